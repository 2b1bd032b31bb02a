extension SourceEditor {
  /// The cells that a level of indentation moves text by.
  private var levelWidth: Int { indentation == Self.tab ? 2 : indentation.count }
  private static let tab = [UInt8(ascii: "\t")]

  mutating func insert(_ string: String) {
    guard !string.isEmpty, !insertPaired(string) else { return }
    var edit = SourceEdit(selection.replacedRange, SourceText(string))
    if string == "}" || string == "]", selection.range == nil {
      edit.range = dedented(caret)..<caret
    }
    let isBlank = string.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    // What was selected goes in the same step as what is typed in its place.
    let isTyped = edit.range == selection.replacedRange
    change(edit, isTyped ? .typing(endsInBlank: isBlank) : .other)
  }

  mutating func paste(_ string: String) {
    let ending = text.lineEnding
    var bytes: [UInt8] = []
    bytes.reserveCapacity(string.utf8.count)
    var last: UInt8 = 0
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): bytes += ending
      default: bytes.append(byte)
      }
      last = byte
    }
    change(SourceEdit(selection.replacedRange, SourceText(bytes)))
  }

  mutating func insertNewline() {
    let range = selection.replacedRange
    let ending = text.lineEnding
    let blanks = indentation(before: range.lowerBound)
    guard let opener = text.byte(at: range.lowerBound - 1), SourceText.isOpening(opener),
      text.scanState(at: range.lowerBound) == .outside
    else {
      return change(SourceEdit(range, SourceText(ending + blanks)))
    }
    let inner = ending + blanks + (blanks.first == Self.tab[0] ? Self.tab : indentation)
    let between = text.byte(at: range.upperBound) == Self.closer(of: opener)
    let edit = SourceEdit(range, SourceText(between ? inner + ending + blanks : inner))
    change(edit, selecting: SourceSelection(caret: range.lowerBound + inner.count))
  }

  /// The blanks that the line of `offset` begins with, as far as they stand before it.
  private func indentation(before offset: Int) -> [UInt8] {
    let start = text.offset(ofLine: text.line(at: offset))
    return text.bytes(in: start..<text.blankEnd(from: start, upTo: offset))
  }

  /// `offset` a level further left if only blanks stand before it on its line.
  private func dedented(_ offset: Int) -> Int {
    let blanks = indentation(before: offset)
    guard let last = blanks.last, text.cell(at: offset) > 0,
      offset - blanks.count == text.offset(ofLine: text.line(at: offset))
    else { return offset }
    if last == Self.tab[0] { return offset - 1 }
    return offset - blanks.reversed().prefix(levelWidth).prefix { $0 == UInt8(ascii: " ") }.count
  }

  mutating func indent() {
    guard let range = selection.range,
      text.line(at: range.lowerBound) < text.line(at: range.upperBound)
    else {
      let start = selection.replacedRange.lowerBound
      let missing = levelWidth - text.cell(at: start) % levelWidth
      let blanks = Array(repeating: UInt8(ascii: " "), count: missing)
      let level = indentation == Self.tab ? Self.tab : blanks
      return change(SourceEdit(selection.replacedRange, SourceText(level)))
    }
    let level = indentation
    changeLines { line in
      line.isEmpty || line.first == UInt8(ascii: "\n") || line.first == UInt8(ascii: "\r")
        ? Array(line) : (line.first == Self.tab[0] ? Self.tab : level) + line
    }
  }

  mutating func outdent() {
    let width = levelWidth
    changeLines { line in
      if line.first == Self.tab[0] { return Array(line.dropFirst()) }
      return Array(line.dropFirst(line.prefix(width).prefix { $0 == UInt8(ascii: " ") }.count))
    }
  }

  /// Rewrites the selected lines as one edit; the selection then spans them, or the caret keeps
  /// its place in its line.
  private mutating func changeLines(_ body: (ArraySlice<UInt8>) -> [UInt8]) {
    let lines = selectedLines
    let range = text.offset(ofLine: lines.lowerBound)..<text.lineRange(lines.upperBound).upperBound
    let bytes = text.bytes(in: range)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while let end = SourceScalar.lineEnd(from: start, in: buffer) {
        result += body(bytes[start..<end.upperBound])
        start = end.upperBound
      }
      result += body(bytes[start...])
    }
    guard result != bytes else { return }
    let edit = SourceEdit(range, SourceText(result))
    let end = edit.replacedRange.upperBound
    if selection.range == nil {
      let moved = max(range.lowerBound, caret + result.count - bytes.count)
      change(edit, selecting: SourceSelection(caret: moved))
    } else {
      change(edit, selecting: SourceSelection(caret: end, anchor: range.lowerBound))
    }
  }

  /// The lines that the selection touches, with what is folded behind the last; a line that it only
  /// reaches the start of isn't one.
  var selectedLines: ClosedRange<Int> {
    let range = selection.replacedRange
    let first = text.line(at: range.lowerBound)
    let last = text.line(at: range.isEmpty ? range.lowerBound : range.upperBound - 1)
    return first...max(first, lastLine(ofBlock: last))
  }
}
