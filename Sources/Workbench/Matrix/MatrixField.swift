import DecodingReport
package import JSONSource

/// A field that has a row, or a column, of a matrix.
package struct MatrixField: Sendable, Hashable {
  package var path: JSONPath
  /// How it is called below the field around it: `age`, `.city`, `[0].id`.
  package var name: String
  /// How many of the fields around it have a row.
  package var depth: Int
}

extension Report {
  /// The fields of a report with their rows, each once.
  ///
  /// Elements of an array are alike, and so are a dictionary's values: the first one stands for all.
  /// A scalar element has no row, but for an array that is the whole payload.
  var matrixRows: [(field: MatrixField, row: ReportRow)] {
    let stopsAtRoot = styles.contains { $0.failure?.path?.steps.isEmpty ?? false }
    var dictionaries: [JSONPath: JSONPath.Step?] = [:]
    var places: [JSONPath: Int] = [:]
    var found: [(field: MatrixField, row: ReportRow)] = []
    for row in rows {
      let steps = row.path.steps
      guard row.isAskedFor, steps.allSatisfy(\.isFirst) else { continue }
      if !dictionaries.isEmpty {
        guard Self.isFirst(row.path, of: &dictionaries) else { continue }
      }
      if row.isDictionary { dictionaries[row.path] = .some(nil) }
      switch steps.last {
      case nil: guard stopsAtRoot else { continue }
      case .index: guard steps.count == 1 else { continue }
      case .key: break
      }
      // A key that stands there twice has one row: what is said of it last.
      if let place = places[row.path] {
        found[place].row = row
        continue
      }
      places[row.path] = found.count
      found.append((MatrixField(row.path, below: places), row))
    }
    return found
  }

  /// Whether a path goes through the first value of each dictionary around it; notes which that is.
  private static func isFirst(
    _ path: JSONPath, of dictionaries: inout [JSONPath: JSONPath.Step?]
  ) -> Bool {
    for count in path.steps.indices {
      let around = JSONPath(Array(path.steps[..<count]))
      guard let first = dictionaries[around] else { continue }
      guard let first else {
        dictionaries[around] = path.steps[count]
        continue
      }
      if first != path.steps[count] { return false }
    }
    return true
  }
}

extension MatrixField {
  fileprivate init(_ path: JSONPath, below places: [JSONPath: Int]) {
    self.path = path
    var around: JSONPath?
    depth = 0
    for count in path.steps.indices.dropFirst() {
      let outer = JSONPath(Array(path.steps[..<count]))
      guard places[outer] != nil else { continue }
      around = outer
      depth += 1
    }
    let own = path.steps.dropFirst(around?.steps.count ?? 0)
    name = own.map(\.description).joined()
    if around == nil, name.hasPrefix(".") { name.removeFirst() }
    if path.steps.isEmpty { name = "(whole value)" }
  }
}

extension JSONPath.Step {
  fileprivate var isFirst: Bool {
    if case .index(let index) = self { index == 0 } else { true }
  }
}

extension ReportRow {
  /// Whether a model wants something there.
  fileprivate var isAskedFor: Bool {
    fields.contains { $0?.type != nil }
  }

  fileprivate var isDictionary: Bool {
    found?.kind == .object
      && fields.contains { $0?.isCollection == true }
  }
}
