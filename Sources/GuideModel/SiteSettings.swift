/// Content/site.yaml.
package struct SiteSettings: Sendable {
  package enum Preference: String, Sendable, CaseIterable { case house, official }

  package struct Credit: Sendable {
    package var name: String
    package var url: String?

    package init(name: String, url: String?) {
      self.name = name
      self.url = url
    }
  }

  package var title = "휴먼 인터페이스 가이드라인"
  package var description = ""
  package var language = "ko"
  /// Without a slash at its end.
  package var baseURL: String?
  package var image: String?
  /// With `{path}` for the file's path in the repository.
  package var imageRange: SourceRange?
  /// The file that they were read from.
  package var file: String?
  package var editURL: String?
  package var credits: [Credit] = []
  package var preference: Preference = .house

  package init() {}
}
