import Testing

@testable import SampleCatalog

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", "#\"plain\"#"),
    ("", "#\"\"#"),
    ("two\nlines", "#\"\"\"\ntwo\nlines\n\"\"\"#"),
    ("ends in a line feed\n", "#\"\"\"\nends in a line feed\n\n\"\"\"#"),
    ("\"quoted\"", "#\"\"\"\n\"quoted\"\n\"\"\"#"),
    ("a \"# in it", "##\"a \"# in it\"##"),
    ("an escape \\#(x)", "##\"an escape \\#(x)\"##"),
    ("an escape \\n", "#\"an escape \\n\"#"),
    (
      "carriage\r\n",
      "String(decoding: [99, 97, 114, 114, 105, 97, 103, 101, 13, 10], as: UTF8.self)"
    ),
    ("\u{0}", "String(decoding: [0], as: UTF8.self)"),
  ])
  func `a text becomes a literal that says the same`(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(
    arguments: [
      (Array("{\"a\": 1}".utf8), "Array(#\"{\"a\": 1}\"#.utf8)"),
      ([0x7B, 0xFF, 0x7D], "[123, 255, 125]"),
      ([0xEF, 0xBB, 0xBF, 0x35], "[239, 187, 191, 53]"),
      ([], "Array(#\"\"#.utf8)"),
    ] as [([UInt8], String)])
  func `bytes that aren't plain text stay bytes`(bytes: [UInt8], literal: String) {
    #expect(SwiftLiteral.bytes(bytes) == literal)
  }
}
