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
    self.init(
      PerStyle(sample), report, ReportIndex(report: report, document: document))
  }

  init(_ models: PerStyle<ModelIndex>, _ report: Report, _ index: ReportIndex) {
    self.models = models
    self.index = index
    self.report = report
  }

  /// How a field's property is declared, and where; `nil` for an element.
  package func declaration(
    of field: FieldReport, _ style: DecodingStyle
  ) -> PropertyDeclaration? {
    guard let row = index.rowOfPath[field.path], let report = report[style] else { return nil }
    var declaration = models[style].declaration(ofRow: row, index, report)
    if declaration != nil {
      let written = models[style].isDerived ? models.strict : models[style]
      declaration?.place = written.place(ofRow: row, index, report)
    }
    return declaration
  }
}

extension ModelIndex {
  /// How a row's property is declared; `nil` for an element.
  fileprivate func declaration(
    ofRow row: Int, _ index: ReportIndex, _ report: StyleReport
  ) -> PropertyDeclaration? {
    let path = index.rows[row].path
    guard case .key = path.steps.last, let parent = path.parent else { return nil }
    let type = Self.type(at: parent, index, report)
    var declaration =
      properties?.declaration(of: index.rows[row].label, in: type) ?? PropertyDeclaration()
    if declaration.type == nil {
      declaration.keyEnums = keyEnums(ofModelAround: path, index, report)
    }
    return declaration
  }

  /// The file and its line that declare a row's property: `User.swift:8`.
  fileprivate func place(
    ofRow row: Int, _ index: ReportIndex, _ report: StyleReport
  ) -> String? {
    line(ofRow: row, index, report).map { "\(place(ofLine: $0).file):\(number(ofLine: $0))" }
  }

  /// The enums of keys of the innermost model around a path.
  private func keyEnums(
    ofModelAround path: JSONPath, _ index: ReportIndex, _ report: StyleReport
  ) -> [KeyEnum] {
    var path = path.parent
    while let around = path {
      let type = Self.type(at: around, index, report)
      if let enums = properties?.keyEnums(in: type) { return enums }
      path = around.parent
    }
    return []
  }

  /// The line, from 0, that declares a row's property; an element's line is that of its array.
  func line(ofRow row: Int, _ index: ReportIndex, _ report: StyleReport) -> Int? {
    var row = row
    while true {
      let path = index.rows[row].path
      guard let parent = path.parent else { return nil }
      if case .key = path.steps.last {
        return line(
          ofProperty: index.rows[row].label, in: Self.type(at: parent, index, report))
      }
      guard let outer = index.rowOfPath[parent] else { return nil }
      row = outer
    }
  }

  /// The property of a row, and the model that declares it; an element's is that of its array.
  func property(
    ofRow row: Int, _ index: ReportIndex, _ report: StyleReport
  ) -> (property: String, type: String)? {
    var row = row
    while true {
      guard let parent = index.rows[row].path.parent else { return nil }
      if case .key = index.rows[row].path.steps.last {
        let type = Self.type(at: parent, index, report)
        let declared = properties?.declaration(of: index.rows[row].label, in: type)?.name
        let name = type.declared.isEmpty ? type.type.map { "\($0)" } : type.declared
        return name.map { (declared ?? index.rows[row].label, $0) }
      }
      guard let outer = index.rowOfPath[parent] else { return nil }
      row = outer
    }
  }

  /// The `init(from:)` that the compiler wrote for what is decoded at a path; `nil` where it wrote
  /// none, or where that isn't known.
  func synthesizedInitializer(
    at path: JSONPath, _ index: ReportIndex, _ report: StyleReport
  ) -> SynthesizedInitializer? {
    properties?.synthesizedInitializer(of: Self.type(at: path, index, report))
  }

  /// The last line, from 0, of the properties of what is decoded at a path, with all that an initial
  /// value or an accessor of it goes on with.
  func lastPropertyLine(
    at path: JSONPath, _ index: ReportIndex, _ report: StyleReport
  ) -> Int? {
    let places = linesOfProperties(in: Self.type(at: path, index, report))
    guard var line = places.values.max(), lines.indices.contains(line) else { return nil }
    var open = 0
    while true {
      for character in lines[line] {
        if "{([".contains(character) { open += 1 }
        if "})]".contains(character) { open -= 1 }
      }
      guard open > 0, line + 1 < lines.count else { return line }
      line += 1
    }
  }

  /// The type that is decoded at a path.
  private static func type(
    at path: JSONPath, _ index: ReportIndex, _ report: StyleReport
  ) -> ModelTypeNames {
    guard !path.steps.isEmpty else {
      return ModelTypeNames(declared: report.declaredModel, type: report.type)
    }
    guard let row = index.rowOfPath[path] else { return ModelTypeNames() }
    let place = index.rows[row].places[report.style]
    guard report.fields.indices.contains(place) else { return ModelTypeNames() }
    let field = report.fields[place]
    return ModelTypeNames(declared: field.wantedModel, type: field.type)
  }

  /// The row with the loudest outcome among those that a line declares, by line.
  func loudestRows(_ index: ReportIndex, _ report: StyleReport) -> [Int: Int] {
    var loudest: [Int: (row: Int, loudness: Int)] = [:]
    var known: [ModelTypeNames: [String: Int]] = [:]
    for row in index.rows.indices {
      let entry = index.rows[row]
      let place = entry.places[report.style]
      guard report.fields.indices.contains(place), case .key = entry.path.steps.last,
        let parent = entry.path.parent
      else { continue }
      let type = Self.type(at: parent, index, report)
      let properties = known[type] ?? linesOfProperties(in: type)
      known[type] = properties
      guard let line = properties[entry.label] else { continue }
      let loudness = report.fields[place].outcome.loudness
      if loudness > (loudest[line]?.loudness ?? -1) { loudest[line] = (row, loudness) }
    }
    return loudest.mapValues(\.row)
  }
}
