import GuideModel
import HangulText

/// Pictures that are not there.
enum MissingFigureRule {
  static let rule = Rule(
    "figure.missing-file", .error, .guide, "그림 파일이 없습니다.",
    .init("![등](../images/lamp.svg)", "![등](todo)"))

  static let check = Check<LinkedGuide>(rule) { linked in
    let names = linked.guide.images.keys.sorted()
    return site(linked.guide, names)
      + linked.all.flatMap { article in
        article.images.compactMap { image -> Diagnostic? in
          guard case .file(let path) = image.source, linked.guide.images[path] == nil else { return nil }
          let near = NearestName.candidates(for: path, among: names)
          return Diagnostic(
            rule,
            "그림 파일 \(path.quoted(.subject)) 없습니다. "
              + (near.isEmpty
                ? "파일을 넣거나, 아직 없다면 ‘![설명](todo)’로 적으십시오." : proposal(near)),
            about: path, file: article.file, range: image.range)
        }
      }
  }

  /// The picture that site.yaml names.
  private static func site(_ guide: Guide, _ names: [String]) -> [Diagnostic] {
    guard let image = guide.settings.image, let range = guide.settings.imageRange, !image.hasPrefix("http"),
      guide.images[image] == nil, let file = guide.settings.file
    else { return [] }
    let near = NearestName.candidates(for: image, among: names)
    return [
      Diagnostic(
        rule,
        "사이트의 그림 \(image.quoted(.subject)) 없습니다. " + (near.isEmpty ? "‘images/…’ 아래의 파일을 적으십시오." : proposal(near)),
        about: image, file: file, range: range)
    ]
  }
}
