import TerminalCanvas
import Testing

struct ScreenTextTests {
  @Test func `the styled text shows rows, cursor and runs of styles`() {
    var screen = Screen(size: Size(columns: 12, rows: 3))
    screen.put("age", column: 0, row: 0, style: TextStyle(attributes: .bold))
    screen.put(
      "✗ 李", column: 4, row: 0,
      style: TextStyle(foreground: .indexed(231), background: .indexed(160)))
    screen.put("plain", column: 0, row: 2)
    screen.cursor = Point(column: 4, row: 0)
    #expect(
      screen.styledText == """
        age ✗ 李

        plain
        ---
        cursor 4,0
        0: 0-2 bold, 4-7 231 on 160
        """)
  }

  @Test func `trailing spaces are kept on demand`() {
    var screen = Screen(size: Size(columns: 4, rows: 2))
    screen.put("a", column: 1, row: 0)
    #expect(screen.text == " a\n")
    #expect(screen.text(trimmed: false) == " a  \n    ")
    #expect(screen.text(ofRow: 0) == " a")
  }
}
