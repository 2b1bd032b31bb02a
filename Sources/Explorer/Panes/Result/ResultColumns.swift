import DecodingReport

/// Where the columns of the result table stand, in cells from the pane's left edge.
struct ResultColumns {
  /// Behind the mark of the selected row.
  let field = 2
  let fieldWidth: Int
  let json: Int
  let jsonWidth: Int
  /// The three styles with their values; `nil` where there is only room for glyphs.
  let styles: PerStyle<Range<Int>>?
  /// The three glyphs, where the values don't fit.
  let marks: Int
  /// The value of the style in focus, where there is one.
  let value: Range<Int>

  /// Whether all three styles are shown with their values.
  var isFull: Bool { styles != nil }

  /// The style whose column has the cell.
  func style(at column: Int) -> DecodingStyle? {
    DecodingStyle.allCases.first { style in
      if let styles { return styles[style].contains(column) }
      let mark = marks + 2 * style.index
      return (mark...mark + 1).contains(column)
    }
  }

  init(columns: Int, labelWidth: Int) {
    if columns >= 64 {
      // Names are cut before nothing but the values; they take from the JSON, which stands beside.
      let width = min(max(labelWidth + 2, 10), columns / 3)
      fieldWidth = width
      json = field + width
      jsonWidth = max(10, columns / 7 - max(0, width - columns / 4))
      let first = json + jsonWidth + 1
      let share = (columns - first) / 3
      let extra = (columns - first) % 3
      styles = PerStyle { style in
        let start = first + style.index * share + min(style.index, extra)
        return
          start..<(style == .smart ? columns : start + share - 1 + (style.index < extra ? 1 : 0))
      }
      marks = 0
      value = first..<columns
    } else {
      let width = min(max(labelWidth + 2, 8), max(8, columns / 3))
      fieldWidth = width
      json = 0
      jsonWidth = 0
      styles = nil
      marks = field + width
      value = min(marks + 7, columns)..<max(columns, min(marks + 7, columns))
    }
  }
}
