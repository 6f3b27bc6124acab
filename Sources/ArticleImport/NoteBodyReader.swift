/// Turns the lines of a note into blocks: examples and ordinals to lists, short lines to captions.
enum NoteBodyReader {
  static func blocks(_ lines: [Capture.Line]) -> [DraftBlock] {
    var blocks: [DraftBlock] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let shape = LineShape(line.text)
      let run = { (test: (LineShape) -> Bool) in
        lines[index...].prefix { test(LineShape($0.text)) }.map(\.text)
      }
      let kind: DraftBlock.Kind
      if shape.isExample {
        kind = .list(run(\.isExample), isOrdered: false)
      } else if shape.isOrdinal, run(\.isOrdinal).count > 1 {
        kind = .list(run(\.isOrdinal), isOrdered: true)
      } else if let bullet = shape.bullet {
        let items = run { $0.bullet?.isOrdered == bullet.isOrdered }
        kind = .list(items.compactMap { LineShape($0).bullet?.rest }, isOrdered: bullet.isOrdered)
      } else if shape.isCredit {
        kind = .credit(line.text)
      } else if index > 0, CaptionRule.isCaption(line.text), !shape.isDefinition {
        kind = .caption(line.text)
      } else {
        kind = .paragraph(line.text)
      }
      blocks.append(DraftBlock(kind: kind, line: line.number))
      if case .list(let items, _) = kind { index += items.count } else { index += 1 }
    }
    return blocks
  }
}
