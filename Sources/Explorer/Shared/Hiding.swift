import DecodingReport
import JSONSource

/// Outcomes and values that are kept back, for guessing, and those of them that were revealed.
struct Hiding: Sendable {
  private(set) var isOn = false
  private var rows: Set<JSONPath> = []
  private var styles: Set<DecodingStyle> = []
  private var cells: Set<MatrixPlace> = []

  /// Whether what a style made of a field is kept back.
  func hides(_ path: JSONPath, _ style: DecodingStyle) -> Bool {
    hides(style) && !rows.contains(path)
  }

  /// Whether a style is kept back as a whole.
  func hides(_ style: DecodingStyle) -> Bool { isOn && !styles.contains(style) }

  /// Whether a cell of the matrix is kept back.
  func hides(_ cell: MatrixPlace) -> Bool { isOn && !cells.contains(cell) }

  /// Whether rows were revealed, and others weren't.
  var hasRevealedRows: Bool { isOn && !rows.isEmpty }

  /// Hides all, or reveals all.
  mutating func toggle() {
    self = Hiding(isOn: !isOn)
  }

  /// Hides what was revealed of another payload.
  mutating func hideAgain() {
    self = Hiding(isOn: isOn)
  }

  mutating func reveal(_ path: JSONPath) {
    rows.insert(path)
  }

  mutating func reveal(_ cell: MatrixPlace) {
    cells.insert(cell)
  }

  /// Reveals a column; with the last one all is told.
  mutating func reveal(_ style: DecodingStyle) {
    styles.insert(style)
    if DecodingStyle.allCases.allSatisfy(styles.contains) { self = Hiding() }
  }

  init() {}

  /// Hides all but these rows.
  init(besides revealed: Set<JSONPath>) {
    isOn = true
    rows = revealed
  }

  private init(isOn: Bool) {
    self.isOn = isOn
  }

  /// What is told where something is asked for that is kept back.
  static let words = "the results are hidden; v shows them"
}
