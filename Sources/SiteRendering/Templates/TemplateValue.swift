/// A value that a template can show.
package indirect enum TemplateValue: Sendable {
  case none
  case flag(Bool)
  case text(String)
  case list([TemplateValue])
  case view(any TemplateView)

  /// What a section asks: JavaScript's truth, as the specification has it.
  var isTrue: Bool {
    switch self {
    case .none: false
    case .flag(let flag): flag
    case .text(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .view: true
    }
  }

  var text: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .none, .list, .view: ""
    }
  }
}

/// A typed value with names that templates may use.
package protocol TemplateView: Sendable {
  /// Nil where the view has no such name, so that the one outside is asked.
  func value(named name: String) -> TemplateValue?
}

/// A view whose names are known before it is filled, so that templates can be checked against them.
package protocol TypedView: TemplateView {
  static var fields: ViewFields<Self> { get }
}

extension TypedView {
  package func value(named name: String) -> TemplateValue? { Self.fields.value(of: self, name) }
}

/// What a name stands for.
package enum FieldType: Sendable {
  case text, flag, texts
  case view(any AnyViewFields)
}

package protocol AnyViewFields: Sendable {
  /// Tells one type of view from another.
  var typeName: String { get }
  var names: [String] { get }
  func type(of name: String) -> FieldType?
}

/// The names of a view's type with the ways to their values.
package struct ViewFields<View: Sendable>: AnyViewFields {
  package struct Field: Sendable {
    var name: String
    var type: @Sendable () -> FieldType
    var value: @Sendable (View) -> TemplateValue
  }

  private let fields: [String: Field]

  package init(_ fields: Field...) {
    self.fields = Dictionary(
      fields.map { ($0.name, $0) },
      uniquingKeysWith: { _, field in preconditionFailure("two fields are named \(field.name)") })
  }

  package var typeName: String { String(describing: View.self) }
  package var names: [String] { fields.keys.sorted() }
  package func type(of name: String) -> FieldType? { fields[name]?.type() }
  func value(of view: View, _ name: String) -> TemplateValue? { fields[name]?.value(view) }
}

extension ViewFields.Field {
  static func text(_ name: String, _ get: @escaping @Sendable (View) -> String?) -> Self {
    Self(name: name, type: { .text }, value: { get($0).map { .text($0) } ?? .none })
  }

  static func flag(_ name: String, _ get: @escaping @Sendable (View) -> Bool) -> Self {
    Self(name: name, type: { .flag }, value: { .flag(get($0)) })
  }

  static func texts(_ name: String, _ get: @escaping @Sendable (View) -> [String]) -> Self {
    Self(name: name, type: { .texts }, value: { .list(get($0).map { .text($0) }) })
  }

  static func view<Inner: TypedView>(
    _ name: String, _ get: @escaping @Sendable (View) -> Inner?
  ) -> Self {
    Self(
      name: name, type: { .view(Inner.fields) },
      value: { get($0).map { .view($0) } ?? .none })
  }

  static func views<Inner: TypedView>(
    _ name: String, _ get: @escaping @Sendable (View) -> [Inner]
  ) -> Self {
    Self(
      name: name, type: { .view(Inner.fields) },
      value: { .list(get($0).map { .view($0) }) })
  }
}
