import TerminalCanvas
import Testing

struct TableTests {
  @Test func `a cell belongs to a column, or to the gap between two`() {
    let table = Table([
      Table.Column("N", from: 1, to: 3), Table.Column("WHERE", from: 4, to: 10),
      Table.Column("CAUSE", from: 10, to: 8),
    ])
    #expect([0, 1, 3, 4, 9, 10].map { table.column(at: $0) } == [nil, 0, nil, 1, 1, nil])
    #expect(table[2] == 10..<10)
    #expect(table.columns.map(\.heading) == ["N", "WHERE", "CAUSE"])
  }
}
