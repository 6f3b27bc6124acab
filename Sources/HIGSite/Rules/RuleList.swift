package import GuideContent
package import GuideModel
import HangulText
import SiteRendering
package import Terminology

/// Every rule, whichever module it lives in.
package enum RuleList {
  /// Those that look at one parsed file.
  package static let documents: [Check<ParsedDocument>] = [
    InvisibleCharacterRule.check, ReplacementCharacterRule.check, NormalizationRule.check, MarkerSpacingRule.check,
    TaskBoxRule.check,
    TableCellsRule.check, SetextHeadingRule.check, UnusedDefinitionRule.check, FootnoteRule.check,
    SectionOrderRule.check,
    MissingSectionRule.check, NoteFormRule.check, ContainerRule.check, UnclosedFenceRule.check, TableFormRule.check,
    BulletRule.check, ListIndentRule.check, OrdinalRule.check, BoldHeadingRule.check, ListNumberRule.check,
    ListRestartRule.check, IndentedTextRule.check,
    NumberEmphasisRule.check,
    HTMLTextRule.check, LeadStopRule.check, GuidelineAnchorRule.check, AnchorPlaceRule.check, ReviewMarkRule.check,
    ConflictMarkRule.check, UnclosedCommentRule.check, LazyQuoteRule.check, EscapedMarkRule.check,
    GuidelineHeadingRule.check, RepeatedSectionRule.check, FigureFormRule.check, ForeignSyntaxRule.check,
    PlatformPlaceRule.check, NoteContinuationRule.check, RedirectLinkRule.check, RemoteFigureRule.check,
  ]

  /// Those of terms, particles and text, in the order in which they may speak of a place.
  package static let wording: [Check<Wording>] = [
    ForbiddenTermRule.check, NameRule.check, TermSpacingRule.check, OtherPreferenceRule.check, UntranslatedRule.check,
    SpacingDriftRule.check, MisspellingRule.check, GlossConflictRule.check, GlossOrderRule.check, FirstGlossRule.check,
    DoubledWordRule.check, ParticleNotationRule.check, ParticleRule.check, DetachedParticleRule.check,
    ForeignLetterRule.check,
    LabelRule.check, SpellingRule.check, SpacingRule.check, RegisterRule.check,
    MiddleDotRule.check, FullStopRule.check, InnerSpaceRule.check, PunctuationSpaceRule.check,
  ]

  /// Those that look over the whole guide in every build.
  static let guide: [Check<LinkedGuide>] = [
    DuplicateSlugRule.check, ReservedSlugRule.check, SlugCharacterRule.check, UnknownSlugRule.check,
    SlugAliasRule.check, UnresolvedLinkRule.check, LinkAliasRule.check, EnglishTitleRule.check,
    MissingFigureRule.check, BrokenImageRule.check, OrphanImageRule.check,
  ]

  /// Those that look over the whole guide in `hig check` alone: they say nothing of the site that is built.
  static let checkOnly: [Check<LinkedGuide>] = [
    UpstreamRevisionRule.check, UpstreamSectionRule.check, UpstreamSupportRule.check, GlossarySpecRule.check,
    UnknownSuppressionRule.check,
  ]

  /// What is met while files are read, parsed and silenced.
  private static let reading: [Rule] = [
    .fileEncoding, .fileUnreadable, .fileDuplicate, .fileNormalization, .fileExtension, .fileUnknown, .fileLink,
    .frontmatterMissing, .frontmatterDraft,
    .yamlSyntax, .yamlType, .yamlValue, .yamlDate, .yamlUnknownKey, .yamlDuplicateKey, .yamlMissingKey,
    .yamlCurlyQuotes, .yamlCut, .yamlOrder,
    .glossaryDuplicate, .glossaryOrdinary, .glossaryTurned, .glossaryConflict, .glossaryRow, GlossaryFormat.rule,
    .glossaryTbx,
    .topicsDuplicate,
    .markdownEmphasis, .markdownHtml, .markdownLimit, .linkSpace, .linkUnusable, .linkEmpty, .linkWiki,
    .figureAlternativeText,
    .figureSource,
    .anchorDuplicate, .commentUnknown, .structureHeadingLevel, .structureSupportConflict,
    .templateMissing, .templateRecursion, .templateSyntax, .templateUnknownName, .templateBraces, .templateBlocked,
    .suppressionUnused,
  ]

  /// By their ids.
  package static let all: [Rule] =
    (documents.map(\.rule) + wording.map(\.rule) + guide.map(\.rule) + checkOnly.map(\.rule) + reading)
    .sorted { $0.id < $1.id }

  static let ids = all.map(\.id)

  package static subscript(id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// True for the id of a rule, and for the first part of one: `term` is all of `term.*`.
  static func covers(_ name: String) -> Bool {
    ids.contains { $0.isRule(name) }
  }

  /// What a misspelt id may have meant, as a sentence of a message.
  static func proposal(for name: String) -> String {
    let near = NearestName.candidates(for: name, among: ids)
    return near.isEmpty ? "‘hig rules’로 규칙을 보십시오." : "‘\(near[0])’인지 확인하십시오."
  }
}
