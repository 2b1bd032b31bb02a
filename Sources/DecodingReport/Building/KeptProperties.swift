import JSONSource
import Synchronization

/// The stored properties of a decoded model that its `init(from:)` never asked for: a `let` with an
/// initial value, one that `CodingKeys` leaves out, one of a subclass without an own `init(from:)`.
struct KeptProperties {
  private static let names = Mutex<[ObjectIdentifier: Set<String>]>([:])

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
      names(of: model).contains(property)
    else { return nil }
    return KeptProperties(of: model, after: call, in: tree).value(of: property)
  }

  /// Whether a decoded model stores a property of this name.
  static func has(_ property: String, in model: Any) -> Bool {
    names(of: model).contains(property)
  }

  /// The names of a model's stored properties, found once a type: reflection is slow.
  private static func names(of model: Any) -> Set<String> {
    let identifier = ObjectIdentifier(type(of: model))
    if let known = names.withLock({ $0[identifier] }) { return known }
    let found = Set(properties(of: model).map(\.name))
    names.withLock { $0[identifier] = found }
    return found
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
