/// A colour as JSON sends it: red, green, blue and opacity in the sRGB space.
///
///     SmartColor(hex: "#7DA5E3")
///     // SmartColor(red: 0.49…, green: 0.64…, blue: 0.89…, alpha: 1.0)
public struct SmartColor: Hashable, Sendable {
  /// How much red there is, from 0 to 1.
  public var red: Double
  /// How much green there is, from 0 to 1.
  public var green: Double
  /// How much blue there is, from 0 to 1.
  public var blue: Double
  /// How opaque the colour is, from 0 to 1.
  public var alpha: Double

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads 3, 4, 6 or 8 hexadecimal digits, behind `#`, `0x` or nothing; `nil` for any other text.
  ///
  /// Of three or four digits each counts twice. A fourth one, or a fourth pair, is the opacity.
  public init?(hex text: String) {
    guard let color = SmartHexColor.HexFormat.reading(text)?.color else { return nil }
    self = color
  }

  /// The colour in a hexadecimal form, in upper case; each part is rounded to what the form can tell.
  public func hex(_ format: SmartHexColor.HexFormat) -> String {
    let parts = format.hasAlpha ? [red, green, blue, alpha] : [red, green, blue]
    let most = format.isShort ? 15.0 : 255.0
    let digits = parts.map { part -> String in
      // What is no number is as good as nothing.
      let value = Int((min(max(part.isNaN ? 0 : part, 0), 1) * most).rounded())
      let text = String(value, radix: 16, uppercase: true)
      return format.isShort || text.utf8.count == 2 ? text : "0" + text
    }
    return format.prefix.text + digits.joined()
  }
}
