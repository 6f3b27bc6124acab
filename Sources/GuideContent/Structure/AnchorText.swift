import HangulText

/// How anchors are made from text.
package enum AnchorText {
  /// DocC's rule, which Apple's pages follow: case kept, spaces to hyphens, punctuation dropped.
  package static func docC(_ english: String) -> String {
    var result = ""
    for scalar in english.nfc.unicodeScalars {
      if scalar.properties.isWhitespace {
        if result.last != "-" { result += "-" }
      } else if scalar == "-" || scalar == "_" || scalar.isWord {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// GitHub's algorithm: lower case, punctuation dropped, each space one hyphen.
  package static func gitHub(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.nfc.lowercased().unicodeScalars {
      if scalar == " " || scalar == "-" {
        result.append("-")
      } else if scalar == "_" || scalar.isWord {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// An anchor of at most 24 scalars that ends at a word's end; `section` where nothing is left.
  package static func short(_ text: String) -> String {
    let words = gitHub(text.folded).split(separator: "-", omittingEmptySubsequences: false)
    var result = words.first.map(String.init) ?? ""
    var isWhole = result.unicodeScalars.count <= 24
    for word in words.dropFirst() {
      let longer = result + "-" + word
      guard longer.unicodeScalars.count <= 24 else {
        isWhole = false
        break
      }
      result = longer
    }
    result = String(String.UnicodeScalarView(result.unicodeScalars.prefix(24)))
    // 글꼴 🔤 is 글꼴- on GitHub too; only a cut leaves no hyphen behind.
    while !isWhole, result.last == "-" { result.removeLast() }
    return result.allSatisfy { $0 == "-" } ? "section" : result
  }
}

extension Unicode.Scalar {
  /// A letter, mark or number.
  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
