/// A text's UTF-8 bytes in a buffer of their own, with zero bytes behind; or where they lie, without.
///
/// Whoever holds it must free `bytes`, where they are its own.
struct PaddedText {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let encoding: JSONEncoding
  /// The length of a UTF-8 byte order mark, which stays in the bytes; 0 without.
  let markLength: Int
  /// Whether the text came with a byte order mark.
  let hadMark: Bool
  /// Where a text that came in UTF-16 or UTF-32 wasn't valid.
  let encodingError: Int?
  /// The bytes at the end of such a text that are less than a unit.
  let leftOver: Int
  /// The length of a text that was too large, so that `count` is 0.
  let refusedLength: Int?
  /// Whether the bytes are the source's, and nothing behind them may be read.
  let isBorrowed: Bool

  /// The text where it lies; `nil` where it isn't in UTF-8, or begins with a mark.
  init?(borrowing source: UnsafeRawBufferPointer) {
    guard let base = source.baseAddress, JSONEncoding.detect(source) == (.utf8, 0) else {
      return nil
    }
    bytes = base.assumingMemoryBound(to: UInt8.self)
    count = source.count
    encoding = .utf8
    markLength = 0
    hadMark = false
    encodingError = nil
    leftOver = 0
    refusedLength = nil
    isBorrowed = true
  }

  init(_ source: UnsafeRawBufferPointer, limit: Int) {
    let (encoding, mark) = JSONEncoding.detect(source)
    isBorrowed = false
    self.encoding = encoding
    markLength = encoding == .utf8 ? mark : 0
    hadMark = mark > 0
    leftOver = (source.count - mark) % encoding.unitLength
    guard source.count <= limit else {
      (bytes, count) = PaddedText.copy(UnsafeRawBufferPointer(start: nil, count: 0))
      encodingError = nil
      refusedLength = source.count
      return
    }
    guard encoding != .utf8 else {
      (bytes, count) = PaddedText.copy(source)
      encodingError = nil
      refusedLength = nil
      return
    }
    let (text, error) = encoding.transcoded(UnsafeRawBufferPointer(rebasing: source[mark...]))
    let isTooLarge = text.count > limit
    (bytes, count) = text.withUnsafeBytes {
      PaddedText.copy(isTooLarge ? UnsafeRawBufferPointer(start: nil, count: 0) : $0)
    }
    encodingError = error
    refusedLength = isTooLarge ? text.count : nil
  }

  /// A copy of bytes with the padding behind them; the caller frees it.
  static func copy(_ source: UnsafeRawBufferPointer) -> (UnsafePointer<UInt8>, Int) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + JSONDocument.padding)
    if let base = source.baseAddress, source.count > 0 {
      UnsafeMutableRawPointer(bytes).copyMemory(from: base, byteCount: source.count)
    }
    (bytes + source.count).initialize(repeating: 0, count: JSONDocument.padding)
    return (UnsafePointer(bytes), source.count)
  }
}
