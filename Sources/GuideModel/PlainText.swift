extension [Inline] {
  /// The text without markup; line breaks are spaces, ruby annotations are left out.
  package var plainText: String {
    var result = ""
    var annotation = 0
    for inline in self { inline.append(to: &result, annotation: &annotation) }
    return result
  }
}

extension Inline {
  fileprivate func append(to result: inout String, annotation: inout Int) {
    switch self {
    case .html(let tag):
      if tag.name == "rt" || tag.name == "rp" {
        annotation = Swift.max(0, annotation + (tag.isEnd ? -1 : 1))
      } else if tag.name == "br" {
        result += " "
      }
    case _ where annotation > 0: break
    case .text(let run), .code(let run): result += run.text
    case .lineBreak, .softBreak: result += " "
    case .footnote: break
    case .image(let image): result += image.alternativeText
    case .emphasis, .strong, .strikethrough, .link:
      for child in children { child.append(to: &result, annotation: &annotation) }
    }
  }

  package var children: [Inline] {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner
    case .link(let link): link.children
    case .text, .code, .image, .html, .footnote, .lineBreak, .softBreak: []
    }
  }
}

extension Inline {
  /// What is left without emphasis, links, pictures and tags around it: text, code and breaks.
  package var openedText: [Inline] {
    switch self {
    case .text, .code, .lineBreak, .softBreak: [self]
    case .emphasis, .strong, .strikethrough, .link: children.flatMap(\.openedText)
    case .image(let image): image.alternative
    case .html, .footnote: []
    }
  }
}

extension [Inline] {
  /// From the first to the last text run; nil where there is none.
  package var sourceRange: SourceRange? {
    var result: SourceRange?
    func add(_ range: SourceRange) {
      result = SourceRange(start: result?.start ?? range.start, end: range.end)
    }
    for inline in self {
      switch inline {
      case .text(let run), .code(let run): add(run.range)
      case .link(let link): add(link.range)
      case .image(let image): add(image.range)
      case .footnote(let mark): add(mark.range)
      case .emphasis, .strong, .strikethrough: if let inner = inline.children.sourceRange { add(inner) }
      case .html, .lineBreak, .softBreak: continue
      }
    }
    return result
  }
}
