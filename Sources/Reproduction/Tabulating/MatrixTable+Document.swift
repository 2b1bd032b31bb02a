import DecodingReport
import Workbench

extension MatrixTable {
  func document(as form: Document.Form) -> Document {
    let (title, size, note) = (ReportText(title), ReportText(size), ReportText(note))
    let table = Document.Block.table(table(as: form))
    return switch form {
    case .text:
      Document([.paragraph(["\(title): \(size)"]), table, .paragraph([note, ReportText(legend)])])
    case .markdown:
      Document([
        .heading(2, title), .paragraph([size]), table, .paragraph([note]),
        .paragraph([ReportText(legend)]),
      ])
    case .html: Document([.paragraph(["\(size). \(note)"]), table, .paragraph([markedLegend])])
    }
  }

  private func table(as form: Document.Form) -> Document.Table {
    let totals = (0..<matrix.columnCount).map { matrix.totals(ofColumn: $0) }
    let whole = matrix.totals
    func foot(_ name: String, _ cells: [String]) -> Document.Row {
      Document.Row(
        [ReportText(name, form == .markdown ? .bold : nil)] + cells.map { ReportText($0) })
    }
    var table = Document.Table(
      [ReportText(form == .text ? corner.uppercased() : corner)]
        + (0..<matrix.columnCount).map { heading(ofColumn: $0, as: form) }
        + [ReportText(Self.thrown), ReportText(Self.lost)],
      (0..<matrix.rowCount).map { row($0, as: form) })
    table.foot = [
      foot(Self.thrown, totals.map { counts($0.thrown) } + [counts(whole.thrown), ""]),
      foot(Self.lost, totals.map { counts($0.lost) } + ["", counts(whole.lost)]),
    ]
    return table
  }

  private func heading(ofColumn column: Int, as form: Document.Form) -> ReportText {
    switch matrix.kind {
    case .fault: ReportText(matrix.faults[column].heading)
    case .payload:
      ReportText(
        appearance.line(matrix.fields[column].name), form == .markdown ? .code : nil)
    }
  }

  /// Text has a field below the one that it is part of; the others have its whole path.
  private func name(ofRow row: Int, as form: Document.Form) -> ReportText {
    guard matrix.kind == .fault else {
      return ReportText(appearance.line(matrix.payloads[row]), form == .markdown ? .code : nil)
    }
    let field = matrix.fields[row]
    guard form == .text else {
      return ReportText(appearance.line("\(field.path)"), form == .markdown ? .code : nil)
    }
    return ReportText(
      String(repeating: "  ", count: field.depth) + appearance.line(field.name))
  }

  private func row(_ row: Int, as form: Document.Form) -> Document.Row {
    let columns = 0..<matrix.columnCount
    let totals = matrix.totals(ofRow: row)
    let cells: [Document.Cell]
    if !matrix.isRefused(row: row) {
      cells = columns.map { column in
        Document.Cell(
          matrix.entry(row: row, column: column).cell.map { marks($0, as: form) } ?? "")
      }
    } else if form == .html {
      cells =
        columns.isEmpty
        ? [] : [Document.Cell(ReportText(Self.refused), width: columns.count)]
    } else {
      cells = columns.map { column in
        Document.Cell(column == 0 || form == .markdown ? ReportText(Self.refused) : "")
      }
    }
    return Document.Row(
      [Document.Cell(name(ofRow: row, as: form))] + cells
        + [totals.thrown, totals.lost].map { Document.Cell(ReportText(counts($0))) })
  }

  /// `✗↺↺!`: a page tells the words of each to who points at it.
  private func marks(_ cell: MatrixCell, as form: Document.Form) -> ReportText {
    let lost: ReportText = cell.losesSilently ? ReportText("!", form == .html ? .bold : nil) : ""
    guard form == .html else {
      let glyphs = styles.map { cell.marks[$0].map { appearance.glyph($0.outcome) } ?? " " }
      return ReportText(glyphs.joined() + lost.text, form == .markdown ? .code : nil)
    }
    let marks = styles.compactMap { style in
      cell.marks[style].map { mark in
        let words =
          [style.rawValue, mark.outcome.words, mark.value, mark.reason?.rawValue]
          .compactMap(\.self) + (mark.losesSilently ? ["lost silently"] : [])
        return ReportText(
          appearance.glyph(mark.outcome),
          .mark(mark.outcome, hint: appearance.line(words.joined(separator: " "))))
      }
    }
    return marks.joined(separator: "") + lost
  }

  /// `11 0 0`
  private func counts(_ counts: [DecodingStyle: Int]) -> String {
    styles.map { "\(counts[$0] ?? 0)" }.joined(separator: " ")
  }

  private var markedLegend: ReportText {
    let marks = Outcome.allCases.map { outcome in
      ReportText(appearance.glyph(outcome), .mark(outcome)) + " \(outcome.words)"
    }
    return (marks + ["\(bold: "!") a value is lost, no error is raised"])
      .joined(separator: ", ")
  }
}
