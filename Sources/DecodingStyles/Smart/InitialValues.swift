/// The values with which a model's `init()` leaves its properties, by coding key.
///
/// Found by encoding such an instance into an encoder that keeps what it is handed: properties
/// have their coding keys there, which reflection doesn't know. What isn't encoded, and the
/// properties of a type that is only `Decodable`, is found by the property's name.
///
/// A class, so that one instance serves all decodes. `@unchecked Sendable`: nothing in it changes,
/// and the values that are kept are numbers, strings, raw-value enums and arrays of those, without
/// references.
final class InitialValues: @unchecked Sendable {
  private enum Value {
    /// The same for every instance.
    case stable(Any)
    /// To be made anew for every use: references, dates, identifiers, and all that differs between
    /// two instances.
    case varying
  }

  private let model: any SmartDecodable.Type
  private let values: [String: Value]

  init(of model: any SmartDecodable.Type) {
    let first = Self.snapshot(of: model)
    let second = Self.snapshot(of: model)
    var values: [String: Value] = [:]
    for (key, value) in first {
      let isStable = second[key].map { Self.isStable(value, $0) } ?? false
      values[key] = isStable ? .stable(value) : .varying
    }
    for key in second.keys where first[key] == nil { values[key] = .varying }
    self.model = model
    self.values = values
  }

  /// The initial value of the property that is encoded under `key`; `nil` where that is `nil`, or
  /// of another type.
  func value<Value>(_ key: String, as type: Value.Type) -> Value? {
    switch values[key] {
    case .stable(let value): return Self.cast(value, to: type)
    case .varying: return Self.snapshot(of: model)[key] as? Value
    case nil: return nil
    }
  }

  /// As `as?`, which takes long to find out that nothing is to be done.
  private static func cast<Value>(_ value: Any, to type: Value.Type) -> Value? {
    func cast<Own>(_ value: Own) -> Value? {
      Own.self == Value.self ? unsafeBitCast(value, to: Value.self) : value as? Value
    }
    return _openExistential(value, do: cast)
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
