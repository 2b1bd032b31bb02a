public import Foundation

/// Base64 as `JSONDecoder`'s `.base64` reads and writes it: `+` and `/`, padded with `=` (RFC 4648,
/// section 4).
///
///     // "+/8="  →  the bytes 251 and 255; "-_8=" and "+/8" are none
public enum StandardBase64: DataCoding {
  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: String) -> Data? {
    Data(base64Encoded: encoded)
  }

  /// The value, written in this form.
  public static func encoded(_ value: Data) -> String {
    value.base64EncodedString()
  }
}

/// Base64 for URLs and file names: `-` and `_` for `+` and `/` (RFC 4648, section 5).
///
/// The padding may be there or not when it is read, and isn't written: `"-_8"`.
public enum URLSafeBase64: DataCoding {
  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: String) -> Data? {
    guard !encoded.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") })
    else { return nil }
    return AnyBase64.data(from: encoded.utf8)
  }

  /// The value, written in this form.
  public static func encoded(_ value: Data) -> String {
    let text = value.base64EncodedString().utf8.lazy.filter { $0 != UInt8(ascii: "=") }
    return String(
      decoding: text.map { byte in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: byte
        }
      }, as: UTF8.self)
  }
}

/// Base64 as it is found: either alphabet, with or without padding, with line breaks and spaces,
/// and behind the head of a `data:` URL.
///
/// Written as ``StandardBase64``. Any other character is refused; nothing is skipped over.
///
///     // "data:image/png;base64,-_8"  →  the bytes 251 and 255
public enum AnyBase64: DataCoding {
  /// The value in this form; `nil` where the text or number is none.
  public static func value(from encoded: String) -> Data? {
    let head = encoded.prefix { $0 != "," }
    let isURL = head.lowercased().hasPrefix("data:") && head.lowercased().hasSuffix(";base64")
    let body = isURL ? encoded.dropFirst(head.count + 1) : Substring(encoded)
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return data(from: body.utf8.lazy.filter { !spaces.contains($0) })
  }

  /// The value, written in this form.
  public static func encoded(_ value: Data) -> String {
    StandardBase64.encoded(value)
  }

  /// The bytes of either alphabet, padded or not.
  fileprivate static func data(from text: some Sequence<UInt8>) -> Data? {
    var standard = text.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    if !standard.contains(UInt8(ascii: "=")) {
      standard += Array(repeating: UInt8(ascii: "="), count: (4 - standard.count % 4) % 4)
    }
    return Data(base64Encoded: Data(standard))
  }
}
