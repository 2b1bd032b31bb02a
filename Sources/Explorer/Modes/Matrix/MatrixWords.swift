import DecodingReport
import TerminalCanvas
import Workbench

/// What the matrix says.
enum MatrixWords {
  static let hidden = "hidden; Space reveals it"
  static let noLoss = "no value is lost without an error"
  static let alone = "there is no other payload"
  static let notBroken = "there is no copy: the fault doesn't apply to this field"
  static let untold = "nothing is said of the field"
  static let notYet = "not all of its cells are known yet"
  static let notAsked = "the payload doesn't have this field"

  static func hint(_ kind: Matrix.Kind, columns: Int) -> String {
    let turn = kind == .fault ? "Tab: by payload" : "Tab: by fault"
    return columns < 100 ? turn : "\(turn)  1 2 3: one style  Esc: panes"
  }

  /// `F6 Matrix  clean + one fault  12 × 13 × 3, 94 cells`
  static func title(_ stage: Stage, _ kind: Matrix.Kind, isLong: Bool) -> String {
    let room = MatrixScreen.name.title(stage)
    let known = stage.matrix
    let what =
      kind == .fault ? "\(stage.library.payloadName) + one fault" : "payloads"
    guard let matrix = known.matrix else { return "\(room)  \(what)" }
    let size =
      "\(matrix.rowCount) \(stage.glyphs.times) \(matrix.columnCount) \(stage.glyphs.times) 3"
    let standing =
      if known.isStale {
        ", \(stage.glyphs.outcome(.notReached))"
      } else if matrix.isComplete {
        isLong ? ", \(matrix.cellCount.grouped) cells" : ""
      } else {
        ", \(matrix.knownRows.grouped) rows known"
      }
    return "\(room)  \(what)  \(size)\(standing)"
  }

  /// What stands where there is no table.
  static func instead(_ stage: Stage) -> String {
    if stage.matrix.isRefused {
      return "no style decodes a document that isn't JSON: [ and ] take another payload"
    }
    guard let matrix = stage.matrix.matrix else { return "decoding" }
    return matrix.rowCount == 0
      ? "the payload has no field of the model"
      : matrix.isComplete ? "no fault applies to a field of it" : "decoding"
  }

  static let thrown = "throws"
  static let lost = "lost"
  static let refused = "not JSON"

  static func one(_ words: String, _ style: DecodingStyle) -> String {
    "\(words) \(style.index + 1)"
  }

  /// `Why  clean + age 36.5`
  static func cell(_ matrix: Matrix, _ row: Int, _ column: Int, base: String) -> String {
    switch matrix.kind {
    case .fault:
      let field = matrix.fields[row].path
      let words = matrix.words(row: row, column: column)
      return words.map { "Why  \(base) + \($0)" } ?? "Why  \(field), \(matrix.faults[column].name)"
    case .payload: return "Why  \(matrix.payloads[row]), \(matrix.fields[column].path)"
    }
  }

  static func opens(_ matrix: Matrix) -> String {
    matrix.kind == .fault ? "Enter opens the copy" : "Enter opens the payload"
  }

  /// `0: fraction, lost without an error`
  static func line(_ mark: MatrixCell.Mark) -> String {
    var words = mark.outcome == .threw ? ["threw"] : []
    switch mark.outcome {
    case .asSent, .converted, .default, .nil: words.append(mark.value ?? mark.outcome.words)
    case .dropped: words.append(mark.outcome.words)
    case .threw: break
    case .notReached:
      words.append(mark.alone.map { "not reached; alone: \($0.words)" } ?? "not reached")
    }
    var text = words.joined(separator: ", ")
    if let reason = mark.reason { text += "  \(reason.rawValue)" }
    if mark.losesSilently { text += "  ! the value is lost, silently" }
    return text
  }

  /// `the same outcome: 41 cells`
  static func same(_ count: Int) -> String {
    "the same outcome: \(count.grouped) \(count == 1 ? "cell" : "cells")"
  }

  static let note = "! a value is lost, and no error is raised"
}
