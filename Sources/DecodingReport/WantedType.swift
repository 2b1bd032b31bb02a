/// The type that a field is of, as a report names it: fields of one type share it.
final class WantedType: Sendable, Equatable {
  struct Facts: Equatable {
    /// `nil` of what nobody asked for.
    var type: SwiftType?
    /// The name by which its source declares it, or what it wraps: `Shop.Order`.
    var declared = ""
    /// The default of the type, an optional's wrapped one; `nil` for a type without one.
    var typeDefault: String?
    /// Whether the type is encodable, too, as what a wrapper wraps must be.
    var isCodable = true
    /// Whether it has raw values, and is no enum.
    var isRawStruct = false
    /// Whether it is an enum without raw values, whatever the optionals around it.
    var isPlainEnum = false
    /// Whether the type is one of the standard library or Foundation: nobody changes its properties.
    var isStandard = false
    /// Whether it is a property wrapper that may stop the program when its wrapped value is asked for.
    var isStopping = false
    /// The type that a property wrapper wraps which knows nothing of reports; `nil` for any other type.
    var wrapped: SwiftType?
  }

  let facts: Facts
  /// The type as its author wrote it, without wrappers; empty of what nobody asked for.
  let name: String

  init(_ facts: Facts) {
    self.facts = facts
    name = facts.type?.description ?? ""
  }

  convenience init(_ type: SwiftType?) {
    self.init(Facts(type: type))
  }

  /// The type of what nobody asked for.
  static let none = WantedType(nil as SwiftType?)

  func changed(_ change: (inout Facts) -> Void) -> WantedType {
    var facts = facts
    change(&facts)
    return WantedType(facts)
  }

  static func == (left: WantedType, right: WantedType) -> Bool {
    left === right || left.facts == right.facts
  }
}
