package import GuideModel
import HangulText

/// Reads Content/glossary.yaml, the termbase.
package enum GlossaryReader {
  private static let keys = [
    "id", "english", "korean", "official", "accepted", "forbidden", "kind", "homonym", "gloss",
    "reading", "article", "definition", "reason", "except", "ordinary", "company", "specs",
  ]

  package static func read(_ source: SourceText) -> Parsed<Glossary> {
    var reader = YAMLReader(source.path)
    guard let tree = reader.tree(source) else {
      return Parsed(Glossary(file: source.path), reader.diagnostics)
    }
    let root = reader.mapping(tree, keys: ["terms"], required: ["terms"])
    var terms: [Term] = []
    var lines: [String: Int] = [:]
    for node in reader.sequence(root["terms"]) {
      guard let term = term(&reader, node) else { continue }
      if let first = lines[term.id] {
        reader.report(
          .glossaryDuplicate,
          "용어 id \(term.id.quoted(.subject)) 두 번 나옵니다. 처음은 \(first)번째 줄입니다. 하나를 지우십시오.", term.range)
      } else {
        lines[term.id] = term.range.start.line
        terms.append(term)
      }
    }
    for (problem, range) in GlossaryConflict.all(terms) { reader.report(.glossaryConflict, problem, range) }
    return Parsed(Glossary(file: source.path, terms: terms), reader.diagnostics)
  }

  private static func term(_ reader: inout YAMLReader, _ node: YAMLNode) -> Term? {
    let values = reader.mapping(node, keys: keys, required: ["id", "english", "korean"])
    guard let id = reader.slug(values["id"]), let english = reader.string(values["english"]),
      let korean = reader.string(values["korean"])
    else { return nil }
    if english.unicodeScalars.contains(where: \.isHangul), !korean.unicodeScalars.contains(where: \.isHangul) {
      reader.report(
        .glossaryTurned, "‘english’에 한국어가, ‘korean’에 영어가 있습니다. 서로 바꾸십시오.",
        values["english"]?.range.asLine ?? id.range)
    }
    var term = Term(id: id.value, english: english, korean: korean, range: id.range)
    term.official = reader.string(values["official"])
    term.accepted = reader.strings(values["accepted"]).map(\.value)
    term.forbidden = reader.strings(values["forbidden"]).map(\.value)
    term.kind = reader.choice(values["kind"], Term.Kind.self) ?? .term
    term.isHomonym = reader.bool(values["homonym"]) ?? false
    term.gloss = reader.choice(values["gloss"], Term.Gloss.self) ?? .none
    term.reading = reader.string(values["reading"])
    term.article = reader.located(values["article"])
    term.definition = reader.string(values["definition"])?.folded
    term.reason = reader.string(values["reason"])?.folded
    term.except = reader.strings(values["except"]).map(\.value)
    term.ordinary = ordinary(&reader, values["ordinary"], term)
    term.company = reader.strings(values["company"]).map(\.value)
    term.specs = reader.sequence(values["specs"]).compactMap { spec(&reader, $0) }
    return term
  }

  /// Forbidden forms; a word that is none does nothing here.
  private static func ordinary(_ reader: inout YAMLReader, _ node: YAMLNode?, _ term: Term) -> [String] {
    reader.strings(node).map { word in
      if !term.forbidden.contains(word.value) {
        reader.report(
          .glossaryOrdinary, "\(word.value.quoted(.topic)) forbidden에 없어 ordinary가 하는 일이 없습니다. forbidden에도 적거나 지우십시오.",
          word.range)
      }
      return word.value
    }
  }

  private static func spec(_ reader: inout YAMLReader, _ node: YAMLNode) -> Term.Spec? {
    let values = reader.mapping(node, keys: ["text", "fix"], required: ["text"])
    guard let text = reader.located(values["text"]) else { return nil }
    return Term.Spec(text: text.value, fix: reader.string(values["fix"]), range: text.range)
  }
}

extension Rule {
  package static let glossaryDuplicate = Rule(
    "glossary.duplicate", .error, .file, "용어 id가 두 번 나옵니다.",
    .init(
      "terms:\n  - {id: a, english: a, korean: 가}\n  - {id: a, english: b, korean: 나}",
      "terms:\n  - {id: a, english: a, korean: 가}\n  - {id: b, english: b, korean: 나}",
      in: "Content/glossary.yaml"))

  package static let glossaryOrdinary = Rule(
    "glossary.ordinary", .warning, .file, "ordinary에 있는 말이 forbidden에 없습니다.",
    .init(
      "terms:\n  - {id: a, english: a, korean: 가, forbidden: [나], ordinary: [다]}",
      "terms:\n  - {id: a, english: a, korean: 가, forbidden: [나], ordinary: [나]}", in: "Content/glossary.yaml"))

  package static let glossaryTurned = Rule(
    "glossary.turned", .error, .file, "영어와 한국어가 서로 바뀌었습니다.",
    .init(
      "terms:\n  - {id: a, english: 등, korean: lamp}", "terms:\n  - {id: a, english: lamp, korean: 등}",
      in: "Content/glossary.yaml"))

  package static let glossaryConflict = Rule(
    "glossary.conflict", .warning, .file, "한쪽에서 쓰라고 하고 다른 쪽에서 쓰지 말라고 하는 말입니다.",
    .init(
      "terms:\n  - {id: a, english: a, korean: 가, forbidden: [나]}\n  - {id: b, english: b, korean: 나}",
      "terms:\n  - {id: a, english: a, korean: 가, forbidden: [다]}\n  - {id: b, english: b, korean: 나}",
      in: "Content/glossary.yaml"))
}

/// Words that a glossary asks for in one place and forbids in another.
enum GlossaryConflict {
  static func all(_ terms: [Term]) -> [(String, SourceRange)] {
    var forbidding: [String: Term] = [:]
    for term in terms where !term.isHomonym {
      for word in term.forbidden where forbidding[word] == nil { forbidding[word] = term }
    }
    return terms.flatMap { term -> [(String, SourceRange)] in
      ([term.korean, term.official].compactMap { $0 } + term.accepted).compactMap { word in
        guard !term.isHomonym, let other = forbidding[word] else { return nil }
        let place = other.id == term.id ? "이 용어가" : "용어 \(other.id.quoted(.subject))"
        return ("\(word.quoted(.object)) 쓰라고 하지만 \(place) 쓰지 말라고 합니다(forbidden). 한쪽을 지우십시오.", term.range)
      }
    }
  }
}
