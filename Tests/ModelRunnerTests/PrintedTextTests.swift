import DecodingReport
import Testing

@testable import ModelRunner

@Suite struct PrintedTextTests {
  /// Marks are random: each byte that one may begin with.
  @Test func `the end of what was printed is kept, whatever marks begin with`() {
    for byte in 0..<256 {
      let mark = [byte, 7]
      var text = PrintedText(mark, keepsBeginning: true)
      text.append(PrintMark.bytes(mark, .init(.strict, .values)) + Array("a is -1\n".utf8))
      #expect(text.take(.strict).bytes == Array("a is -1\n".utf8), "\(byte)")
    }
  }
}
