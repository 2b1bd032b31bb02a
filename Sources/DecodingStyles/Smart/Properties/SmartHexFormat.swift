extension SmartHexColor {
  /// A way of writing a colour in hexadecimal digits; by the names of SmartCodable.
  public enum HexFormat: Hashable, Sendable {
    /// Three digits: `F00`.
    case rgb(Prefix)
    /// Four digits, the last one for the opacity: `F008`.
    case rgba(Prefix)
    /// Six digits: `FF0000`.
    case rrggbb(Prefix)
    /// Eight digits, the last two for the opacity: `FF000080`.
    case rrggbbaa(Prefix)

    /// What stands before the digits.
    public enum Prefix: Hashable, Sendable {
      /// `#`.
      case hash
      /// `0x`.
      case zeroX
      /// Nothing.
      case none
    }
  }
}

extension SmartHexColor.HexFormat.Prefix {
  var text: String {
    switch self {
    case .hash: "#"
    case .zeroX: "0x"
    case .none: ""
    }
  }
}

extension SmartHexColor.HexFormat {
  var prefix: Prefix {
    switch self {
    case .rgb(let prefix), .rgba(let prefix), .rrggbb(let prefix), .rrggbbaa(let prefix): prefix
    }
  }

  var hasAlpha: Bool {
    switch self {
    case .rgba, .rrggbbaa: true
    case .rgb, .rrggbb: false
    }
  }

  /// Whether one digit tells a part.
  var isShort: Bool {
    switch self {
    case .rgb, .rgba: true
    case .rrggbb, .rrggbbaa: false
    }
  }

  /// The shortest form with the same prefix that tells all of a colour that this one can't.
  func widened(for color: SmartColor) -> SmartHexColor.HexFormat {
    let forms: [SmartHexColor.HexFormat] = [
      self, hasAlpha ? .rrggbbaa(prefix) : .rrggbb(prefix), .rrggbbaa(prefix),
    ]
    let exact = color.hex(.rrggbbaa(.none))
    let kept = forms.first { SmartColor(hex: color.hex($0))?.hex(.rrggbbaa(.none)) == exact }
    return kept ?? .rrggbbaa(prefix)
  }

  /// The colour in a text, and how it is written; `nil` where there is none.
  static func reading(_ text: String) -> (color: SmartColor, format: SmartHexColor.HexFormat)? {
    var digits = Substring(text).drop { $0.isWhitespace }
    while digits.last?.isWhitespace == true { digits.removeLast() }
    var prefix = Prefix.none
    if digits.first == "#" {
      prefix = .hash
      digits.removeFirst()
    } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      prefix = .zeroX
      digits.removeFirst(2)
    }
    let values: [Double] = digits.utf8.compactMap { digit in
      Character(Unicode.Scalar(digit)).hexDigitValue.map { Double($0) }
    }
    guard values.count == digits.utf8.count, let format = format(prefix, values.count) else {
      return nil
    }
    let parts = format.isShort ? values.map { $0 / 15 } : bytes(values)
    let color = SmartColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: format.hasAlpha ? parts[3] : 1)
    return (color, format)
  }

  /// The parts that pairs of digits tell.
  private static func bytes(_ digits: [Double]) -> [Double] {
    stride(from: 0, to: digits.count, by: 2).map { (place: Int) -> Double in
      let high = digits[place] * 16
      return (high + digits[place + 1]) / 255
    }
  }

  private static func format(_ prefix: Prefix, _ count: Int) -> SmartHexColor.HexFormat? {
    switch count {
    case 3: .rgb(prefix)
    case 4: .rgba(prefix)
    case 6: .rrggbb(prefix)
    case 8: .rrggbbaa(prefix)
    default: nil
    }
  }
}
