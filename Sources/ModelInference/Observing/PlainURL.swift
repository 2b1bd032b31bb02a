extension UnsafeBufferPointer<UInt8> {
  /// Whether a text that begins with `http://` or `https://` is a URL by RFC 3986 as it stands: what
  /// isn't, `URL` refuses or writes in another way (`{id}`, `ä`, `%zz`, a space).
  ///
  /// Users and addresses of IPv6, which payloads hardly have, count as none.
  var isPlainURL: Bool {
    let slashes = firstIndex(of: UInt8(ascii: "/")) ?? 0
    let rest = self[(slashes + 2)...]
    let host = rest.prefix { !"/?#".utf8.contains($0) }
    guard Self.isHost(host) else { return false }
    let path = rest[host.endIndex...]
    return path.count { $0 == UInt8(ascii: "#") } <= 1 && hasPlainSigns(path)
  }

  private static func isHost(_ text: Slice<Self>) -> Bool {
    let name = text.prefix { $0 != UInt8(ascii: ":") }
    let port = text[name.endIndex...].dropFirst()
    let hasPort = name.endIndex < text.endIndex
    return !name.isEmpty
      && name.allSatisfy {
        isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == 0x2E || $0 == 0x5F
      }
      && (!hasPort
        || (1...5).contains(port.count) && port.allSatisfy { (0x30...0x39).contains($0) })
  }

  private func hasPlainSigns(_ text: Slice<Self>) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%") {
        guard index + 2 < text.endIndex, Self.isHexadecimal(text[index + 1]),
          Self.isHexadecimal(text[index + 2])
        else { return false }
        index += 3
      } else {
        guard Self.isAlphanumeric(text[index]) || Self.signs.contains(text[index]) else {
          return false
        }
        index += 1
      }
    }
    return true
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  /// Of paths, queries and fragments, beside letters and digits.
  private static let signs = Set("-._~!$&'()*+,;=:@/?#".utf8)
}
