import GuideModel
import TestSupport
import Testing

@testable import SiteRendering

/// A page with a title and one section of text.
private func page(_ title: String, _ text: String, slug: String = "a") -> SearchPage {
  var page = SearchPage(
    SearchShownPage(slug: slug, title: title, sections: [.init(kind: .article), .init(anchor: "s")]))
  page.addSection()
  page.add(title, .title)
  page.addSection()
  page.add(text, .body)
  page.finish()
  return page
}

@Suite struct SearchWordTests {
  private func keys(_ word: String, in text: String, title: String = "제목") -> [String] {
    let vocabulary = SearchVocabulary([page(title, text)])
    return vocabulary.keys(of: word).map { vocabulary.keys[$0.number] }
  }

  @Test func letsTheGuideTellWhatIsAnEnding() {
    #expect(keys("디자인", in: "디자인을 디자인은 디자인") == ["디자인"])
    #expect(keys("디자인을", in: "디자인을 디자인은 디자인") == ["디자인"])
    #expect(keys("배지가", in: "배지가 붙습니다") == ["배지"])
    #expect(keys("표시됩니다", in: "표시됩니다 표시를") == ["표시"])
  }

  @Test func takesASingleSyllableOnlyWithFormsOfItsOwn() {
    #expect(keys("휠을", in: "휠을 돌립니다") == ["휠을"])
    #expect(keys("휠을", in: "휠을 휠은 휠") == ["휠"])
  }

  @Test func knowsPluralsWhereTheSingularStands() {
    #expect(keys("pickers", in: "picker pickers") == ["picker"])
    #expect(keys("activities", in: "activity activities") == ["activity"])
    #expect(keys("boxes", in: "box boxes") == ["box"])
    #expect(keys("status", in: "status") == ["status"])
    #expect(keys("settings", in: "settings") == ["settings"])
  }

  @Test func knowsTheStemOfAContractedVerb() {
    #expect(keys("겹쳐", in: "겹쳐 놓습니다") == ["겹쳐", "겹치"])
    #expect(keys("겹쳤다", in: "겹쳤다") == ["겹쳤", "겹치"])
  }

  @Test func leavesOutWhatIsNoWord() {
    let blob = String(repeating: "Ab", count: 4_000)
    let syllables = String(repeating: "가나", count: 10_000)
    let found = page("제목", "\(blob) \(syllables) 서랍")
    #expect(found.words == ["제목", "서랍"])
  }

  @Test func findsBothHalvesOfACompound() {
    #expect(keys("공동작업", in: "공동작업 공동 공동 작업 작업") == ["공동작업", "공동", "작업"])
    #expect(keys("공동작업", in: "공동작업 공동 작업 작업") == ["공동작업"])
  }

  @Test func findsTheEndsOfNamesAlone() {
    #expect(keys("그래피티", in: "그래피티", title: "그래피티") == ["그래피티", "래피티", "피티"])
    #expect(keys("그래피티", in: "그래피티") == ["그래피티"])
  }

  @Test func takesNamesOfAPIsApart() {
    let words = Set(page("제목", "`NSDatePicker`와 pull-down").words)
    #expect(words.isSuperset(of: ["nsdatepicker", "datepicker", "picker", "date", "pull", "down", "pulldown"]))
  }

  @Test(arguments: [
    ("유니버설 링크를 열고 유니버설 링크로 갑니다", "유니버설링크", true), ("앱 확장을 끄고 앱 확장은 켭니다", "앱확장", true),
    ("유니버설 링크를 엽니다", "유니버설링크", false), ("작은 창 큰 창 작은 글 작은 빛 작은 길 작은 밤 작은 창", "작은창", false),
    ("유니버설, 링크를 열고 유니버설. 링크로 갑니다", "유니버설링크", false),
  ])
  func joinsWordsThatKeepStandingTogether(text: String, word: String, isJoined: Bool) {
    #expect(page("제목", text).words.contains(word) == isJoined)
  }

  @Test func joinsTheWordsOfAName() {
    #expect(Set(page("드래그 앤 드롭", "").words).isSuperset(of: ["드래그앤드롭", "드래그앤", "앤드롭"]))
  }
}

@Suite struct SearchIndexTests {
  @Test func worthsATitleMoreThanText() throws {
    let postings = SearchPostings([page("선택기", "글"), page("글", "선택기를 씁니다"), page("딴말", "남은 글")])
    let list = try #require(postings.lists.first { $0.key == "선택기" })
    #expect(list.postings.map { [Int($0.page), Int($0.section)] } == [[0, 0], [1, 1]])
    #expect(postings.impact(list.postings[0], of: list) > postings.impact(list.postings[1], of: list))
  }

  @Test(arguments: [0, 56, 57, 1000, 1_000_000])
  func writesNumbersThatCanBeRead(number: Int) {
    var output: [UInt8] = []
    SearchEncoding.append(number, to: &output)
    #expect(SearchText(output).number() == number)
    #expect(output.allSatisfy { (35...126).contains($0) && $0 != UInt8(ascii: "\\") })
  }

  @Test func writesHitsThatCanBeRead() {
    let hits = [(0, 1, 27), (0, 3, 0), (5, 0, 13), (700, 60, 26)].map {
      SearchEncoding.Hit(page: $0.0, section: $0.1, level: $0.2)
    }
    #expect(SearchText(SearchEncoding.list(hits)).hits() == hits.map { [$0.page, $0.section, $0.level] })
  }

