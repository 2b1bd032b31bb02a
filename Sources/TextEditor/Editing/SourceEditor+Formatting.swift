extension SourceEditor {
  /// Lays the selection out, or the whole document; caret and selection stay with their tokens.
  mutating func format() -> SourceNotice? {
    let range = selection.range ?? 0..<text.count
    switch formatRequest(range)?.run() {
    case .refused?, nil: return .cannotFormat
    case .unchanged?: return .alreadyFormatted
    case .changed(let edit, let selection)?: change(edit, selecting: selection)
    }
    return nil
  }

  /// What is to be laid out; `nil` if the selection begins or ends within a string or comment.
  package func formatRequest(_ range: Range<Int>) -> SourceFormatting? {
    let isWhole = range == 0..<text.count
    guard
      isWhole
        || !text.isInStringOrComment(at: range.lowerBound)
          && !text.isInStringOrComment(at: range.upperBound)
    else { return nil }
    let line = text.line(at: range.lowerBound)
    let start = text.offset(ofLine: line)
    var style = SourceFormatter.Style(unit: indentationUnit, ending: text.lineEnding)
    style.keepsLineEnds = encoding.minified != nil
    if !isWhole {
      let end = text.blankEnd(from: start, upTo: range.upperBound)
      style.base = text.bytes(in: start..<end)
      style.column = text.cell(at: range.lowerBound)
    }
    return SourceFormatting(
      text: text, range: range, selection: selection, style: style, minified: encoding.minified)
  }

  /// A level of indentation as the document's first indented line has it; else two blanks.
  private var indentationUnit: [UInt8] {
    for line in 0..<min(text.lineCount, 32) {
      let start = text.offset(ofLine: line)
      let end = text.blankEnd(from: start, upTo: text.lineContent(line).upperBound)
      let blanks = text.bytes(in: start..<end)
      guard let first = blanks.first else { continue }
      return first == UInt8(ascii: "\t") ? [first] : Array(blanks.prefix(8))
    }
    return Array("  ".utf8)
  }
}

/// A part of a document that is to be laid out.
package struct SourceFormatting: Sendable {
  var text: SourceText
  var range: Range<Int>
  var selection: SourceSelection
  var style: SourceFormatter.Style
  /// How it is written, where the text has it laid out.
  var minified: MinifiedForm?

  /// What came of it.
  package enum Outcome: Sendable, Equatable {
    /// A string has no end on its line.
    case refused
    /// It is laid out like that already.
    case unchanged
    /// The edit, and where caret and selection are afterwards.
    case changed(SourceEdit, SourceSelection)
  }

  /// Lays it out. Takes as long as reading the text several times.
  package func run() -> Outcome {
    let ends = [selection.caret, selection.anchor ?? selection.caret].sorted()
    var marks = ends.map { min(max($0 - range.lowerBound, 0), range.count) }
    let bytes = text.bytes(in: range)
    let written = minified?.written(text.slice(range))
    if let places = written?.places { marks = marks.map(places.fileOffset(of:)) }
    guard let result = SourceFormatter.format(written?.bytes ?? bytes, style, marks: marks) else {
      return .refused
    }
    if result.bytes == bytes { return .unchanged }
    let moved = result.marks.map { $0 + range.lowerBound }
    let isForward = selection.caret == ends[1]
    var selecting = SourceSelection(caret: isForward ? moved[1] : moved[0])
    if selection.range != nil { selecting.anchor = isForward ? moved[0] : moved[1] }
    return .changed(SourceEdit(range, SourceText(result.bytes)), selecting)
  }
}
