import DecodingReport
import JSONSource
import TextEditor

/// Minified JSON, laid out as the text has it and as its file does, and what stands where in both.
package struct LaidOutSource: Sendable {
  /// The text, parsed.
  let text: JSONDocument
  /// The file as it would be written, parsed.
  let file: JSONDocument
  private let places: LayoutPlaces
  /// What a source reads as that came in its file's form, since laying it out takes its time.
  private(set) var reading: SourceReading?

  /// `nil` for a text that is written as it is.
  init?(_ text: SourceText, _ encoding: SourceEncoding, _ dialect: JSONDialect) {
    guard let minified = encoding.minified else { return nil }
    let written = minified.written(text)
    self.text = JSONDocument.parse(text.bytes, dialect: dialect)
    file = JSONDocument.parse(written.bytes, dialect: dialect)
    places = written.places
    // Lines are found here, so that no paint waits for them.
    _ = (self.text.lineCount, file.lineCount)
  }

  /// Lays out what was read; `nil` for what isn't minified.
  init?(minified bytes: [UInt8], _ dialect: JSONDialect) {
    guard let reading = SourceReading(minified: bytes) else { return nil }
    self.init(reading.text, reading.encoding, dialect)
    self.reading = reading
  }

  /// The file's line and column of a place of the text.
  func position(of offset: Int) -> JSONPosition {
    file.position(of: places.fileOffset(of: offset))
  }

  /// The place of the text that the file has at a line and column.
  func textOffset(of position: JSONPosition) -> Int {
    let line = JSONPosition(line: min(position.line, file.lineCount), column: position.column)
    return places.textOffset(of: file.offset(of: line) ?? 0)
  }

  /// The range of the text that stands in a range of the file.
  func textRange(of range: Range<Int>) -> Range<Int> { places.textRange(of: range) }

  /// The lines of the text on which a value stands, from 1.
  func lines(of found: FieldReport.Found) -> ClosedRange<Int> {
    let range = textRange(of: found.offsets)
    return text.position(of: range.lowerBound).line...text.position(of: range.upperBound).line
  }
}

extension ExplainAnswer {
  /// The source as the text has it, parsed.
  var textDocument: JSONDocument { laidOut?.text ?? document }

  /// The range of the text that stands in a range of the document.
  func textRange(of range: Range<Int>) -> Range<Int> { laidOut?.textRange(of: range) ?? range }
}

extension Stage {
  /// The line and column that a place of the text has in its file; of the text itself as long as
  /// it isn't known where else.
  func position(of offset: Int) -> JSONPosition {
    live.laidOut?.position(of: offset) ?? editor.text.position(of: offset)
  }

  /// How much the source is: `247 B`, `1 line of 12 kB, laid out`.
  var sourceSize: String {
    let isLaidOut = editor.encoding.minified != nil
    let bytes = isLaidOut ? live.laidOut?.file.byteCount : editor.text.count
    guard let bytes else { return "laid out" }
    let size =
      bytes < (isLaidOut ? 10_000 : 100_000)
      ? "\(bytes.grouped) B" : "\((bytes / 1000).grouped) kB"
    guard isLaidOut else { return size }
    // What stands behind the last line's end is no line more.
    let endsLine = editor.text.byte(at: editor.text.count - 1) == UInt8(ascii: "\n")
    let lines = (live.laidOut?.file.lineCount ?? editor.text.lineCount) - (endsLine ? 1 : 0)
    return (lines == 1 ? "1 line" : "\(lines.grouped) lines") + " of \(size), laid out"
  }

  /// The file's line that begins on a line of the text, from 0; `nil` where none begins, or where it
  /// isn't known.
  func number(ofLine line: Int) -> Int? {
    guard editor.encoding.minified != nil else { return line + 1 }
    guard line == 0 || editor.text.lineContent(line - 1).isEmpty else { return nil }
    let content = editor.text.lineContent(line)
    return live.laidOut?.position(of: content.upperBound).line
  }
}
