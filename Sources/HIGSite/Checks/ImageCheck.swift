import GuideModel
import HangulText
import SiteRendering

/// Pictures that are not there, and pictures that nothing shows.
enum ImageCheck {
  static func run(_ guide: Guide, _ links: LinkTable, _ sources: SourceFiles) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let names = guide.images.keys.sorted()
    for article in guide.articles + guide.pages {
      for image in article.images {
        guard case .file(let path) = image.source, guide.images[path] == nil else { continue }
        let near = NearestName.candidates(for: path, among: names)
        diagnostics.append(
          Diagnostic(
            "figure.missing-file", .error,
            "그림 파일 \(path.quoted(.subject)) 없습니다. "
              + (near.isEmpty
                ? "파일을 넣거나, 아직 없다면 ‘![설명](todo)’로 적으십시오." : "\(quotedList(near)) 가운데 하나인지 확인하십시오."),
            file: article.file, range: image.range))
      }
    }
    let used = Images.used(guide)
    for path in names where !used.contains(path) {
      diagnostics.append(
        Diagnostic(
          "image.orphan", .warning, "어느 글에서도 쓰지 않는 그림입니다. 글에 넣거나 파일을 지우십시오.",
          file: guide.images[path]?.path ?? path, range: nil))
    }
    return diagnostics
  }
}
