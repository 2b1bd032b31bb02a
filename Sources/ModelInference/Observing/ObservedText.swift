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
    /// A URL that Foundation takes, and leaves as it is.
    static let plainURL = Forms(rawValue: 16)

    static let all: Forms = [.date, .url, .uuid, .version, .plainURL]
  }

  /// What every string is; none for an ordinary text.
  private(set) var forms: Forms
  /// The dates that all of them can be read as.
  private(set) var dateForms: DateForms
  /// What they are, where they are few words; `nil` for all else.
  private(set) var words: ObservedWords?

  init(_ text: String) {
    (forms, dateForms) = Self.forms(of: text, among: .all, .all)
    words = ObservedWords()
    if words?.add(text) == false { words = nil }
  }

  /// Takes another string into account. Text that is ordinary already isn't looked at.
  mutating func add(_ text: @autoclosure () -> String) {
    guard !forms.isEmpty || !dateForms.isEmpty || words != nil else { return }
    let text = text()
    if !forms.isEmpty || !dateForms.isEmpty {
      (forms, dateForms) = Self.forms(of: text, among: forms, dateForms)
    }
    if words?.add(text) == false { words = nil }
  }

  mutating func merge(_ other: ObservedText) {
    forms.formIntersection(other.forms)
    dateForms.formIntersection(other.dateForms)
    guard let others = other.words else {
      words = nil
      return
    }
    for value in others.values where words?.add(value.text, count: value.count) == false {
      words = nil
    }
  }

  /// What a reader would want to know of a string property.
  var comment: String? {
    if forms.contains(.date) { return "ISO 8601" }
    if forms.contains(.url) { return "URL" }
    return forms.contains(.uuid) ? "UUID" : nil
  }

  private static func forms(
    of text: String, among forms: Forms, _ dateForms: DateForms
  ) -> (forms: Forms, dates: DateForms) {
    var text = text
    return text.withUTF8 { (Forms(of: $0, among: forms), DateForms(of: $0, among: dateForms)) }
  }
}

extension ObservedText.Forms {
  /// Those of a text; others than some aren't looked for.
  fileprivate init(of bytes: UnsafeBufferPointer<UInt8>, among forms: Self) {
    self = []
    if forms.contains(.date), bytes.isISODate { insert(.date) }
    if forms.contains(.url), bytes.isLikeURL {
      insert(.url)
      if forms.contains(.plainURL), bytes.isPlainURL { insert(.plainURL) }
    }
    if forms.contains(.uuid), bytes.isUUID { insert(.uuid) }
    if forms.contains(.version), bytes.isVersion { insert(.version) }
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

  /// What begins as a URL, and has no space.
  fileprivate var isLikeURL: Bool {
    (starts(with: "http://".utf8) || starts(with: "https://".utf8))
      && !contains(UInt8(ascii: " "))
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
