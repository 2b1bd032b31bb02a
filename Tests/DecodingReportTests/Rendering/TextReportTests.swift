import JSONSource
import Testing

@testable import DecodingReport

struct TextReportTests {
  private func appearance(isUTF8: Bool = true) -> TextAppearance {
    TextAppearance(isUTF8: isUTF8) { text in
      text.unicodeScalars.reduce(0) { $0 + ((0x4E00...0x9FFF).contains($1.value) ? 2 : 1) }
    }
  }

  private func text(_ appearance: TextAppearance, colors: ReportText.Colors = .none) -> String {
    ReportDocument(
      OrderReport.report, appearance: appearance, sourceLine: OrderReport.sourceLine
    ).text.sent(colors: colors, isUTF8: appearance.isUTF8)
  }

  @Test func `the report shows every field in every style`() {
    #expect(
      text(appearance()) == """
        Order · order.json · 96 bytes

        order.json:4:15: error: expected Int for 'quantity', found the string "many" [strict]
          4 |   "quantity": "many",
            |               ^^^^^^
        hint: the smart style puts 0 there

        FIELD       JSON       STRICT                  SMART
        $.id        7          ✓ 7                     ✓ 7
        $.name      "Ada 李"   ✓ "Ada 李"              ✓ "Ada 李"
        $.quantity  "many"     ✗ wrong-type            ↺ 0 not-a-number!
        $.paid      ◌ missing                          ↺ false missing
        $.note      null       ⋯ (∅ nil)               ∅ nil null
        $.tags      ["a|b"]                            ✓ ["a|b"]
        $.Total     1          ⊘ unknown key (total?)  ⊘ unknown key (total?)

        strict  threw    2 as sent · 1 threw · 1 not reached · 1 unknown key
        smart   decoded  3 as sent · 2 default · 1 nil · 1 lost silently · 1 unknown key

        ✓ as sent  ↺ default  ∅ nil  ⊘ dropped  ✗ threw  ⋯ not reached  \
        ( ) what the field would have done alone  ! the value was lost, no error was raised

        """)
  }

  @Test func `without UTF-8 the marks are ASCII and the values stay`() {
    let text = text(appearance(isUTF8: false))
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "李" })
    #expect(text.contains("$.quantity  \"many\"     X wrong-type"))
    #expect(text.contains("$.paid      ? missing"))
  }

  @Test func `without UTF-8 the whys are ASCII, too`() {
    let explainer = Explainer(
      OrderReport.report, isForMany: false, sourceLine: OrderReport.sourceLine)
    let text = ReportDocument(
      OrderReport.report, appearance: appearance(isUTF8: false),
      sourceLine: OrderReport.sourceLine, explain: explainer.explanation
    ).text.text
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "李" })
    for line in [
      "X THREW  typeMismatch(Int)    decoding stopped; 1 field not reached",
      "       4 |   \"quantity\": \"many\",",
      "         |               ^^^^^^ expected Int, found string",
      "  said     \"Expected to decode Int but found a string instead.\"",
    ] { #expect(text.contains(line), "\(line) in \(text)") }
  }

  @Test func `colours take no room`() {
    let coloured = text(appearance(), colors: .onDark)
    #expect(coloured.contains("\u{1B}[1;38;5;231;48;5;160m✗ wrong-type\u{1B}[m"))
    let plain = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == text(appearance()))
    #expect(text(appearance(), colors: .onLight) != coloured)
  }

  @Test func `the whys of all that isn't as sent are added when asked for`() {
    let text = ReportDocument(
      OrderReport.report, appearance: appearance(), sourceLine: OrderReport.sourceLine
    ) { field, style in
      Explanation(lines: [.init(.headline(field.outcome), text: "\(style) \(field.outcome.words)")])
    }.text.text
    let whys = text.split(separator: "\n\n").suffix(7)
    #expect(
      whys.map { $0.split(separator: "\n").joined(separator: " / ") } == [
        "STRICT  $.quantity / strict threw", "STRICT  $.note / strict not reached",
        "STRICT  $.Total / strict dropped", "SMART  $.quantity / smart default",
        "SMART  $.paid / smart default", "SMART  $.note / smart nil",
        "SMART  $.Total / smart dropped",
      ])
  }

  @Test func `a document that Foundation rejects has its place and no table`() {
    var report = OrderReport.report
    report.payload.foundationAccepts = false
    report.payload.error = .init(
      position: JSONPosition(line: 2, column: 8), offsets: 9..<10,
      message: "expected ':' after the key, found 7",
      foundationSaid: "The given data was not valid JSON.")
    report.payload.errorCount = 3
    for index in report.styles.indices { report.styles[index].fields = [] }
    let text = ReportDocument(report, appearance: appearance()) { _ in "  \"id\" 7," }.text.text
    #expect(
      text.hasPrefix(
        """
        Order · order.json · 96 bytes · Foundation rejects the document: nothing was decoded

        order.json:2:8: error: expected ':' after the key, found 7
          2 |   "id" 7,
            |        ^
        hint: Foundation said: The given data was not valid JSON.
        hint: 2 more errors in the document

        """))
  }

  @Test func `what RFC 8259 forbids and Foundation reads is a note`() {
    var report = OrderReport.report
    report.payload.error = .init(
      position: JSONPosition(line: 7, column: 13), offsets: 90..<91,
      message: "expected a key, found '}'", foundationSaid: nil)
    let diagnostics = report.diagnostics(sourceLine: OrderReport.sourceLine)
    #expect(diagnostics.map(\.severity) == [.note, .error])
    #expect(
      diagnostics.first?.hints == [
        "RFC 8259 forbids this; Foundation reads the document all the same"
      ])
  }

  @Test func `what is malformed within a value that the model reads is noticed there`() throws {
    var report = OrderReport.report
    let place = try #require(report.styles[0].fields.firstIndex { $0.property == "quantity" })
    report.styles[0].fields[place].reason = .badData
    let start = try #require(report.styles[0].fields[place].found?.offsets.lowerBound)
    report.payload.error = .init(
      position: JSONPosition(line: 4, column: 16), offsets: start + 1..<start + 2,
      message: "expected a pair of surrogates, found \\ud800 alone", foundationSaid: nil)
    #expect(
      report.diagnostics(sourceLine: OrderReport.sourceLine).first?.hints == [
        "RFC 8259 forbids this; Foundation notices where the model reads it"
      ])
  }

  @Test(arguments: [("a\tb\r\n  c", "a b c"), ("a  b", "a  b"), ("e\u{301}", "e\u{301}"), ("", "")])
  func `words are shown on one line`(text: String, line: String) {
    #expect(appearance().singleLine(text) == line)
  }

  @Test func `only our own escape sequences are sent`() {
    var report = ReportText("\u{1B}[5mmodel\u{9B}m", .bold) + " \u{1B}c\n"
    report += ReportText("\u{202E}", .outcome(.asSent))
    #expect(report.sent(colors: .none, isUTF8: true) == "␛[5mmodel�m ␛c\n�")
    #expect(report.sent(colors: .none, isUTF8: false) == "?[5mmodel?m ?c\n?")
    #expect(
      report.sent(colors: .onDark, isUTF8: true)
        == "\u{1B}[1m␛[5mmodel�m\u{1B}[m ␛c\n\u{1B}[38;5;114m�\u{1B}[m")
  }

  @Test(
    arguments: [
      (1, 1, "ab", "ab", "^"), (2, 1, "ab", "ab", " ^"), (3, 1, "ab", "ab", "  ^"),
      (1, 9, "ab", "ab", "^^"), (2, 1, "李b", "李b", "  ^"), (1, 1, "李b", "李b", "^^"),
      (2, 1, "\tb", " b", " ^"), (1, 1, "", "", "^"), (2, 1, "\u{9B}b", "�b", " ^"),
      (3, 2, "\u{202E}\u{1B}\u{E0041}b", "�␛�b", "  ^^"),
    ])
  func `the caret stands below what it marks`(
    column: Int, length: Int, line: String, shown: String, carets: String
  ) {
    let diagnostic = Diagnostic(
      source: "x", position: JSONPosition(line: 12, column: column), message: "m", line: line,
      length: length)
    #expect(
      diagnostic.text(appearance()) == "x:12:\(column): error: m\n  12 | \(shown)\n     | \(carets)"
    )
  }

  @Test func `a place far to the right is shown with what is around it`() throws {
    let line = String(repeating: "a", count: 5000) + "!" + String(repeating: "b", count: 5000)
    let diagnostic = Diagnostic(
      source: "x", position: JSONPosition(line: 1, column: 5001), message: "m", line: line)
    let lines = diagnostic.text(appearance()).split(separator: "\n").map(Array.init)
    #expect(lines.count == 3)
    let caret = try #require(lines.last?.firstIndex(of: "^"))
    #expect(lines[1][caret] == "!")
    #expect(lines[1].count < 120)
  }
}
