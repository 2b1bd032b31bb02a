/// Paths as text: any bytes that the system takes, also those that aren't UTF-8.
///
/// A byte that isn't part of a scalar becomes a scalar of a private range, and a scalar of that range
/// becomes as many as it has bytes, so that a text stands for one name alone. No terminal is sent
/// such a scalar: it appears as U+FFFD.
enum FileName {
  private static let marks: ClosedRange<UInt32> = 0x10FE00...0x10FEFF

  /// The text of a path's bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    func mark(_ count: Int) {
      for byte in bytes[place..<place + count] {
        if let scalar = Unicode.Scalar(marks.lowerBound + UInt32(byte)) { text.append(scalar) }
      }
    }
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if marks.contains(scalar.value) { mark(encoded.count) } else { text.append(scalar) }
        place += encoded.count
      case .error(let count):
        mark(count)
        place += count
      case .emptyInput: return String(text)
      }
    }
  }

  /// The bytes of a path's text.
  static func bytes(_ text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: { marks.contains($0.value) }) else {
      return Array(text.utf8)
    }
    return text.unicodeScalars.flatMap { scalar in
      marks.contains(scalar.value)
        ? [UInt8(scalar.value - marks.lowerBound)] : Array(String(scalar).utf8)
    }
  }

  /// The text with U+FFFD for what isn't UTF-8, as other programs have it.
  static func repaired(_ text: String) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }
}
