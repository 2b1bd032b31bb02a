import JSONSource
package import TextEditor
package import Workbench

/// A record of a journal: what is appended to it at once, and read back as a whole or not at all.
///
/// Its content's length and checksum go before it, four bytes each, the lowest first.
package enum JournalRecord: Sendable, Equatable {
  /// Whose text it is; the first record of a journal. Later ones tell that it is called otherwise.
  case source(String)
  /// The text as a whole; the second record is the text before the first change.
  case text(SourceText)
  /// A change of the text before.
  case edit(SourceEdit)
  /// How the text is written outside; UTF-8 where a journal doesn't tell.
  case encoding(SourceEncoding)
  /// The payload that a new model is for.
  case payload(Payload)

  /// What a journal begins with, before its records.
  package static let signature = Array("codable-explorer journal 1\n".utf8)

  /// The bytes to append.
  package var encoded: [UInt8] { Self.framed(content) }

  /// A content behind its length and its checksum.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + 8)
    bytes += littleEndian(UInt32(clamping: content.count))
    bytes += littleEndian(checksum(content[...]))
    bytes += content
    return bytes
  }

  private enum Kind: UInt8 {
    case source = 0x53
    case text = 0x54
    case edit = 0x45
    case encoding = 0x43
    case payload = 0x50
  }

  private var content: [UInt8] {
    switch self {
    case .source(let name): return [Kind.source.rawValue] + Array(name.utf8)
    case .text(let text): return [Kind.text.rawValue] + text.bytes
    case .edit(let edit):
      return [Kind.edit.rawValue] + Self.littleEndian(UInt64(edit.range.lowerBound))
        + Self.littleEndian(UInt64(edit.range.count)) + edit.replacement.bytes
    case .encoding(let encoding):
      let form = Array(encoding.form.rawValue.utf8)
      return [Kind.encoding.rawValue, encoding.hasMark ? 1 : 0, UInt8(clamping: form.count)] + form
        + encoding.rest
    case .payload(let payload):
      let names = [payload.name, payload.fileName].flatMap { name in
        Self.littleEndian(UInt64(name.utf8.count)) + Array(name.utf8)
      }
      return [Kind.payload.rawValue] + names + payload.bytes
    }
  }

  /// Reads the record at the start of the bytes and moves on behind it; `nil` where there is none
  /// or only a part of one.
  static func next(_ bytes: inout ArraySlice<UInt8>) -> JournalRecord? {
    var rest = bytes
    guard let content = unframed(&rest), let record = JournalRecord(content) else { return nil }
    bytes = rest
    return record
  }

  /// Reads the content at the start of the bytes and moves on behind it; `nil` where there is none, a
  /// part of one, or one that was changed.
  static func unframed(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count >= 8 else { return nil }
    let start = bytes.startIndex
    let count = Int(number(bytes[start..<start + 4]))
    let sum = UInt32(truncatingIfNeeded: number(bytes[start + 4..<start + 8]))
    guard bytes.count - 8 >= count else { return nil }
    let content = bytes[(start + 8)..<(start + 8 + count)]
    guard checksum(content) == sum else { return nil }
    bytes = bytes[(start + 8 + count)...]
    return content
  }

  /// Whether the bytes end before the content does that they begin with.
  static func isCutOff(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count < 8 || number(bytes.prefix(4)) > bytes.count - 8
  }

  /// Whether the bytes can be those of a record whose end was never written.
  ///
  /// A changed length looks the same; but then whole records stand behind it.
  static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 8 else { return true }
    let start = bytes.startIndex
    guard number(bytes[start..<start + 4]) > bytes.count - 8 else { return false }
    if bytes.count > 8, Kind(rawValue: bytes[start + 8]) == nil { return false }
    return nextWhole(behind: bytes) == nil
  }

  /// Where a whole record begins behind the one that the bytes begin with.
  private static func nextWhole(behind bytes: ArraySlice<UInt8>) -> Int? {
    (bytes.startIndex..<bytes.endIndex).dropFirst().first { place in
      guard place + 8 < bytes.endIndex, Kind(rawValue: bytes[place + 8]) != nil else {
        return false
      }
      var rest = bytes[place...]
      return next(&rest) != nil
    }
  }

  /// Moves on from a record that was changed to the next whole one; `false` where there is none, or
  /// where it may be one of a journal that is itself a journal's text.
  static func skip(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard bytes.firstRange(of: signature) == nil, let next = nextWhole(behind: bytes) else {
      return false
    }
    bytes = bytes[next...]
    return true
  }

  private init?(_ content: ArraySlice<UInt8>) {
    guard let kind = content.first.flatMap(Kind.init) else { return nil }
    let rest = content.dropFirst()
    switch kind {
    case .source: self = .source(String(decoding: rest, as: UTF8.self))
    case .text: self = .text(SourceText(Array(rest)))
    case .edit:
      guard rest.count >= 16 else { return nil }
      let lower = Self.number(rest.prefix(8))
      let count = Self.number(rest.dropFirst(8).prefix(8))
      guard let start = Int(exactly: lower), let length = Int(exactly: count),
        start <= .max - length
      else { return nil }
      self = .edit(SourceEdit(start..<start + length, SourceText(Array(rest.dropFirst(16)))))
    case .encoding:
      guard let encoding = SourceEncoding(recorded: rest) else { return nil }
      self = .encoding(encoding)
    case .payload:
      var rest = rest
      guard let name = Self.name(&rest), let fileName = Self.name(&rest) else { return nil }
      self = .payload(Payload(name: name, fileName: fileName, bytes: Array(rest)))
    }
  }

  /// Reads a name behind its length, and moves on behind it.
  private static func name(_ bytes: inout ArraySlice<UInt8>) -> String? {
    let head = bytes.prefix(8)
    let rest = bytes.dropFirst(8)
    guard head.count == 8, let count = Int(exactly: number(head)), count <= rest.count else {
      return nil
    }
    bytes = rest.dropFirst(count)
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// FNV-1a (draft-eastlake-fnv), 32 bits.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { $0.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } }
  }
}

extension SourceEncoding {
  /// Reads what a journal's record says: whether there is a mark, the name of the form behind its
  /// length, and the rest.
  fileprivate init?(recorded bytes: ArraySlice<UInt8>) {
    guard let mark = bytes.first, let count = bytes.dropFirst().first else { return nil }
    let name = bytes.dropFirst(2).prefix(Int(count))
    guard name.count == Int(count),
      let form = JSONEncoding(rawValue: String(decoding: name, as: UTF8.self))
    else { return nil }
    self.init()
    self.form = form
    hasMark = mark == 1
    rest = Array(bytes.dropFirst(2 + name.count))
  }
}
