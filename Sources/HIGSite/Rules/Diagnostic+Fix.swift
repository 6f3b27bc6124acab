import GuideModel
import HangulText

extension Diagnostic.Fix {
  static func replacing(_ range: SourceRange, _ text: String) -> Self {
    Self(
      .safe, summary: "\(text.quoted(.direction)) 고칩니다.",
      edits: [Diagnostic.Edit(range: range, replacement: text)])
  }
}
