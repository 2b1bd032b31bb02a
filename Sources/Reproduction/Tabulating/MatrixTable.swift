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
    case .text: document(as: .text).text(appearance).text
    case .markdown: document(as: .markdown).markdown(appearance)
    case .json: json.lines + "\n"
    case .html: document(as: .html).page(title)
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

  static let thrown = "throws"
  static let lost = "lost"
  static let refused = "not JSON"
}
