package import DecodingReport
import JSONSource

/// What becomes of each field in each style: in copies of a payload in which it alone is broken, or in
/// each of several payloads.
package struct Matrix: Sendable {
  /// What stands beside the fields.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A field a row, a fault a column.
    case fault
    /// Turned over: a payload a row, a field a column.
    case payload
  }

  /// A row whose cells are known.
  package enum Row: Sendable {
    /// One for each fault; `nil` where that doesn't apply.
    case faults([Broken?])
    case payload([(field: MatrixField, cell: MatrixCell)])
    /// A payload that isn't JSON to Foundation.
    case refused
  }

  /// A field in a copy.
  package struct Broken: Sendable {
    package var cell: MatrixCell
    /// What was done to it: `age 36.5`.
    package var words: String
  }

  /// What stands where a row and a column meet.
  package enum Entry: Sendable {
    /// It isn't known yet.
    case pending
    /// There is nothing to say: a fault that doesn't apply, a field that a payload hasn't got.
    case none
    case cell(MatrixCell)

    package var cell: MatrixCell? { if case .cell(let cell) = self { cell } else { nil } }
  }

  package let kind: Kind
  /// The payload that is copied; empty where there are several.
  package let base: String
  package private(set) var fields: [MatrixField]
  package let faults: [Fault]
  package let payloads: [String]
  private var rows: [Row?]
  /// The cells of payloads, by field.
  private var cells: [[JSONPath: MatrixCell]]
  /// How many cells say something.
  package private(set) var cellCount = 0
  private var totalsOfFaults: [Totals]
  private var totalsOfFields: [JSONPath: Totals] = [:]

  /// One of copies, whose rows aren't known yet.
  package init(of base: String, fields: [MatrixField], faults: [Fault]) {
    kind = .fault
    self.base = base
    self.fields = fields
    self.faults = faults
    payloads = []
    rows = Array(repeating: nil, count: fields.count)
    cells = []
    totalsOfFaults = Array(repeating: Totals(), count: faults.count)
  }

  /// One of payloads, whose rows aren't known yet.
  package init(of payloads: [String]) {
    kind = .payload
    base = ""
    fields = []
    faults = []
    self.payloads = payloads
    rows = Array(repeating: nil, count: payloads.count)
    cells = Array(repeating: [:], count: payloads.count)
    totalsOfFaults = []
  }

  /// Takes in the cells of a row, once. Fields that no row before had stand where that row has them.
  package mutating func receive(_ row: Row, at place: Int) {
    guard rows.indices.contains(place), rows[place] == nil else { return }
    rows[place] = row
    if case .faults(let broken) = row {
      for (column, broken) in broken.enumerated() {
        guard let broken else { continue }
        totalsOfFaults[column].add(broken.cell)
        cellCount += 1
      }
    }
    guard case .payload(let found) = row else { return }
    var last = -1
    var places = Dictionary(
      fields.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { one, _ in one })
    for (field, cell) in found {
      cells[place][field.path] = cell
      totalsOfFields[field.path, default: Totals()].add(cell)
      cellCount += 1
      if let known = places[field.path] {
        last = known
        continue
      }
      last += 1
      fields.insert(field, at: last)
      for index in last..<fields.count { places[fields[index].path] = index }
    }
  }
}

extension Matrix {
  package var rowCount: Int { rows.count }
  package var columnCount: Int { kind == .fault ? faults.count : fields.count }

  package func isKnown(row: Int) -> Bool { rows[row] != nil }
  package var knownRows: Int { rows.count { $0 != nil } }
  package var isComplete: Bool { rows.allSatisfy { $0 != nil } }

  package func isRefused(row: Int) -> Bool {
    if case .refused? = rows[row] { true } else { false }
  }

  /// The field of a row and a column.
  package func field(row: Int, column: Int) -> MatrixField {
    fields[kind == .fault ? row : column]
  }

  package func entry(row: Int, column: Int) -> Entry {
    switch rows[row] {
    case nil: .pending
    case .faults(let cells): cells[column].map { .cell($0.cell) } ?? .none
    case .payload: cells[row][fields[column].path].map { .cell($0) } ?? .none
    case .refused: .none
    }
  }

  /// What was done to the field of a row: `age 36.5`; `nil` where nothing was.
  package func words(row: Int, column: Int) -> String? {
    if case .faults(let cells)? = rows[row] { cells[column]?.words } else { nil }
  }
}

// MARK: - Totals

extension Matrix {
  /// How often each style threw at a field, and how often it lost a value without an error.
  package struct Totals: Sendable, Equatable {
    package var thrown: [DecodingStyle: Int] = [:]
    package var lost: [DecodingStyle: Int] = [:]

    fileprivate mutating func add(_ cell: MatrixCell) {
      for (style, mark) in cell.marks {
        if mark.outcome == .threw { thrown[style, default: 0] += 1 }
        if mark.losesSilently { lost[style, default: 0] += 1 }
      }
    }
  }

  package func totals(ofColumn column: Int) -> Totals {
    kind == .fault ? totalsOfFaults[column] : totalsOfFields[fields[column].path] ?? Totals()
  }

  package func totals(ofRow row: Int) -> Totals {
    (0..<columnCount).reduce(into: Totals()) { totals, column in
      if let cell = entry(row: row, column: column).cell { totals.add(cell) }
    }
  }

  package var totals: Totals {
    (0..<columnCount).reduce(into: Totals()) { all, column in
      let own = totals(ofColumn: column)
      all.thrown.merge(own.thrown, uniquingKeysWith: +)
      all.lost.merge(own.lost, uniquingKeysWith: +)
    }
  }
}
