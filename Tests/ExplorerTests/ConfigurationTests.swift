import DecodingReport
import Explorer
import TerminalCanvas
import Testing

/// What the configuration file says, and what is said about its mistakes.
struct ConfigurationTests {
  private func read(_ text: String) -> (Configuration, [String]) {
    let (configuration, problems) = Configuration.read(Array(text.utf8))
    return (configuration, problems.map { "\($0.line): \($0.message)" })
  }

  @Test
  func `settings are taken, in JSON5`() {
    let (configuration, problems) = read(
      """
      // mine
      {
        theme: 'light', mouse: false, "ascii": true, projector: true,
        indentation: 4,
      }
      """)
    #expect(problems == [])
    #expect(configuration.theme == .light)
    #expect(!configuration.usesMouse && configuration.isASCII && configuration.isProjector)
    #expect(configuration.indentation == Array("    ".utf8))
  }

  @Test(arguments: ["", "{}", "// nothing yet\n", "{keys: {}}"])
  func `nothing said is nothing changed`(_ text: String) {
    let (configuration, problems) = read(text)
    #expect(problems == [])
    #expect(configuration.usesMouse && configuration.theme == nil)
    #expect(configuration.keyMap.bindings.map(\.keys) == KeyBinding.table.map(\.keys))
  }

  @Test(arguments: [
    (
      "{\n  them: \"dark\"\n}",
      "2: there is no setting 'them'; there are theme, mouse, ascii, projector, indentation, keys"
    ),
    ("{theme: 3}", "1: theme is \"dark\", \"light\" or \"terminal\", not 3"),
    ("{\n\n  mouse: \"no\"}", "3: mouse is true or false, not \"no\""),
    ("{indentation: 0}", "1: indentation is a number of blanks from 1 to 8, or \"tab\", not 0"),
    ("[1]", "1: settings are an object: { theme: \"dark\" }"),
    (
      "{keys: {\n  reslt: {}}}",
      "2: there is no context 'reslt'; there are "
        + KeyMap.standard.scopes.map(\.context.rawValue).joined(separator: ", ")
    ),
    (
      "{keys: {result: {\n  fly: \"f\"}}}",
      "2: there is no action 'fly' in 'result'; 'codable-explorer keys' lists them"
    ),
    (
      "{keys: {reading: {zoom: \"<Q-x>\"}}}",
      "1: '<Q-x>' is no key; write f, <C-p>, <M-d>, <S-Tab>, <F5> or <Enter>"
    ),
    (
      "{keys: {reading: {zoom: \"<c-I>\"}}}", "1: '<c-I>' arrives as Tab; take another key"
    ),
    (
      "{keys: {editor: {undo: \"u\"}}}",
      "1: 'u' is typed into the JSON; take a key with Ctrl or Alt, or a function key"
    ),
    ("{keys: {reading: {zoom: \"u\"}}}", "1: 'u' is bound to 'undo' in 'reading' already"),
    ("{keys: {everywhere: {quit: []}}}", "1: 'quit' needs a key: there would be no way out"),
  ])
  func `a mistake is told with its line and what is allowed, and changes nothing`(
    _ text: String, _ problem: String
  ) {
    let (configuration, problems) = read(text)
    #expect(problems == [problem])
    #expect(configuration.keyMap.bindings.map(\.keys) == KeyBinding.table.map(\.keys))
  }

  @Test
  func `what isn't JSON5 is told with its line`() {
    let (_, problems) = read("{\n  theme: \"dark\"\n  mouse: true\n}")
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("3: this is no JSON5: "))
  }

  @Test
  func `beside a mistake the rest counts`() {
    let (configuration, problems) = read(
      "{theme: 1, mouse: false, keys: {reading: {zoom: \"u\", projector: \"<M-b>\"}}}")
    #expect(problems.count == 2)
    #expect(!configuration.usesMouse)
    let key = KeyEvent(.character("b"), .alt)
    #expect(configuration.keyMap.action(of: key, in: [.reading]) == .session(.projector))
  }

  @Test
  func `two actions may change places`() throws {
    let (configuration, problems) = read(
      "{keys: {reading: {zoom: \"u\", undo: [\"z\", \"<M-u>\"]}}}")
    #expect(problems == [])
    #expect(configuration.keyMap.action(of: try KeyEvent("u"), in: [.reading]) == .session(.zoom))
    #expect(configuration.keyMap.action(of: try KeyEvent("z"), in: [.reading]) == .text(.undo))
  }

  @Test
  func `every action has a name of its own in its context`() {
    for context in KeyMap.standard.scopes.map(\.context) {
      let names = KeyBinding.table.filter { $0.context == context }.map(\.action)
      let unique = Set(names)
      #expect(Set(unique.map(\.name)).count == unique.count, "\(context)")
      for action in unique { #expect(action.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil) }
    }
  }

  @Test(arguments: [
    (Action.session(.help), "help"), (.session(.focus(.source)), "focus-source"),
    (.text(.edit(.wordLeft)), "word-left"),
    (.session(.style(.strict)), "style-strict"), (.moving(.move(.pageUp)), "move-page-up"),
    (.result(.toggleChanged), "toggle-changed"),
  ])
  func `an action is named as it is called`(_ action: Action, _ name: String) {
    #expect(action.name == name)
  }

  @Test
  func `keys, footer and help follow the configuration`() throws {
    let (configuration, _) = read("{keys: {reading: {zoom: \"Z\", undo: []}}}")
    var session = Session(240, 200, configuration: configuration)
    session.answer()
    #expect(session.shows("Z zoom"))
    try session.press("z")
    #expect(!session.state.isZoomed)
    try session.press("Z")
    #expect(session.state.isZoomed)
    try session.press("?")
    #expect(session.shows("Z                zoom: give this pane"))
    #expect(!session.shows("u                undo the last edit"))
  }

  @Test
  func `mistakes are shown before anything else, and Esc goes on`() throws {
    var session = Session(120, 35, mistakes: ["config.json5:3: theme is …"])
    session.answer()
    #expect(session.shows("Mistakes in the configuration"))
    #expect(session.shows("config.json5:3: theme is"))
    try session.press("<Esc>")
    #expect(session.shows("STRICT"))
  }

  @Test(arguments: [
    ("{indentation: 4}", "{<Enter>x", "{\n    x\n}"),
    ("{indentation: \"tab\"}", "{<Enter>x", "{\n\tx\n}"),
  ])
  func `a new line is indented as wanted`(_ text: String, _ keys: String, _ wanted: String) throws {
    let opening = Opening(source: .standardInput([]))
    var session = Session(120, 35, opening: opening, configuration: read(text).0)
    session.refuse()
    try session.press("<F4>" + keys)
    #expect(session.text == wanted)
  }
}
