/// A Swift type for a number; `Int` where nothing speaks against it.
enum NumberType {
  case integer, unsigned, decimal, double

  var name: String {
    switch self {
    case .integer: "Int"
    case .unsigned: "UInt64"
    case .decimal: "Decimal"
    case .double: "Double"
    }
  }
}
