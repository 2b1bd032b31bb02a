package import DecodingReport
package import JSONSource
package import Workbench

/// A report, joined for the screen: rows across the styles, and what stands on which line.
///
/// Built once for each report, off the main thread; drawing a row or a line is a look-up.
package struct ReportIndex: Sendable {
  /// One line of the result table: a path, and what each style made of it.
  package struct Row: Sendable, Equatable {
    /// The value's place, or the missing key's.
    package var path: JSONPath
    /// The property, as the model spells it; the key, where no property asked for it.
    package var label: String
    /// How many containers stand around it; 0 for the root's own fields.
    package var depth: Int
    /// The place of the field in each style's list; −1 where the style doesn't have it.
    package var places = PerStyle(repeating: -1)
    /// The line of the source on which the value begins, from 1; 0 for a missing key.
    package var line = 0
    /// `[2]` for an array of two, `{3}` for an object of three members; empty for scalars.
    package var count = ""
  }

  /// An outcome a style; `nil` where the style says nothing of the place.
  package typealias Marks = PerStyle<Outcome?>

  /// What a style made of a line's values: the loudest outcome.
  package struct LineMark: Sendable, Equatable {
    package var outcome: Outcome
    /// Whether another place tells why, or nothing is lost by it.
    package var isQuiet: Bool

    /// How much of an eye it deserves where several share a line; larger is louder.
    fileprivate var loudness: Int { isQuiet ? min(outcome.loudness, 1) : outcome.loudness }
  }

  package typealias LineMarks = PerStyle<LineMark?>

  /// In the order of the fields.
  package private(set) var rows: [Row] = []
  /// The row of each path.
  package private(set) var rowOfPath: [JSONPath: Int] = [:]
  /// All rows of a path that has several: a key that stands there twice.
  private var rowsOfRepeatedPath: [JSONPath: [Int]] = [:]
  /// The root's fields in each style's list.
  private var rootPlaces = PerStyle<[Int]>(repeating: [])
  /// Whether each field of a style has a row: a path that is reported twice may have one only.
  private var isComplete = PerStyle(repeating: false)
  /// The loudest outcomes of the values that begin on a line, by line of the source, from 1.
  package private(set) var marks: [Int: LineMarks] = [:]
  /// The loudest outcomes of so many lines each, with missing keys, by their lines' place.
  private var blockMarks: [Int: LineMarks] = [:]
  private static let blockLines = 256
  private static let rowsOfKnownCauses = 1000
  /// Rows of missing keys, by the line before which they are shown.
  package private(set) var ghosts: [Int: [Int]] = [:]
  /// Rows that a style didn't take as sent, in order.
  package private(set) var changed: [Int] = []
  /// Rows in which each style has a problem, in order; of those that lie in each other the innermost.
  package private(set) var problems = PerStyle<[Int]>(repeating: [])
  /// The row at which each style stopped, where it did.
  package private(set) var stops = PerStyle<Int?>(repeating: nil)
  /// Rows that one row stands for.
  package private(set) var groups: [RowGroup] = []
  /// The causes of all that isn't as sent, found when they are first looked at.
  package private(set) var causes = Once<[Cause]> { [] }
  /// Rows in which a value was lost without an error, in order.
  package private(set) var silentLosses: [Int] = []
  /// How wide the table would be, had it all the room: of its first rows.
  package private(set) var widths = ResultWidths()

  /// Makes an index without rows.
  package init() {}

  /// Joins a report with the document that it is about, by the lines of its text.
  package init(report: Report, document: JSONDocument) {
    self.init(report: report, document: document, laidOut: nil)
  }

  init(report: Report, document: JSONDocument, laidOut: LaidOutSource?) {
    rows = Row.merge(report)
    let repeated = Row.placeUnknownKeys(&rows, report)
    rowOfPath.reserveCapacity(rows.count)
    let stopPaths = PerStyle<JSONPath?> { style in report[style]?.failure?.path }
    causes = Once { report.causes(of: report.rows) }
    // Where that takes no time, how many there are is known with the report.
    if rows.count <= Self.rowsOfKnownCauses { _ = causes.value }
    for index in rows.indices {
      complete(index, report, document, laidOut, stopPaths)
    }
    groups = (repeated + RowGroup.wentWithOthers(rows, report)).sorted {
      $0.rows.lowerBound < $1.rows.lowerBound
    }
    for style in report.styles {
      let roots = style.fields.indices.filter { style.fields[$0].lastStep == nil }
      let shown = rows.count { $0.places[style.style] >= 0 && !$0.path.steps.isEmpty }
      rootPlaces[style.style] = roots
      isComplete[style.style] = shown + roots.count == style.fields.count
    }
  }

  private mutating func complete(
    _ index: Int, _ report: Report, _ document: JSONDocument, _ laidOut: LaidOutSource?,
    _ stopPaths: PerStyle<JSONPath?>
  ) {
    let row = rows[index]
    if let earlier = rowOfPath.updateValue(index, forKey: row.path) {
      rowsOfRepeatedPath[row.path, default: [earlier]].append(index)
    }
    let fields = report.fields(of: row)
    for style in DecodingStyle.allCases where stopPaths[style] == row.path { stops[style] = index }
    let marks = lineMarks(ofRow: index, in: report)
    if let found = fields.found {
      let line = laidOut?.lines(of: found).lowerBound ?? found.start.line
      rows[index].line = line
      rows[index].count = document.count(of: found)
      self.marks[line, default: LineMarks(repeating: nil)].merge(marks)
      blockMarks[line / Self.blockLines, default: LineMarks(repeating: nil)].merge(marks)
    } else if let parent = row.path.parent {
      let line =
        lineAfterMembers(of: parent, report, laidOut)
        ?? (laidOut?.text ?? document).lineAfterMembersOfRoot
      ghosts[line, default: []].append(index)
      blockMarks[line / Self.blockLines, default: LineMarks(repeating: nil)].merge(marks)
    }
    widths.note(rows[index], fields)
    if fields.contains(where: { $0?.isChange ?? false }) { changed.append(index) }
    for style in DecodingStyle.allCases where fields[style]?.isProblem ?? false {
      while let outer = problems[style].last,
        row.path.steps.count > rows[outer].path.steps.count, row.path.isWithin(rows[outer].path)
      {
        problems[style].removeLast()
      }
      problems[style].append(index)
    }
    if fields.contains(where: { $0?.silentLoss ?? false }) { silentLosses.append(index) }
  }

  /// The line before which a key is shown that the object lacks; parents stand before their
  /// fields, so their place is known by now.
  private func lineAfterMembers(
    of parent: JSONPath, _ report: Report, _ laidOut: LaidOutSource?
  ) -> Int? {
    guard let row = rowOfPath[parent] else { return nil }
    guard let found = report.fields(of: rows[row]).found else { return nil }
    let lines = laidOut?.lines(of: found) ?? found.start.line...found.end.line
    return lines.count == 1 ? lines.upperBound + 1 : lines.upperBound
  }

  /// The places of a path's fields in a style's list, in their order; `nil` where the index doesn't
  /// know them all.
  package func places(of path: JSONPath, _ style: DecodingStyle) -> [Int]? {
    guard !path.steps.isEmpty else { return rootPlaces[style] }
    guard isComplete[style] else { return nil }
    let rows = rowsOfRepeatedPath[path] ?? rowOfPath[path].map { [$0] } ?? []
    return rows.map { self.rows[$0].places[style] }.filter { $0 >= 0 }
  }

  /// The row of the path, or of the innermost value around it that has one.
  package func row(around path: JSONPath) -> Int? {
    var path = path
    while true {
      if let row = rowOfPath[path] { return row }
      guard let parent = path.parent else { return nil }
      path = parent
    }
  }

  /// The loudest outcomes on the lines, from 1, and of the missing keys that are shown before them;
  /// the first line's missing keys stand outside.
  package func marks(ofLines lines: ClosedRange<Int>, in report: Report) -> LineMarks {
    var loudest = marks[lines.lowerBound] ?? LineMarks(repeating: nil)
    var line = lines.lowerBound + 1
    while line <= lines.upperBound {
      if line % Self.blockLines == 0, line + Self.blockLines - 1 <= lines.upperBound {
        if let block = blockMarks[line / Self.blockLines] { loudest.merge(block) }
        line += Self.blockLines
        continue
      }
      if let own = marks[line] { loudest.merge(own) }
      for row in ghosts[line] ?? [] { loudest.merge(lineMarks(ofRow: row, in: report)) }
      line += 1
    }
    return loudest
  }

  /// What each style made of a row's value, as its line shows it.
  package func lineMarks(ofRow row: Int, in report: Report) -> LineMarks {
    LineMarks { style in
      report.field(of: rows[row], style).map { field in
        LineMark(outcome: field.outcome, isQuiet: isQuiet(field, row, style))
      }
    }
  }

  /// Whether what a style made of a row is quiet: it lies around the place at which the style stopped, it
  /// went with what was dropped because of another place, or nobody asked for it.
  func isQuiet(_ field: FieldReport, _ row: Int, _ style: DecodingStyle) -> Bool {
    field.outcome == .threw ? stops[style] != row : field.isAside
  }

  /// The marks of a ghost row's line: what each style made of the missing key.
  package func marks(ofRow row: Int, in report: Report) -> Marks {
    let fields = report.fields(of: rows[row])
    return Marks { fields[$0]?.outcome }
  }
}

