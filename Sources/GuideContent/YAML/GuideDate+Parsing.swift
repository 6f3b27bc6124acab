package import GuideModel

extension GuideDate {
  /// `2024-01-31`, or with a time and a zone: `2024-01-31 09:00[:00] [+0900|+09:00|Z]`, `T` allowed.
  ///
  /// A date alone, and a time without a zone, are in Seoul (UTC+9).
  package init?(parsing text: String) {
    let scanner = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= scanner.count else { return nil }
      return scanner[range].reduce(0 as Int?) { sum, byte in
        guard let sum, (0x30...0x39).contains(byte) else { return nil }
        return sum * 10 + Int(byte - 0x30)
      }
    }
    guard scanner.count >= 10, let year = number(0..<4), let month = number(5..<7),
      let day = number(8..<10), scanner[4] == 0x2D, scanner[7] == 0x2D,
      (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    let midnight = Self.days(year: year, month: month, day: day) * 86_400
    let isoDay = String(decoding: scanner[..<10], as: UTF8.self)
    if scanner.count == 10 {
      self.init(
        year: year, month: month, day: day, instant: midnight - 9 * 3600, text: isoDay)
      return
    }
    guard scanner.count >= 16, scanner[10] == 0x20 || scanner[10] == 0x54,
      let hour = number(11..<13), hour < 24, scanner[13] == 0x3A, let minute = number(14..<16),
      minute < 60
    else { return nil }
    var index = 16
    var second = 0
    if index < scanner.count, scanner[index] == 0x3A {
      guard let value = number(17..<19), value < 60 else { return nil }
      second = value
      index = 19
    }
    guard let zone = Self.zone(scanner[index...].filter { $0 != 0x20 && $0 != 0x3A }) else {
      return nil
    }
    let clock = [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }
    self.init(
      year: year, month: month, day: day,
      instant: midnight + hour * 3600 + minute * 60 + second - zone.seconds,
      text: "\(isoDay)T\(clock.joined(separator: ":"))\(zone.text)")
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  private static func zone(_ bytes: [UInt8]) -> (seconds: Int, text: String)? {
    if bytes.isEmpty { return (9 * 3600, "+09:00") }
    if bytes == [0x5A] { return (0, "Z") }
    let digits = bytes.dropFirst().map { Int($0) - 0x30 }
    guard bytes.count == 5, bytes[0] == 0x2B || bytes[0] == 0x2D,
      digits.allSatisfy({ (0...9).contains($0) })
    else { return nil }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard hours <= 14, minutes < 60 else { return nil }
    let sign = bytes[0] == 0x2B ? "+" : "-"
    return (
      (hours * 3600 + minutes * 60) * (sign == "+" ? 1 : -1),
      "\(sign)\(digits[0])\(digits[1]):\(digits[2])\(digits[3])"
    )
  }
}
