import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// The lines of two models beside each other.
struct ModelComparison: Sendable {
  /// A line of one model or of both, by its places in them, from 0.
  struct Line: Equatable, Sendable {
    var a: Int?
    var b: Int?
    var isDifferent = false
  }

  /// Models that differ in more lines than this are told apart as one block.
  private static let mostDifferences = 500

  private let a: ModelIndex
  private let b: ModelIndex
  let lines: [Line]

  /// `nil` where the two say the same, or one has no text.
  init?(_ a: ModelSource?, _ b: ModelSource?) {
    guard let a, let b, a.text != b.text else { return nil }
    (self.a, self.b) = (ModelIndex(a), ModelIndex(b))
    // A sample's file is shown without what stands above its types; a copy of it has that.
    let skipped = (Self.head(of: self.a, besides: b), Self.head(of: self.b, besides: a))
    let own = Array(self.a.lines.dropFirst(skipped.0))
    let other = Array(self.b.lines.dropFirst(skipped.1))
    let edit = ShortestEdit(from: own, to: other, most: Self.mostDifferences)
    lines = edit.pairs.map { old, new in
      Line(
        a: old.map { $0 + skipped.0 }, b: new.map { $0 + skipped.1 },
        isDifferent: old.map { own[$0] } != new.map { other[$0] })
    }
    guard lines.contains(where: \.isDifferent) else { return nil }
  }

  /// How many lines at the start are imports that the other one isn't shown with.
  private static func head(of index: ModelIndex, besides other: ModelSource) -> Int {
    guard other.firstLine > 1, index.firstLine == 1 else { return 0 }
    return index.lines.prefix { $0.isEmpty || $0.hasPrefix("import ") }.count
  }

  private func index(_ side: JSONComparison.Side) -> ModelIndex { side == .a ? a : b }

  /// A side's text of a line, and its number in its file; `nil` where it has none.
  func text(_ line: Line, _ side: JSONComparison.Side) -> (number: Int, text: String)? {
    let index = index(side)
    return (side == .a ? line.a : line.b).map { (index.number(ofLine: $0), index.lines[$0]) }
  }

  func count(_ side: JSONComparison.Side) -> Int { index(side).lines.count }

  /// The whole text of a side.
  func whole(_ side: JSONComparison.Side) -> SourceText {
    SourceText(Array(index(side).lines.map { $0 + "\n" }.joined().utf8))
  }

  /// The place of the line that declares what a row of a side's report is about.
  func place(
    of row: Int, _ index: ReportIndex, _ report: StyleReport, _ side: JSONComparison.Side
  ) -> Int? {
    guard let line = self.index(side).line(ofRow: row, index, report) else { return nil }
    return lines.firstIndex { (side == .a ? $0.a : $0.b) == line }
  }

  /// The lines that are seen where so many have room: the one that differs next to the one at `place`
  /// is among them, and that one, too, where both have room.
  func list(in rows: Int, around place: Int?) -> List {
    let differing = lines.indices.filter { lines[$0].isDifferent }
    let next = place.flatMap { place in
      differing.min { abs($0 - place) < abs($1 - place) }
    }
    let target = next ?? differing.first ?? 0
    var seen = target...target
    if let place, abs(target - place) < rows {
      seen = min(target, place)...max(target, place)
    }
    // Coming from the end, the first of them stands below so many others.
    var list = List(.steady(above: min(2, max(0, rows - seen.count) / 2)))
    list.move(.last)
    list.fit(lines.count, in: rows, chosen: seen.lowerBound)
    return list
  }
}
