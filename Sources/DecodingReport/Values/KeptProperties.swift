import JSONSource

/// The stored properties of a decoded model that its `init(from:)` never asked for: a `let` with an
/// initial value, one that `CodingKeys` leaves out, one of a subclass without an own `init(from:)`.
struct KeptProperties {
  private var values: [String: Any] = [:]
  /// The texts of what was decoded under keys that no property bears: it may be any property's.
  private var renamed: Set<String> = []
  /// Whether a key that no property bears was asked for in vain: any property may hold what stands
  /// in for it.
  private var isUnsure = false

  /// What the call at `call` left in the property; `nil` where the model that it decoded has no
  /// such property, or where it may have asked for it.
  static func value(of property: String, after call: Int, in tree: CallTree) -> Any? {
    guard tree.events.indices.contains(call),
      let model = tree.held(by: call), has(property, in: model)
    else { return nil }
    return KeptProperties(of: model, after: call, in: tree).value(of: property)
  }

  /// Whether a decoded model stores a property of this name.
  static func has(_ property: String, in model: Any) -> Bool {
    StoredProperties.of(type(of: model))[property] != nil
  }

  /// The type of a decoded model's stored property, without wrappers and optionals around it.
  static func bareType(of property: String, in model: Any) -> (any Any.Type)? {
    StoredProperties.of(type(of: model))[property]?.bareType
  }

  /// Whether a decoded model plainly holds a value in a property, or has no such property; false
  /// where that takes a closer look.
  static func holds(_ value: Any, in property: String, of model: Any) -> Bool {
    let stored = StoredProperties.of(type(of: model))
    return stored[property].map { stored.holds(value, in: $0, of: model) } ?? true
  }

  /// What a decoded model stores in a property, with the wrapper around it.
  static func storage(of property: String, in model: Any) -> Any? {
    let stored = StoredProperties.of(type(of: model))
    guard let known = stored[property] else { return nil }
    return stored.value(of: known, in: model)
      ?? properties(of: model).first { $0.name == property }?.field.value
  }

  /// As `storage(of:in:)`, of a property that is known.
  static func storage(_ property: StoredProperties.Property, in model: Any) -> Any? {
    StoredProperties.of(type(of: model)).value(of: property, in: model)
      ?? properties(of: model).first { $0.field.label == property.name }?.field.value
  }

  private static func properties(of model: Any) -> [(name: String, field: Mirror.Child)] {
    SwiftText.fields(of: Mirror(reflecting: model)).compactMap { field in
      guard let label = field.label, !label.hasPrefix(".") else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, field)
    }
  }

  private init(of model: Any, after call: Int, in tree: CallTree) {
    for (name, field) in Self.properties(of: model) { values[name] = SwiftText.unwrapped(field) }
    let stored = Set(values.keys)
    for child in tree.children(of: call) {
      guard let property = tree.property(of: tree.events[child]) else { continue }
      values[property] = nil
      guard !stored.contains(property) else { continue }
      if case .returned(let value) = tree.events[child].result {
        renamed.insert(SwiftText.of(value))
      } else {
        isUnsure = true
      }
    }
  }

  private func value(of property: String) -> Any? {
    guard !isUnsure, let value = values[property], !renamed.contains(SwiftText.of(value))
    else { return nil }
    return value
  }
}
