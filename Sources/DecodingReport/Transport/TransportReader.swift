package import JSONSource

/// Reads transportable values from bytes, and checks them: who uses the values may trust them.
///
/// A model may have written the bytes. Places are those of the payload, counts can be added up, and a
/// short frame doesn't become a large value.
package struct TransportReader {
  private var remaining: ArraySlice<UInt8>
  /// The payload that places in the values belong to; both processes read it from the same bytes.
  let document: JSONDocument?
  /// How many bytes the values may still take.
  private var room = Transport.room
  /// The path around the last field, and its type: the next one's are often the same.
  var container = JSONPath.root
  var wantedType = WantedType.none
  /// The JSON in strings, by their nodes: each is read once, however many values stand in it.
  private var texts: [[Int]: JSONText] = [:]

  package init(_ bytes: ArraySlice<UInt8>, document: JSONDocument? = nil) {
    remaining = bytes
    self.document = document
  }

  /// How many bytes are left.
  package var rest: Int { remaining.count }

  /// Takes note of memory that a value takes, or that its text will take.
  mutating func charge(_ bytes: Int) throws(TransportProblem) {
    room -= bytes
    guard room >= 0 else { throw .malformed }
  }

  mutating func byte() throws(TransportProblem) -> UInt8 {
    guard let byte = remaining.popFirst() else { throw .tooShort }
    return byte
  }

  /// A number of any size, which the caller checks.
  mutating func integer() throws(TransportProblem) -> Int {
    var (bits, shift) = (UInt(0), 0)
    while true {
      let byte = try byte()
      guard shift < UInt.bitWidth else { throw .malformed }
      bits |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: bits >> 1) ^ -Int(bitPattern: bits & 1)
  }

  /// How many there are of something, or which one of many it is.
  package mutating func count(
    _ least: Int = 0, upTo most: Int = Transport.greatestCount
  ) throws(TransportProblem) -> Int {
    let count = try integer()
    guard count >= least, count <= most else { throw .malformed }
    return count
  }

  /// A node of the payload, or −1 for none; of other JSON, where that is given.
  package mutating func node(
    _ least: Int = 0, in other: JSONDocument? = nil
  ) throws(TransportProblem) -> Int {
    try count(least, upTo: ((other ?? document)?.nodeCount ?? 0) - 1)
  }

  /// The JSON in a string, which is the last of these nodes; the others are of those around it.
  mutating func text(
    in document: JSONDocument, at strings: [Int], of outer: JSONText?
  ) throws(TransportProblem) -> JSONText {
    if let text = texts[strings] { return text }
    guard let node = strings.last, document.kind(of: node) == .string else { throw .malformed }
    let text = JSONText(
      JSONDocument.parse(Array(document.string(node).utf8), dialect: document.dialect),
      inStringAt: node, of: outer)
    texts[strings] = text
    return text
  }

  /// Values each behind a `true`, and a `false` behind the last.
  mutating func list<Element: Transportable>(
    upTo most: Int
  ) throws(TransportProblem) -> [Element] {
    var list: [Element] = []
    while try Bool(from: &self) {
      guard list.count < most else { throw .malformed }
      list.append(try Element(from: &self))
    }
    return list
  }

  /// Bytes that have their count before them.
  package mutating func bytes() throws(TransportProblem) -> ArraySlice<UInt8> {
    let count = try count()
    guard count <= remaining.count else { throw .tooShort }
    defer { remaining = remaining.dropFirst(count) }
    return remaining.prefix(count)
  }

  /// A text of at most so many bytes.
  mutating func text(upTo most: Int) throws(TransportProblem) -> String {
    let bytes = try bytes()
    guard bytes.count <= most + LongText.note else { throw .malformed }
    try charge(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
