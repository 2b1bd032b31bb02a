package import DecodingReport
package import JSONSource
package import Workbench

extension PerStyle<ModelIndex> {
  init(_ sample: SampleEntry) {
    self.init { ModelIndex(sample.sources[$0]) }
  }
}

/// Where a sample's models declare what a report is about.
package struct ModelPlaces: Sendable {
  private let models: PerStyle<ModelIndex>
  private let index: ReportIndex
  private let report: Report

  package init(_ sample: SampleEntry, _ report: Report, _ document: JSONDocument) {
    models = PerStyle(sample)
    index = ReportIndex(report: report, document: document)
    self.report = report
  }

  /// `User.swift:8`
  package func place(of field: FieldReport, _ style: DecodingStyle) -> String? {
    guard let row = index.rowOfPath[field.path], let report = report[style] else { return nil }
    return models[style].words(ofRow: row, index, report)
  }
}

extension ModelIndex {
  /// The file and the number of the line that declares a row's property; `nil` for an element.
  func words(ofRow row: Int, _ index: ReportIndex, _ report: StyleReport) -> String? {
    guard case .key = index.rows[row].path.steps.last,
      let line = line(ofRow: row, index, report)
    else { return nil }
    return "\(place(ofLine: line).file):\(number(ofLine: line))"
  }

  /// The line, from 0, that declares a row's property; an element's line is that of its array.
  func line(ofRow row: Int, _ index: ReportIndex, _ report: StyleReport) -> Int? {
    var row = row
    while true {
      let path = index.rows[row].path
      guard let parent = path.parent else { return nil }
      if case .key = path.steps.last {
        return line(
          ofProperty: index.rows[row].label, inType: Self.type(at: parent, index, report))
      }
      guard let outer = index.rowOfPath[parent] else { return nil }
      row = outer
    }
  }

  /// The type that is decoded at a path, as the report words it.
  private static func type(
    at path: JSONPath, _ index: ReportIndex, _ report: StyleReport
  ) -> String {
    guard !path.steps.isEmpty else { return report.model }
    guard let row = index.rowOfPath[path] else { return "" }
    let place = index.rows[row].places[report.style]
    return report.fields.indices.contains(place) ? report.fields[place].wanted : ""
  }

  /// The row with the loudest outcome among those that a line declares, by line.
  func loudestRows(_ index: ReportIndex, _ report: StyleReport) -> [Int: Int] {
    var loudest: [Int: (row: Int, loudness: Int)] = [:]
    var known: [String: [Substring: Int]] = [:]
    for row in index.rows.indices {
      let entry = index.rows[row]
      let place = entry.places[report.style]
      guard report.fields.indices.contains(place), case .key = entry.path.steps.last,
        let parent = entry.path.parent
      else { continue }
      let type = Self.type(at: parent, index, report)
      let properties = known[type] ?? properties(ofType: type)
      known[type] = properties
      guard let line = properties[entry.label[...]] else { continue }
      let loudness = report.fields[place].outcome.loudness
      if loudness > (loudest[line]?.loudness ?? -1) { loudest[line] = (row, loudness) }
    }
    return loudest.mapValues(\.row)
  }
}
