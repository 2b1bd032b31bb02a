import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

/// One rule for keys in whatever fills the body: its own come first, then those that are left to the
/// panes, then those of the session.
struct KeyRuleTests {
  private static func opened(_ key: String, _ keys: String = "") throws -> Session {
    var session = Session.started()
    session.settleAll()
    try session.press(key)
    session.settleAll()
    #expect(session.state.room != nil, "\(key)")
    try session.press(keys)
    return session
  }

  private static func kinds(_ session: Session) -> [Layer.Kind] {
    session.state.layers.layers.map(\.kind)
  }

  /// What closes each mode: Enter a first question, where there is one.
  private static let modes = SmallWindowTests.modes.map { $0 == "c" ? "c<Enter>" : $0 }

  @Test(arguments: modes, ["q", "<Esc>"])
  func `q and Esc close what is in front, and then q ends`(_ mode: String, _ key: String) throws {
    var session = try Self.opened(mode)
    // What is being made is stopped first.
    for _ in 0..<3 where session.state.room != nil { try session.press(key) }
    #expect((session.state.room == nil) && !session.quits)
    try session.press("q")
    #expect(session.quits)
  }

  @Test(arguments: modes)
  func `options, saving and opening lie over each of them`(_ mode: String) throws {
    var session = try Self.opened(mode, "<F12>")
    #expect(Self.kinds(session) == [.settings])
    try session.press("q<C-o>")
    #expect(Self.kinds(session) == [.prompt])
    try session.press("<Esc><C-s>")
    #expect(!session.saves.isEmpty || Self.kinds(session) == [.prompt])
    #expect(session.state.room != nil)
  }

  @Test(arguments: [
    // A letter of the panes means nothing where letters are the mode's own; a function key does.
    ("<F6>", "x", false, ""), ("Y", "x", false, ""), ("s", "x", false, ""),
    ("<F6>", "<F5>", true, ""),
    ("H", "z", true, ""), ("E", "z", true, ""),
    ("p", "x", false, "not while predicting"), ("p", "<F9>", false, "not while predicting"),
    ("p", "v", false, "not while predicting"), ("e", "z", false, ""),
  ])
  func `what a mode doesn't take is the panes', as the mode says`(
    _ mode: String, _ key: String, _ isLeft: Bool, _ told: String
  ) throws {
    let session = try Self.opened(mode, key)
    #expect((session.state.room == nil) == isLeft)
    #expect((session.state.notice ?? "").hasPrefix(told))
    #expect(session.state.isZoomed == (key == "z"))
  }

  @Test(arguments: ["<F6>", "Y", "H", "E"])
  func `the keys of lists are the session's`(_ mode: String) throws {
    let opened = try Self.opened(mode)
    var session = opened
    try session.press("<C-d><C-u>")
    #expect(session.state.room != nil)
  }

  @Test func `a file that binds a key of all modes in one of them stays valid`() throws {
    let (configuration, problems) = Configuration.read(
      Array("{keys: {stepping: {quit: \"Q\"}, cells: {'move-down': '+'}}}".utf8))
    #expect(problems == [])
    var session = Session(120, 35, configuration: configuration)
    session.settleAll()
    #expect(
      configuration.keyMap.action(of: try KeyEvent("+"), in: [KeyContext(rawValue: "matrix")])
        == .moving(.move(.down)))
    try session.press("sQ")
    #expect(session.quits)
  }

  /// What files of users may name: the lines of rooms that are everybody's now, and their tables.
  private static let former: KeyValuePairs = [
    "preview": "choose move-up move-page-down share help quit",
    "sharing": "form-swift smallest made-up write try-out left right",
    "writing": "other-encoder copy-written",
    "matrix": "left reveal-cell differing previous-base next-base write",
    "cells": "move-first choose toggle-results style-strict next-silent-loss help quit",
    "predicting": "guess-as-sent reveal reveal-all ask-again take-back bars write right",
    "guesses": "move-last choose predict projector help quit hands-0 hands-9",
    "comparing": "only-differing previous-b next-a name models",
    "stepping": "next over first next-error number go digit-7 step projector help quit",
    "history": "name own-alone", "guided": "next back", "guide": "next blank leave",
    "practice": "edit hint next skip compare go-to up down reset leave",
  ]

  @Test func `files that name tables and actions of before stay valid`() {
    for (context, names) in Self.former {
      for name in names.split(separator: " ") {
        let file = "{keys: {\(context): {'\(name)': '<M-F9>'}}}"
        #expect(Configuration.read(Array(file.utf8)).1 == [], "\(file)")
      }
    }
  }
}
