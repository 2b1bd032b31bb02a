import Foundation
import JSONSource
import Testing

/// Encodings other than UTF-8 are read as Foundation reads them, and noted.
@Suite
struct JSONEncodingTests {
  static let json = #"{"name": "Zoë 😀", "n": [1, 2]}"#

  static let encodings: [(String.Encoding, JSONEncoding, [UInt8])] = [
    (.utf16BigEndian, .utf16BigEndian, [0xFE, 0xFF]),
    (.utf16LittleEndian, .utf16LittleEndian, [0xFF, 0xFE]),
    (.utf32BigEndian, .utf32BigEndian, [0x00, 0x00, 0xFE, 0xFF]),
    (.utf32LittleEndian, .utf32LittleEndian, [0xFF, 0xFE, 0x00, 0x00]),
  ]

  @Test(arguments: encodings)
  func `a text in another encoding becomes UTF-8, with or without its mark`(
    encoding: String.Encoding, expected: JSONEncoding, mark: [UInt8]
  ) throws {
    let plain = Array(try #require(Self.json.data(using: encoding)))
    for bytes in [plain, mark + plain] {
      let document = JSONDocument.parse(bytes)
      #expect(document.encoding == expected)
      #expect(document.text(in: 0..<document.byteCount) == Self.json)
      #expect(document.problems.map(\.kind) == [.encoding(expected)])
      #expect(document.isRejectedByFoundation != foundationAccepts(bytes, .rfc8259))
    }
  }

  @Test func `Foundation refuses only UTF-32 with a little-endian mark`() throws {
    let bytes = Array(try #require(Self.json.data(using: .utf32LittleEndian)))
    #expect(foundationAccepts(bytes, .rfc8259))
    #expect(!foundationAccepts([0xFF, 0xFE, 0x00, 0x00] + bytes, .rfc8259))
  }

  static let short: [[UInt8]] = [
    [0x31, 0], [0, 0x31], [0x31, 0, 0x32, 0, 0x33, 0], [0, 0x31, 0, 0x32], [0x31, 0, 0, 0],
    [0, 0, 0, 0x31], [0x5B, 0, 0x5D, 0], [0xFF, 0xFE, 0x31, 0], [0xFE, 0xFF, 0, 0x31],
    [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], [0x31, 0, 0, 0, 0],
    [0xFF, 0xFE, 0x31, 0, 0x20], [0x31], [0], [0, 0], [0xFF, 0xFE], [0xFE, 0xFF],
    [0x5B, 0x31, 0x5D, 0], [0x31, 0, 0x32], [0, 0, 0x31], [0, 0, 0xFE, 0xFF], [0xEF, 0xBB, 0xBF],
    [0x5B, 0, 0x22, 0, 0x3D, 0xD8, 0, 0xDE, 0x22, 0, 0x5D, 0], [0xEF, 0xBB, 0xBF, 0x31],
    [0x5B, 0, 0x22, 0, 0, 0xD8, 0x22, 0, 0x5D, 0],
  ]

  @Test(arguments: short)
  func `short and damaged texts have Foundation's verdict`(bytes: [UInt8]) {
    let document = JSONDocument.parse(bytes)
    #expect(TapeCheck(document).faults == [])
    #expect(document.isRejectedByFoundation != foundationAccepts(bytes, .rfc8259))
  }

  @Test func `a mark stays in the bytes and has no column`() {
    let document = JSONDocument.parse("\u{FEFF}[é, 1]")
    #expect(document.problems.first?.kind == .byteOrderMark)
    #expect(document.byteCount == 10)
    #expect(document.position(of: 3) == JSONPosition(line: 1, column: 1))
    #expect(document.position(of: 6) == JSONPosition(line: 1, column: 3))
  }

  static let invalid: [[UInt8]] = [
    [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22],
    [0x22, 0xE0, 0x80, 0x80, 0x22],
    [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22],
    [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
  ]

  @Test(arguments: invalid)
  func `bytes that are not UTF-8 have a place, and Foundation doesn't read them`(bytes: [UInt8]) {
    let problem = JSONDocument.parse(bytes).problems.first
    #expect(problem?.kind == .invalidEncoding(.utf8))
    #expect(problem?.range == 1..<2)
    #expect((try? JSONDecoder().decode(String.self, from: Data(bytes))) == nil)
  }

  @Test(arguments: [
    "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ])
  func `the ends of UTF-8's ranges are valid`(scalar: String) throws {
    let json = "\"\(scalar)\""
    let document = JSONDocument.parse(json)
    #expect(document.problems.isEmpty)
    #expect(try document.string(0) == JSONDecoder().decode(String.self, from: Data(json.utf8)))
  }
}
