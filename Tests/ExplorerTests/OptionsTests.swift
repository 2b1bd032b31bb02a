import DecodingStyles
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// The decoders' settings on the screen.
struct OptionsTests {
  @Test(arguments: [
    ("<F12><Right>", "snake keys", "keyStrategy"), ("<F12><Down><Right>", "iso8601 dates", "date"),
    ("o<Down><Left><C-u>yy=MM<Enter>", "yy=MM dates", "pattern"),
    ("ojjl", "deferred data", "data"), ("ojjj<Enter>", "inf, nan", "floats"),
    ("ojjjj ", "JSON5", "json5"), ("ok<Right>", "profile 2", "profile"),
  ])
  func `a setting is changed, decoded with and told in the title`(
    _ keys: String, _ title: String, _ setting: String
  ) throws {
    var session = Session.started(160, 50)
    try session.press(keys)
    let request = try #require(session.request)
    var wanted = DecodingOptions()
    switch setting {
    case "keyStrategy": wanted.keyStrategy = .snake
    case "date": wanted.dateStrategy = .iso8601
    case "pattern": wanted.dateStrategy = .format("yy=MM")
    case "data": wanted.dataStrategy = .deferred
    case "floats": wanted.floatStrategy = .strings
    case "json5": wanted.json5 = true
    default: wanted.smartProfile = .two
    }
    #expect(request.options == wanted)
    #expect(request.revision == 2)
    session.answer()
    #expect(session.screen.text.split(separator: "\n")[0].contains(title))
    try session.press("<Esc>")
    #expect(!session.shows("Options of the decoders"))
    #expect(session.screen.text.split(separator: "\n")[0].contains(title))
  }

  @Test
  func `all are put back at once, and nothing is told any more`() throws {
    var session = Session.started(160, 50)
    try session.press("o<Right><Down><Right>")
    session.answer()
    #expect(session.shows("snake keys  iso8601 dates"))
    try session.press("r")
    #expect(session.request?.options == DecodingOptions())
    session.answer()
    #expect(!session.shows("snake keys"))
    try session.press("r")
    #expect(session.request == nil)
    #expect(session.shows("the sample's own options"))
  }

  @Test
  func `a value walked back to is the sample's own again`() throws {
    var session = Session.started(160, 50)
    try session.press("o<Right>")
    session.answer()
    try session.press("<Left>")
    #expect(session.request?.options == DecodingOptions())
    #expect(!session.shows("snake keys"))
  }

  @Test
  func `keys for the table that came before its results aren't taken for settings`() throws {
    var session = Session(120, 35)
    let first = session.effects
    try session.press("jjo")
    session.replaceEffects(first)
    session.answer()
    #expect(session.state.selection?.description == "$.name")
    try session.press("<Right>")
    #expect(session.request?.options.keyStrategy == .snake)
  }

  @Test
  func `the text and its undo don't know of settings`() throws {
    var session = Session.started()
    try session.press("<F4>x<F12><Right><Esc><C-_>")
    #expect(session.text == UserSample.json)
    #expect(session.request?.options.keyStrategy == .snake)
  }

  @Test
  func `the settings stay while other samples are looked at, over their own`() throws {
    var session = Session.started(160, 50)
    try session.press("o<Right><Esc><F2><Down>")
    #expect(session.request?.options.keyStrategy == .snake)
    let opening = Opening(
      options: {
        var changes = DecodingChanges()
        changes.json5 = true
        return changes
      }())
    session = Session(160, 50, opening: opening)
    #expect(session.request?.options.json5 == true)
  }

  @Test
  func `marks of other settings are not taken for those of these`() throws {
    var session = Session(160, 50)
    let surveys = session.effects.compactMap { effect -> SurveyRequest? in
      if case .survey(let request) = effect { request } else { nil }
    }
    let survey = try #require(surveys.first)
    session.answer()
    try session.press("o<Right>")
    session.send(.surveyed(survey.run()))
    let next = session.effects.compactMap { effect -> SurveyRequest? in
      if case .survey(let request) = effect { request } else { nil }
    }
    #expect(next.first?.changes.keyStrategy == .snake)
    #expect(next.first?.sample == 0)
  }
}
