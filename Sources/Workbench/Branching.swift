/// Whether a statement may lead on in one way or another.
enum Branching {
  case none
  /// What it asks for hangs on what stands in it.
  case decides
  /// It catches errors, and nothing else hangs on that.
  case catches
  /// It calls something that may ask for anything.
  case unknown

  private static let words: Set<Substring> = [
    "if", "guard", "switch", "while", "for", "repeat", "do", "catch", "else", "return", "throw",
    "try!",
  ]

  private static let decodingCalls = [
    "decode", "decodeIfPresent", "container", "nestedContainer", "unkeyedContainer",
    "nestedUnkeyedContainer", "singleValueContainer", "superDecoder", "super",
  ]

  /// Types whose initializers ask for nothing.
  private static let scalars = [
    "Int", "Double", "Float", "Bool", "String", "Date", "Data", "URL", "UUID", "Decimal", "Set",
    "Array", "Dictionary",
  ]

  init(_ code: Substring) {
    // It goes on with the next element, whatever stood in for the one before.
    if code.wholeMatch(of: /while\s+!\w+\.isAtEnd\s*\{/) != nil {
      self = code.contains("try?") ? .catches : .none
    } else if code.split(whereSeparator: { " \t(){};,".contains($0) })
      .contains(where: { Self.words.contains($0) })
      || code.contains(" ? ") || code.contains(/\?\?.*\btry\b/) || Self.callsForEach(code)
    {
      self = .decides
    } else if Self.callsOther(code) {
      self = .unknown
    } else {
      self = code.contains("try?") ? .catches : .none
    }
  }

  /// Whether a statement calls something for each of some values: `names.map {`.
  private static func callsForEach(_ code: Substring) -> Bool {
    code.contains(/\btry\b.*\.(?:map|flatMap|compactMap|forEach)\b/)
  }

  /// Whether a statement calls anything but containers.
  private static func callsOther(_ code: Substring) -> Bool {
    code.matches(of: /\btry\s+(?:\w+\.)*(\w+)(\(from\b)?/).contains { match in
      !decodingCalls.contains { $0 == match.output.1 } && match.output.2 == nil
        && !scalars.contains { $0 == match.output.1 }
        && match.output.0.split(separator: " ").last != "super.init"
    }
  }
}
