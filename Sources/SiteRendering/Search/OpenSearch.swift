import GuideModel

/// `opensearch.xml`, by which a browser searches the site from its address bar (OpenSearch 1.1, draft 6).
package enum OpenSearch {
  /// Nothing where the site's address is not known: the description needs whole URLs.
  package static func files(_ site: SiteModel) -> [OutputFile] {
    guard let base = site.baseURL else { return [] }
    let title = HTML.escaped(site.guide.settings.title)
    // The standard allows 16 characters for the short name.
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <ShortName>\(HTML.escaped(String(site.guide.settings.title.prefix(16))))</ShortName>
      <Description>\(title)에서 검색</Description>
      <InputEncoding>UTF-8</InputEncoding>
      <Url type="text/html" template="\(HTML.escaped(HTML.url(base)))/search.html?q={searchTerms}"/>
      </OpenSearchDescription>

      """
    return [OutputFile(path: "opensearch.xml", bytes: Array(text.utf8))]
  }
}
