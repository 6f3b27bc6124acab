/// A day, with a time and a zone where the writer gave them.
package struct GuideDate: Sendable, Hashable, Comparable {
  package var year: Int
  package var month: Int
  package var day: Int
  /// Seconds since 1970, UTC; midnight in Seoul (UTC+9) for a date alone.
  package var instant: Int
  /// What the writer wrote, in ISO 8601: `2024-01-01` or `2024-01-01T00:30:00+09:00`.
  package var text: String

  package init(year: Int, month: Int, day: Int, instant: Int, text: String) {
    self.year = year
    self.month = month
    self.day = day
    self.instant = instant
    self.text = text
  }

  package static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }

  /// `2024-01-01`.
  package var isoDay: String { String(text.prefix(10)) }
  /// `2024년 1월 1일`.
  package var korean: String { "\(year)년 \(month)월 \(day)일" }

  /// Days since 1970-01-01 in the proleptic Gregorian calendar.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
