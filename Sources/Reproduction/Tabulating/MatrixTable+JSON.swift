import DecodingReport
import Workbench

extension MatrixTable {
  var json: OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("schema", .integer(1)), .init("model", .string(model)),
      .init("by", .string(matrix.kind.rawValue)),
    ]
    if matrix.kind == .fault {
      members.append(.init("payload", .string(matrix.base)))
      members.append(.init("faults", .array(matrix.faults.map { .string($0.rawValue) })))
    } else {
      members.append(.init("payloads", .array(matrix.payloads.map { .string($0) })))
    }
    members += [
      .init("fields", .array(matrix.fields.map { .string("\($0.path)") })),
      .init("styles", .array(styles.map { .string($0.rawValue) })),
      .init("rows", .array((0..<matrix.rowCount).map(row))),
      .init("columns", .array((0..<matrix.columnCount).map(column))),
      .init("totals", .object(totals(matrix.totals))),
    ]
    return .object(members)
  }

  private func row(_ row: Int) -> OrderedJSON {
    let name: OrderedJSON.Member =
      matrix.kind == .fault
      ? .init("field", .string("\(matrix.fields[row].path)"))
      : .init("payload", .string(matrix.payloads[row]))
    let cells = (0..<matrix.columnCount).compactMap { column in
      matrix.entry(row: row, column: column).cell.map { cell($0, row, column) }
    }
    let isJSON = OrderedJSON.Member("isJSON", .bool(!matrix.isRefused(row: row)))
    return .object(
      [name] + (matrix.kind == .payload ? [isJSON] : []) + [.init("cells", .array(cells))]
        + totals(matrix.totals(ofRow: row)))
  }

  private func column(_ column: Int) -> OrderedJSON {
    .object([name(ofColumn: column)] + totals(matrix.totals(ofColumn: column)))
  }

  private func name(ofColumn column: Int) -> OrderedJSON.Member {
    matrix.kind == .fault
      ? .init("fault", .string(matrix.faults[column].rawValue))
      : .init("field", .string("\(matrix.fields[column].path)"))
  }

  private func cell(_ cell: MatrixCell, _ row: Int, _ column: Int) -> OrderedJSON {
    var members = [name(ofColumn: column)]
    if let words = matrix.words(row: row, column: column) {
      members.append(.init("copy", .string(words)))
    }
    for style in styles {
      guard let mark = cell.marks[style] else { continue }
      members.append(
        .init(
          style.rawValue,
          .object([
            .init("outcome", .string(mark.outcome.rawValue)),
            .init("reason", .string(orNull: mark.reason?.rawValue)),
            .init("value", .string(orNull: mark.value)),
            .init("alone", .string(orNull: mark.alone?.rawValue)),
            .init("silentLoss", .bool(mark.losesSilently)),
          ])))
    }
    return .object(members)
  }

  private func totals(_ totals: Matrix.Totals) -> [OrderedJSON.Member] {
    func counts(_ counts: [DecodingStyle: Int]) -> OrderedJSON {
      .object(styles.map { .init($0.rawValue, .integer(counts[$0] ?? 0)) })
    }
    return [.init("throws", counts(totals.thrown)), .init("silentLosses", counts(totals.lost))]
  }
}
