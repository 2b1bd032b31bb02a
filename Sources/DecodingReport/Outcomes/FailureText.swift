package import JSONSource

/// Turns the facts of a failure into our words.
package enum FailureText {
  static let document = "the document is not JSON to Foundation: nothing was decoded"

  /// What is said of an error that is one of several, and may be another one on the next run.
  static let random = "; of a dictionary's bad values Foundation names a random one"

  /// `the document is nested 600 levels deep, and Foundation reads 512 at most`.
  static func depth(of document: JSONDocument) -> String {
    "the document is nested \(document.depth) levels deep, and Foundation reads "
      + "\(JSONDocument.foundationDepthLimit) at most"
  }

  /// `level 513 of 600 begins here; Foundation reads 512 at most`.
  package static func beyondFoundation(_ document: JSONDocument) -> String {
    let levels = JSONDocument.foundationDepthLimit
    return
      "level \(levels + 1) of \(document.depth) begins here; Foundation reads \(levels) at most"
  }

  /// `expected Int for 'age', found the string "42"`.
  static func message(of field: FieldReport) -> String {
    let name = field.path.steps.isEmpty ? "the document" : "'\(name(of: field))'"
    let type = field.type?.withoutOptional
    let wanted = type.map { "\($0)" } ?? "a value"
    guard let found = field.found else {
      if field.isElement {
        let array = field.parentPath.map { $0.steps.isEmpty ? "the array" : "the array \($0)" }
        return "expected \(wanted) for \(name), and \(array ?? "the array") ends before it"
      }
      let key = field.jsonKey.map { " \(SwiftText.quoted($0))" } ?? ""
      let object = field.parentPath.map { $0.steps.isEmpty ? "" : " in \($0)" } ?? ""
      return "expected \(wanted) for \(name), and the key\(key) is missing\(object)"
    }
    let number = found.text
    switch field.alone?.reason ?? field.reason {
    case .null: return "expected \(wanted) for \(name), found null"
    case .fraction: return "expected \(wanted) for \(name), and \(number) has a fraction"
    case .overflow:
      return "expected \(wanted) for \(name), and \(number) is out of its range\(range(of: type))"
    case .badEnum where field.wantedFacts.isRawStruct:
      return "\(wanted) takes no \(number) for \(name): its init?(rawValue:) returns nil"
    case .badEnum where found.kind == .object:
      return "the object for \(name) hasn't one key that is a case of \(wanted)"
    case .badEnum: return "\(number) is none of the cases of \(wanted) for \(name)"
    case .wrongType where field.isOfPairs:
      return "expected \(wanted) for \(name) as an array of keys and values, found an object"
    case .badDate: return "\(number) is no date in the expected format for \(name)"
    case .badURL: return "\(number) is no URL for \(name)"
    case .badData where type == .standard(.data) && found.kind == .array:
      return "\(Words.cut(number)) isn't an array of bytes (0...255) for \(name)"
    case .badData where type == .standard(.data): return "\(number) is no base64 for \(name)"
    case .badData where type == .standard(.uuid): return "\(number) is no UUID for \(name)"
    case .badData where field.isDictionary && found.kind == .array:
      return "the array for \(name) doesn't hold keys and values in turn"
    case .badData where type?.isScalarOfJSON == true:
      return "expected \(wanted) for \(name), and its JSON text is malformed"
    case .badData: return "\(Words.cut(number)) is no \(wanted) for \(name)"
    case .notANumber where found.kind == .number:
      return "expected \(wanted) for \(name), and \(number) is no JSON number"
    case .custom where type?.isRange == true && found.kind == .array:
      return "the bounds of \(wanted) for \(name) are out of order"
    case .custom: return "the model's own code threw while it decoded \(name)"
    default: return "expected \(wanted) for \(name), found \(found.described)"
    }
  }

  /// The property's name; an element's is that of the key of its array, and its place there:
  /// `products[1]`.
  private static func name(of field: FieldReport) -> String {
    let steps = field.path.steps
    guard field.isElement,
      let place = steps.lastIndex(where: { if case .key = $0 { true } else { false } }),
      case .key(let key) = steps[place]
    else { return field.property }
    return steps[(place + 1)...].reduce(key) { $0 + $1.description }
  }

  /// ` (-128...127)` for an integer type, else nothing.
  static func range(of type: SwiftType?) -> String {
    func text<T: FixedWidthInteger>(_ type: T.Type) -> String { " (\(T.min)...\(T.max))" }
    return type?.standard?.integer.map { text($0) } ?? ""
  }
}

extension SwiftType {
  /// Whether JSON writes its values as they are: texts or numbers.
  var isScalarOfJSON: Bool { standard.map { $0 == .string || $0.isNumber } ?? false }

  /// Whether it is a dictionary whose keys can't be an object's.
  var isOfPairs: Bool {
    dictionary.map { $0.key != .standard(.string) && $0.key != .standard(.int) } ?? false
  }
}

extension FieldReport.Found {
  /// `the string "42"`, `the number 1.5`, `an array`.
  var described: String {
    switch kind {
    case .string: "the string \(Words.cut(text))"
    case .number: "the number \(Words.cut(text))"
    case .true, .false: "the boolean \(text)"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    case .key: "the key \(Words.cut(text))"
    case .invalid: "\(Words.cut(text)), which is no JSON value"
    }
  }
}
