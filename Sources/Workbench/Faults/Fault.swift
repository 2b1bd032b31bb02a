/// A way to break a field of the JSON.
package enum Fault: String, CaseIterable, Sendable {
  case missing, null, asString, wrongType, object, fraction, overflow, empty
  case badCase, badText, badElement
  case misspelt, duplicate

  private var words: (name: String, help: String, heading: String, letters: String) {
    switch self {
    case .missing: ("missing", "missing: take the key out", "missing", "mis")
    case .null: ("null", "null", "null", "nul")
    case .asString: ("as a string", "the same value as a string", "string", "str")
    case .wrongType: ("another type", "a value of another JSON type", "type", "typ")
    case .object: ("an object", "an object where a scalar belongs", "object", "obj")
    case .fraction: ("a fraction", "a fraction where an integer belongs", "fract.", "frc")
    case .overflow: ("too large", "a number too large for its type", "huge", "hug")
    case .empty: ("empty", "empty: \"\", [] or {}", "empty", "emp")
    case .badCase: ("unknown case", "a case that the enum doesn't have", "case", "cas")
    case .badText: ("bad text", "a text that is no date, URL, UUID or base64", "text", "txt")
    case .badElement: ("bad element", "one bad element at the end of the array", "element", "elm")
    case .misspelt: ("key misspelt", "the key misspelt: unknown to the model", "typo", "tpo")
    case .duplicate: ("key twice", "the key twice, the second time with null", "twice", "twi")
    }
  }

  /// Two or three words for a menu or a heading.
  package var name: String { words.name }

  /// What it does, for the help.
  package var help: String { words.help }

  /// A word above a column, of seven letters at most.
  package var heading: String { words.heading }

  /// Three letters above a narrow column.
  package var letters: String { words.letters }
}
