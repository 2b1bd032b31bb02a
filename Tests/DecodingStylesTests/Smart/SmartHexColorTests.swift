import DecodingStyles
import Foundation
import Testing

/// Colours in hexadecimal digits.
struct SmartHexColorTests {
  struct Paint: SmartCodable, Equatable {
    @SmartHexColor var tint: SmartColor? = SmartColor(red: 0, green: 0, blue: 1)
  }

  struct Strict: Codable {
    @SmartHexColor var tint: SmartColor?
  }

  /// What is sent, what is read, by its eight digits, and what is encoded again.
  static let colors = [
    ("\"#F00\"", "FF0000FF", "#F00"), ("\"f008\"", "FF000088", "F008"),
    ("\"0x7da5e3\"", "7DA5E3FF", "0x7DA5E3"), ("\"0X7DA5E380\"", "7DA5E380", "0x7DA5E380"),
    ("\" abc\\n\"", "AABBCCFF", "ABC"), ("127", "112277FF", "127"), ("1e3", "11000000", "1000"),
    ("123456", "123456FF", "123456"),
  ]

  @Test(arguments: colors)
  func `a colour is read in each form, and written as it came`(
    sent: String, digits: String, written: String
  ) throws {
    let paint = try SmartDecoder().decode(Paint.self, from: Data(#"{"tint":\#(sent)}"#.utf8))
    #expect(paint.tint?.hex(.rrggbbaa(.none)) == digits)
    let encoded = try JSONEncoder().encode(paint)
    #expect(String(decoding: encoded, as: UTF8.self) == #"{"tint":"\#(written)"}"#)
    #expect(try SmartDecoder().decode(Paint.self, from: encoded) == paint)
    guard sent.hasPrefix("\"") else { return }
    let strict = try JSONDecoder().decode(Strict.self, from: Data(#"{"tint":\#(sent)}"#.utf8))
    #expect(strict.tint == paint.tint)
  }

  @Test(arguments: [
    "\"\"", "\"12\"", "\"#12345\"", "\"+12\"", "\"٣٣٣\"", "\"#0x123\"", "{}", "true",
  ])
  func `what is no colour leaves the initial value, and throws elsewhere`(json: String) throws {
    let data = Data(#"{"tint":\#(json)}"#.utf8)
    #expect(try SmartDecoder().decode(Paint.self, from: data) == Paint())
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Strict.self, from: data) }
  }

  @Test func `a form that can't tell a new colour gives way, unless it was asked for`() throws {
    func encoded(_ paint: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(paint), as: UTF8.self)
    }
    var paint = try SmartDecoder().decode(Paint.self, from: Data(##"{"tint":"#F00"}"##.utf8))
    paint.tint = SmartColor(hex: "123")
    #expect(try encoded(paint) == ##"{"tint":"#123"}"##)
    paint.tint = SmartColor(hex: "123456")
    #expect(try encoded(paint) == ##"{"tint":"#123456"}"##)
    paint.tint?.alpha = 0
    #expect(try encoded(paint) == ##"{"tint":"#12345600"}"##)
    let asked = SmartHexColor(wrappedValue: paint.tint, encodeHexFormat: .rgb(.zeroX))
    #expect(try encoded([asked]) == #"["0x135"]"#)
    #expect(try encoded(Strict()) == #"{"tint":null}"#)
    let outside = SmartColor(red: 2, green: -.infinity, blue: .nan, alpha: 0.5)
    #expect(outside.hex(.rrggbbaa(.hash)) == "#FF000080")
  }
}
