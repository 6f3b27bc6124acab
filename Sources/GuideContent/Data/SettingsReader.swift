package import GuideModel
import HangulText

/// Reads Content/site.yaml.
package enum SettingsReader {
  private static let keys = [
    "title", "description", "language", "baseURL", "image", "editURL", "terminology", "credits",
  ]

  package static func read(_ source: SourceText) -> Parsed<SiteSettings> {
    var reader = YAMLReader(source.path)
    var settings = SiteSettings()
    guard let tree = reader.tree(source) else { return Parsed(settings, reader.diagnostics) }
    let values = reader.mapping(tree, keys: keys)
    settings.file = source.path
    settings.title = reader.string(values["title"]) ?? settings.title
    settings.description = reader.string(values["description"])?.folded ?? ""
    if let language = reader.located(values["language"]) {
      if language.value.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil {
        settings.language = language.value
      } else {
        reader.report(.yamlValue, "언어는 ‘ko’나 ‘ko-KR’처럼 적어야 합니다(BCP 47).", language.range)
      }
    }
    if let base = reader.located(values["baseURL"]) {
      if base.value.hasPrefix("https://") || base.value.hasPrefix("http://") {
        settings.baseURL = String(base.value.reversed().drop { $0 == "/" }.reversed())
      } else {
        reader.report(
          .yamlValue, "baseURL은 http:// 또는 https://로 시작해야 합니다.", base.range)
      }
    }
    settings.image = reader.string(values["image"])
    settings.imageRange = reader.located(values["image"])?.range
    if let edit = reader.located(values["editURL"]) {
      let scheme = edit.value.prefixMatch(of: /\s*([A-Za-z][A-Za-z0-9+.-]*):/)?.output.1.lowercased()
      let rest = edit.value.replacing("{path}", with: "").filter { $0 != "/" && !$0.isWhitespace }
      if scheme.map({ $0 != "https" && $0 != "http" }) ?? false || rest.isEmpty {
        reader.report(
          .yamlValue, "editURL은 https:// 주소나 ‘/edit/{path}’ 같은 경로여야 합니다. 저장소에서 글을 고치는 주소를 적으십시오.", edit.range)
      } else {
        settings.editURL = edit.value
      }
      if !edit.value.contains("{path}") {
        reader.report(
          .yamlValue, "editURL에 ‘{path}’가 없어 모든 글이 같은 주소로 갑니다. 글의 경로가 올 자리에 ‘{path}’를 적으십시오.", edit.range)
      }
    }
    if let node = values["terminology"] {
      let inner = reader.mapping(node, keys: ["prefer"])
      settings.preference =
        reader.choice(inner["prefer"], SiteSettings.Preference.self) ?? settings.preference
    }
    settings.credits = reader.sequence(values["credits"]).map { node in
      let inner = reader.mapping(node, keys: ["name", "url"], required: ["name"])
      return SiteSettings.Credit(
        name: reader.string(inner["name"]) ?? "", url: reader.address(inner["url"]))
    }
    return Parsed(settings, reader.diagnostics)
  }
}
