import TerminalCanvas
import Testing

struct TableTests {
  @Test func `columns have the cells from their start to their end, or none`() {
    let table = Table([
      Table.Column("N", from: 1, to: 3), Table.Column("WHERE", at: 4..<10),
      Table.Column("CAUSE", from: 10, to: 8),
    ])
    #expect((0..<3).map { table[$0] } == [1..<3, 4..<10, 10..<10])
    #expect(table.columns.map(\.heading) == ["N", "WHERE", "CAUSE"])
  }
}
