/// Bytes that come in pieces, as lines.
struct LineBuffer: Sendable {
  private var rest: [UInt8] = []
  private let most: Int

  /// - Parameter most: No line of whom it is has more bytes.
  init(most: Int) {
    self.most = most
  }

  /// The lines that are whole with these bytes, without their ends; `nil` where one is too long.
  mutating func take(_ bytes: [UInt8]) -> [[UInt8]]? {
    rest += bytes
    var lines: [[UInt8]] = []
    var start = 0
    for place in rest.indices.suffix(bytes.count) where rest[place] == UInt8(ascii: "\n") {
      lines.append(Array(rest[start..<place]))
      start = place + 1
    }
    rest.removeFirst(start)
    guard rest.count <= most, lines.allSatisfy({ $0.count <= most }) else { return nil }
    return lines
  }
}
