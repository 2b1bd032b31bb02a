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
    } else if let other = Self.otherCall(in: code) {
      // One that gets keys asks for them, and in which way hangs on what stands there.
      self = other.contains(/[(,:]\s*(?:\w*Keys?)?\.[a-z_]\w*\s*[,)]/) ? .decides : .unknown
    } else {
      self = code.contains("try?") ? .catches : .none
    }
  }

  /// What a statement that decides runs in any case: all before it does, and of several conditions the first.
  static func beginning(of code: Substring) -> Substring {
    guard !code.hasPrefix("else"), !code.hasPrefix("catch"), !code.hasPrefix("}") else { return "" }
    var beginning = code
    if let decision = code.firstMatch(
      of: /\{|&&|\|\||\?\?|\s\?\s|\.(?:map|flatMap|compactMap|forEach)\b/)
    {
      beginning = code[..<decision.range.lowerBound]
    }
    var depth = 0
    for place in beginning.indices {
      switch beginning[place] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: return beginning[..<place]
      default: break
      }
    }
    return beginning
  }

  /// Whether a statement calls something for each of some values: `names.map {`.
  private static func callsForEach(_ code: Substring) -> Bool {
    code.contains(/\btry\b.*\.(?:map|flatMap|compactMap|forEach)\b/)
  }

  /// What a statement calls that is no container, with all behind it; `nil` where it calls nothing else.
  private static func otherCall(in code: Substring) -> Substring? {
    let call = code.matches(of: /\btry\s+(?:\w+\.)*(\w+)(\(from\b)?/).first { match in
      !decodingCalls.contains { $0 == match.output.1 } && match.output.2 == nil
        && !scalars.contains { $0 == match.output.1 } && !match.output.0.contains(".allKeys.")
        && match.output.0.split(separator: " ").last != "super.init"
    }
    return call.map { code[$0.range.lowerBound...] }
  }
}
