import TerminalCanvas
import Testing

struct ScreenDrawingTests {
  /// Draws into the middle of dots: a rectangle of six columns in row 1, from column 2 on.
  private func drawn(_ text: String, at column: Int) -> String {
    var screen = Screen(size: Size(columns: 10, rows: 3))
    screen.fill(screen.bounds, with: ".", style: .plain)
    screen.put(text, column: column, row: 0, in: Rect(column: 2, row: 1, columns: 6, rows: 1))
    return screen.text
  }

  @Test(arguments: [
    ("abc", 0, "..abc....."),
    ("abc", 2, "....abc..."),
    ("abcdefghij", 0, "..abcdef.."),
    ("abcdefghij", -3, "..defghi.."),
    ("abc", -3, ".........."),
    ("abc", 6, ".........."),
    ("", 0, ".........."),
    ("李雷", 0, "..李雷...."),
    ("李雷韩", 1, "...李雷 .."),
    ("李雷", -1, ".. 雷....."),
    ("李", -1, ".. ......."),
    ("李", -2, ".........."),
    ("e\u{301}x", 0, "..e\u{301}x......"),
    ("xe\u{301}", -1, "..e\u{301}......."),
    ("👨‍👩‍👧|", 0, "..👨‍👩‍👧|....."),
    ("🇩🇪🇫🇷", 3, ".....🇩🇪 .."),
    ("❤️!", 0, "..❤️!....."),
    ("a\0b\u{7F}", 0, "..a␀b␡...."),
    ("\r\n\t", 0, "..␍␊␉....."),
    ("\u{301}a", 0, "..◌\u{301}a......"),
    ("\u{202E}a\u{FEFF}", 0, "..�a�....."),
    ("\u{9B}1m", 0, "..�1m....."),
  ])
  func `text is clipped to its rectangle without cutting a cluster`(
    text: String, column: Int, row: String
  ) {
    #expect(drawn(text, at: column) == "..........\n\(row)\n..........")
  }

  @Test(arguments: [-9, -2, -1, 1, 2, 9])
  func `a row outside of the rectangle draws nothing`(row: Int) {
    var screen = Screen(size: Size(columns: 4, rows: 3))
    screen.put("abcd", column: 0, row: row, in: Rect(column: 0, row: 1, columns: 4, rows: 1))
    #expect(screen.text == "\n\n")
  }

  @Test func `a rectangle that sticks out of the screen is clipped to it`() {
    var screen = Screen(size: Size(columns: 4, rows: 2))
    let rect = Rect(column: -2, row: -1, columns: 20, rows: 20)
    screen.fill(rect, with: "#", style: .plain)
    screen.put("abcdefgh", column: 0, row: 1, in: rect)
    #expect(screen.text == "cdef\n####")
  }

  @Test(arguments: [
    ("x", 0, "x  雷 "), ("x", 1, " x 雷 "), ("xy", 1, " xy雷 "), ("xyz", 1, " xyz  "),
    ("韩", 1, " 韩雷 "), ("xxx", 0, "xxx雷 "), ("xxxx", 0, "xxxx  "), ("", 1, "李 雷 "),
    ("韩", 2, "李韩  "),
  ])
  func `half of a wide cluster that is overwritten leaves a space`(
    text: String, column: Int, row: String
  ) {
    var screen = Screen(size: Size(columns: 6, rows: 1))
    screen.put("李 雷 ", column: 0, row: 0)
    screen.put(text, column: column, row: 0)
    #expect(screen.text(trimmed: false) == row)
  }

  @Test func `filling over halves of wide clusters leaves spaces`() {
    var screen = Screen(size: Size(columns: 6, rows: 1))
    screen.put("李雷韩", column: 0, row: 0)
    screen.fill(Rect(column: 1, row: 0, columns: 4, rows: 1), with: "-", style: .plain)
    #expect(screen.text(trimmed: false) == " ---- ")
  }

  @Test func `lines stay in their rectangle`() {
    var screen = Screen(size: Size(columns: 6, rows: 4))
    let rect = Rect(column: 1, row: 1, columns: 4, rows: 2)
    screen.drawHorizontalLine(column: 1, row: 0, length: 99, in: rect)
    screen.drawVerticalLine(column: 0, row: -3, length: 99, in: rect)
    #expect(screen.text == "\n │───\n │\n")
  }

  @Test func `put returns the column behind the text`() {
    var screen = Screen(size: Size(columns: 9, rows: 1))
    let afterName = screen.put("李", column: 1, row: 0)
    #expect(screen.put("ab", column: afterName, row: 0) == 5)
    #expect(screen.put("x"[...], column: 5, row: 0) == 6)
    #expect(screen.text == " 李abx")
  }

  @Test func `restyling leaves the text`() {
    var screen = Screen(size: Size(columns: 4, rows: 1))
    screen.put("abcd", column: 0, row: 0, style: TextStyle(foreground: .indexed(9)))
    screen.restyle(Rect(column: 1, row: 0, columns: 2, rows: 5)) { $0.on(.indexed(4)) }
    #expect(screen.styledText == "abcd\n---\nno cursor\n0: 0 9, 1-2 9 on 4, 3 9")
  }

  @Test func `screens are equal if they show the same`() {
    var first = Screen(size: Size(columns: 5, rows: 1))
    var second = first
    first.put("e\u{301}🇩🇪", column: 0, row: 0)
    second.put("🇩🇪", column: 1, row: 0)
    #expect(first != second)
    second.put("e\u{301}", column: 0, row: 0)
    #expect(first == second)
    #expect(first.clusters != second.clusters)
    second.cursor = Point(column: 0, row: 0)
    #expect(first != second)
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 5), (-3, 2)])
  func `any size can be drawn into`(columns: Int, rows: Int) {
    var screen = Screen(size: Size(columns: columns, rows: rows))
    screen.put("李雷", column: 0, row: 0)
    screen.fill(Rect(column: -5, row: -5, columns: 50, rows: 50), style: .plain)
    #expect(screen.cells.count == max(0, columns) * max(0, rows))
  }
}
