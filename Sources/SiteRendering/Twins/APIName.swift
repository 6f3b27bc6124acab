/// Names in code that are API, where no table says so.
enum APIName {
  /// One identifier with a capital inside it: `requestReview`, `UIDatePicker`, `sheet(isPresented:)`.
  static func looksLikeOne(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" }
    guard let first = name.first, first.isASCII, first.isLetter,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") })
    else { return false }
    let rest = text.dropFirst(name.count)
    return name.dropFirst().contains(where: \.isUppercase) && name.contains(where: \.isLowercase)
      && (rest.isEmpty || rest.hasSuffix(")"))
  }
}
