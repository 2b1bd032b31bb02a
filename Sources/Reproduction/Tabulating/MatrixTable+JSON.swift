import DecodingReport
import Workbench

extension MatrixTable {
  var json: OrderedJSON {
    let isOfFaults = matrix.kind == .fault
    return OrderedJSON(
      members: [
        ("schema", 1), ("model", model), ("by", matrix.kind.rawValue),
        ("payload", IfAny(isOfFaults ? matrix.base : nil)),
        ("faults", IfAny(isOfFaults ? matrix.faults.map(\.rawValue) : nil)),
        ("payloads", IfAny(isOfFaults ? nil : matrix.payloads)),
        ("fields", matrix.fields.map(\.path)), ("styles", styles),
        ("rows", (0..<matrix.rowCount).map(row)),
        ("columns", (0..<matrix.columnCount).map(column)),
        ("totals", OrderedJSON(members: totals(matrix.totals))),
      ])
  }

  private func row(_ row: Int) -> OrderedJSON {
    let cells = (0..<matrix.columnCount).compactMap { column in
      matrix.entry(row: row, column: column).cell.map { cell($0, row, column) }
    }
    let name: OrderedJSON.Members =
      matrix.kind == .fault
      ? [("field", matrix.fields[row].path)]
      : [("payload", matrix.payloads[row]), ("isJSON", !matrix.isRefused(row: row))]
    return OrderedJSON(members: name + [("cells", cells)] + totals(matrix.totals(ofRow: row)))
  }

  private func column(_ column: Int) -> OrderedJSON {
    OrderedJSON(members: name(ofColumn: column) + totals(matrix.totals(ofColumn: column)))
  }

  private func name(ofColumn column: Int) -> OrderedJSON.Members {
    matrix.kind == .fault
      ? [("fault", matrix.faults[column].rawValue)] : [("field", matrix.fields[column].path)]
  }

  private func cell(_ cell: MatrixCell, _ row: Int, _ column: Int) -> OrderedJSON {
    let copy: OrderedJSON.Members = [("copy", IfAny(matrix.words(row: row, column: column)))]
    let marks: OrderedJSON.Members = styles.map { ($0.rawValue, IfAny(cell.marks[$0].map(json))) }
    return OrderedJSON(members: name(ofColumn: column) + copy + marks)
  }

  private func json(_ mark: MatrixCell.Mark) -> OrderedJSON {
    [
      "outcome": mark.outcome, "reason": mark.reason, "value": mark.value, "alone": mark.alone,
      "silentLoss": mark.losesSilently,
    ]
  }

  private func totals(_ totals: Matrix.Totals) -> OrderedJSON.Members {
    func counts(_ counts: [DecodingStyle: Int]) -> OrderedJSON {
      OrderedJSON(members: styles.map { ($0.rawValue, counts[$0] ?? 0) })
    }
    return [("throws", counts(totals.thrown)), ("silentLosses", counts(totals.lost))]
  }
}
