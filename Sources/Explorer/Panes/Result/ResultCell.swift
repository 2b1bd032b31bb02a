import DecodingReport
import JSONSource
import TerminalCanvas

/// What a style made of a field, in the few words of a table's cell.
struct ResultCell: Equatable {
  var glyph: Character
  var text: String
  var outcome: Outcome
  var isSilentLoss: Bool
  /// Whether another place tells why.
  var isAside: Bool
  /// What is said where there is no text.
  var standIn = ""
  var look = TextStyle()
  private let size: ContainerSize

  /// `count` is what the JSON has, as its row tells it: `[2]`, `{3}`.
  init(_ field: FieldReport, count: String, glyphs: Glyphs) {
    outcome = field.outcome
    size = ContainerSize(field, count: count)
    glyph = glyphs.outcome(field.outcome)
    isSilentLoss = field.silentLoss
    isAside = field.isAside
    text = glyphs.isUTF8 ? Self.text(field) : glyphs.words(Self.text(field))
  }

  /// The words for so many cells: shorter ones where they don't fit.
  func words(columns: Int) -> String {
    let words = text.isEmpty ? standIn : text
    return CellText.width(words) > columns ? Self.short(words, size) : words
  }

  /// The same in fewer cells. Of an object its type is left, and of a list how long it is: their fields and
  /// elements have rows of their own.
  static func short(_ words: String, _ size: ContainerSize) -> String {
    if let known = shortWords[words] { return known }
    let words = words.trimmingPrefix("would be ")
    if let size = size.words(of: words) { return size }
    guard words.last == ")", let name = words.firstIndex(of: "("),
      words[..<name].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return String(words) }
    return String(words[..<name])
  }

  private static let shortWords = [
    "key not found": "no key", "value not found": "no value", "type mismatch": "mismatch",
    "not a number": "no number", "unknown case": "no case", "bad element": "element",
    "duplicate key": "twice", "own error": "error", "no such field": "no field",
    "not asked for": "unasked", "would throw": "throws", "not reached": "",
  ]

  static func text(_ field: FieldReport) -> String {
    switch field.outcome {
    case .asSent, .converted: return field.value ?? ""
    case .default: return field.value ?? field.fallback?.value ?? ""
    case .nil where field.isTakenElsewhere: return FieldReport.otherKeysValue
    case .nil: return field.value ?? "nil"
    case .dropped where field.found == nil: return "missing"
    case .dropped where field.reason == .unknownKey:
      return field.isElement ? "not asked for" : "no such field"
    case .dropped: return field.value ?? "dropped"
    case .threw where field.reason == .badElement && field.found?.kind == .object:
      return "bad member"
    case .threw: return field.reason?.errorWords ?? "threw"
    case .notReached:
      switch field.alone?.outcome {
      case .threw: return "would throw"
      case .nil where field.alone?.isTakenElsewhere == true: return FieldReport.otherKeysValue
      case .nil: return field.alone?.value.map { "would be \($0)" } ?? "would be nil"
      default: return ""
      }
    }
  }
}

/// How many elements an array or a dictionary has: `12 of 12` in the JSON, or `2 Lines`.
struct ContainerSize: Equatable {
  private let type: SwiftType?
  /// How many the JSON has; `nil` where it has neither array nor object.
  private let sent: Int?
  private let isAsSent: Bool

  init(_ field: FieldReport, count: String) {
    type = field.type
    sent = Int(count.dropFirst().dropLast())
    isAsSent = field.outcome == .asSent
  }

  /// `nil` where the text is none of such a value.
  func words(of text: some StringProtocol) -> String? {
    guard text.first == "[", text.last == "]" else { return nil }
    // Of very long ones not all elements are written.
    let isWhole = !text.hasSuffix("…]")
    guard isWhole || isAsSent, let count = isWhole ? Self.count(text) : sent else { return nil }
    if let sent { return "\(count.grouped) of \(sent.grouped)" }
    return "\(count.grouped) \(Self.element(of: type, isOne: count == 1))"
  }

  /// How many elements stand between the brackets.
  private static func count(_ text: some StringProtocol) -> Int {
    guard text.count > 2, text != "[:]" else { return 0 }
    var (count, depth) = (1, 0)
    var (isQuoted, isEscaped) = (false, false)
    for byte in text.utf8.dropFirst().dropLast() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isQuoted
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ","): count += depth == 0 ? 1 : 0
      default: break
      }
    }
    return count
  }

  /// `Lines` of `[Line]` and `[String: Line]?`.
  private static func element(of type: SwiftType?, isOne: Bool) -> String {
    let element: SwiftType? =
      switch type?.withoutOptional {
      case .array(let element), .dictionary(_, let element): element
      default: nil
      }
    guard let name = element.map({ "\($0)" }), let last = name.last,
      name.allSatisfy({ $0.isLetter })
    else { return isOne ? "element" : "elements" }
    return name + (isOne ? "" : "sxz".contains(last) ? "es" : "s")
  }
}

extension Reason {
  /// The reason as the name of an error, for a style that threw.
  var errorWords: String {
    switch self {
    case .missing: "key not found"
    case .null: "value not found"
    case .wrongType: "type mismatch"
    case .notANumber: "not a number"
    case .fraction: "fraction"
    case .overflow: "overflow"
    case .precision: "precision"
    case .empty: "empty"
    case .badEnum: "unknown case"
    case .badDate: "bad date"
    case .badURL: "bad URL"
    case .badData: "bad data"
    case .badElement: "bad element"
    case .unknownKey: "unknown key"
    case .duplicateKey: "duplicate key"
    case .depth: "too deep"
    case .custom: "own error"
    case .ended: "ended"
    }
  }
}
