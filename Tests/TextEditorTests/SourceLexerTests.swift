import TestSupport
import Testing

@testable import TextEditor

/// The lexer, which reads on, and the scan, which knows the state anywhere, mean the same.
struct SourceLexerTests {
  private static let pieces =
    [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "/", "*", "//", "/*", "*/", " ", "\n", "\r\n",
      "\t",
      "a", "1", "李", "\u{1}",
    ].map { Array($0.utf8) } + [[0xE4]]

  @Test(arguments: 1...40)
  func `wherever one begins, brackets outside of strings and comments are found`(_ seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let text = SourceText((0..<80).flatMap { _ in random.choice(of: Self.pieces) })
    let bytes = text.bytes
    let brackets = bytes.indices.filter { offset in
      let state = text.scanState(at: offset)
      return "{[]}".utf8.contains(bytes[offset]) && (state == .outside || state == .slash)
    }
    for start in 0...text.count {
      var found: [Int] = []
      text.forEachBracket(in: start..<text.count) { bracket, offset in
        #expect(bracket == bytes[offset])
        found.append(offset)
        return true
      }
      #expect(found == brackets.filter { $0 >= start }, "\(bytes) from \(start)")
    }
  }

  @Test func `lexemes tell where they begin a line and whether they have an end`() {
    let bytes = Array("{\"a\": 'b\n 1e5,/* c".utf8)
    var lexemes: [String] = []
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SourceLexer(buffer)
      while let lexeme = lexer.next() {
        let text = String(decoding: bytes[lexeme.range], as: UTF8.self)
        lexemes.append(
          (lexeme.isFirstOfLine ? "⏎" : "") + "\(lexeme.kind) \(text)"
            + (lexeme.isClosed ? "" : "…"))
      }
    }
    #expect(
      lexemes == [
        "open {", "string \"a\"", "colon :", "singleQuoted 'b…", "⏎word 1e5", "comma ,",
        "blockComment /* c…",
      ])
  }
}
