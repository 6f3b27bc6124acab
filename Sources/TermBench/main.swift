import Foundation
import GuideContent
import GuideModel
import Terminology

// script/bench-terms: seconds and matches of checking a text against a table of terms.
// TermBench match|parse TERMS.tsv TEXT
let arguments = CommandLine.arguments
guard arguments.count == 4, let table = FileManager.default.contents(atPath: arguments[2]),
  let data = FileManager.default.contents(atPath: arguments[3])
else {
  print("usage: TermBench match|parse TERMS.tsv TEXT")
  exit(2)
}
let glossary = GlossaryTable.read(SourceText(path: "terms.tsv", bytes: Array(table))).value
let index = TermIndex(glossary)
let bytes = Array(data)
let clock = ContinuousClock()
var matches = 0
let time = clock.measure {
  if arguments[1] == "match" {
    matches = index.occurrences(in: bytes).count
  } else {
    // A guide's articles are small: the text is parsed in pieces of about 200 kB.
    for part in pieces(of: bytes) {
      let source = SourceText(path: "x.md", bytes: Array("---\ntitle: x\n---\n".utf8) + part)
      let article = ArticleParser(upstream: UpstreamFacts())
        .parse(source, kind: .article, slug: "x", contentPath: "articles/x.md").value
      for prose in Prose.all(in: article) { matches += index.occurrences(in: prose.bytes).count }
    }
  }
}
let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
print(seconds, matches)

func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var result: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    var end = min(bytes.count, start + 200_000)
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    result.append(bytes[start..<end])
    start = end
  }
  return result
}
