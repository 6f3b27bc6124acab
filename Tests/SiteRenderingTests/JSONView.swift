import Foundation

@testable import SiteRendering

/// JSON data as a template's context.
struct JSONView: TemplateView {
  private let members: [String: TemplateValue]

  static func value(_ json: Any) -> TemplateValue {
    switch json {
    case let object as [String: Any]: .view(JSONView(members: object.mapValues(value)))
    case let list as [Any]: .list(list.map(value))
    case let text as String: .text(text)
    case let number as NSNumber:
      CFGetTypeIDIsBoolean(number) ? .flag(number.boolValue) : .text(number.stringValue)
    default: .none
    }
  }

  func value(named name: String) -> TemplateValue? { members[name] }

  private static func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
