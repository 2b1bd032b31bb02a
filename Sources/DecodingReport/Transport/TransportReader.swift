package import JSONSource

/// Reads transportable values from bytes.
package struct TransportReader {
  private var remaining: ArraySlice<UInt8>
  /// The payload that places in the values belong to; both processes read it from the same bytes.
  let document: JSONDocument?
  /// The path around the last field, and its type: the next one's are often the same.
  var container = JSONPath.root
  var wantedType = WantedType("")
  /// The JSON in a string that was read last: many values stand in one text.
  private var lastText: (nodes: [Int], text: JSONText)?

  package init(_ bytes: ArraySlice<UInt8>, document: JSONDocument? = nil) {
    remaining = bytes
    self.document = document
  }

  /// How many bytes are left.
  var rest: Int { remaining.count }

  mutating func byte() throws(TransportProblem) -> UInt8 {
    guard let byte = remaining.popFirst() else { throw .tooShort }
    return byte
  }

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

  /// The JSON in a string of the payload, by the strings' nodes, the outermost first.
  mutating func text(at nodes: [Int]) throws(TransportProblem) -> JSONText {
    if let lastText, lastText.nodes == nodes { return lastText.text }
    var text: JSONText?
    for node in nodes {
      guard let around = text?.document ?? document, node >= 0, node < around.nodeCount,
        around.kind(of: node) == .string
      else { throw .malformed }
      text = JSONText(
        JSONDocument.parse(Array(around.string(node).utf8), dialect: around.dialect),
        inStringAt: node, of: text)
    }
    guard let text else { throw .malformed }
    lastText = (nodes, text)
    return text
  }

  /// Bytes that have their count before them.
  package mutating func bytes() throws(TransportProblem) -> ArraySlice<UInt8> {
    let count = try integer()
    guard count >= 0, count <= remaining.count else { throw .tooShort }
    defer { remaining = remaining.dropFirst(count) }
    return remaining.prefix(count)
  }
}
