/// Parts of a record, each behind a letter and its length: what a version doesn't know it passes over.
struct HistoryFields {
  private(set) var bytes: [UInt8] = []

  init() {}

  mutating func append(_ tag: Character, _ content: some Collection<UInt8>) {
    bytes.append(tag.asciiValue ?? 0)
    bytes += JournalRecord.littleEndian(UInt64(content.count))
    bytes += content
  }

  mutating func append(_ tag: Character, _ text: String?) {
    if let text { append(tag, Array(text.utf8)) }
  }

  /// The parts of a record, in their order; `nil` where they don't fill it.
  static func parts(of bytes: ArraySlice<UInt8>) -> [(tag: Character, content: ArraySlice<UInt8>)]?
  {
    var parts: [(Character, ArraySlice<UInt8>)] = []
    var rest = bytes
    while let tag = rest.popFirst() {
      guard rest.count >= 8, let count = Int(exactly: JournalRecord.number(rest.prefix(8))),
        count <= rest.count - 8
      else { return nil }
      rest = rest.dropFirst(8)
      parts.append((Character(UnicodeScalar(tag)), rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return parts
  }
}
