/// Which strings stood at a place: what all of them look like.
struct ObservedText {
  /// Something that a string may be the text of.
  struct Forms: OptionSet {
    let rawValue: Int
    static let date = Forms(rawValue: 1)
    static let url = Forms(rawValue: 2)
    static let uuid = Forms(rawValue: 4)
    /// A version, or a range of them as package managers write it.
    static let version = Forms(rawValue: 8)
  }

  /// What every string is; none for an ordinary text.
  private(set) var forms: Forms

  init(_ text: String) { forms = Forms(of: text) }

  /// Takes another string into account. Text that is ordinary already isn't looked at.
  mutating func add(_ text: @autoclosure () -> String) {
    if !forms.isEmpty { forms.formIntersection(Forms(of: text())) }
  }

  mutating func merge(_ other: ObservedText) { forms.formIntersection(other.forms) }

  /// What a reader would want to know of a string property.
  var comment: String? {
    if forms.contains(.date) { return "ISO 8601" }
    if forms.contains(.url) { return "URL" }
    return forms.contains(.uuid) ? "UUID" : nil
  }
}

extension ObservedText.Forms {
  fileprivate init(of text: String) {
    self = []
    var text = text
    text.withUTF8 { bytes in
      if bytes.isISODate { insert(.date) }
      if bytes.starts(with: "http://".utf8) || bytes.starts(with: "https://".utf8),
        !bytes.contains(UInt8(ascii: " "))
      {
        insert(.url)
      }
      if bytes.isUUID { insert(.uuid) }
      if bytes.isVersion { insert(.version) }
    }
  }
}

// Every string of a payload goes through these: bytes, since regular expressions take their time.
extension UnsafeBufferPointer<UInt8> {
  /// `2024-03-01T09:30:00Z`, with a fraction of seconds or an offset too.
  fileprivate var isISODate: Bool {
    guard count >= 20, matches("dddd-dd-ddTdd:dd:dd", at: 0) else { return false }
    var end = 19
    if self[end] == UInt8(ascii: ".") {
      let digits = self[(end + 1)...].prefix(while: \.isDigit).count
      guard digits > 0 else { return false }
      end += 1 + digits
    }
    return ["Z", "+dd:dd", "-dd:dd", "+dddd", "-dddd"].contains {
      count - end == $0.utf8CodeUnitCount && matches($0, at: end)
    }
  }

  /// 32 hexadecimal digits in five groups.
  fileprivate var isUUID: Bool {
    count == 36 && matches("hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", at: 0)
  }

  /// `1.2`, `^1.2.3-beta`, `>=1.x`, `*`: two numbers at least behind the signs, or none but a star.
  fileprivate var isVersion: Bool {
    let number = drop { "^~<>=v ".utf8.contains($0) }
    if number.elementsEqual("*".utf8) || number.elementsEqual("latest".utf8) { return true }
    let parts = number.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (2...4).contains(parts.count) && parts[0].allSatisfy(\.isDigit)
      && parts.allSatisfy { part in
        !part.isEmpty && part.count < 6
          && (part.allSatisfy(\.isDigit) || part.elementsEqual("x".utf8)
            || part.elementsEqual("*".utf8))
      }
  }

  /// Whether a pattern stands at an index: `d` is a digit, `h` a hexadecimal one, all else itself.
  private func matches(_ pattern: StaticString, at start: Int) -> Bool {
    guard start + pattern.utf8CodeUnitCount <= count else { return false }
    return (0..<pattern.utf8CodeUnitCount).allSatisfy { index in
      let byte = self[start + index]
      return switch pattern.utf8Start[index] {
      case UInt8(ascii: "d"): byte.isDigit
      case UInt8(ascii: "h"): byte.isDigit || (0x61...0x66).contains(byte | 0x20)
      case let other: byte == other
      }
    }
  }
}

extension String {
  /// Whether it is a UUID's text.
  var isUUID: Bool {
    var text = self
    return text.withUTF8(\.isUUID)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