  @Test func sharesBeginningsBetweenWords() {
    #expect(SearchEncoding.frontCoded("선택기", after: "선택") == Array("%기".utf8))
    #expect(SearchEncoding.frontCoded("가", after: "") == Array("#가".utf8))
  }

  @Test func cutsShardsBetweenWordsAndKnowsWhatGoesOn() {
    let words = ["가나", "가나다", "가라", "나", "나비", "다람"]
    var shards = SearchShards(words.map { .init(key: $0, value: [UInt8](repeating: 65, count: 40)) }, size: 100)
    #expect(shards.shards.map { $0.map(\.key) } == [["가나", "가나다"], ["가라", "나"], ["나비", "다람"]])
    #expect(shards.firsts == ["", "가라", "나비"])
    #expect(shards.straddling == ["가", "나"])
    for prefix in shards.straddling { shards.insert(.init(key: prefix + "*", value: [])) }
    #expect(shards.shards.map { $0.map(\.key) } == [["가*", "가나", "가나다"], ["가라", "나", "나*"], ["나비", "다람"]])
  }

  @Test func keepsEqualKeysInOneShard() {
    let entries = (0..<40).map { SearchShards.Entry(key: $0 < 30 ? "ㅅㅇ" : "ㅅㅈ", value: Array("\($0)".utf8)) }
    let shards = SearchShards(entries, size: 100)
    #expect(shards.shards.map { Set($0.map(\.key)) } == [["ㅅㅇ"], ["ㅅㅈ"]])
    #expect(shards.firsts == ["", "ㅅㅈ"])
  }

  @Test func leadsToFilesWhereThereIsNoWord() {
    #expect(SearchShards([]).firsts == [""])
    let files = SearchIndex([]).files
    #expect(files.filter { $0.path.hasPrefix("search/names-0.") }.map(\.bytes) == [Array("hig(\" \")\n".utf8)])
  }

  @Test func writesOtherNamesBehindAWord() throws {
    let files = SearchIndex([page("배지", "배지")], otherNames: ["배지": ["badge", "뱃지"]]).files
    let word = try #require(
      files.filter { $0.path.contains("words-") }.flatMap { entries($0) }.first { $0.word == "배지" })
    #expect(word.more.isEmpty && word.names == "badge,뱃지")
  }

  @Test func namesEveryFileByItsContentAndLosesNoHit() throws {
    let pages = (0..<1500).map { page("글 \($0)", "등불이 있습니다", slug: "p\($0)") }
    let files = SearchIndex(pages).files
    #expect(SearchIndex(pages).files.map(\.bytes) == files.map(\.bytes))
    #expect(Set(files.map(\.path)).count == files.count)
    let word = try #require(
      files.filter { $0.path.contains("words-") }.flatMap { entries($0) }.first { $0.word == "등불" })
    var hits = SearchText(Array(word.hits.utf8)).hits()
    #expect(hits.count == 1000)
    for name in word.more.split(separator: ",") {
      let file = try #require(files.first { $0.path == "search/more-\(name).js" })
      hits += SearchText(Array(text(file).utf8)).hits()
    }
    #expect(Set(hits.map { $0[0] }) == Set(0..<1500))
  }

  @Test func holdsTheHitsOfEveryBeginningInOneShard() {
    let pages = (0..<1500).map {
      page("글", "가\(String(UnicodeScalar(UInt32(0xAC00 + $0 * 7)) ?? "가"))다라마바사", slug: "p\($0)")
    }
    let shards = SearchIndex(pages).files.filter { $0.path.contains("words-") }
    #expect(shards.count > 1)
    #expect(shards.flatMap { entries($0) }.contains { $0.word == "가*" })
  }

  private func text(_ file: OutputFile) -> String {
    String(String(decoding: file.bytes, as: UTF8.self).dropFirst(5).dropLast(3))
  }

  private func entries(_ file: OutputFile) -> [ShardEntry] {
    ShardEntry.entries(String(decoding: file.bytes, as: UTF8.self))
  }
}

/// Reads what SearchEncoding wrote, as search.js does.
private struct SearchText {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private mutating func take() -> Int {
    let digit = Int(bytes.removeFirst())
    return digit < 93 ? digit - 35 : digit - 93 + 32 * take()
  }

  func number() -> Int {
    var copy = self
    return copy.take()
  }

  func hits() -> [[Int]] {
    var copy = self
    var hits: [[Int]] = []
    var page = 0
    while !copy.bytes.isEmpty {
      page += copy.take()
      var section = 0
      var flags = 0
      repeat {
        section += copy.take()
        flags = Int(copy.bytes.removeFirst()) - 35
        hits.append([page, section, flags >> 1])
      } while flags & 1 == 0
    }
    return hits
  }
}

@Suite struct SearchPieceTests {
  /// A picture is read once: its caption, or what stands for it.
  @Test(arguments: [
    ("글 ![등](todo) 글", "글 등 글"), ("![등](todo)", "등"), ("![등](todo \"켜진 등\")", "켜진 등"),
    ("![등](todo)\n![달](todo \"뜬 달\")", "등\n뜬 달"), ("> 팁: 글\n>\n> ![등](todo)", "글\n등"), ("- 하나\n- `둘`", "하나\n둘"),
    ("| 가 |\n| --- |\n| 나 |", "가\n나"),
  ])
  func holdsWhatIsRead(markdown: String, expected: String) {
    let pieces = SearchPieces(ParsedText(markdown).article.sections[0].blocks).pieces
    #expect(pieces.map(\.text) == [expected])
  }
}
