import DecodingReport
import Foundation
import JSONSource
import Samples
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// Whether what is read differs enough from its ground: WCAG 2's 4.5:1 for text, 3:1 for lines.
struct ContrastTests {
  @Test(
    arguments: [TerminalCapabilities.Background.dark, .light],
    ["", "jjj", "jjjv", "<F2>", "<F7>", "x", "o", "<C-p>", "<F4><BS>", "?", "Y", "E2n"])
  func `everything on the screen can be read`(
    _ background: TerminalCapabilities.Background, _ keys: String
  ) throws {
    var session = Session(
      160, 50, samples: SampleCatalogue.all,
      capabilities: TerminalCapabilities(
        colors: .twoHundredFiftySix, isUnicode: true, background: background))
    session.settle()
    try session.press(keys.replacing("<BS>", with: "<Backspace>"))
    session.settle()
    let screen = session.screen
    var weak: Set<String> = []
    for row in 0..<50 {
      for column in 0..<160 {
        let cell = screen[column, row]
        let text = screen.text(of: cell)
        guard !text.allSatisfy({ $0 == " " }), !cell.isContinuation else { continue }
        let isLine = text.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
        let ratio = Self.contrast(cell.style, isLight: background == .light)
        if ratio < (isLine ? 3 : 4.5) {
          weak.insert("\(cell.style) \((ratio * 10).rounded() / 10)")
        }
      }
    }
    #expect(weak.isEmpty, "\(weak.sorted())")
  }

  private static func contrast(_ style: TextStyle, isLight: Bool) -> Double {
    var front = luminance(style.foreground, else: isLight ? 0x1E : 0xD4)
    var ground = luminance(style.background, else: isLight ? 0xFF : 0x1E)
    if style.attributes.contains(.reverse) { swap(&front, &ground) }
    return (max(front, ground) + 0.05) / (min(front, ground) + 0.05)
  }

  /// WCAG 2's relative luminance of a colour of xterm's 256; what the terminal has of its own is a grey.
  private static func luminance(_ color: TerminalColor, else grey: Int) -> Double {
    guard case .indexed(let index) = color else { return luminance([grey, grey, grey]) }
    if index >= 232 { return luminance(Array(repeating: 8 + 10 * (Int(index) - 232), count: 3)) }
    precondition(index >= 16, "the terminal's own sixteen have no fixed colours")
    let steps = [0, 95, 135, 175, 215, 255]
    let cube = Int(index) - 16
    return luminance([steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]])
  }

  private static func luminance(_ channels: [Int]) -> Double {
    zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double(part.0) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + part.1 * linear
    }
  }
}
