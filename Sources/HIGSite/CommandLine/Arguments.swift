import HangulText

/// An option of a command, in GNU style.
struct OptionSpec: Sendable {
  var name: String
  var short: Character?
  /// The name of its value in the help; nil for a flag.
  var value: String?
  var help: String

  init(_ name: String, _ short: Character? = nil, value: String? = nil, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }
}

/// What was given after a command's name.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: `UsageError` for an option that the command does not have, or a value too many or few.
  init(_ words: [String], options: [OptionSpec]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let spec = options.first(where: { $0.name == parts[0] }) else {
          throw UsageError.unknownOption("--\(parts[0])", known: options.map { "--\($0.name)" })
        }
        try take(spec, parts.count > 1 ? String(parts[1]) : nil, &rest)
      } else if word.hasPrefix("-"), word.count > 1 {
        try short(word, options, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  /// `-q`, `-C DIR`, `-CDIR`.
  private mutating func short(
    _ word: String, _ options: [OptionSpec], _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let spec = options.first(where: { $0.short == letter }) else {
        throw UsageError.unknownOption("-\(letter)", known: options.compactMap { $0.short.map { "-\($0)" } })
      }
      if spec.value != nil, !letters.isEmpty {
        return try take(spec, String(letters), &rest)
      }
      try take(spec, nil, &rest)
    }
  }

  private mutating func take(
    _ spec: OptionSpec, _ given: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = spec.value else {
      if given != nil { throw UsageError.takesNoValue(option: spec.name) }
      values[spec.name, default: []].append("")
      return
    }
    guard let value = given ?? rest.popFirst() else {
      throw UsageError.needsValue(option: spec.name, placeholder: placeholder)
    }
    values[spec.name, default: []].append(value)
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value given.
  func value(_ name: String) -> String? { values[name]?.last }

  /// A whole number from 1 up.
  func number(_ name: String) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw UsageError.needsNumber(option: name)
    }
    return number
  }

  func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _: Value.Type)
    throws(UsageError) -> Value? where Value.RawValue == String
  {
    guard let text = value(name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    throw UsageError.needsChoice(option: name, known: Value.allCases.map(\.rawValue))
  }
}
