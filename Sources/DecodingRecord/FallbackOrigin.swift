/// Where a value that stands in for the payload's came from.
@usableFromInline package enum FallbackOrigin: Hashable, Sendable, CustomStringConvertible {
  case typeDefault
  case initialValue
  indirect case provider(String)
  case defaultCase
  case emptyObject

  /// The words of the report: `type default`, `initial value`, `provider Bool.True` …
  @usableFromInline package var description: String {
    switch self {
    case .typeDefault: "type default"
    case .initialValue: "initial value"
    case .provider(let name): "provider \(name)"
    case .defaultCase: "default case"
    case .emptyObject: "empty object"
    }
  }
}
