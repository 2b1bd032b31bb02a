internal import JSONSource

/// The documents in a file: one, or of JSON Lines one a line.
struct Documents: Sequence {
  /// A document, and where it stands.
  struct Line {
    let document: JSONDocument
    /// How many lines of the file stand before it.
    let before: Int
  }

  private let whole: JSONDocument
  private let bytes: [UInt8]
  private let dialect: JSONDialect
  /// Whether each line is a document of its own.
  let isOfLines: Bool

  init(of bytes: [UInt8], dialect: JSONDialect) {
    whole = JSONDocument.parse(bytes, dialect: dialect)
    self.bytes = bytes
    self.dialect = dialect
    isOfLines = whole.isOfLines
  }

  func makeIterator() -> AnyIterator<Line> {
    guard isOfLines else {
      return AnyIterator(CollectionOfOne(Line(document: whole, before: 0)).makeIterator())
    }
    let (bytes, dialect) = (bytes, dialect)
    // Empty lines between documents are no documents.
    let lines = JSONLines.lines(of: bytes)
    return AnyIterator {
      lines.next().map { line in
        Line(
          document: JSONDocument.parse(Array(bytes[line.range]), dialect: dialect),
          before: line.number - 1)
      }
    }
  }
}

extension JSONDocument {
  /// Whether it is JSON but for what follows: an object or array on one line, and another one on a
  /// line behind it.
  fileprivate var isOfLines: Bool {
    guard root >= 0, isContainer(root), let problem = problems.first(where: \.isFatal),
      problem.kind == .trailingContent,
      !problems.contains(where: { if case .encoding = $0.kind { true } else { false } })
    else { return false }
    let value = range(of: root)
    let next = problem.position.line
    return position(of: value.lowerBound).line == position(of: value.upperBound - 1).line
      && position(of: value.upperBound - 1).line < next
      && ["{", "["].contains((lineText(next) ?? "").drop { $0 == " " || $0 == "\t" }.prefix(1))
  }
}
