package import GuideModel
/// Names that become addresses and anchors.
package enum SlugText {
  /// False for what would leave its folder, break a line, or be no file name somewhere.
  package static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".") && name.utf8.count <= 200
      && !name.unicodeScalars.contains {
        $0.value < 0x21 && $0 != " " || $0.value == 0x7F || "#?%\\/:*\"<>|".unicodeScalars.contains($0)
      }
  }
}

extension Rule {
  package static let slugCharacter = Rule(
    "slug.character", .error, .guide, "주소로 쓸 수 없는 글자가 있는 이름입니다.",
    .init(
      "---\ntitle: 등\naliases: [\"a?b\"]\n---\n\n글", "---\ntitle: 등\naliases: [a-b]\n---\n\n글"))
}
