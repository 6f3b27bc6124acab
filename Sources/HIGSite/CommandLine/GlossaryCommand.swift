import Foundation
import GuideContent
import GuideModel
import HangulText
import Terminology

/// `hig glossary show|propose|import|export`.
enum GlossaryCommand {
  static let command = Command(
    name: "glossary",
    usage: "hig glossary show 용어 | propose [파일…] | import 파일 | export --format csv|tsv|omegat|tbx",
    summary: "용어집을 보고, 넓히고, 주고받습니다.",
    options: [
      OptionSpec("content", "c", value: "DIR", help: "내용 폴더(기본 Content)"),
      OptionSpec("format", "f", value: "F", help: "export의 형식: csv, tsv, omegat, tbx, yaml"),
      OptionSpec("dry-run", "n", help: "import가 쓸 용어집을 보여 주기만 합니다."),
    ], operands: 1...10_000, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let content = arguments.value("content") ?? "Content"
    let rest = Array(arguments.operands.dropFirst())
    switch arguments.operands[0] {
    case "show": return try await show(rest, content, console)
    case "propose": return try await propose(rest, content, console)
    case "import": return try merge(rest, content, arguments.has("dry-run"), console)
    case "export":
      let format = try arguments.choice("format", GlossaryExchange.Format.self) ?? .tsv
      let glossary = try glossary(content)
      // A shell empties the file that it writes to before the command reads it.
      guard !glossary.terms.isEmpty else { throw Blocked.emptyGlossary("\(content)/glossary.yaml") }
      console.data(GlossaryExchange.text(glossary, as: format))
      return .done
    default:
      throw UsageError.unknownSubcommand(
        arguments.operands[0], of: "glossary", known: ["show", "propose", "import", "export"])
    }
  }

  private static func glossary(_ content: String) throws(Blocked) -> Glossary {
    try GlossaryFile.read("\(content)/glossary.yaml").parsed.value
  }

  /// The entry with every use in the guide.
  private static func show(_ words: [String], _ content: String, _ console: Console) async throws -> ExitCode {
    guard words.count == 1 else { throw UsageError.operandsMissing(usage: "hig glossary show 용어") }
    let reading = await GuideReader(try ContentFolder(content).read(), jobs: Parallel.defaultJobs).read()
    let guide = reading.guide
    let wanted = words[0].nfc.lowercased()
    let found = guide.glossary.terms.filter { term in
      ([term.id, term.english, term.korean] + term.accepted + term.forbidden + [term.official].compactMap { $0 })
        .contains { $0.lowercased() == wanted }
    }
    guard !found.isEmpty else {
      let known = guide.glossary.terms.flatMap { [$0.id, $0.korean] }
      throw UsageError.unknownTerm(words[0], near: NearestName.candidates(for: words[0], among: known))
    }
    let jobs = Parallel.defaultJobs
    let links = await LinkTableBuilder(guide, Termbase(guide), reading.sources, jobs: jobs).linked().links
    for term in found {
      console.data(GlossaryWriter.entry(term))
      for use in links.termUses[term.id] ?? [] {
        console.data("    \(use.slug)\(use.anchor.isEmpty ? "" : "#\(use.anchor)"): \(use.sentence)\n")
      }
    }
    return .done
  }

  /// Rows ready to be added, with counts and places as comments.
  private static func propose(_ files: [String], _ content: String, _ console: Console) async throws -> ExitCode {
    let contents = try ContentFolder(content).read()
    let reading = await GuideReader(contents, jobs: Parallel.defaultJobs).read()
    let guide = reading.guide
    let termbase = Termbase(guide)
    let texts =
      files.isEmpty
      ? (guide.articles + guide.pages).compactMap { article in
        reading.sources[article.file].map { CheckedText(article, source: $0, termbase.index) }
      } : try files.map { CheckedText(plain: try DataFiles().named($0), termbase.index) }
    for pair in TermMiner.pairs(texts, termbase) {
      var term = Term(
        id: AnchorText.gitHub(pair.english), english: pair.english, korean: pair.korean, range: .fileStart)
      term.accepted = pair.others
      console.data("  # \(pair.count)번, 처음은 \(pair.place)\n" + GlossaryWriter.entry(term))
    }
    for phrase in TermMiner.untranslated(texts, termbase) {
      console.data("  # \(phrase.count)번 영어로 남음: \(phrase.english) (처음은 \(phrase.place))\n")
    }
    return .done
  }

  private static func merge(_ words: [String], _ content: String, _ isDry: Bool, _ console: Console) throws -> ExitCode
  {
    guard words.count == 1 else { throw UsageError.operandsMissing(usage: "hig glossary import 파일") }
    let other = try GlossaryFile.read(words[0]).parsed
    if let problem = other.diagnostics.first(where: { $0.severity == .error }) {
      let line = problem.range.map { ":\($0.start.line)" } ?? ""
      throw Blocked.wrongGlossary(place: problem.file + line, problem.message)
    }
    let own = try GlossaryFile.read("\(content)/glossary.yaml")
    guard !own.parsed.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Blocked.ownGlossaryHasErrors
    }
    let mine = own.parsed.value.terms
    let result = GlossaryMerge.merge(other.value.terms, into: mine)
    guard let bytes = GlossaryEditor.edited(own.source, before: mine, after: result.terms) else {
      throw Blocked.ownGlossaryHasErrors
    }
    if isDry {
      console.data(UnifiedDiff.text(own.source.path, own.source.bytes, bytes))
    } else if bytes != own.source.bytes {
      TemporaryName.clear(in: content)
      try FileWriting.replace(own.source.path, with: bytes)
    }
    for difference in result.differences {
      console.message(
        "\(difference.english): 우리는 ‘\(difference.here)’, 가져온 용어집은 ‘\(difference.there)’입니다. 우리 것을 그대로 두었습니다.")
    }
    console.last("용어 \(result.added)개를 더하고 \(result.widened)개를 넓혔습니다. 다른 것은 \(result.differences.count)개입니다.")
    return .done
  }
}
