import Synchronization

/// A JSON text with the place of everything in it: its bytes, and one flat tape of nodes.
///
/// A document is made by `parse(_:dialect:)`, which never fails: what isn't JSON becomes a
/// `JSONProblem`, and what can be understood around it has nodes. It's a class because it owns two
/// buffers, and nothing in it changes after parsing.
///
/// All offsets count UTF-8 bytes from 0 in `bytes`; ranges are half-open. Nodes are named by their
/// index on the tape. `bytes` and `nodes` are good only as long as somebody holds the document: a
/// caller that uses the pointers themselves wraps that in `withExtendedLifetime`.
// Unchecked because of the two pointers: `init` takes the only references to their buffers, nobody
// writes to them afterwards, and `deinit` frees them. The tables are each behind a `Mutex`.
package final class JSONDocument: @unchecked Sendable {
  /// The text in UTF-8, followed by `padding` zero bytes that may be read, too, unless the document
  /// was made by `parse(_:heldBy:dialect:)`.
  package let bytes: UnsafePointer<UInt8>
  /// The length of the text in bytes, without the padding.
  package let byteCount: Int
  /// The tape, in pre-order.
  package let nodes: UnsafePointer<JSONNode>
  package let nodeCount: Int

  /// The grammar that `problems` are judged by.
  package let dialect: JSONDialect
  /// How the text was encoded when it came; `bytes` are UTF-8 in any case.
  package let encoding: JSONEncoding
  /// The number of containers within each other at the deepest place; 0 for a lone scalar.
  package let depth: Int
  /// What the dialect forbids, in the order of the text, the first `maximumProblems` of all.
  package let problems: [JSONProblem]
  /// How many problems there are, also those that `problems` doesn't hold.
  package let problemCount: Int
  /// Whether Foundation refuses the document as a whole because of one of all the problems, or for
  /// its depth.
  package let isRejectedByFoundation: Bool

  /// Whether Foundation's decoder may trap on the text, so that it mustn't get it (seen with Swift
  /// 6.3's): it is nested deeper than Foundation reads, which looks for the place behind the end of
  /// a text that breaks off there; or it is JSON5 with bytes that aren't UTF-8 where a key belongs,
  /// with a number that ends in its exponent's sign, or with some malformed hexadecimal ones.
  package let trapsFoundation: Bool

  private let lineTable = Mutex<LineTable?>(nil)
  private let childTables = Mutex<[Int: [UInt32]]>([:])
  /// What keeps `bytes` in their place, where they aren't the document's own.
  private let holder: (any Sendable)?
  /// The document whose buffers these are, for one that `twin` gave.
  private let original: JSONDocument?

  /// The zero bytes behind the text.
  package static let padding = 64
  package static let maximumProblems = 100
  /// The largest text that the tape's 32-bit offsets can describe: 4 GiB − 1.
  package static let maximumByteCount = Int(UInt32.max)
  /// The deepest nesting that Foundation reads.
  package static let foundationDepthLimit = 512

  init(
    text: PaddedText, tape: UnsafeMutablePointer<JSONNode>, nodeCount: Int, dialect: JSONDialect,
    depth: Int, problems: ProblemLog, holder: (any Sendable)? = nil
  ) {
    bytes = text.bytes
    self.holder = holder
    original = nil
    byteCount = text.count
    encoding = text.encoding
    nodes = UnsafePointer(tape)
    self.nodeCount = nodeCount
    self.dialect = dialect
    self.depth = depth
    problemCount = problems.count
    isRejectedByFoundation = problems.hasFatal || depth > JSONDocument.foundationDepthLimit
    trapsFoundation =
      problems.trapsFoundation || depth > JSONDocument.foundationDepthLimit
    var table: LineTable?
    if !problems.kept.isEmpty {
      table = LineTable(bytes: text.bytes, count: text.count)
    }
    self.problems = problems.kept.map { problem in
      var problem = problem
      if let table {
        problem.position = table.position(of: problem.range.lowerBound, in: text.bytes)
      }
      return problem
    }
    lineTable.withLock { $0 = table }
  }

  private init(of original: JSONDocument) {
    holder = nil
    self.original = original
    bytes = original.bytes
    byteCount = original.byteCount
    nodes = original.nodes
    nodeCount = original.nodeCount
    dialect = original.dialect
    encoding = original.encoding
    depth = original.depth
    problems = original.problems
    problemCount = original.problemCount
    isRejectedByFoundation = original.isRejectedByFoundation
    trapsFoundation = original.trapsFoundation
  }

  deinit {
    guard original == nil else { return }
    if holder == nil { bytes.deallocate() }
    TapeMemory.free(UnsafeMutablePointer(mutating: nodes))
  }

  /// The same document by another object, for another thread: where two count the references to
  /// one, they wait for each other at each count.
  package func twin() -> JSONDocument { JSONDocument(of: original ?? self) }

  /// Whether two objects are one document.
  package func isSame(as other: JSONDocument) -> Bool { nodes == other.nodes }

  /// The lines are looked for once, whichever object is asked.
  func withLineTable<Answer>(_ body: (inout sending LineTable?) -> sending Answer) -> Answer {
    (original ?? self).lineTable.withLock(body)
  }

  /// Where the children of large containers stand is looked for once, too.
  func withChildTables<Answer>(
    _ body: (inout sending [Int: [UInt32]]) -> sending Answer
  ) -> Answer {
    (original ?? self).childTables.withLock(body)
  }

  /// Reads a text, of any content and encoding.
  ///
  /// UTF-16 and UTF-32 are recognised as Foundation does and transcoded. Texts above `byteLimit`
  /// bytes get no nodes and one problem.
  package static func parse(
    _ source: UnsafeRawBufferPointer, dialect: JSONDialect = .rfc8259,
    byteLimit: Int = JSONDocument.maximumByteCount
  ) -> JSONDocument {
    let limit = min(byteLimit, maximumByteCount)
    let text = PaddedText(source, limit: limit)
    var parser = JSONParser(text: text, dialect: dialect)
    return parser.document(byteLimit: limit)
  }

  /// Reads a text without a copy of it, where it is JSON and has so many bytes: then `bytes` point
  /// to the source, which `holder` must keep where it is, and as it is. Others are copied.
  package static func parse(
    _ source: UnsafeRawBufferPointer, heldBy holder: any Sendable,
    dialect: JSONDialect = .rfc8259, from leastCount: Int = 65_536
  ) -> JSONDocument {
    if dialect == .rfc8259, leastCount...maximumByteCount ~= source.count,
      let text = PaddedText(borrowing: source)
    {
      var parser = JSONParser(text: text, dialect: dialect)
      if let document = parser.document(heldBy: holder) { return document }
    }
    return parse(source, dialect: dialect)
  }

  /// Reads a text from an array, and holds the array instead of a copy where it is large JSON: who
  /// else has the array writes to a copy of their own.
  package static func parse(
    holding source: [UInt8], dialect: JSONDialect = .rfc8259
  ) -> JSONDocument {
    source.withUnsafeBytes { parse($0, heldBy: source, dialect: dialect) }
  }

  /// Reads a text from an array.
  package static func parse(
    _ source: [UInt8], dialect: JSONDialect = .rfc8259,
    byteLimit: Int = JSONDocument.maximumByteCount
  ) -> JSONDocument {
    source.withUnsafeBytes { parse($0, dialect: dialect, byteLimit: byteLimit) }
  }

  /// Reads a text from a string.
  package static func parse(_ source: String, dialect: JSONDialect = .rfc8259) -> JSONDocument {
    var source = source
    return source.withUTF8 { parse(UnsafeRawBufferPointer($0), dialect: dialect) }
  }
}
