package import GuideModel

/// Pictures of other sites: pages show their frame with a link to them.
package enum RemoteFigureRule {
  package static let rule = Rule(
    "figure.remote", .note, .file, "다른 사이트에 있어 페이지에 링크로만 나오는 그림입니다.",
    .init("![등](https://example.org/lamp.png)", "![등](todo)"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.article.images.compactMap { image in
      guard case .remote(let address) = image.source, address.hasPrefix("http") else { return nil }
      return Diagnostic(
        rule, "다른 사이트의 그림이라 페이지에는 틀과 링크만 나옵니다. 쓸 권리가 있다면 파일을 Content/images에 넣고 그 경로를 적으십시오.", about: address,
        file: document.file, range: image.range)
    }
  }
}
