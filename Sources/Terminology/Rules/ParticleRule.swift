package import GuideModel
import HangulText

/// Particles that do not fit the sound before them.
package enum ParticleRule {
  package static let rule = Rule(
    "particle.agreement", .warning, .text, "조사가 앞말의 소리와 맞지 않습니다.",
    .init("버튼를 누릅니다.", "버튼을 누릅니다."), .init("목록(list)를 봅니다.", "목록(list)을 봅니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose -> [Diagnostic] in
      let found =
        afterTerms(prose, termbase) + afterTitles(prose, termbase)
        + prose.hangulRuns.compactMap { check($0, prose, termbase) }
      guard !found.isEmpty else { return [] }
      // 을(를) leaves the choice open.
      let open = ParticleNotation.all(in: prose).compactMap(prose.range)
      guard !open.isEmpty else { return found }
      return found.filter { finding in
        !open.contains { other in finding.range.map { $0.start < other.end && other.start < $0.end } ?? false }
      }
    }
  }

  /// Behind a known term every particle is sure.
  private static func afterTerms(_ prose: Prose, _ termbase: Termbase) -> [Diagnostic] {
    prose.occurrences.compactMap { found in
      guard [.preferred, .accepted].contains(found.surface.kind), !prose.isOpaque(found.range),
        found.surface.text.unicodeScalars.last?.isHangul == true, found.surface.text.count > 1
      else { return nil }
      let run = TermBorder.hangulRun(prose.bytes, found.range.upperBound)
      guard let form = ParticleAgreement.leading(run), !form.isCopula, ParticleList.covers(run),
        !isField(form, String(run))
      else {
        return nil
      }
      return finding(form, FinalSound(of: found.surface.text), found.range.upperBound, found.surface.text, prose)
    }
  }

  /// 목록란에: a noun that is written like the particle 란.
  private static func isField(_ form: ParticleAgreement.Form, _ run: String) -> Bool {
    ["란", "이란"].contains(form.written) && run.count > form.written.count
  }

  /// Behind a title that a bare link shows a particle begins for sure.
  private static func afterTitles(_ prose: Prose, _ termbase: Termbase) -> [Diagnostic] {
    prose.titles.compactMap { title in
      let run = TermBorder.hangulRun(prose.bytes, title.upperBound)
      guard let form = ParticleAgreement.leading(run), !form.isCopula, ParticleList.covers(run),
        let head = word(endingWith: prose.text(title)), let sound = sound(of: head, termbase)
      else { return nil }
      return finding(form, sound, title.upperBound, head, prose)
    }
  }

  private static func check(_ run: Range<Int>, _ prose: Prose, _ termbase: Termbase) -> Diagnostic? {
    afterOther(run, prose, termbase) ?? insideWord(run, prose)
  }

  /// A run that begins with a particle right behind a bracket, quote, digit or Latin word.
  private static func afterOther(_ run: Range<Int>, _ prose: Prose, _ termbase: Termbase) -> Diagnostic? {
    guard run.lowerBound > 0, prose.bytes[run.lowerBound - 1] != 0x20,
      let form = ParticleAgreement.leading(prose.text(run)[...]), ParticleList.covers(prose.text(run)[...]),
      !form.isCopula
    else { return nil }
    let sounds = heads(before: run.lowerBound, prose).map { ($0, sound(of: $0, termbase)) }
    // Where it may agree with either, it is wrong only if it fits neither.
    // 종로3가, 제2과, 4란, 5요인: nouns that begin like particles.
    if prose.bytes[run.lowerBound - 1].isDigit, ["가", "과", "로", "란", "요", "이요"].contains(where: form.written.hasPrefix)
    {
      return nil
    }
    guard !isField(form, prose.text(run)) else { return nil }
    guard sounds.allSatisfy({ _, sound in sound.map { form.fitting($0) != form.written } ?? false }),
      let (head, sound) = sounds.first, let sound
    else { return nil }
    return finding(form, sound, run.lowerBound, head, prose)
  }

  /// What the particle agrees with: the word before; before a gloss in brackets the Korean ahead of it, and
  /// where a space stands between, `언어 (TVML)`, either of them.
  private static func heads(before end: Int, _ prose: Prose) -> [String] {
    let text = prose.text(max(0, end - 120)..<end)
    guard let last = text.last, ")）".contains(last), let open = text.lastIndex(where: { "(（".contains($0) }) else {
      return word(endingWith: text).map { [$0] } ?? []
    }
    let inside = word(endingWith: text[text.index(after: open)...].dropLast())
    let outside = text[..<open]
    let before = word(endingWith: Array(outside.reversed().drop(while: \.isWhitespace).reversed()))
    let isApart = outside.last?.isWhitespace != false
    return (isApart ? [before, inside] : [before]).compactMap { $0 }
  }

  private static func word(endingWith text: some BidirectionalCollection<Character>) -> String? {
    let text = text.reversed().drop { closing.contains($0) }
    if text.first == "%" { return "%" }
    let word = text.prefix { $0.isLetter || $0.isNumber }
    // 1/2 is read 이분의 일: the last number is not what is heard last.
    if word.isEmpty || text.dropFirst(word.count).first == "/" { return nil }
    return String(word.reversed())
  }

  private static let closing: Set<Character> = Set("’”\"'」』)]）］》〉】〕*`")

  private static func sound(of word: String, _ termbase: Termbase) -> FinalSound? {
    if let reading = termbase.readings[word] ?? ProductReadings.reading(of: word) {
      return FinalSound(certain: reading)
    }
    let scalars = word.unicodeScalars
    if word == "%" { return .vowel }
    if scalars.first?.isASCIIDigit == true, scalars.last?.isASCIILetter == true {
      // A number with its unit: only units that are known.
      return UnitReading.sound(of: word)
    }
    if scalars.contains(where: \.isHangul) || scalars.allSatisfy(\.isASCIIDigit) { return FinalSound(certain: word) }
    // Latin words only where the reading of the end is not in doubt.
    guard let last = scalars.last,
      "aiouymn".unicodeScalars.contains(last) || scalars.allSatisfy({ (0x41...0x5A).contains($0.value) })
    else { return nil }
    return FinalSound(certain: word)
  }

  /// `버튼를`: endings that no noun has.
  private static func insideWord(_ run: Range<Int>, _ prose: Prose) -> Diagnostic? {
    let text = prose.text(run)
    for (form, wrongAfter) in endings where text.hasSuffix(form.written) {
      let stem = String(text.dropLast(form.written.count))
      // Behind a digit one syllable is a unit: 5초를.
      let isUnit = run.lowerBound > 0 && Unicode.Scalar(prose.bytes[run.lowerBound - 1]).isASCIIDigit
      guard stem.count >= (isUnit ? 1 : 2),
        FinalSound(of: stem) == wrongAfter || form.written == "으로" && FinalSound(of: stem) != .consonant,
        !exceptions.contains(where: { text.hasSuffix($0) }) || nouns.contains(where: stem.hasSuffix)
      else { continue }
      return finding(form, FinalSound(of: stem), run.lowerBound + stem.utf8.count, stem, prose)
    }
    return nil
  }

  private static let endings: [(form: ParticleAgreement.Form, wrongAfter: FinalSound)] = [
    (.init(written: "를", afterConsonant: "을", afterVowel: "를"), .consonant),
    (.init(written: "를", afterConsonant: "을", afterVowel: "를"), .rieul),
    (.init(written: "을", afterConsonant: "을", afterVowel: "를"), .vowel),
    (.init(written: "으로", afterConsonant: "으로", afterVowel: "로"), .vowel),
    (.init(written: "와", afterConsonant: "과", afterVowel: "와"), .consonant),
  ]

  private static let exceptions =
    ["가을", "마을", "노을", "고을", "여울", "겨를", "거을", "누을"]
    // Verbs: 결정지을 때. Nouns that end like them stand in `nouns`.
    + ["지을", "저을", "모을", "부을"]
  private static let nouns = [
    "이미지", "페이지", "메시지", "메세지", "패키지", "배지", "뱃지", "스토리지", "브리지", "에지", "엣지", "빌리지", "콜라주", "휴지", "편지", "잡지", "공지",
    "단지",
    "브라우저", "레이저", "매니저", "유저", "메모", "규모", "데모", "네모", "세모", "일부", "내부", "외부", "세부", "전부", "대부", "여부", "하부", "상부",
    "첨부",
  ]

  private static func finding(
    _ form: ParticleAgreement.Form, _ sound: FinalSound, _ start: Int, _ head: String, _ prose: Prose
  ) -> Diagnostic? {
    let right = form.fitting(sound)
    let range = start..<start + form.written.utf8.count
    guard right != form.written, let place = prose.range(range), !prose.isOpaque(range) else { return nil }
    return Diagnostic(
      rule,
      "‘\(head)’ 뒤의 조사 \(form.written.quoted(.subject)) 맞지 않습니다. \(right.quoted(.direction)) 고치십시오.",
      about: head, file: prose.file, range: place,
      fixes: prose.fix(.safe, range, right, summary: "\(right.quoted(.direction)) 고칩니다."))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
