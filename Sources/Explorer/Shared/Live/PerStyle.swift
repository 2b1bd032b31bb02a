package import DecodingReport

/// One value for each style, in the order of the columns.
package struct PerStyle<Value> {
  /// The first column's value.
  package var strict: Value
  /// The second column's.
  package var `default`: Value
  /// The third column's.
  package var smart: Value

  /// Makes three equal values.
  package init(repeating value: Value) {
    strict = value
    `default` = value
    smart = value
  }

  /// Makes each value from its style.
  package init(_ value: (DecodingStyle) -> Value) {
    strict = value(.strict)
    `default` = value(.default)
    smart = value(.smart)
  }

  /// The value of a style.
  package subscript(style: DecodingStyle) -> Value {
    get {
      switch style {
      case .strict: strict
      case .default: `default`
      case .smart: smart
      }
    }
    set {
      switch style {
      case .strict: strict = newValue
      case .default: `default` = newValue
      case .smart: smart = newValue
      }
    }
  }

  /// Whether one of the three satisfies the predicate.
  package func contains(where predicate: (Value) -> Bool) -> Bool {
    predicate(strict) || predicate(`default`) || predicate(smart)
  }
}

extension PerStyle: Sendable where Value: Sendable {}
extension PerStyle: Equatable where Value: Equatable {}
extension PerStyle: Codable where Value: Codable {}
extension PerStyle: Hashable where Value: Hashable {}

extension DecodingStyle {
  /// The style's place in the order of the columns, from 0.
  package var index: Int {
    switch self {
    case .strict: 0
    case .default: 1
    case .smart: 2
    }
  }
}
