package import GuideModel

/// A value of a YAML file with its place.
package struct YAMLNode: Sendable {
  package indirect enum Value: Sendable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Pair])
  }

  package struct Pair: Sendable {
    package var key: YAMLNode
    package var value: YAMLNode
  }

  package var value: Value
  package var range: SourceRange

  /// The text of a scalar; nil for a plain null.
  package var text: String? {
    guard case .scalar(let text, let isPlain) = value else { return nil }
    return isPlain && ["", "~", "null", "Null", "NULL"].contains(text) ? nil : text
  }

  package var isNull: Bool {
    if case .scalar = value { text == nil } else { false }
  }
}
