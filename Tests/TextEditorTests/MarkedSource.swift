import TextEditor

/// A text with `|` where the caret stands, and `‹…›` around what is selected.
struct MarkedSource {
  /// An editor of the text without its marks.
  static func editor(_ marked: String, rows: Int = 24, columns: Int = 80) -> SourceEditor {
    var plain = ""
    var caret: Int?
    var ends: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "|": caret = plain.utf8.count
      case "‹", "›": ends.append(plain.utf8.count)
      default: plain.unicodeScalars.append(scalar)
      }
    }
    var editor = SourceEditor(SourceText(plain))
    editor.apply(.resize(rows: rows, columns: columns))
    if ends.count == 2, ends[0] < ends[1] {
      editor.apply(.select(ends[0]..<ends[1]))
    } else {
      editor.apply(.select((caret ?? 0)..<(caret ?? 0)))
    }
    return editor
  }

  /// The editor's text with the marks put in.
  static func text(_ editor: SourceEditor) -> String {
    var marks: [(offset: Int, mark: String)] = [(editor.caret, "|")]
    if let range = editor.selection.range {
      marks = [(range.lowerBound, "‹"), marks[0], (range.upperBound, "›")]
    }
    var result = ""
    var offset = 0
    for mark in marks {
      result += editor.text.string(in: offset..<mark.offset) + mark.mark
      offset = mark.offset
    }
    return result + editor.text.string(in: offset..<editor.text.count)
  }
}
