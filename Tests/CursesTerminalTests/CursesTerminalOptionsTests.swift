import CursesTerminal
import TerminalCanvas
import Testing

struct CursesTerminalOptionsTests {
  private func options(_ environment: [String: String]) -> CursesTerminalOptions {
    CursesTerminalOptions { environment[$0] }
  }

  @Test(arguments: [
    (nil, TerminalCapabilities.Background.unknown), ("15;0", .dark), ("0;15", .light),
    ("0;default;7", .light), ("7;8", .dark), ("x", .unknown), ("", .unknown),
  ])
  func `COLORFGBG tells the background`(
    value: String?, background: TerminalCapabilities.Background
  ) {
    #expect(options(["COLORFGBG": value].compactMapValues { $0 }).background == background)
  }

  @Test(arguments: [(nil, 25), ("100", 100), ("0", 0), ("-5", 25), ("soon", 25)])
  func `ESCDELAY is milliseconds`(value: String?, delay: Int) {
    let environment = ["ESCDELAY": value].compactMapValues { $0 }
    #expect(options(environment).escapeDelay == .milliseconds(delay))
  }

  @Test(arguments: [(nil, false), ("", false), ("1", true), ("0", true)])
  func `NO_COLOR counts unless it is empty`(value: String?, isColorless: Bool) {
    #expect(options(["NO_COLOR": value].compactMapValues { $0 }).isColorless == isColorless)
  }
}
