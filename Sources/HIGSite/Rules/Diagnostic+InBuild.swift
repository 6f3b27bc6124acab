import GuideModel

extension Diagnostic {
  /// Findings of terms, particles and text are at most warnings in a build.
  var inBuild: Diagnostic {
    guard severity == .error, id.isAboutWording else { return self }
    var copy = self
    copy.severity = .warning
    return copy
  }
}
