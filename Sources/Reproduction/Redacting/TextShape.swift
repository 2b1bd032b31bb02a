import Foundation

/// What kind of text a string holds, so that another one of that kind can stand in its place.
enum TextShape: Hashable {
  case uuid(isUppercase: Bool)
  /// A date, maybe with a time: its characters other than digits.
  case date(form: String)
  case address
  case url(scheme: String)
  /// A number in a text, as `NumberShape` has it.
  case number
  case base64(length: Int, padding: Int)
  /// Anything else: upper and lower case letters, digits and single marks between them, up to 64.
  case letters(pattern: String)

  init(_ text: String) {
    let utf8 = Array(text.utf8)
    if UUID(uuidString: text) != nil {
      self = .uuid(isUppercase: text == text.uppercased())
    } else if Self.isDate(utf8) {
      self = .date(form: String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 }))
    } else if Self.isAddress(text) {
      self = .address
    } else if let scheme = Self.scheme(of: text) {
      self = .url(scheme: scheme)
    } else if NumberShape(text) != nil {
      self = .number
    } else if Self.isBase64(utf8) {
      self = .base64(length: utf8.count, padding: utf8.reversed().prefix { $0 == 0x3D }.count)
    } else {
      self = .letters(pattern: Self.pattern(of: text))
    }
  }

  /// The text number `number`, from 1, of this shape; `nil` where the shape has its own numbering.
  func text(_ number: Int) -> String? {
    switch self {
    case .uuid(let isUppercase):
      let digits = String(number, radix: 16)
      let text = "00000000-0000-4000-8000-" + Self.padded(digits, to: 12)
      return isUppercase ? text.uppercased() : text
    case .date(let form): return Self.date(form, number)
    case .address: return "name-\(number)@example.org"
    case .url(let scheme): return "\(scheme)://example.org/\(number)"
    case .number: return nil
    case .base64(let length, let padding):
      let letters = Self.letters(number).uppercased()
      let body = length - padding
      guard letters.count <= body else { return nil }
      // The last letter before padding holds bits that must be none.
      return String(repeating: "A", count: max(0, body - letters.count - (padding > 0 ? 1 : 0)))
        + letters + (padding > 0 && letters.count < body ? "A" : "")
        + String(repeating: "=", count: padding)
    case .letters(let pattern): return Self.text(pattern, number)
    }
  }
}

extension TextShape {
  /// `2026-11-01`, `2026-11-01T09:30:00.123+01:00`.
  private static func isDate(_ text: [UInt8]) -> Bool {
    guard (10...35).contains(text.count) else { return false }
    for (place, byte) in text.prefix(10).enumerated() {
      guard place == 4 || place == 7 ? byte == 0x2D : (0x30...0x39).contains(byte) else {
        return false
      }
    }
    return text.dropFirst(10).allSatisfy { "0123456789T:.+-Z ".utf8.contains($0) }
  }

  /// The first of January 2001 and so many days, at midnight.
  private static func date(_ form: String, _ number: Int) -> String {
    let days = number - 1
    let digits =
      String(2001 + days / 336) + padded("\(days / 28 % 12 + 1)", to: 2)
      + padded("\(days % 28 + 1)", to: 2)
    var rest = digits[...]
    return String(form.map { $0 == "0" ? rest.popFirst() ?? "0" : $0 })
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !text.contains(where: \.isWhitespace)
  }

  /// The scheme of an absolute URL, where it's one of those that everybody uses.
  private static func scheme(of text: String) -> String? {
    guard let end = text.range(of: "://"), !text.contains(where: \.isWhitespace) else { return nil }
    let scheme = text[..<end.lowerBound].lowercased()
    guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return ["http", "ftp", "ws", "wss"].contains(scheme) ? scheme : "https"
  }

  private static func isBase64(_ text: [UInt8]) -> Bool {
    guard text.count >= 8, text.count % 4 == 0, Data(base64Encoded: Data(text)) != nil else {
      return false
    }
    // Words are base64, too.
    return text.last == 0x3D
      || text.contains { (0x30...0x39).contains($0) }
        && text.contains { (0x41...0x5A).contains($0) }
        && text.contains { (0x61...0x7A).contains($0) }
  }

  private static let longest = 64

  /// `Xxx xx-00` for `Ada de-17`.
  private static func pattern(of text: String) -> String {
    var pattern = ""
    for character in text.prefix(longest) {
      let mark: Character
      if character.isWhitespace {
        mark = " "
      } else if character.isNumber {
        mark = "0"
      } else if character.isLetter {
        mark = character.isASCII ? (character.isUppercase ? "X" : "x") : "é"
      } else {
        mark = character.isASCII ? character : "·"
      }
      let isLetter = "0Xxé".contains(mark)
      // Runs of marks tell more than that there are some.
      if isLetter || pattern.last.map({ "0Xxé".contains($0) }) ?? true { pattern.append(mark) }
    }
    return pattern
  }

  /// The pattern with the number in letters at the end of its letters.
  private static func text(_ pattern: String, _ number: Int) -> String {
    var letters = Array(letters(number))
    var text = Array(pattern)
    for place in text.indices.reversed() where !letters.isEmpty {
      switch text[place] {
      case "X": text[place] = Character(letters.removeLast().uppercased())
      case "x", "é": text[place] = letters.removeLast()
      default: continue
      }
    }
    return String(text) + String(letters)
  }

  /// `a` … `z`, `aa` …: a number, from 1, in letters.
  private static func letters(_ number: Int) -> String {
    var (letters, rest) = ("", number)
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(0x61 + (rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  private static func padded(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
