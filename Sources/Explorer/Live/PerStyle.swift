package import DecodingReport

/// One value for each style, in the order of the columns.
package struct PerStyle<Value> {
  package var strict: Value
  package var `default`: Value
  package var smart: Value

  package init(repeating value: Value) {
    strict = value
    `default` = value
    smart = value
  }

  package init(_ value: (DecodingStyle) -> Value) {
    strict = value(.strict)
    `default` = value(.default)
    smart = value(.smart)
  }

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

  package func contains(where predicate: (Value) -> Bool) -> Bool {
    predicate(strict) || predicate(`default`) || predicate(smart)
  }
}

extension PerStyle: Sendable where Value: Sendable {}
extension PerStyle: Equatable where Value: Equatable {}
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
