import JSONSource

/// The stored properties of a decoded model that its `init(from:)` never asked for: a `let` with an
/// initial value, one that `CodingKeys` leaves out, one of a subclass without an own `init(from:)`.
struct KeptProperties {
  private static let types = TypeCache<[String: any Any.Type]>()

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
      case .returned(let model) = tree.events[call].result,
      has(property, in: model)
    else { return nil }
    return KeptProperties(of: model, after: call, in: tree).value(of: property)
  }

  /// Whether a decoded model stores a property of this name.
  static func has(_ property: String, in model: Any) -> Bool {
    types(of: model)[property] != nil
  }

  /// The type of a decoded model's stored property, without wrappers and optionals around it.
  static func bareType(of property: String, in model: Any) -> (any Any.Type)? {
    types(of: model)[property]
  }

  /// A model's stored properties and their types, found once a type: reflection is slow.
  private static func types(of model: Any) -> [String: any Any.Type] {
    types.value(of: type(of: model)) {
      var found: [String: any Any.Type] = [:]
      for (name, field) in properties(of: model) {
        found[name] = TypeTraits.of(type(of: field.value)).bare
      }
      return found
    }
  }

  private static func properties(of model: Any) -> [(name: String, field: Mirror.Child)] {
    SwiftText.fields(of: Mirror(reflecting: model)).compactMap { field in
      guard let label = field.label, !label.hasPrefix(".") else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, field)
    }
  }

  private init(of model: Any, after call: Int, in tree: CallTree) {
    for (name, field) in Self.properties(of: model) { values[name] = SwiftText.unwrapped(field) }
    for child in tree.children(of: call) {
      guard case .key(let key)? = tree.events[child].step else { continue }
      guard values.removeValue(forKey: key) == nil else { continue }
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
