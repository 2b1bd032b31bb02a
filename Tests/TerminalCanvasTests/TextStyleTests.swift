import TerminalCanvas
import Testing

struct TextStyleTests {
  @Test func `a style gives back what it is made of`() {
    for color in [TerminalColor.terminalDefault, .indexed(0), .indexed(7), .indexed(255)] {
      for attributes in [TextAttributes(), .bold, [.dim, .reverse], [.italic, .underline]] {
        var style = TextStyle(foreground: color, background: .indexed(3), attributes: attributes)
        #expect(style.foreground == color)
        #expect(style.background == .indexed(3))
        #expect(style.attributes == attributes)
        style.background = color
        style.foreground = .indexed(200)
        style.attributes = .underline
        #expect(
          style
            == TextStyle(
              foreground: .indexed(200), background: color, attributes: .underline))
      }
    }
  }

  @Test(arguments: [
    (ColorDepth.twoHundredFiftySix, "bold 214 on 52"), (.sixteen, "bold 3 on 0"),
    (.eight, "bold 3 on 0"), (.none, "bold"),
  ])
  func `a style becomes what the terminal can show`(depth: ColorDepth, result: String) {
    let style = TextStyle(
      foreground: .indexed(214), background: .indexed(52), attributes: .bold)
    #expect(style.degraded(to: depth).description == result)
  }

  @Test(arguments: [
    (240, ColorDepth.sixteen, "8"), (240, .eight, "dim"), (8, .eight, "dim"), (9, .eight, "1"),
    (231, .eight, "7"), (160, .sixteen, "1"), (255, .sixteen, "7"), (203, .eight, "1"),
    (12, .sixteen, "12"),
    // Pale colours keep their hue, and light blues can be read on black.
    (114, .sixteen, "2"), (120, .sixteen, "10"), (221, .sixteen, "11"), (213, .sixteen, "13"),
    (117, .sixteen, "14"), (110, .sixteen, "6"), (176, .sixteen, "5"), (180, .sixteen, "3"),
    (203, .sixteen, "9"), (214, .sixteen, "3"), (166, .sixteen, "3"), (25, .sixteen, "4"),
    (120, .eight, "2"), (213, .eight, "5"),
  ])
  func `a colour becomes the nearest one`(index: UInt8, depth: ColorDepth, result: String) {
    #expect(TextStyle(foreground: .indexed(index)).degraded(to: depth).description == result)
  }

  @Test(arguments: [
    (246, 235, ColorDepth.eight, "7 on 0"), (255, 235, .eight, "7 on 0"),
    (241, 252, .eight, "0 on 7"),
    (231, 24, .eight, "7 on 4"), (246, 235, .sixteen, "8 on 0"), (231, 24, .sixteen, "15 on 4"),
    (252, 238, .sixteen, "15 on 8"), (247, 238, .sixteen, "7 on 8"), (153, 24, .sixteen, "7 on 4"),
    (120, 24, .sixteen, "15 on 4"), (120, 24, .eight, "7 on 4"), (203, 160, .sixteen, "15 on 1"),
  ])
  func `text stays apart from its ground`(
    _ text: UInt8, _ ground: UInt8, _ depth: ColorDepth, _ result: String
  ) {
    let style = TextStyle(foreground: .indexed(text), background: .indexed(ground))
    #expect(style.degraded(to: depth).description == result)
  }

  @Test func `a plain style stays plain at any depth`() {
    for depth in ColorDepth.allCases {
      #expect(TextStyle.plain.degraded(to: depth) == .plain)
    }
    #expect(TextStyle.plain.description == "plain")
  }

  @Test(arguments: [
    (0, ColorDepth.none), (-1, .none), (8, .eight), (88, .sixteen), (65536, .twoHundredFiftySix),
  ])
  func `a count of colours has a depth`(count: Int, depth: ColorDepth) {
    #expect(ColorDepth(count: count) == depth)
  }
}
