package import DecodingReport
package import Workbench

/// A matrix as it is written down.
package struct MatrixTable {
  /// How.
  package enum Form: String, CaseIterable, Sendable {
    case text, markdown, json, html
  }

  let matrix: Matrix
  /// The model's name.
  let model: String
  let appearance: TextAppearance
  let styles = DecodingStyle.allCases

  package init(_ matrix: Matrix, model: String, appearance: TextAppearance) {
    self.matrix = matrix
    self.model = model
    self.appearance = appearance
  }

  /// The whole text of a form.
  package func text(as form: Form) -> String {
    switch form {
    case .text: plainText
    case .markdown: markdown
    case .json: json.lines + "\n"
    case .html: page
    }
  }

  /// `User, clean + one fault`
  var title: String {
    switch matrix.kind {
    case .fault: "\(model), \(matrix.base) + one fault"
    case .payload: "\(model), \(matrix.rowCount) payloads"
    }
  }

  /// `12 fields × 13 faults × 3 styles, 96 cells`
  var size: String {
    let others =
      matrix.kind == .fault
      ? "\(matrix.faults.count) faults" : "\(matrix.rowCount) payloads"
    let times = appearance.isUTF8 ? "×" : "x"
    return "\(matrix.fields.count) fields \(times) \(others) \(times) \(styles.count) styles, "
      + "\(matrix.cellCount) cells"
  }

  /// What the cells are.
  var note: String {
    let names = styles.map(\.rawValue).joined(separator: ", ")
    return matrix.kind == .fault
      ? "A cell is what \(names) make of the field in a copy of the payload in which it alone is broken."
      : "A cell is what \(names) make of the field in that payload."
  }

  /// What the marks mean.
  var legend: String {
    let marks = Outcome.allCases.map { "\(appearance.glyph($0)) \($0.words)" }
    return (marks + ["! a value is lost, no error is raised"]).joined(separator: "  ")
  }

  var corner: String { matrix.kind == .fault ? "field" : "payload" }

  /// The name of a row, and how far it is moved in.
  func heading(ofRow row: Int) -> (name: String, depth: Int) {
    switch matrix.kind {
    case .fault: (matrix.fields[row].name, matrix.fields[row].depth)
    case .payload: (matrix.payloads[row], 0)
    }
  }

  /// The name of a column.
  func heading(ofColumn column: Int) -> String {
    switch matrix.kind {
    case .fault: matrix.faults[column].heading
    case .payload: matrix.fields[column].name
    }
  }

  /// `✗↺↺!`
  func marks(_ cell: MatrixCell) -> String {
    styles.map { style in cell.marks[style].map { appearance.glyph($0.outcome) } ?? " " }.joined()
      + (cell.losesSilently ? "!" : "")
  }

  /// `11 0 0`
  func counts(_ counts: [DecodingStyle: Int]) -> String {
    styles.map { "\(counts[$0] ?? 0)" }.joined(separator: " ")
  }

  static let thrown = "throws"
  static let lost = "lost"
  static let refused = "not JSON"
}
