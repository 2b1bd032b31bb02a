import DecodingReport
import TerminalCanvas
import Testing
import TextEditor

@testable import Explorer

/// Lines of whys where there is little room.
struct WhyLineTests {
  private func rows(_ lines: [Explanation.Line], _ columns: Int) -> [String] {
    WhyLine.fitting(Explanation(lines: lines), columns: columns).lines.flatMap { line in
      WhyLine(
        line, theme: Theme(ScreenEnvironment(size: Size(columns: columns, rows: 24))),
        glyphs: Glyphs(isUTF8: true)
      )
      .lines(columns: columns).map { $0.runs.map(\.text).joined() }
    }
  }

  private let source = Explanation.Line(
    .source, label: "5", text: #"  "role": "a role that nobody knows", "other": 1"#)
  private let caret = Explanation.Line(
    .caret(prefix: #"  "role": "#),
    text: "^^^^^^^^^^^^^^^^^^^^^^^^^^ no case of Role has this raw value")

  @Test func `what carets say stands behind them where there is room`() {
    #expect(rows([source, caret], 120).count == 2)
    #expect(rows([source, caret], 120)[1].hasSuffix("^ no case of Role has this raw value"))
  }

  @Test(arguments: [70, 50, 40])
  func `what carets say is never cut`(_ columns: Int) {
    let rows = rows([source, caret], columns)
    let words = rows.dropFirst(2).map { $0.split(separator: "│").last.map(String.init) ?? "" }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words == "no case of Role has this raw value")
    #expect(rows.dropFirst(2).allSatisfy { $0.count < columns })
  }

  @Test func `an excerpt begins so far to the right that its carets are in sight`() {
    let far = Explanation.Line(
      .source, label: "1", text: #"{"first": "value", "second": "value", "third": 5}"#)
    let mark = Explanation.Line(
      .caret(prefix: #"{"first": "value", "second": "value", "third": "#), text: "^ expected String"
    )
    let rows = rows([far, mark], 40)
    let value = rows[0].firstIndex(of: "5").map {
      rows[0].distance(from: rows[0].startIndex, to: $0)
    }
    let place = rows[1].firstIndex(of: "^").map {
      rows[1].distance(from: rows[1].startIndex, to: $0)
    }
    #expect(value == place && value.map { $0 < 40 } == true)
    #expect(rows[0].contains("…"))
  }
}
