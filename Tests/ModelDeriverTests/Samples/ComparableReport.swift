import DecodingReport
import Foundation

/// What a report says of outcomes, as scripts read it.
struct ComparableReport: Decodable {
  struct Style: Decodable {
    struct Failure: Decodable {
      var kind: String
      var path: String?
    }

    struct Field: Decodable {
      var path: String
      var outcome: String
      var reason: String?
      var value: String?
    }

    var style: String
    var value: String?
    var error: Failure?
    var fields: [Field]
  }

  var styles: [Style]

  /// As another program prints it, and so by the same rendering.
  init(_ report: Report) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(JSONReport(report).json.line.utf8))
  }
}

extension ComparableReport {
  /// Something that two reports don't have in common.
  struct Difference {
    /// Of a field; `value` and `error` of the whole decode.
    let path: String
    let here: String
    let there: String

    var isOfField: Bool { path.hasPrefix("$.") }
    /// Whether one of the two decodes ended here.
    var stops: Bool { here.hasPrefix("threw") || there.hasPrefix("threw") }
    /// Whether one of the two decodes didn't get here.
    var isUnreached: Bool {
      [here, there].contains { $0 == "nothing" || $0.hasPrefix("not-reached") }
    }
  }
}

extension ComparableReport.Style {
  /// Outcome, reason and value by path; the root and the error among them.
  private var lines: [(path: String, line: String)] {
    [
      ("error", error.map { "\($0.kind) at \($0.path ?? "no path")" } ?? "none"),
      ("value", value ?? "none"),
    ] + fields.map { ($0.path, "\($0.outcome) \($0.reason ?? "-") \($0.value ?? "-")") }
  }

  func differences(from other: Self) -> [ComparableReport.Difference] {
    let theirs = Dictionary(other.lines.map { ($0.path, $0.line) }) { first, _ in first }
    let mine = Dictionary(lines.map { ($0.path, $0.line) }) { first, _ in first }
    let paths = lines.map(\.path) + other.lines.map(\.path).filter { mine[$0] == nil }
    return paths.compactMap { path in
      let (here, there) = (mine[path] ?? "nothing", theirs[path] ?? "nothing")
      return here == there ? nil : .init(path: path, here: here, there: there)
    }
  }
}
