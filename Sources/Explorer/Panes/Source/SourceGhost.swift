import JSONSource

/// A line that the text hasn't got: a key that the model wants and an object lacks, or several alike
/// objects of one line.
struct SourceGhost: Sendable {
  /// The rows of the result, at least one.
  var rows: [Int]

  /// The ghosts of the keys that are missing behind one line: those whose paths differ in indices
  /// alone are one.
  static func ghosts(of rows: [Int], in index: ReportIndex) -> [SourceGhost] {
    guard rows.count > 1 else { return [SourceGhost(rows: rows)] }
    var ghosts: [SourceGhost] = []
    var places: [JSONPath: Int] = [:]
    for row in rows {
      var path = index.rows[row].path
      for step in path.steps.indices {
        if case .index = path.steps[step] { path.steps[step] = .index(0) }
      }
      if let place = places[path] {
        ghosts[place].rows.append(row)
      } else {
        places[path] = ghosts.count
        ghosts.append(SourceGhost(rows: [row]))
      }
    }
    return ghosts
  }
}

extension JSONPath {
  /// The path as it is written behind a name: `lines[*].`, or `lines[3].` where all elements aren't
  /// meant; nothing for the root.
  func owner(ofAll: Bool) -> String {
    let text = steps.reduce(into: "") { text, step in
      if ofAll, case .index = step { text += "[*]" } else { text += step.description }
    }
    guard !text.isEmpty else { return "" }
    return (text.hasPrefix(".") ? String(text.dropFirst()) : text) + "."
  }
}
