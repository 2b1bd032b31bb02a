import TextEditor

/// Reads a log line by line.
struct LogLines {
  /// What stands in a line.
  enum Line {
    case record(LogRecord, byteCount: Int)
    /// What no program wrote.
    case damaged
  }

  /// Whether the bytes begin as a log does.
  let hasSignature: Bool
  /// How the bytes end, as far as they were read.
  private(set) var ending = LogEnding.whole
  private var rest: ArraySlice<UInt8>
  /// The lines of a journal that an earlier version wrote.
  private var earlier: ArraySlice<Line>?

  init(_ bytes: [UInt8], _ kind: LogKind) {
    let signature = kind.signature
    rest = bytes.dropFirst(signature.count)
    let isEarlier = kind.isEarlier(bytes)
    hasSignature = isEarlier || bytes.starts(with: signature)
    if !hasSignature { ending = signature.starts(with: bytes) ? .torn : .damaged }
    guard kind == .journal, isEarlier || !hasSignature else { return }
    let (lines, ending) = EarlierJournal.lines(rest)
    guard !lines.isEmpty else { return }
    earlier = lines[...]
    if isEarlier { self.ending = ending }
  }

  /// The next line; `nil` at the end, and at a line whose end was never written.
  mutating func next() -> Line? {
    if earlier != nil { return earlier?.popFirst() }
    let start = rest.startIndex
    rest = rest.drop { $0 == LogRecord.end }
    guard let end = rest.firstIndex(of: LogRecord.end) else {
      if !rest.isEmpty, ending == .whole { ending = .torn }
      return nil
    }
    let line = rest[..<end]
    rest = rest[(end + 1)...]
    guard let record = LogRecord(line: line) else {
      ending = .damaged
      return .damaged
    }
    return .record(record, byteCount: rest.startIndex - start)
  }

  /// Ends at a change of what isn't there.
  mutating func stop() {
    ending = .damaged
  }
}

/// How the bytes of a log end.
package enum LogEnding: Sendable, Equatable {
  /// With a line.
  case whole
  /// In the midst of a line, as when the program that wrote it was killed.
  case torn
  /// With what no program wrote: a changed byte, a change of what isn't there.
  case damaged
}

extension SourceText {
  /// Makes the change that a log tells; `false` where the text has no such place.
  mutating func apply(_ edit: (at: Int, removing: Int, inserting: SourceText)) -> Bool {
    guard edit.at >= 0, edit.removing >= 0, edit.at <= count, edit.removing <= count - edit.at
    else { return false }
    apply(SourceEdit(edit.at..<edit.at + edit.removing, edit.inserting))
    return true
  }
}
