import GuideModel
import HangulText
import SiteRendering

/// Pictures that nothing shows.
enum OrphanImageRule {
  static let rule = Rule(
    "image.orphan", .warning, .guide, "어느 글에서도 쓰지 않는 그림입니다.",
    .init(described: "쓰는 글이 없는 그림", "글에 있는 그림"))

  static let check = Check<LinkedGuide>(rule) { linked in
    let used = Images.used(linked.guide).union(linked.guide.draftImages)
    let wanted = Dictionary(
      used.flatMap { [$0, ImagePath.dark($0)] }.map { (key($0), $0) }, uniquingKeysWith: { min($0, $1) })
    return linked.guide.images.keys.sorted().filter { !used.contains($0) }.map { path in
      let near = wanted[key(path)].map { String($0.split(separator: "/").last ?? "") }
      return Diagnostic(
        rule,
        "어느 글에서도 쓰지 않는 그림입니다. "
          + (near.map { "글에 있는 그림이라면 이름을 \($0.quoted(.direction)) 바꾸십시오." } ?? "글에 넣거나 파일을 지우십시오."), about: path,
        file: linked.guide.images[path]?.path ?? path, range: nil)
    }
  }

  /// What two spellings of one picture share: case and the sign before `dark` aside.
  private static func key(_ path: String) -> String {
    path.lowercased().replacing(/[-_~. ]+dark(?=\.)/, with: "~dark")
  }
}
