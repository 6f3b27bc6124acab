/// Files of the small guides in which examples of rules stand.
package enum RuleExampleFiles {
  package static let topics = [
    "Content/topics.yaml": """
    categories:
      - id: things
        english: Things
        topics:
          - {slug: example, english: Lamps, revised: 2024-05-01}

    """
  ]

  package static let upstream = [
    "Content/upstream.yaml": """
    topics:
      example:
        headings: [{level: 2, english: Style, anchor: Style}]
        notSupported: [tvOS]

    """
  ]

  package static let glossary = [
    "Content/glossary.yaml": """
    terms:
      - {id: lamp, english: lamp, korean: 등불, official: 전등, accepted: [밝은 등불], forbidden: [램프]}
      - {id: drawer, english: drawer, korean: 도롱출}
      - {id: badge, english: badge, korean: 배지, gloss: first}
      - {id: mac, english: macOS, korean: macOS, kind: name}

    """
  ]
}
