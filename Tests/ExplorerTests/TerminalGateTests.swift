import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import TerminalText
import Testing
import TextEditor
import Workbench

/// What a terminal must not be sent, through every pane of the screen.
struct TerminalGateTests {
  /// Controls, format characters, tags and what else is ignorable, a few a text. That the canvas
  /// lets none of all through is tested with it.
  private static let texts: [String] = {
    let values: [ClosedRange<UInt32>] = [
      1...0xAD, 0x34F...0x378, 0x600...0x61C, 0x115F...0x1160, 0x180B...0x180F, 0x200B...0x206F,
      0xE000...0xE000, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0xE007F,
      0xE0100...0xE0101, 0x10FFFE...0x10FFFF,
    ]
    let hidden = values.joined().compactMap(Unicode.Scalar.init)
      .filter { !PlainText.isShown(String($0)) }
    return hidden.reduce(into: []) { texts, scalar in
      if let last = texts.last, last.unicodeScalars.count < 50 {
        texts[texts.count - 1].unicodeScalars.append(scalar)
      } else {
        texts.append("k" + String(scalar))
      }
    }
  }()

  private static func json(_ text: String) -> String {
    let content = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return scalar.value < 0x20
        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
    }
    return "\"\(content.joined())\""
  }

  private static let source = Array(
    "{\n\(texts.map { "\(json($0)): [\(json($0))]" }.joined(separator: ",\n"))\n}".utf8)

  private static func report(_ document: JSONDocument) -> Report {
    var fixture = ReportFixture(document.text(in: 0..<document.byteCount))
    for text in texts {
      fixture.field(
        [.key(text)], .named(text), .threw(.wrongType), .fallback(text, .wrongType),
        .converted(text))
    }
    let text = texts.joined()
    let failure = StyleReport.Failure(
      kind: .typeMismatch, path: JSONPath([.key(texts[0])]),
      position: JSONPosition(line: 2, column: 3),
      wanted: text, subject: text, message: text, foundationSaid: text)
    return fixture.report(failure: failure)
  }

  private func check(_ session: Session, at location: SourceLocation = #_sourceLocation) {
    let screen = session.screen
    let rows = (0..<screen.size.rows).filter { !PlainText.isShown(screen.text(ofRow: $0)) }
    #expect(rows == [], sourceLocation: location)
  }

  @Test func `every pane shows them`() throws {
    #expect(Self.texts.count > 5)
    let text = Self.texts.joined()
    var entry = UserSample.entry
    entry.title = text
    entry.topic = text
    entry.question = text
    entry.lesson = text
    entry.payloads = Self.texts.prefix(3).map {
      Payload(name: $0, fileName: $0, bytes: Self.source)
    }
    for source in [Opening.Source.file(path: text + ".json", bytes: Self.source), .payload(0)] {
      var session = Session(
        200, 60, samples: [entry, OwnSample.entry],
        opening: Opening(source: source, notice: text), mistakes: Self.texts)
      let request = try #require(session.request)
      session.answer(Self.report(JSONDocument.parse(request.text.bytes)))
      check(session)
      for keys in [
        "<F1>", "<esc>", "<F2>", "<F3>", "<F4>j", "<F5>jj", "t", "<F6>", "<F7>", "<F8>", "<F9>",
      ] {
        try session.press(keys)
        check(session)
      }
      session.send(.journalFailed(text))
      check(session)
      session.send(.opened(path: text, .failure(.other(text))))
      check(session)
      session.send(.copied(.failed(path: text, .other(text))))
      check(session)
      session.send(
        .kept(session.state.origin, KeptEdit(id: text, text: SourceText([0x31]), time: text)))
      check(session)
    }
  }
}
