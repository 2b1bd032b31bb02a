import Foundation

/// What the measured library makes of each type from each JSON value: the facts of a `.tsv` file
/// beside this one.
///
/// A line `# Bool` begins the rows of a type. A row is a JSON value and, for the property's forms
/// `T = initial`, `T?` and `T? = initial` or for the one form of a wrapped property, a cell:
///
/// | cell | meaning |
/// |---|---|
/// | `= 1` | the value as Foundation reads it |
/// | `~ 1` | converted |
/// | `: 1` | one of these two; the measurement doesn't say which |
/// | `initial` | the property's initial value |
/// | `default 0` | the type's default |
/// | `nil` | no value |
/// | `throws` | the whole decode failed |
struct MatrixTable {
  struct Row {
    var json: String
    var cells: [String]
  }

  let types: [(name: String, rows: [Row])]

  init(_ file: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    var types: [(name: String, rows: [Row])] = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") {
        types.append((String(line.dropFirst(2)), []))
        continue
      }
      let fields = line.split(separator: "\t").map(String.init)
      types[types.count - 1].rows.append(Row(json: fields[0], cells: Array(fields.dropFirst())))
    }
    self.types = types
  }
}
