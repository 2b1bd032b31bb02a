import DecodingReport
import Workbench

/// What a model has written to one of its outputs, by the style whose code wrote it.
///
/// That code runs more than once: once for the values, and again for the whys. What it writes the
/// first time is what it prints; the rest tells only how it ended.
struct PrintedText {
  /// Of one style, cut to what is kept.
  struct Part {
    var bytes: [UInt8] = []
    var omitted = 0
  }

  /// How much of it is kept.
  static let limit = 64 << 10

  private let head: [UInt8]
  private let keepsBeginning: Bool
  private var parts: [DecodingStyle: Part] = [:]
  /// Where what is written now belongs; `nil` where it is no part.
  private var style: DecodingStyle?
  /// What may be the beginning of a mark.
  private var unread: [UInt8] = []
  /// The end of all that was written: a trap speaks last.
  private(set) var last: [UInt8] = []

  /// Of standard output the beginning is what counts; of standard error, the end.
  init(_ mark: [Int], keepsBeginning: Bool) {
    head = PrintMark.head(mark)
    self.keepsBeginning = keepsBeginning
  }

  mutating func append(_ bytes: [UInt8]) {
    unread += bytes
    while let mark = unread.firstRange(of: head), unread.count >= mark.upperBound + 2 {
      keep(unread[..<mark.lowerBound])
      begin(unread[mark.upperBound], isCounted: unread[mark.upperBound + 1] == 1)
      unread.removeFirst(mark.upperBound + 2)
    }
    let waiting = beginningOfMark
    keep(unread.dropLast(waiting))
    unread.removeFirst(unread.count - waiting)
  }

  /// What a style has printed, once.
  mutating func take(_ style: DecodingStyle) -> Part {
    parts.removeValue(forKey: style) ?? Part()
  }

  private mutating func begin(_ place: UInt8, isCounted: Bool) {
    let styles = DecodingStyle.allCases
    style = isCounted && Int(place) < styles.count ? styles[Int(place)] : nil
    // Code whose process was lost with another style's runs again.
    if let style { parts[style] = Part() }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    last = (last + bytes).suffix(Self.limit)
    guard let style else { return }
    var part = parts[style] ?? Part()
    let all = part.bytes + bytes
    part.bytes = keepsBeginning ? Array(all.prefix(Self.limit)) : all.suffix(Self.limit)
    part.omitted += all.count - part.bytes.count
    parts[style] = part
  }

  /// How many bytes at the end a mark may begin with, or have in the middle of its last two.
  private var beginningOfMark: Int {
    if let mark = unread.firstRange(of: head) { return unread.count - mark.lowerBound }
    return (1..<head.count).reversed().first { count in
      unread.count >= count && unread.suffix(count).elementsEqual(head.prefix(count))
    } ?? 0
  }
}
