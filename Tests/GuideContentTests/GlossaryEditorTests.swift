import GuideContent
import GuideModel
import TestSupport
import Testing

/// A merge changes the entries that it must, and no other byte.
@Suite struct GlossaryEditorTests {
  private static func other() -> [Term] {
    var lamp = Term(id: "lamp", english: "lamp", korean: "등불", range: .fileStart)
    (lamp.accepted, lamp.forbidden) = (["빛", "a, b"], ["람프"])
    (lamp.definition, lamp.reason) = ("밝히는 것: 등", "까닭")
    var new = Term(id: "shelf", english: "shelf", korean: "선반", range: .fileStart)
    (new.forbidden, new.specs) = (["쉘프"], [Term.Spec(text: "쉘프를", fix: "선반을", range: .fileStart)])
    return [lamp, new]
  }

  @Test(arguments: [
    "# 머리말\nterms:\n  # 등\n  - id: lamp   # 첫째\n    english: lamp\n    korean: 등불 # 우리말\n    forbidden: [ 램프 ]   # 이유\n\n  # 서랍\n  - {id: drawer, english: drawer, korean: '서랍'} # 끝\n# 꼬리\n",
    "terms:\n- id: lamp\n  english: lamp\n  korean: \"등불\"\n  accepted:\n    - 등   # 하나\n    - 불\n  forbidden:\n  specs:\n    - {text: 등}\n",
    "terms:\n  - {id: lamp, english: lamp, korean: 등불, accepted: []}\n",
    "terms: [{id: lamp, english: lamp, korean: 등불}]\n",
    "terms:\n    -   id: lamp\n        korean: 등불\n        english: lamp",
    "terms:\r\n  - id: lamp\r\n    english: lamp\r\n    korean: 등불\r\n",
  ])
  func changesWhatItMust(text: String) throws {
    let source = SourceText(path: "glossary.yaml", text: text)
    let mine = GlossaryReader.read(source).value.terms
    let merged = GlossaryMerge.merge(Self.other(), into: mine).terms
    let bytes = try #require(GlossaryEditor.edited(source, before: mine, after: merged))
    let read = GlossaryReader.read(SourceText(path: "glossary.yaml", bytes: bytes))
    #expect(read.diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    func shape(_ terms: [Term]) -> [[String]] {
      terms.map {
        [$0.id, $0.korean, $0.definition ?? "-", $0.reason ?? "-"] + $0.accepted + ["|"] + $0.forbidden
          + $0.specs.map(\.text)
      }
    }
    #expect(shape(read.value.terms) == shape(merged), "\(String(decoding: bytes, as: UTF8.self))")
    // Nothing that stood there is gone: the old bytes are there in their order.
    var rest = bytes[...]
    for byte in source.bytes where byte != UInt8(ascii: "[") && byte != UInt8(ascii: "]") {
      let next = try #require(rest.firstIndex(of: byte), "\(String(decoding: bytes, as: UTF8.self))")
      rest = rest[(next + 1)...]
    }
  }

  @Test func leavesTheFileAloneWhereNothingIsNew() throws {
    let source = SourceText(path: "glossary.yaml", text: "# 머리\nterms:\n  - {id: lamp, english: lamp, korean: 등불}\n")
    let mine = GlossaryReader.read(source).value.terms
    #expect(
      GlossaryEditor.edited(source, before: mine, after: GlossaryMerge.merge(mine, into: mine).terms) == source.bytes)
  }

  @Test(arguments: ["", "# 머리말\n", "terms:\n", "terms: []\n", "# 머리\nterms: []  # 꼬리\n"]) func beginsAnEmptyOne(
    text: String
  ) throws {
    let source = SourceText(path: "glossary.yaml", text: text)
    let bytes = try #require(GlossaryEditor.edited(source, before: [], after: Self.other()))
    let read = GlossaryReader.read(SourceText(path: "glossary.yaml", bytes: bytes))
    #expect(
      read.value.terms.map(\.id) == ["lamp", "shelf"] && read.diagnostics.isEmpty,
      "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func leavesAloneWhatIsNoGlossary() {
    let source = SourceText(path: "glossary.yaml", text: "- 하나\n- 둘\n")
    #expect(GlossaryEditor.edited(source, before: [], after: Self.other()) == nil)
  }
}
