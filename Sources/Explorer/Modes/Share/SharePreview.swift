import DecodingReport
import TerminalCanvas
import TextEditor
import Workbench

/// What is copied or written, or what came of trying it.
struct SharePreview {
  private let sharing: Sharing
  private let text: SourceText?
  private let isSwift: Bool
  /// What stands in its place while there is none.
  private let instead: String

  /// What a program printed is broken into lines of so many cells.
  init(_ sharing: Sharing, columns: Int) {
    self.sharing = sharing
    if case .ran(let run)? = sharing.trial {
      text = run.output.isEmpty ? nil : SourceText(Self.broken(run.output, columns: columns))
      isSwift = false
    } else {
      text = sharing.trial == nil ? sharing.text?.text : nil
      isSwift = sharing.form.isSwift
    }
    instead = ShareWords.instead(sharing)
  }

  private static func broken(_ output: String, columns: Int) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var rest = String(line)
      var pieces: [Substring] = []
      repeat {
        let piece = CellText.prefix(of: rest, columns: max(2, columns)).text
        pieces.append(piece)
        rest = String(rest.dropFirst(piece.count))
      } while !rest.isEmpty
      return pieces.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Without the empty one behind the last line feed.
  var lineCount: Int {
    guard let text else { return 0 }
    return text.lineCount - (text.byte(at: text.count - 1) == UInt8(ascii: "\n") ? 1 : 0)
  }

  var title: String { ShareWords.previewTitle(sharing) }

  /// `25 lines  773 B`
  var hint: String {
    guard let text, sharing.trial == nil else { return "" }
    return ShareWords.size(lines: lineCount, bytes: text.count)
  }

  /// Draws the lines that are in sight, from a column of them on.
  func draw(_ canvas: inout Canvas, from list: List, _ left: Int, in rect: Rect) {
    guard let text else { return canvas.tell(instead, in: rect) }
    canvas.draw(list, in: rect) { canvas, place in
      let theme = canvas.theme
      let line = Self.line(place, of: text, left + rect.columns)
      canvas.put(
        isSwift ? SwiftSpan.spans(of: line) : [SwiftSpan(kind: .plain, text: line[...])], -left)
      if CellText.width(line) - left > rect.columns {
        let mark = canvas.glyphs.ellipsis
        canvas.put(mark, rect.columns - CellText.width(mark), theme.quiet)
      }
    }
  }

  /// A line, or what of a long one so many cells can show.
  private static func line(_ line: Int, of text: SourceText, _ cells: Int) -> String {
    let content = text.lineContent(line)
    // A cluster of a cell may have many bytes; of one with more the rest isn't shown.
    let end = min(content.upperBound, content.lowerBound + 16 * (cells + 1))
    return text.string(in: content.lowerBound..<end).replacing("\t", with: "    ")
  }
}
