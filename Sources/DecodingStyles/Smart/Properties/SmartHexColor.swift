import DecodingRecord
import JSONSource

/// A colour in hexadecimal digits: `"#7DA5E3"`, `"0xF008"`, `"abc"`, `300`.
///
///     @SmartHexColor var tint: SmartColor?
///     // {"tint": "#F00"}  →  SmartColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)
///
/// Smart decoding takes 3, 4, 6 or 8 digits, behind `#`, `0x` or nothing, and a number by its text;
/// what is no colour leaves the initial value. Other decoders want a string, and throw. It encodes
/// in the form in which it came, or by `encodeHexFormat`.
///
/// SmartCodable has the system's colour where ours is a ``SmartColor``, which is one everywhere, and
/// converts to the system's. A colour that was set, and that the form in which the last one came
/// can't tell, is encoded in the next longer form here, and cut there.
@propertyWrapper
public struct SmartHexColor: Codable, Sendable {
  /// The colour; `nil` where none could be read.
  public var wrappedValue: SmartColor?
  /// The form in which the colour is encoded; `nil` for the one in which it came.
  public var encodeHexFormat: HexFormat?
  private var sent: HexFormat?

  /// Wraps a colour of one's own: an initial value, or one to encode.
  public init(wrappedValue: SmartColor?) {
    self.init(wrappedValue: wrappedValue, encodeHexFormat: nil)
  }

  /// Wraps a colour, and says in which form it is encoded; `nil` for the form in which it came.
  public init(wrappedValue: SmartColor?, encodeHexFormat: HexFormat?) {
    self.wrappedValue = wrappedValue
    self.encodeHexFormat = encodeHexFormat
  }

  /// Reads the colour in a text; `nil` where there is none.
  init?(text: String) {
    guard let (color, format) = HexFormat.reading(text) else { return nil }
    wrappedValue = color
    sent = format
  }

  /// Decodes a string; null is `nil`.
  ///
  /// - Throws: `DecodingError`, also `dataCorrupted` for a string that is no colour.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = SmartHexColor(wrappedValue: nil)
      return
    }
    let text = try container.decode(String.self)
    guard let color = SmartHexColor(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is no colour: 3, 4, 6 or 8 hexadecimal digits are.")
    }
    self = color
  }

  /// Encodes the digits, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let color = wrappedValue else { return try container.encodeNil() }
    let format = encodeHexFormat ?? (sent ?? .rrggbb(.none)).widened(for: color)
    try container.encode(color.hex(format))
  }
}

extension SmartHexColor: Equatable, Hashable {
  /// Whether the colours are equal; the form doesn't count.
  public static func == (one: SmartHexColor, other: SmartHexColor) -> Bool {
    one.wrappedValue == other.wrappedValue
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension SmartHexColor: SmartProperty, SmartReadable {
  static func read(_ node: Int, depth: Int, in session: SmartSession) throws -> SmartHexColor {
    let text = try String.read(node, depth: depth, in: session)
    guard let color = SmartHexColor(text: text) else {
      throw session.failure(text.isEmpty ? .empty : .badData, node, SmartColor.self)
    }
    return color
  }
}
