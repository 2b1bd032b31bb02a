import JSONSource
import TextEditor
import Workbench

/// Reads journals as earlier versions wrote them: records behind their length and checksum, four bytes
/// each, the lowest first.
///
/// They are read once: what is taken over is written as it is now.
enum EarlierJournal {
  /// The records behind the signature as lines of today, and how their bytes end.
  static func lines(_ bytes: ArraySlice<UInt8>) -> (lines: [LogLines.Line], ending: LogEnding) {
    var (rest, source, isDamaged) = (bytes, LogSource(name: nil), false)
    var lines: [LogLines.Line] = []
    while true {
      let start = rest.startIndex
      if let record = next(&rest, &source) {
        lines.append(.record(record, byteCount: rest.startIndex - start))
        continue
      }
      // Where a journal is itself a journal's text, its records aren't those of this one.
      guard rest.firstRange(of: LogKind.journal.earlierSignature) == nil,
        let whole = nextWhole(behind: rest)
      else { break }
      rest = rest[whole...]
      lines.append(.damaged)
      isDamaged = true
    }
    guard !isDamaged, !rest.isEmpty else { return (lines, isDamaged ? .damaged : .whole) }
    return (lines, isBeginning(rest) ? .torn : .damaged)
  }

  private enum Kind: UInt8 {
    case source = 0x53
    case text = 0x54
    case edit = 0x45
    case encoding = 0x43
    case payload = 0x50
  }

  /// Reads the record at the start of the bytes and moves on behind it; `nil` where there is none, a
  /// part of one, or one that was changed.
  private static func next(
    _ bytes: inout ArraySlice<UInt8>, _ source: inout LogSource
  ) -> LogRecord? {
    guard let content = content(bytes), let kind = content.first.flatMap(Kind.init),
      let record = record(kind, content.dropFirst(), &source)
    else { return nil }
    bytes = bytes[content.endIndex...]
    return record
  }

  private static func content(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count >= 8 else { return nil }
    let count = Int(number(bytes.prefix(4)))
    let content = bytes.dropFirst(8).prefix(count)
    guard content.count == count,
      number(bytes.dropFirst(4).prefix(4)) == UInt64(LogRecord.checksum(content))
    else { return nil }
    return content
  }

  private static func record(
    _ kind: Kind, _ content: ArraySlice<UInt8>, _ source: inout LogSource
  ) -> LogRecord? {
    var rest = content
    switch kind {
    case .source: source.name = String(decoding: content, as: UTF8.self)
    case .text: return .whole(SourceText(Array(content)))
    case .edit:
      guard content.count >= 16, let place = Int(exactly: number(content.prefix(8))),
        let count = Int(exactly: number(content.dropFirst(8).prefix(8)))
      else { return nil }
      return .edit(
        at: place, removing: count, inserting: SourceText(Array(content.dropFirst(16))))
    case .encoding:
      guard let mark = rest.popFirst(), let count = rest.popFirst(),
        let form = JSONEncoding(
          rawValue: String(decoding: rest.prefix(Int(count)), as: UTF8.self))
      else { return nil }
      source.encoding.form = form
      source.encoding.hasMark = mark == 1
      source.encoding.rest = Array(rest.dropFirst(Int(count)))
    case .payload:
      guard let name = word(&rest), let fileName = word(&rest) else { return nil }
      source.payload = Payload(name: name, fileName: fileName, bytes: Array(rest))
    }
    return .source(source)
  }

  /// Reads a name behind its length, and moves on behind it.
  private static func word(_ bytes: inout ArraySlice<UInt8>) -> String? {
    let rest = bytes.dropFirst(8)
    guard bytes.count >= 8, let count = Int(exactly: number(bytes.prefix(8))), count <= rest.count
    else { return nil }
    bytes = rest.dropFirst(count)
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// Whether the bytes can be those of a record whose end was never written.
  ///
  /// A changed length looks the same; but then whole records stand behind it.
  private static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 8 else { return true }
    guard number(bytes.prefix(4)) > bytes.count - 8 else { return false }
    if let kind = bytes.dropFirst(8).first, Kind(rawValue: kind) == nil { return false }
    return nextWhole(behind: bytes) == nil
  }

  /// Where a whole record begins behind the one that the bytes begin with.
  private static func nextWhole(behind bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.dropFirst().first { place in
      guard place + 8 < bytes.endIndex, Kind(rawValue: bytes[place + 8]) != nil else {
        return false
      }
      var (rest, source) = (bytes[place...], LogSource(name: nil))
      return next(&rest, &source) != nil
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
