/// The type that a field is of, as a report names it: fields of one type share it.
final class WantedType: Sendable, Equatable {
  let name: String
  /// The default of the type, an optional's wrapped one; `nil` for a type without one.
  let typeDefault: String?

  init(_ name: String, typeDefault: String? = nil) {
    self.name = name
    self.typeDefault = typeDefault
  }

  /// The type of what nobody asked for.
  static let none = WantedType("")

  static func == (left: WantedType, right: WantedType) -> Bool {
    left === right || left.name == right.name && left.typeDefault == right.typeDefault
  }
}
