/// Which strings stood at a place: what all of them look like.
struct ObservedText {
  /// Something that a string may be the text of.
  struct Forms: OptionSet {
    let rawValue: Int
    static let date = Forms(rawValue: 1)
    static let url = Forms(rawValue: 2)
    static let uuid = Forms(rawValue: 4)
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
    if text.utf8.count >= 20, text.isISODate { insert(.date) }
    if text.hasPrefix("http://") || text.hasPrefix("https://"), !text.contains(" ") { insert(.url) }
    if text.isUUID { insert(.uuid) }
  }
}

extension String {
  /// `2024-03-01T09:30:00Z`, with a fraction of seconds or an offset too.
  fileprivate var isISODate: Bool {
    wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)/#) != nil
  }

  /// 32 hexadecimal digits in five groups.
  var isUUID: Bool {
    let groups = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { Character(UnicodeScalar($0)).isHexDigit } }
  }
}