extension PerStyle<FieldReport?> {
  /// What the JSON has for the field, whatever the style.
  var found: FieldReport.Found? { strict?.found ?? `default`?.found ?? smart?.found }
}

extension PerStyle<ReportIndex.LineMark?> {
  /// Keeps, for each style, the louder of two marks on one line.
  fileprivate mutating func merge(_ others: Self) {
    for style in DecodingStyle.allCases {
      guard let mark = others[style] else { continue }
      if mark.loudness > (self[style]?.loudness ?? -1) { self[style] = mark }
    }
  }
}

extension Outcome {
  /// How much of an eye the outcome deserves where several share a line; larger is louder.
  package var loudness: Int {
    switch self {
    case .asSent: 0
    case .notReached: 1
    case .nil: 2
    case .converted: 3
    case .dropped: 4
    case .default: 5
    case .threw: 6
    }
  }
}

extension Report {
  /// The field of the row in each style.
  package func fields(of row: ReportIndex.Row) -> PerStyle<FieldReport?> {
    PerStyle { field(of: row, $0) }
  }

  /// The field of the row in one style; `nil` where the style doesn't have it.
  package func field(of row: ReportIndex.Row, _ style: DecodingStyle) -> FieldReport? {
    let place = row.places[style]
    guard place >= 0, let report = self[style], place < report.fields.count else { return nil }
    return report.fields[place]
  }
}
