import TerminalCanvas

/// A colour as xterm reports it: `rgb:1e1e/1e1e/2e2e`, one to four hexadecimal digits each.
struct ReportedColor {
  /// From 0 to 1 each.
  private let parts: [Double]

  init?(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let names = ["rgb:", "rgba:"]
    guard let name = names.first(where: text.hasPrefix) else { return nil }
    let numbers = text.dropFirst(name.count).split(separator: "/")
    let parts = numbers.prefix(3).compactMap { digits -> Double? in
      guard (1...4).contains(digits.count), let number = Int(digits, radix: 16) else { return nil }
      return Double(number) / Double((1 << (4 * digits.count)) - 1)
    }
    guard numbers.count >= 3, parts.count == 3 else { return nil }
    self.parts = parts
  }

  /// Whether text on it is to be dark: by the brightness of ITU-R BT.601.
  var background: TerminalCapabilities.Background {
    0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5 ? .light : .dark
  }
}
