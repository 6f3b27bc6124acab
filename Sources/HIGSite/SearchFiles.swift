import GuideModel
import SiteRendering

/// The search index of a site, and how browsers find its search page.
enum SearchFiles {
  static func files(_ site: SiteModel, jobs: Int) async -> [OutputFile] {
    let synonyms = SearchSynonyms(site)
    let pages = await Parallel.map(site.guide.articles + site.guide.pages, jobs: jobs) {
      SearchPage($0, site, synonyms)
    }
    let index = SearchIndex(pages + SearchPage.glossary(site), otherNames: synonyms.otherNames)
    return index.files + OpenSearch.files(site)
  }
}
