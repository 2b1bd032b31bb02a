import Foundation
import TerminalCanvas
import TestSupport
import Testing

/// A picture has what the screen has, cell for cell.
struct ScreenPictureTests {
  private static func check(_ screen: Screen, isLight: Bool = false) throws {
    let svg = ScreenPicture(screen, on: isLight ? .light : .dark, title: "a & <b>").svg
    let reading = try PictureReading(svg)
    #expect(reading.foreignNames == [])
    #expect(reading.differences(from: PictureReading(screen, isLight: isLight)) == [])
  }

  private static let styles: [TextStyle] = (0..<32).flatMap { attributes in
    [TerminalColor.terminalDefault, .indexed(9), .indexed(117), .indexed(240)].map { color in
      TextStyle(
        foreground: color, background: attributes % 3 == 0 ? .indexed(238) : .terminalDefault,
        attributes: TextAttributes(rawValue: attributes))
    }
  }

  @Test(arguments: [true, false])
  func `every style is seen`(_ isLight: Bool) throws {
    var screen = Screen(size: Size(columns: 24, rows: Self.styles.count))
    for (row, style) in Self.styles.enumerated() {
      screen.put(" a  b──李x ✓… ", column: 2, row: row, style: style)
    }
    try Self.check(screen, isLight: isLight)
  }

  @Test func `every colour is xterm's`() throws {
    var screen = Screen(size: Size(columns: 16, rows: 32))
    for index in 0..<256 {
      screen.put(
        "x", column: index % 16, row: index / 16,
        style: TextStyle(foreground: .indexed(UInt8(index))))
      screen.put(
        " ", column: index % 16, row: 16 + index / 16,
        style: TextStyle(background: .indexed(UInt8(index))))
    }
    try Self.check(screen)
  }

  @Test func `wide characters, clusters and marks keep their cells`() throws {
    var screen = Screen(size: Size(columns: 20, rows: 4))
    screen.put("李李a👩🏽‍🚀b🇨🇭", column: 0, row: 0)
    screen.put("e\u{301}\u{301}x\u{301}┃┃┃", column: 1, row: 1)
    screen.put(
      "\u{301}a  \u{200D}ک\u{200C}ب", column: 0, row: 2, style: TextStyle(attributes: .underline))
    // A wide character that the edge cuts.
    screen.put("0123456789012345678李", column: 0, row: 3)
    try Self.check(screen)
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "a & b &amp; <c>", "\"' ]]> <!-- -->", "&#27;[31m",
    "\u{1B}[31m\u{7}", "\u{0}\u{FFFE}\u{202E}", "<![CDATA[", "javascript:x", "\u{E000}\u{AD}",
  ])
  func `a stranger's text is text, and nothing of it hides`(_ text: String) throws {
    var screen = Screen(size: Size(columns: 40, rows: 1))
    screen.put(text, column: 0, row: 0)
    try Self.check(screen)
    let svg = ScreenPicture(screen, on: .dark, title: text).svg
    #expect(!svg.lowercased().contains("<script") && !svg.contains("://") || svg.contains("w3.org"))
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    #expect(svg.components(separatedBy: "<text").count <= text.count + 2)
  }

  @Test func `what is blank is drawn by its ground alone`() {
    var screen = Screen(size: Size(columns: 80, rows: 2))
    screen.put("a", column: 40, row: 1)
    let svg = ScreenPicture(screen, on: .dark, title: "").svg
    #expect(svg.components(separatedBy: "<rect").count == 2)
    #expect(svg.components(separatedBy: "<text").count == 2)
    #expect(svg.contains(">a</text>"))
  }
}
