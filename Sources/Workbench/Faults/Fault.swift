/// A way to break a field of the JSON.
package enum Fault: String, CaseIterable, Sendable {
  case missing, null, asString, wrongType, object, fraction, overflow, empty
  case badCase, badText, badElement
  case misspelt, duplicate

  /// Two or three words for a menu or a heading.
  package var name: String {
    switch self {
    case .missing: "missing"
    case .null: "null"
    case .asString: "as a string"
    case .wrongType: "another type"
    case .object: "an object"
    case .fraction: "a fraction"
    case .overflow: "too large"
    case .empty: "empty"
    case .badCase: "unknown case"
    case .badText: "bad text"
    case .badElement: "bad element"
    case .misspelt: "key misspelt"
    case .duplicate: "key twice"
    }
  }

  /// What it does, for the help.
  package var help: String {
    switch self {
    case .missing: "missing: take the key out"
    case .null: "null"
    case .asString: "the same value as a string"
    case .wrongType: "a value of another JSON type"
    case .object: "an object where a scalar belongs"
    case .fraction: "a fraction where an integer belongs"
    case .overflow: "a number too large for its type"
    case .empty: "empty: \"\", [] or {}"
    case .badCase: "a case that the enum hasn't got"
    case .badText: "a text that is no date, URL, UUID or base64"
    case .badElement: "one bad element at the end of the array"
    case .misspelt: "the key misspelt: unknown to the model"
    case .duplicate: "the key twice, the second time with null"
    }
  }

  /// A word above a column, of seven letters at most.
  package var heading: String {
    switch self {
    case .missing: "missing"
    case .null: "null"
    case .asString: "string"
    case .wrongType: "type"
    case .object: "object"
    case .fraction: "fract."
    case .overflow: "huge"
    case .empty: "empty"
    case .badCase: "case"
    case .badText: "text"
    case .badElement: "element"
    case .misspelt: "typo"
    case .duplicate: "twice"
    }
  }

  /// Three letters above a narrow column.
  package var letters: String {
    switch self {
    case .missing: "mis"
    case .null: "nul"
    case .asString: "str"
    case .wrongType: "typ"
    case .object: "obj"
    case .fraction: "frc"
    case .overflow: "hug"
    case .empty: "emp"
    case .badCase: "cas"
    case .badText: "txt"
    case .badElement: "elm"
    case .misspelt: "tpo"
    case .duplicate: "twi"
    }
  }
}
