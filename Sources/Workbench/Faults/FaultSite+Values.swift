import DecodingReport
import JSONSource

extension FaultSite {
  /// The JSON that a fault puts in the value's place; `nil` where the fault doesn't apply, or
  /// changes something else than the value.
  package func replacement(for fault: Fault) -> String? {
    switch fault {
    case .null: kind == .null ? nil : "null"
    case .asString: quotedScalar
    case .wrongType: otherType
    case .object: isScalar ? "{}" : nil
    case .fraction: isInteger ? fraction : nil
    case .overflow: wanted?.standard?.tooLarge
    case .empty: empty
    case .badCase: isEnum ? unknownCase : nil
    case .badText: isEnum ? nil : wanted?.standard?.badText
    case .missing, .badElement, .misspelt, .duplicate: nil
    }
  }

  private var isScalar: Bool { kind.map { $0 != .object && $0 != .array } ?? false }

  private var isInteger: Bool { wanted?.standard?.integer != nil }

  private var quotedScalar: String? {
    guard let value, kind == .number || kind == .true || kind == .false else { return nil }
    return "\"\(document.text(value))\""
  }

  /// A value of another JSON type than the one that was sent, and than the one that is wanted.
  private var otherType: String? {
    let others =
      switch kind {
      case .number, .null: ["true", "\"maybe\""]
      case .string: ["7", "true"]
      case .true, .false: ["\"maybe\"", "7"]
      case .object: ["[]", "true"]
      case .array: ["{}", "true"]
      // A missing key gets something that no type takes for its own.
      case nil: [wanted?.isBracketed == true ? "true" : "[]"]
      default: [String]()
      }
    return others.first { $0 != plainValue }
  }

  /// Which of these values the wanted type takes.
  private var plainValue: String {
    switch wanted {
    case .standard(.bool): "true"
    case .standard(.string): "\"maybe\""
    case .standard(.double), .standard(.float): "7"
    case _ where isInteger: "7"
    default: wanted?.emptyCollection ?? ""
    }
  }

  /// The number with a half added: `42` becomes `42.5`.
  private var fraction: String {
    guard let value, kind == .number else { return "1.5" }
    let text = document.text(value)
    return text.allSatisfy { $0 == "-" || $0.isASCII && $0.isNumber } ? text + ".5" : "1.5"
  }

  private var empty: String? {
    let text =
      switch kind {
      case .array: "[]"
      case .object: "{}"
      case nil: wanted?.emptyCollection ?? "\"\""
      default: "\"\""
      }
    return value.map { document.text($0) } == text ? nil : text
  }

  private var unknownCase: String {
    kind == .number ? "999" : "\"unheard-of\""
  }
}

extension SwiftType {
  /// The JSON of an array or a dictionary with nothing in it; `nil` for any other type.
  fileprivate var emptyCollection: String? {
    isBracketed ? dictionary == nil ? "[]" : "{}" : nil
  }
}

extension SwiftType.Standard {
  /// The next number that an integer type can't hold, or one that is far beyond any other.
  fileprivate var tooLarge: String? {
    func next<Integer: FixedWidthInteger>(_ type: Integer.Type) -> String? {
      Integer.bitWidth <= 64 ? "\(UInt128(Integer.max) + 1)" : nil
    }
    return switch self {
    case .double, .cgFloat: "1e400"
    case .float: "1e39"
    default: integer.flatMap { next($0) }
    }
  }

  fileprivate var badText: String? {
    switch self {
    case .date: "\"not a date\""
    case .url: "\"http://[not-a-url\""
    case .uuid: "\"not-a-uuid\""
    case .data: "\"not base64!\""
    case .decimal: "\"not a number\""
    default: nil
    }
  }
}
