/// The type that a field is of, as a report names it: fields of one type share it.
final class WantedType: Sendable, Equatable {
  let name: String
  /// The default of the type, an optional's wrapped one; `nil` for a type without one.
  let typeDefault: String?
  /// Whether the type is encodable, too, as what a wrapper wraps must be.
  let isCodable: Bool

  init(_ name: String, typeDefault: String? = nil, isCodable: Bool = true) {
    self.name = name
    self.typeDefault = typeDefault
    self.isCodable = isCodable
  }

  /// The type of what nobody asked for.
  static let none = WantedType("")

  static func == (left: WantedType, right: WantedType) -> Bool {
    left === right
      || left.name == right.name && left.typeDefault == right.typeDefault
        && left.isCodable == right.isCodable
  }
}
