import Foundation
import HangulText
import Testing

/// The vectors that the browser's search runs too (Tests/Browser/test_hangul.py): both sides must read Korean alike.
///
/// Those of the keyboard only the browser runs; its tables are ours.
@Suite struct SearchVectorTests {
  struct Vectors: Decodable {
    struct Pair<Value: Decodable>: Decodable {
      var text: String
      var value: Value

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        text = try list.decode(String.self)
        value = try list.decode(Value.self)
      }
    }
    struct Distance: Decodable {
      var first: String
      var second: String
      var edits: Int

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        first = try list.decode(String.self)
        second = try list.decode(String.self)
        edits = try list.decode(Int.self)
      }
    }
    var tokens: [Pair<[String]>]
    var forms: [Pair<[String]>]
    var initials: [Pair<String>]
    var sounds: [Pair<String>]
    var distance: [Distance]
  }

  private let vectors: Vectors

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/hangul-vectors.json")
    vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
  }

  @Test func splitsTextIntoWords() {
    for pair in vectors.tokens {
      #expect(SearchToken.tokens(pair.text).map { $0.text.lowercased() } == pair.value, "\(pair.text)")
    }
  }

  @Test func takesEndingsOffWords() {
    for pair in vectors.forms {
      #expect([pair.text] + WordEnding.stems(of: pair.text).reversed() == pair.value, "\(pair.text)")
    }
  }

  @Test func namesInitialConsonants() {
    for pair in vectors.initials { #expect(pair.text.initials == pair.value) }
  }

  @Test(arguments: ["클리핑", "버튼", "로딩", "섹션", "메뉴", "드래그", "유니버설", "clipping", "웨이브"])
  func takesForALoanword(word: String) {
    #expect(LoanwordSound.loanwordTest()(word))
  }

  @Test(arguments: ["설명", "작은", "싶어", "없으", "붙어", "지금", "면적"])
  func takesForNative(word: String) {
    #expect(!LoanwordSound.loanwordTest()(word))
  }

  @Test func hearsWordsAlike() {
    for pair in vectors.sounds { #expect(LoanwordSound.sound(of: pair.text) == pair.value, "\(pair.text)") }
  }

  @Test func countsEdits() {
    for vector in vectors.distance {
      #expect(NearestName.editDistance(Array(vector.first), Array(vector.second)) == vector.edits)
    }
  }

  @Test func splitsNamesAtCapitals() {
    #expect(SearchToken.camelParts("NSDatePicker") == ["NS", "Date", "Picker"])
    #expect(SearchToken.camelParts("macOS") == ["mac", "OS"])
    #expect(SearchToken.camelParts("plain") == ["plain"])
  }
}
