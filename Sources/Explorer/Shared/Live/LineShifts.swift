/// How lines moved since a report was made, so that its marks stay beside their lines until the
/// next report comes.
struct LineShifts: Sendable, Equatable {
  /// A change on a line (from 1), which led to a revision, and by which the text grew or shrank.
  private struct Shift: Sendable, Equatable {
    var revision: Int
    var line: Int
    var growth: Int
  }

  private var shifts: [Shift] = []

  mutating func add(revision: Int, line: Int, growth: Int) {
    if growth != 0 { shifts.append(Shift(revision: revision, line: line, growth: growth)) }
  }

  /// Forgets what a report of this revision has seen.
  mutating func drop(upTo revision: Int) {
    shifts.removeAll { $0.revision <= revision }
  }

  /// The report's line for a line of the text; `nil` for one that has come since.
  func reportLine(of line: Int) -> Int? {
    var line = line
    for shift in shifts.reversed() where line > shift.line {
      if shift.growth > 0, line <= shift.line + shift.growth { return nil }
      line -= shift.growth
    }
    return line
  }

  /// The text's line for a line of the report; a line that is gone is the one above it.
  func textLine(of line: Int) -> Int {
    shifts.reduce(line) { line, shift in
      line > shift.line ? max(shift.line, line + shift.growth) : line
    }
  }
}
