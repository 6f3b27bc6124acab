import GuideModel

/// The checks that look over the whole guide.
///
/// Each is one file of this folder.
enum GuideChecks {
  /// Those that every build makes.
  static func run(_ guide: Guide, _ links: LinkTable, _ sources: SourceFiles) -> [Diagnostic] {
    let checks: [(Guide, LinkTable, SourceFiles) -> [Diagnostic]] = [
      SlugCheck.run, LinkCheck.run, FrontMatterCheck.run, ImageCheck.run, GlossaryCheck.run,
    ]
    return checks.flatMap { $0(guide, links, sources) }
  }
}

extension Diagnostic {
  /// Findings of terms, particles and text are at most warnings in a build.
  var inBuild: Diagnostic {
    guard severity == .error, id.isAboutWording else { return self }
    var copy = self
    copy.severity = .warning
    return copy
  }
}
