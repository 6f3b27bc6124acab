import HangulText

/// Spellings that the words around decide: 로서 and 로써, 던지 and 든지.
enum SpellingContext {
  struct Slip {
    var range: Range<Int>
    var right: String
    var isCertain = true
  }

  static func slips(in prose: Prose) -> [Slip] { roles(prose) + choices(prose) + rates(prose) }

  /// Source: 한글 맞춤법 article 57: 로서 says as what, 로써 by what.
  private static func roles(_ prose: Prose) -> [Slip] {
    let bytes = prose.bytes
    return prose.hangulRuns.compactMap { run in
      guard run.count >= 9, let last = [as_, by].first(where: { bytes[run].ends(with: $0) }) else { return nil }
      let syllable = run.upperBound - 3..<run.upperBound
      let word = prose.text(run.lowerBound..<run.upperBound - 6)
      if last == by, people.contains(where: word.hasSuffix) { return Slip(range: syllable, right: "서") }
      let stem = word.hasSuffix("으") ? String(word.dropLast()) : word
      if last == as_, stem.count > 1, deeds.contains(where: stem.hasSuffix), !boxes.contains(where: stem.hasSuffix) {
        return Slip(range: syllable, right: "써")
      }
      return nil
    }
  }

  private static let as_ = Array("로서".utf8)
  private static let by = Array("로써".utf8)
  private static let people = [
    "사용자", "개발자", "관리자", "작성자", "소유자", "제작자", "책임자", "참가자", "참여자", "구매자", "판매자", "운영자", "담당자", "진행자", "기획자",
    "번역자", "디자이너", "사람", "학생", "교사", "부모", "전문가", "번역가", "작가", "회원", "고객", "시민", "팀원", "팀장", "인간", "독자", "저자",
    "주인", "엔지니어", "의사", "변호사", "선생님", "국민",
  ]
  private static let deeds = ["함", "됨", "시킴", "줄임", "높임", "늘림", "바꿈", "나눔", "없앰", "넣음", "읽음", "씀"]
  /// 보관함으로서: boxes.
  private static let boxes = ["보관함", "사물함", "사서함", "우편함", "편지함", "메일함", "수신함", "발신함", "명함", "군함", "전투함", "문서함"]

  /// 하던지 말던지: a choice is 든지 (한글 맞춤법 article 56); one alone may be of the past.
  private static func choices(_ prose: Prose) -> [Slip] {
    let wrong = Array("던지".utf8)
    let runs = prose.hangulRuns.filter { $0.count >= 9 && prose.bytes[$0].ends(with: wrong) }
    let pairs = zip(runs, runs.dropFirst()).filter { $1.lowerBound - $0.upperBound < 40 }
    let right = prose.hangulRuns.filter { $0.count >= 9 && prose.bytes[$0].ends(with: Array("든지".utf8)) }
    let beside = runs.filter { run in right.contains { abs($0.lowerBound - run.lowerBound) < 60 } }
    let paired = pairs.flatMap { [$0, $1] } + beside
    let alone = runs.filter { run in
      indefinite.contains { prose.text(run).hasPrefix($0) }
    }
    return runs.filter { paired.contains($0) || alone.contains($0) }.map {
      Slip(range: $0.upperBound - 6..<$0.upperBound - 3, right: "든")
    }
  }

  /// 성공율, 비률: the rate is 율 behind a vowel or ㄴ, 률 behind any other (한글 맞춤법 article 11).
  private static func rates(_ prose: Prose) -> [Slip] {
    prose.hangulRuns.flatMap { run -> [Slip] in
      let word = Array(prose.text(run).unicodeScalars)
      return word.indices.dropFirst(2).compactMap { index in
        guard word[index] == "율" || word[index] == "률", let before = HangulSyllable(word[index - 1]),
          ParticleList.covers(String(String.UnicodeScalarView(word[(index + 1)...]))[...])
        else { return nil }
        let right: Unicode.Scalar = before.final == 0 || before.final == HangulSyllable.finalNieun ? "율" : "률"
        let isName = ["자율", "규율", "법률", "운율", "음율", "조율", "선율", "불문율", "황금률"].contains {
          String(String.UnicodeScalarView(word[...index])).hasSuffix($0)
        }
        guard right != word[index], !isName else { return nil }
        let start = run.lowerBound + index * 3
        return Slip(range: start..<start + 3, right: String(right))
      }
    }
  }

  private static let indefinite = ["무엇이던지", "누구던지", "어디던지", "언제던지", "무엇이든던지", "어느것이던지"]
}
