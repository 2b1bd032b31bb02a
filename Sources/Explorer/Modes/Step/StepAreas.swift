import TerminalCanvas

/// Where the parts of the step's screen stand, each below its title row.
struct StepAreas {
  let calls: Rect
  /// Nothing where there is no room.
  let value: Rect
  let source: Rect
  let model: Rect
  /// What happened, what comes next, and how far it is.
  let standing: Rect

  init(_ stage: Stage) {
    let body = stage.layout.body
    let standingRows = body.rows < 8 ? 1 : body.rows < 16 ? 2 : 3
    standing = Rect(
      column: body.column, row: max(body.row, body.endRow - standingRows), columns: body.columns,
      rows: min(standingRows, body.rows))
    let rows = max(0, body.rows - standingRows)
    let left = body.columns < 60 ? 0 : max(30, body.columns * 2 / 5)
    let upper = rows < 9 ? rows : (rows + 1) / 2
    func part(_ column: Int, _ columns: Int, _ row: Int, _ rows: Int) -> Rect {
      Rect(
        column: body.column + column, row: body.row + row + 1, columns: max(0, columns),
        rows: max(0, rows - 1))
    }
    let right = left == 0 ? 0 : left + 1
    calls = part(right, body.columns - right, 0, upper)
    value = part(right, body.columns - right, upper, rows - upper)
    source = part(0, left, 0, upper)
    model = part(0, left, upper, rows - upper)
  }

  func title(of area: Rect) -> Rect {
    Rect(column: area.column, row: area.row - 1, columns: area.columns, rows: 1)
  }
}

/// The steps that the list shows: all calls, and what was caught so far or is caught next.
struct StepList {
  private let steps: [Int]

  /// The steps around the one that comes next, so many.
  init(_ recording: StepRecording, _ position: Int, rows: Int) {
    // Of what is caught later, nothing may be told.
    func isShown(_ step: Int) -> Bool {
      if case .call = recording.steps[step] { true } else { step <= position }
    }
    let start = max(0, position - 2 * rows - 2)
    let end = min(recording.steps.count, position + 2 * rows + 2)
    let near = (start..<end).filter(isShown)
    let chosen = near.firstIndex { $0 >= position } ?? near.count
    let first = min(max(0, chosen - rows / 2), max(0, near.count - rows))
    steps = Array(near.dropFirst(first).prefix(rows))
  }

  func step(inRow row: Int) -> Int? { steps.indices.contains(row) ? steps[row] : nil }

  var rows: EnumeratedSequence<[Int]> { steps.enumerated() }
}
