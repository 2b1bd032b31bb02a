/// An enum with a case that stands in when smart decoding finds no other value to fall back on.
///
///     enum Level: String, SmartCaseDefaultable {
///       case low, high
///       static var defaultCase: Level { .low }
///     }
///     // {"level": "medium"}  →  the property's initial value; without one, .low
///
/// By ``SmartProfile/two``, as in article 003, a raw value without a case is the default case at
/// once, for an optional property too. Under `JSONDecoder` the enum is decoded strictly.
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable
where RawValue: Codable {
  /// The case that stands in; the first one, unless told otherwise.
  static var defaultCase: Self { get }
}

extension SmartCaseDefaultable {
  /// The first case, as in later versions of SmartCodable, which don't ask for another.
  public static var defaultCase: Self {
    guard let first = allCases.first else {
      preconditionFailure("\(Self.self) has no case that could stand in for a value.")
    }
    return first
  }
}

/// An enum with associated values that has a case to stand in.
///
///     enum Shape: SmartAssociatedEnumerable {
///       case circle(radius: Double), square(side: Int)
///       static var defaultCase: Shape { .circle(radius: 1) }
///     }
///     // {"shape": {"square": {"side": "2"}}}  →  .square(side: 2)
///     // {"shape": {"cube": {}}}  →  the property's initial value; without one, .circle(radius: 1)
///
/// It is decoded as the compiler has it, values converted, unless the model's `mappingForValue()`
/// has a transformer for the property, which comes first. SmartCodable knows the transformer only.
public protocol SmartAssociatedEnumerable: Codable {
  /// The case that stands in where the property has no initial value.
  static var defaultCase: Self { get }
}
