import GuideModel

/// Pictures that nothing shows.
enum OrphanImageRule {
  static let rule = Rule(
    "image.orphan", .warning, .guide, "어느 글에서도 쓰지 않는 그림입니다.",
    .init(described: "쓰는 글이 없는 그림", "글에 있는 그림"))

  static let check = Check<LinkedGuide>(rule) { linked in
    let used = Images.used(linked.guide)
    return linked.guide.images.keys.sorted().filter { !used.contains($0) }.map { path in
      Diagnostic(
        rule, "어느 글에서도 쓰지 않는 그림입니다. 글에 넣거나 파일을 지우십시오.", about: path,
        file: linked.guide.images[path]?.path ?? path, range: nil)
    }
  }
}
