import JSONSource
import Testing

@testable import TextEditor

/// JSON in few, long lines is laid out, and written as it came.
struct MinifiedFormTests {
  private static let long = String(repeating: "x", count: 80)

  @Test(arguments: [
    "{\"a\":1,\"b\":[1,2,{}],\"c\":{\"d\":null,\"e\":\"\(long)\"}}",
    "{\"a\": 1, \"b\": [1, 2, {}], \"c\": {\"d\": null, \"e\": \"\(long)\"}}\n",
    "{ \"a\": 1, \"b\": [ 1, [ 2 ], { } ], \"e\": \"\(long)\" }",
    "{\"a\":1, \"b\":[1, 2], \"e\":\"\(long)\"}",
    "[\n{\"a\":1,\"e\":\"\(long + long)\"},\n{\"b\":[\n1,2\n],\"e\":\"\(long + long + long + long)\"}\n]\n",
    "[{\"Ünï\":\"日本\",\"e\":\"\\\"\(long)\\\\\"}]",
    "  [\"\(long)\",1.50e+3,tru,{\"a\":}]  ",
  ])
  func `what was laid out is written with the same bytes`(_ text: String) throws {
    let reading = SourceReading(Array(text.utf8))
    #expect(reading.encoding.minified != nil)
    #expect(reading.text.lineCount > 4)
    #expect(String(decoding: reading.bytes, as: UTF8.self) == text)
    // The text is what laying out makes of it, too.
    var editor = SourceEditor(reading, indentation: Array("  ".utf8))
    #expect(editor.apply(.format) == .alreadyFormatted)
  }

  @Test(arguments: [
    "", "7", "\"\(long)\(long)\"", "{\"a\":1}", "not JSON, but prose that goes on \(long)",
    // Blanks aren't alike, or more than one.
    "{\"a\":1,\"b\": 2, \"e\":\"\(long)\"}", "{\"a\":1,  \"e\":\"\(long)\"}",
    "{\n  \"e\": \"\(long)\"\n}",
    // It has comments, no end, or line ends of its own.
    "{\"e\":\"\(long)\" /* one */}", "{\"e\":\"\(long)", "[\r\n\"\(long)\(long)\"]",
    // Lines are short.
    "[\n" + Array(repeating: "{\"a\":1}", count: 40).joined(separator: ",\n") + "\n]",
    // It would be blanks for the most part.
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
  ])
  func `other texts stay as they are`(_ text: String) {
    let reading = SourceReading(Array(text.utf8))
    #expect(reading.encoding.minified == nil)
    #expect(reading.text.string == text)
  }

  @Test func `what is typed comes into the file, and blanks that lay out don't`() throws {
    let json = "{\"id\":1,\"name\":\"\(Self.long)\",\"tags\":[1,2]}"
    var editor = SourceEditor(SourceReading(Array(json.utf8)), indentation: Array("  ".utf8))
    func written() -> String {
      String(decoding: editor.encoding.bytes(of: editor.text), as: UTF8.self)
    }
    editor.apply(.goTo(JSONPosition(line: 2, column: 9)))
    editor.apply(.insert("7"))
    #expect(written() == json.replacing("\"id\":1", with: "\"id\":71"))
    editor.apply(.move(.lineEnd, selecting: false))
    editor.apply(.newline)
    editor.apply(.insert("\"new\" : [ {} , true ],"))
    #expect(
      written() == json.replacing("\"id\":1,", with: "\"id\":71,\"new\":[{},true],"))
    // A string that has no end yet doesn't reach into the next line.
    editor.apply(.insert("\"open"))
    #expect(written().contains(",\"open\n\"name\":"))
    // An empty line is a line end.
    for _ in 0..<5 { editor.apply(.deleteBackward) }
    editor.apply(.newline)
    #expect(written().contains("true],\n\"name\":"))
    while editor.undoCount > 0 { editor.apply(.undo) }
    #expect(written() == json && !editor.isModified)
  }

  @Test func `each byte has its place in the text and in the file`() throws {
    let json = "{\"Ünï\":[1,{\"b\":\"\(Self.long)\"},[]],\"c\": null}"
      .replacing(": ", with: ":")
    let reading = SourceReading(Array((json + "\n").utf8))
    let (bytes, places) = try #require(reading.encoding.minified).written(reading.text)
    let text = reading.text.bytes
    for offset in bytes.indices {
      #expect(text[places.textOffset(of: offset)] == bytes[offset])
      #expect(places.fileOffset(of: places.textOffset(of: offset)) == offset)
      #expect(places.textRange(of: offset..<offset + 1).count == 1)
    }
    let array = try #require(json.utf8.firstRange(of: "[1".utf8))
    let start = json.utf8.distance(from: json.startIndex, to: array.lowerBound)
    let whole = places.textRange(of: start..<(start + 2))
    #expect(reading.text.string(in: whole) == "[\n    1")
    // A blank between two tokens belongs to the first one's end.
    #expect(places.fileOffset(of: 2) == 1)
  }
}
