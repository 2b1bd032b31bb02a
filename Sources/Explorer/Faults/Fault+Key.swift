import Workbench

extension Fault {
  /// The key behind `x`.
  var key: String {
    switch self {
    case .missing: "m"
    case .null: "n"
    case .asString: "s"
    case .wrongType: "t"
    case .object: "o"
    case .fraction: "f"
    case .overflow: "v"
    case .empty: "e"
    case .badCase: "c"
    case .badText: "b"
    case .badElement: "l"
    case .misspelt: "u"
    case .duplicate: "d"
    }
  }
}
