/// What a stretch of a document adds up to, kept for every node of the tree.
///
/// Summaries of neighbours combine without looking at their bytes.
struct SourceSummary: Sendable, Equatable {
  /// In bytes.
  var count = 0
  var lineEnds = 0
  /// The part before the first line end; all of it if there is none.
  var first = SourceSegment()
  /// The part behind the last line end; all of it if there is none.
  var last = SourceSegment()
  /// Where a scan for strings and comments ends, by where it began.
  var scan = SourceScan.identity

  init() {}

  /// Adds what follows. `\r` and `\n` of one line end never stand in two summaries.
  mutating func append(_ next: SourceSummary) {
    if lineEnds == 0 { first.append(next.first) }
    if next.lineEnds == 0 { last.append(next.first) } else { last = next.last }
    count += next.count
    lineEnds += next.lineEnds
    scan = scan.followed(by: next.scan)
  }

  /// Measures bytes that begin at a cluster boundary.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    scan = SourceScan(of: bytes)
    var firstEnd: Int?
    var lastStart = 0
    var index = 0
    while let end = SourceScalar.lineEnd(from: index, in: bytes) {
      firstEnd = firstEnd ?? end.lowerBound
      lineEnds += 1
      lastStart = end.upperBound
      index = end.upperBound
    }
    last = SourceSegment(of: UnsafeBufferPointer(rebasing: bytes[lastStart...]))
    first = firstEnd.map { SourceSegment(of: UnsafeBufferPointer(rebasing: bytes[..<$0])) } ?? last
  }
}

/// The extent of a piece of one line.
struct SourceSegment: Sendable, Equatable {
  var scalars = 0
  /// Its width in cells if it begins in an even column. Tabs make it depend on that.
  var cellsFromEven = 0
  var cellsFromOdd = 0

  init() {}

  /// Its width in cells if it begins at column `cell`.
  func cells(from cell: Int) -> Int {
    cell.isMultiple(of: 2) ? cellsFromEven : cellsFromOdd
  }

  /// Adds what follows on the same line.
  mutating func append(_ next: SourceSegment) {
    scalars += next.scalars
    cellsFromEven += next.cells(from: cellsFromEven)
    cellsFromOdd += next.cells(from: 1 + cellsFromOdd)
  }

  /// Measures bytes without a line end that begin at a cluster boundary.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let plain = SourceScalar.printableASCII(from: index, in: bytes)
      scalars += plain
      cellsFromEven += plain
      cellsFromOdd += plain
      index += plain
      guard index < bytes.count else { break }
      let cluster = SourceCluster(at: index, in: bytes)
      scalars += cluster.scalars
      cellsFromEven += cluster.width(at: cellsFromEven)
      cellsFromOdd += cluster.width(at: 1 + cellsFromOdd)
      index += cluster.count
    }
  }
}
