extension CursesTerminal {
  /// Terminals take requests up to this length in bytes; xterm's own limit is near it.
  private static let clipboardLimit = 74_994

  package func copyToClipboard(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !isDeaf, bytes.count <= CursesTerminal.clipboardLimit else { return false }
    write("\u{1B}]52;c;\(CursesTerminal.base64(bytes))\u{07}")
    return true
  }

  /// RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text = [UInt8]()
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let group = (0..<3).reduce(0) { value, place in
        value << 8 | (place < part.count ? Int(part[start + place]) : 0)
      }
      for place in 0..<4 {
        let code = group >> (18 - 6 * place) & 0x3F
        text.append(place <= part.count ? alphabet[code] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
