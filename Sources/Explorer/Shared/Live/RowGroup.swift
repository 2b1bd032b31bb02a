import DecodingReport
import JSONSource

/// Rows of the table that one row stands for until somebody unfolds them.
package struct RowGroup: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// They are as they are because of another row.
    case wentWithOthers
    /// The same key of several objects, which nobody asks for.
    case unknownKey
  }

  package var kind: Kind
  /// Neighbours, at least two.
  package var rows: Range<Int>

  /// `13 fields went with orders`, `12 × created_at`.
  func words(in index: ReportIndex, times: String) -> String {
    let first = index.rows[rows.lowerBound]
    switch kind {
    case .unknownKey: return "\(rows.count.grouped) \(times) \(first.path.lastName)"
    case .wentWithOthers:
      let around = first.path.parent.map(\.lastName) ?? ""
      return around.isEmpty ? shortWords : "\(shortWords) went with \(around)"
    }
  }

  /// `13 fields`
  var shortWords: String { "\(rows.count.grouped) fields" }

  /// Runs of rows that some style dropped with what is around them, and in which no style finds anything
  /// else. What lies around another row stays.
  static func wentWithOthers(_ rows: [ReportIndex.Row], _ report: Report) -> [RowGroup] {
    var isAside = rows.map { row in
      let fields = report.fields(of: row)
      return fields.contains { $0?.isDroppedWithOthers ?? false }
        && !fields.contains { field in
          field.map { !$0.isDroppedWithOthers && !$0.isNothingToTell } ?? false
        }
    }
    guard isAside.contains(true) else { return [] }
    // From the end, so that what is around a row that stays is met behind it.
    var wanted = 0
    for place in rows.indices.reversed() {
      let depth = rows[place].depth
      if !isAside[place] {
        wanted = depth
      } else if depth < wanted {
        isAside[place] = false
        wanted = depth
      }
    }
    var groups: [RowGroup] = []
    var start: Int?
    for place in 0...rows.count {
      if place < rows.count, isAside[place] {
        if start == nil { start = place }
      } else if let begin = start {
        if place - begin > 1 {
          groups.append(RowGroup(kind: .wentWithOthers, rows: begin..<place))
        }
        start = nil
      }
    }
    return groups
  }
}

extension ReportIndex.Row {
  /// Has each key that nobody asks for stand below the object that it is in, the same one of several
  /// elements side by side below their array; returns those.
  static func placeUnknownKeys(_ rows: inout [Self], _ report: Report) -> [RowGroup] {
    let unknown = rows.indices.filter { place in
      let fields = report.fields(of: rows[place])
      return fields.contains { $0?.reason == .unknownKey }
        && !fields.contains { field in field.map { $0.reason != .unknownKey } ?? false }
    }
    guard !unknown.isEmpty else { return [] }
    let patterns = PlacePatterns(report.styles)
    var members: [String: [Int]] = [:]
    var order: [String] = []
    for place in unknown {
      let pattern = patterns.pattern(of: rows[place].path)
      if members[pattern] == nil { order.append(pattern) }
      members[pattern, default: []].append(place)
    }
    let isUnknown = Set(unknown)
    let known = rows.indices.filter { !isUnknown.contains($0) }
    let ends = ends(of: known.map { rows[$0] })
    var placed: [Int: [[Self]]] = [:]
    for pattern in order {
      let group = members[pattern, default: []].map { rows[$0] }
      let around = commonPath(group.map(\.path))
      let end = ends[around] ?? known.count
      placed[end, default: []].append(group.count == 1 ? group : relative(group, to: around))
    }
    var result: [Self] = []
    var groups: [RowGroup] = []
    for place in 0...known.count {
      // What ends in one place is deeper first.
      for group in (placed[place] ?? []).sorted(by: { $0[0].depth > $1[0].depth }) {
        if group.count > 1 {
          let range = result.count..<result.count + group.count
          groups.append(RowGroup(kind: .unknownKey, rows: range))
        }
        result += group
      }
      if place < known.count { result.append(rows[known[place]]) }
    }
    rows = result
    return groups
  }

  /// Where what lies in each row ends, by the row's path.
  private static func ends(of rows: [Self]) -> [JSONPath: Int] {
    var ends: [JSONPath: Int] = [:]
    var open: [Self] = []
    for (place, row) in rows.enumerated() {
      while let last = open.last, last.depth >= row.depth {
        ends[last.path] = place
        open.removeLast()
      }
      open.append(row)
    }
    for row in open { ends[row.path] = rows.count }
    return ends
  }

  /// The innermost value around all of the places.
  private static func commonPath(_ paths: [JSONPath]) -> JSONPath {
    guard var common = paths.first?.parent else { return .root }
    for path in paths.dropFirst() {
      while !path.isWithin(common), let around = common.parent { common = around }
    }
    return common
  }

  /// The rows with names that begin below the value around them all: `[3].created_at`.
  private static func relative(_ rows: [Self], to around: JSONPath) -> [Self] {
    rows.map { row in
      var row = row
      let steps = row.path.steps.dropFirst(around.steps.count)
      row.label = String(steps.map(\.description).joined().trimmingPrefix("."))
      row.depth = max(0, row.depth - steps.count + 1)
      return row
    }
  }
}

extension JSONPath {
  /// The last step as a name; empty for the root.
  fileprivate var lastName: String {
    String(steps.last?.description.trimmingPrefix(".") ?? "")
  }
}

extension FieldReport {
  /// Whether it was dropped because of another field.
  fileprivate var isDroppedWithOthers: Bool { outcome == .dropped && isConsequence }

  /// Whether the style found nothing in it: as it was sent, or it would have been.
  fileprivate var isNothingToTell: Bool {
    outcome == .asSent || (outcome == .notReached && outcomeAlone != .threw)
  }

  /// Whether it is a key that nobody asks for, without a loss.
  var isUnknownKey: Bool { reason == .unknownKey && !silentLoss }

  /// Whether it was dropped because of another field, or because nobody asks for it, and nothing is
  /// lost by that.
  var isAside: Bool { isDroppedWithOthers || isUnknownKey }
}
