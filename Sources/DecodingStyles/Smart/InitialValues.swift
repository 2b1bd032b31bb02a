/// The values with which a model's `init()` leaves its properties, by coding key.
///
/// Found by encoding such an instance into an encoder that keeps what it is handed: properties
/// have their coding keys there, which reflection doesn't know. What isn't encoded, and the
/// properties of a type that is only `Decodable`, is found by the property's name.
///
/// `@unchecked Sendable`: the values that are kept are numbers, strings, raw-value enums and arrays
/// of those, without references.
struct InitialValues: @unchecked Sendable {
  /// Values that are the same for every instance.
  private(set) var stable: [String: Any] = [:]
  /// The keys of the other values, which must be made anew for every use: references, dates,
  /// identifiers, and all that differs between two instances.
  private(set) var varying: Set<String> = []

  init(of model: any SmartDecodable.Type) {
    let first = Self.snapshot(of: model)
    let second = Self.snapshot(of: model)
    for (key, value) in first {
      if let other = second[key], Self.isStable(value, other) {
        stable[key] = value
      } else {
        varying.insert(key)
      }
    }
    varying.formUnion(second.keys.filter { first[$0] == nil })
  }

  /// The values of one new instance; those that are `nil` aren't there.
  static func snapshot(of model: any SmartDecodable.Type) -> [String: Any] {
    values(of: model.init())
  }

  /// The values of an instance's properties; those that are `nil` aren't there.
  static func values(of instance: Any) -> [String: Any] {
    var values = reflected(instance)
    if let encodable = instance as? any Encodable {
      let encoder = InitialValueEncoder()
      // What was handed over before an error is good; the rest is known by name.
      try? encodable.encode(to: encoder)
      values.merge(encoder.values.content) { _, encoded in encoded }
    }
    return values
  }

  private static func reflected(_ instance: Any) -> [String: Any] {
    var values: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: instance)
    while let current = mirror {
      for case (let label?, let value) in current.children {
        guard let value = unwrapped(value) else { continue }
        // The storage of a wrapped property is named after it.
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if values[name] == nil { values[name] = value }
      }
      mirror = current.superclassMirror
    }
    return values
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Whether two instances' values are one value without references, so that it can be shared.
  ///
  /// Dates and identifiers aren't in the list: they are made for one instance each, and two made
  /// at once may be equal.
  private static func isStable(_ value: Any, _ other: Any) -> Bool {
    switch value {
    case is Bool, is String, is any BinaryInteger, is any BinaryFloatingPoint:
      guard let value = value as? AnyHashable else { return false }
      return value == other as? AnyHashable
    case let value as any RawRepresentable:
      guard let other = other as? any RawRepresentable else { return false }
      return isStable(value.rawValue, other.rawValue)
    case let value as [Any]:
      guard let other = other as? [Any], value.count == other.count else { return false }
      return zip(value, other).allSatisfy(isStable)
    case let value as [String: Any]:
      return value.isEmpty && (other as? [String: Any])?.isEmpty == true
    default:
      return false
    }
  }
}
