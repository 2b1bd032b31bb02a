/// What one row of the viewport shows of its line. All columns are cells of the viewport, from 0.
package struct SourceRow: Sendable, Equatable {
  /// The line, from 0.
  package var line: Int
  /// What stands in the row: tabs as spaces, stand-ins for what can't be shown, a space for the
  /// half of a wide character that the left edge cuts. It never reaches beyond the viewport.
  package var text = ""
  /// The width of `text` in cells.
  package var width = 0
  /// The bytes that are shown.
  package var bytes: Range<Int>
  /// The colours, in order, without overlaps; blanks have none.
  package var spans: [Span] = []
  /// What is selected. A selected line end shows as one cell behind the text.
  package var selection: Range<Int>?
  /// Where the caret stands, `nil` if it is in another line or out of sight.
  package var caret: Int?
  /// Whether the line begins left of what is shown.
  package var continuesLeft = false
  /// Whether the line goes on to the right of what is shown.
  package var continuesRight = false
  /// What is folded behind the line, if something is.
  package var fold: Fold?

  /// The lines that the row stands for, from 0.
  package var lines: ClosedRange<Int> { line...(fold?.lines.upperBound ?? line) }

  /// What is shown of lines that are out of sight.
  package struct Fold: Sendable, Equatable {
    /// How many members or elements the folded container has.
    package var count: Int
    /// The closing bracket and what follows it on its line.
    package var tail: String
    /// The lines that aren't shown, from 0.
    package var lines: ClosedRange<Int>
  }

  /// A piece of the row in one colour.
  package struct Span: Sendable, Hashable {
    package var kind: SourceToken.Kind
    package var cells: Range<Int>

    package init(_ kind: SourceToken.Kind, _ cells: Range<Int>) {
      self.kind = kind
      self.cells = cells
    }
  }

  /// Where the pieces of the row begin, and, last, where it ends.
  var stops: [Stop] = []

  /// A cluster, or a run of bytes of one cell each.
  struct Stop: Sendable, Equatable {
    var offset: Int
    var cell: Int
    var isRun: Bool
  }

  /// The cells that show bytes of `range`, `nil` if the row shows none of them. A part of a cluster
  /// is all of it.
  package func cells(of range: Range<Int>) -> Range<Int>? {
    let shown = range.clamped(to: bytes)
    guard !shown.isEmpty else { return nil }
    let lower = cell(at: shown.lowerBound, roundingUp: false)
    let upper = cell(at: shown.upperBound, roundingUp: true)
    return lower < upper ? lower..<upper : nil
  }

  private func cell(at offset: Int, roundingUp: Bool) -> Int {
    var low = 0
    var high = stops.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if stops[middle].offset <= offset { low = middle } else { high = middle - 1 }
    }
    let stop = stops[low]
    if stop.isRun { return stop.cell + offset - stop.offset }
    return stop.offset < offset && roundingUp ? stops[low + 1].cell : stop.cell
  }
}
