package import GuideModel
import HangulText

/// Particles that do not fit the sound before them.
package enum ParticleRule {
  package static let rule = Rule(
    "particle.agreement", .warning, .text, "조사가 앞말의 소리와 맞지 않습니다.",
    .init("버튼를 누릅니다.", "버튼을 누릅니다."), .init("목록(list)를 봅니다.", "목록(list)을 봅니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap { text in
      let nouns = KnownNouns(text, termbase)
      return text.prose.flatMap { findings($0, termbase, nouns) }
    }
  }

  private static func findings(_ prose: Prose, _ termbase: Termbase, _ nouns: KnownNouns) -> [Diagnostic] {
    let sure = afterTerms(prose, termbase) + afterTitles(prose, termbase)
    let decided = Set(sure.compactMap(\.range?.start))
    let found =
      sure
      + prose.hangulRuns.compactMap { afterOther($0, prose, termbase) ?? insideWord($0, prose, nouns) }
      .filter { finding in finding.range.map { !decided.contains($0.start) } != false }
    guard !found.isEmpty else { return [] }
    // 을(를) leaves the choice open.
    let open = ParticleNotation.all(in: prose).compactMap(prose.range)
    guard !open.isEmpty else { return found }
    return found.filter { finding in
      !open.contains { other in finding.range.map { $0.start < other.end && other.start < $0.end } ?? false }
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
      let right = form.fitting(FinalSound(of: found.surface.text))
      return finding(form, right: right, found.range.upperBound, found.surface.text, prose)
    }
  }

  /// 목록란에: a noun that is written like the particle 란.
  private static func isField(_ form: ParticleAgreement.Form, _ run: String) -> Bool {
    ["란", "이란"].contains(form.written) && run.count > form.written.count
  }

  /// Behind a title that a bare link shows a particle begins for sure.
  private static func afterTitles(_ prose: Prose, _ termbase: Termbase) -> [Diagnostic] {
    prose.titles.compactMap { afterOther($0.upperBound..<runEnd($0.upperBound, prose), prose, termbase) }
  }

  private static func runEnd(_ start: Int, _ prose: Prose) -> Int {
    start + TermBorder.hangulRun(prose.bytes, start).utf8.count
  }

  /// A run that begins with a particle right behind a bracket, quote, digit, code or Latin word.
  private static func afterOther(_ run: Range<Int>, _ prose: Prose, _ termbase: Termbase) -> Diagnostic? {
    guard run.lowerBound > 0, prose.bytes[run.lowerBound - 1] != 0x20 else { return nil }
    let text = prose.text(run)
    guard let form = ParticleAgreement.leading(text[...]), ParticleList.covers(text[...]), !form.isCopula,
      !isField(form, text), !mayBeNoun(form, text, behind: run.lowerBound, prose),
      let head = ParticleHead.before(run.lowerBound, in: prose, termbase),
      head.sounds.allSatisfy({ form.fitting($0) != form.written })
    else { return nil }
    return finding(form, right: head.form(of: form), run.lowerBound, head.text, prose)
  }

  /// 종로3가, 제2과, 4란, 5요인: nouns behind numbers that begin like particles; 로 alone behind a number alone is none.
  private static func mayBeNoun(_ form: ParticleAgreement.Form, _ run: String, behind end: Int, _ prose: Prose) -> Bool
  {
    let digits = prose.bytes[..<end].reversed().prefix { Unicode.Scalar($0).isASCIIDigit }
    guard !digits.isEmpty else { return false }
    if run == "로", end == digits.count || prose.bytes[end - digits.count - 1] == 0x20 { return false }
    return ["가", "과", "로", "란", "요", "이요"].contains(where: form.written.hasPrefix)
  }

  /// `버튼를`: a form that no word ends with, or that none ends with behind a noun that is known.
  private static func insideWord(_ run: Range<Int>, _ prose: Prose, _ nouns: KnownNouns) -> Diagnostic? {
    let isCounted = run.lowerBound > 0 && Unicode.Scalar(prose.bytes[run.lowerBound - 1]).isASCIIDigit
    guard let misfit = MisfitParticle(in: prose.text(run), isCounted: isCounted) else { return nil }
    let stem = prose.text(run.lowerBound..<run.lowerBound + misfit.stemLength)
    guard misfit.evidence == .certain || nouns.contains(stem) else { return nil }
    return finding(misfit.form, right: misfit.right, run.lowerBound + misfit.stemLength, stem, prose)
  }

  private static func finding(
    _ form: ParticleAgreement.Form, right: String?, _ start: Int, _ head: String, _ prose: Prose
  ) -> Diagnostic? {
    let range = start..<start + form.written.utf8.count
    guard right != form.written, let place = prose.range(range), !prose.isOpaque(range) else { return nil }
    let fact = "‘\(head)’ 뒤의 조사 \(form.written.quoted(.subject)) 맞지 않습니다."
    guard let right else {
      return Diagnostic(rule, "\(fact) 앞말을 소리 내어 읽고 맞는 조사로 고치십시오.", about: head, file: prose.file, range: place)
    }
    return Diagnostic(
      rule, "\(fact) \(right.quoted(.direction)) 고치십시오.", about: head, file: prose.file, range: place,
      fixes: prose.fix(.safe, range, right, summary: "\(right.quoted(.direction)) 고칩니다."))
  }
}
