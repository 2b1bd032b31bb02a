import TerminalCanvas
import Testing

/// Who gets which cells.
struct SplitTests {
  private let whole = Rect(column: 3, row: 2, columns: 40, rows: 20)

  @Test func `rows follow each other, and the rest takes what is left`() {
    let areas = Split(.rows, .exactly(1), .rest, .share(40, atMost: 9), .exactly(3)).areas(
      in: whole)
    #expect(areas.map(\.row) == [2, 3, 11, 19])
    #expect(areas.map(\.rows) == [1, 8, 8, 3])
    #expect(areas.allSatisfy { $0.column == 3 && $0.columns == 40 })
  }

  @Test func `a share has its bounds`() {
    let areas = Split(.rows, .share(10, atLeast: 5), .share(90, atMost: 6), .rest).areas(in: whole)
    #expect(areas.map(\.rows) == [5, 6, 9])
  }

  @Test func `columns that share have the cells that don't divide from the first on`() {
    let areas = Split(.columns, .rest, .exactly(2), .rest, .rest).areas(in: whole)
    #expect(areas.map(\.column) == [3, 16, 18, 31])
    #expect(areas.map(\.columns) == [13, 2, 13, 12])
  }

  @Test(arguments: [(30, 12), (28, 12), (27, 8), (12, 4), (11, 0)])
  func `a part by the room has more where there is more`(_ rows: Int, _ detail: Int) {
    let rect = Rect(column: 0, row: 0, columns: 10, rows: rows)
    let areas = Split(.rows, .rest, .byRoom([28: 12, 18: 8, 12: 4])).areas(in: rect)
    #expect(areas.map(\.rows) == [rows - detail, detail])
  }

  @Test func `where there is no room the first ones are served`() {
    let rect = Rect(column: 0, row: 0, columns: 10, rows: 4)
    let areas = Split(.rows, .exactly(3), .rest, .share(10, atLeast: 2), .exactly(1))
      .areas(in: rect)
    #expect(areas.map(\.rows) == [3, 0, 1, 0])
    #expect(areas.map(\.row) == [0, 3, 3, 4])
  }
}
