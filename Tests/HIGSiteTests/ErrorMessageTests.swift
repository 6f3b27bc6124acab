import TestSupport
import Testing

@testable import HIGSite

/// What every kind of error says, with a name that ends in a vowel and one that ends in a consonant.
@Suite struct ErrorMessageGoldenTests {
  @Test func everyBlockSaysWhatToDo() {
    let all: [Blocked] =
      ["가", "나라/책"].flatMap { path -> [Blocked] in
        [
          .noFolder(.content, path), .noGuide(path), .emptyGlossary(path), .noFolder(.templates, path),
          .noFolder(.working, path),
          .unreadableFolder(path, reason: "R"),
          .unreadable(.any, path), .unreadable(.template, path), .unreadable(.picture, path),
          .unreadable(.glossary, path),
          .unreadable(.baseline, path), .notUTF8(path), .notBaseline(path), .wrongGlossary(place: "\(path):3", "말입니다."),
          .refused(.write, path, reason: "R"), .refused(.mend, path, reason: "R"), .refused(.make, path, reason: "R"),
          .refused(.carryOver, path, reason: "R"), .cannotMakeFolder(path, reason: "R"), .readOnly(path),
          .changedMeanwhile(path),
          .articleExists(slug: "menus", path), .outputIsNoFolder(path), .outputHoldsWorkingFolder(path),
          .outputMeets(path, source: path), .foreignFile(path), .editedFile(path), .foreignFolder(path),
          .outputLinkIsBroken(path), .cannotLock(path, reason: "R"),
          .lockIsNoFolder(path), .cannotClear(path, reason: "R"), .busy(process: "12"),
        ]
      } + [.busy(process: nil), .ownGlossaryHasErrors, .interrupted(signal: 2)]
    #expect(Golden.difference(all.map { $0.message + "\n" }.joined(), "blocked.txt") == nil)
  }

  @Test func everyWrongUsageSaysWhatToDo() {
    let all: [UsageError] = [
      .unknownCommand("bild", known: ["build", "check"]), .unknownCommand("xyz", known: ["build"]),
      .unknownSubcommand("shw", of: "glossary", known: ["show", "import"]),
      .unknownSubcommand("x", of: "glossary", known: ["show", "import"]), .operandsMissing(usage: "hig new SLUG"),
      .operandsTooMany(usage: "hig build"), .unknownOption("--outptu", known: ["--output"]),
      .unknownOption("-z", known: ["-q"]), .takesNoValue(option: "quiet"),
      .needsValue(option: "content", placeholder: "DIR"),
      .needsNumber(option: "jobs"), .needsChoice(option: "format", known: ["text", "json"]), .needsBaseURL,
      .needsFix(option: "dry-run"), .slugOfSeveralFiles, .unknownRule("text.lable"), .unknownRule("xxxxxxxxxx"),
      .unknownTerm("가", near: []), .unknownTerm("책", near: ["창", "채"]), .unknownTopic("menu", near: ["menus"]),
      .unknownTopic("x", near: []), .unusableSlug("index"), .noFile("글.txt"), .noTexts(folder: "책"),
      .noCaptures(folder: "책"),
    ]
    #expect(Golden.difference(all.map { $0.message + "\n" }.joined(), "usage.txt") == nil)
  }
}
