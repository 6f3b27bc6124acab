import GuideModel
import TestSupport

@testable import HIGSite

/// What a check of a small guide is told by one rule: `menus.md:4:1 subject`.
func told(_ rule: Rule, _ files: [String: String]) async throws -> [String] {
  try await findings(rule, files).map { finding in
    let file = String(finding.file.split(separator: "/").last ?? "")
    let place = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    return "\(file)\(place) \(finding.subject ?? "-")"
  }
}

func findings(_ rule: Rule, _ files: [String: String]) async throws -> [Diagnostic] {
  try await SmallSite(files).check().diagnostics.filter { $0.id == rule.id }
}

/// An article of a topic of the small guide.
func article(_ body: String, front: String = "") -> String { "---\ntitle: 메뉴\n\(front)---\n\(body)\n" }

let menus = "Content/articles/menus.md"

/// What is known of one of Apple's pages.
let upstreamFacts = """
  topics:
    menus:
      headings:
        - {level: 2, english: Best practices, korean: 모범 사례, anchor: Best-practices}
        - {level: 3, english: Style, korean: 스타일, anchor: Style}
        - {level: 4, english: Deep, anchor: Deep}
        - {level: 2, english: Resources, anchor: Resources}
      notSupported: [tvOS]
      noAdditional: [visionOS]
  """
