import DecodingConclusions
package import DecodingReport
package import JSONSource

/// The copies of a payload in which one field is broken, each decoded when its row is asked for.
package struct MatrixPlan: Sendable {
  /// A copy of the payload.
  package struct Copy: Sendable {
    package var bytes: [UInt8]
    /// What was done to the field: `age 36.5`.
    package var words: String
  }

  /// The table without its cells.
  package let matrix: Matrix
  private let experiment: Experiment
  private let sites: [FaultSite]
  /// The bytes of a text, where the payload isn't written in UTF-8.
  private let encode: @Sendable ([UInt8]) -> [UInt8]

  /// Finds the fields of a report that can be broken, and the faults that apply to one of them.
  ///
  /// `document` is the payload's; `encode` writes a text as the payload is written.
  package init(
    of experiment: Experiment, _ report: Report, in document: JSONDocument, named name: String,
    encode: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
  ) {
    self.experiment = experiment
    self.encode = encode
    var fields: [MatrixField] = []
    var sites: [FaultSite] = []
    for (field, row) in report.matrixRows {
      let type = FaultType(row.fields.compactMap { $0 })
      guard let site = FaultSite(field.path, in: document, as: type) else { continue }
      fields.append(field)
      sites.append(site)
    }
    self.sites = sites
    let faults = Fault.allCases.filter { fault in
      sites.contains { $0.change(for: fault) != nil }
    }
    matrix = Matrix(of: name, fields: fields, faults: faults)
  }

  /// How many copies there are at most.
  package var mostCopies: Int { matrix.rowCount * matrix.columnCount }

  /// The copy of a row and a column; `nil` where the fault doesn't apply.
  package func copy(row: Int, column: Int) -> Copy? {
    let site = sites[row]
    let fault = matrix.faults[column]
    return site.change(for: fault).map { change in
      Copy(bytes: encode(change.bytes), words: site.variation(fault))
    }
  }

  /// Decodes the copies of a row; `nil` once that was cancelled.
  package func row(_ row: Int, _ cancellation: Cancellation = Cancellation()) -> Matrix.Row? {
    let path = sites[row].path
    let trials = experiment.trials(cancellation) { MatrixCell(of: path, in: $0) }
    var cells: [Matrix.Broken?] = []
    for column in 0..<matrix.columnCount {
      guard let copy = copy(row: row, column: column) else {
        cells.append(nil)
        continue
      }
      guard let cell = trials.finding(of: copy.bytes) else { return nil }
      cells.append(Matrix.Broken(cell: cell, words: copy.words))
    }
    return .faults(cells)
  }

  /// The whole table, on all processors; `nil` once that was cancelled.
  package func run(_ cancellation: Cancellation = Cancellation()) -> Matrix? {
    var matrix = matrix
    let depth = sites.first?.document.depth ?? 0
    // A process that holds models answers one after the other.
    let isShared = experiment.models.isLoaded && depth <= Self.greatestParallelDepth
    let rows =
      isShared
      ? SharedWork(matrix.rowCount) { row($0, cancellation) }.results()
      : (0..<matrix.rowCount).map { row($0, cancellation) }
    for (place, row) in rows.enumerated() {
      guard let row else { return nil }
      matrix.receive(row, at: place)
    }
    return matrix
  }

  /// Each level takes some kilobytes of a thread's stack.
  private static let greatestParallelDepth = 32
}

extension Matrix.Row {
  /// The row of a payload.
  package static func of(_ report: Report) -> Matrix.Row {
    guard report.payload.foundationAccepts else { return .refused }
    return .payload(
      report.matrixRows.map { ($0.field, MatrixCell(report.styles, $0.row.fields)) })
  }
}
