import Foundation

/// A value that is written as `null` where there is none.
struct OrNull<Value: Encodable & Sendable & Hashable>: Encodable, Sendable, Hashable {
  var value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

enum TwinJSON {
  /// JSON with sorted keys and no white space, and a line feed at its end.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(value)) + [0x0A]
    } catch {
      preconditionFailure("a twin holds only texts, numbers and flags: \(error)")
    }
  }
}
