internal import TerminalText

/// One grapheme cluster of a document: what the caret steps over and a cell or two show.
struct SourceCluster {
  /// In bytes, at least 1.
  var count: Int
  var scalars: Int
  var content: Content

  enum Content {
    case tab
    /// A line end, which has no cells.
    case lineEnd
    /// A control character, a byte that isn't UTF-8, or a cluster with invisible scalars.
    case standIn(String, width: Int)
    case scalar(Unicode.Scalar, width: Int)
    case character(Character, width: Int)
  }

  /// The longest cluster, in bytes: a longer heap of combining marks counts as several.
  static let maximumCount = 1024

  /// Reads the cluster at `index`, which must be a cluster's boundary.
  init(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let scalar = SourceScalar(at: index, in: bytes)
    count = scalar.count
    scalars = 1
    guard let value = scalar.value else {
      content = .standIn("\u{FFFD}", width: 1)
      return
    }
    let next = index + count
    if value.value < 0x20 || value.value == 0x7F {
      content = SourceCluster.control(value)
      if value == "\r", next < bytes.count, bytes[next] == UInt8(ascii: "\n") {
        count = 2
        scalars = 2
      }
    } else if next == bytes.count
      || scalar.isBoundary(before: SourceScalar(at: next, in: bytes))
    {
      // Most of what is wide, spared the table's search and the scalar's properties.
      let isCommonWide =
        (0x3400..<0xA000).contains(value.value) || (0xAC00..<0xD7A4).contains(value.value)
      content =
        isCommonWide ? .scalar(value, width: 2) : SourceCluster.content(Character(value))
    } else {
      let character = SourceCluster.character(at: index, in: bytes)
      count = character.utf8.count
      scalars = character.unicodeScalars.count
      content = SourceCluster.content(character)
    }
  }

  /// Its width in cells if it begins in column `cell`: tab stops stand at every second column.
  func width(at cell: Int) -> Int {
    switch content {
    case .tab: 2 - cell % 2
    case .lineEnd: 0
    case .standIn(_, let width), .scalar(_, let width), .character(_, let width): width
    }
  }

  /// What stands in its cells if it begins in column `cell`.
  func text(at cell: Int) -> String {
    switch content {
    case .tab: String(repeating: " ", count: width(at: cell))
    case .lineEnd: ""
    case .standIn(let text, _): text
    case .scalar(let scalar, _): String(Character(scalar))
    case .character(let character, _): String(character)
    }
  }

  /// The standard library's idea of the cluster at `index`, read from as few bytes as decide it.
  private static func character(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Character {
    var limit = 64
    while true {
      var end = index
      while end < bytes.count, end - index < limit,
        case let scalar = SourceScalar(at: end, in: bytes), scalar.value != nil
      {
        end += scalar.count
      }
      let window = UnsafeBufferPointer(rebasing: bytes[index..<end])
      let text = String(decoding: window, as: UTF8.self)
      let first = text[text.startIndex]
      // A cluster that fills the whole window may go on behind it.
      if first.utf8.count < window.count || end - index < limit || limit >= maximumCount {
        return first
      }
      limit *= 2
    }
  }

  private static func control(_ scalar: Unicode.Scalar) -> Content {
    switch scalar {
    case "\t": .tab
    case "\n", "\r": .lineEnd
    default: .standIn(String(PlainText.standIn(for: scalar)), width: 1)
    }
  }
}
