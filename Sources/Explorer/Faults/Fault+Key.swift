import Workbench

extension Fault {
  /// The key behind `x`, and other words for it, by which the palette finds it.
  private var line: (key: String, synonyms: String) {
    switch self {
    case .missing: ("m", "missing key, delete key, remove key, remove field, absent, no key")
    case .null: ("n", "nil, set to null, none")
    case .asString: ("s", "string, stringify, number as string, quote, quoted number")
    case .wrongType: ("t", "wrong type, type mismatch, mismatch")
    case .object: ("o", "nest, nested")
    case .fraction: ("f", "decimal, float, double")
    case .overflow: ("v", "overflow, big number, out of range, huge")
    case .empty: ("e", "blank, empty string, empty array")
    case .badCase: ("c", "unknown case, enum, bad enum, unknown enum case")
    case .badText: ("b", "bad date, invalid date, bad url, malformed")
    case .badElement: ("l", "bad element, lossy array")
    case .misspelt: ("u", "typo, misspelling, unknown key, wrong key")
    case .duplicate: ("d", "duplicate key, duplicate, same key twice")
    }
  }

  var key: String { line.key }
  var synonyms: String { line.synonyms }
}
