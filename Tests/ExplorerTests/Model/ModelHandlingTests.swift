import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor

/// The mouse and the user's own editor in a model, as in the JSON.
struct ModelHandlingTests {
  @Test func `a click puts the caret into the model, a drag marks, typing replaces`() throws {
    var session = try Session.editingModel()
    let row = try session.row(of: "1 │ import Foundation")
    func send(_ action: MouseEvent.Action, _ column: Int) {
      session.send(.terminal(.mouse(MouseEvent(action, at: Point(column: column, row: row)))))
    }
    let line = try #require(session.lines.first { $0.contains("1 │ import Foundation") })
    let start = try #require(line.firstRange(of: "import"))
    let column = line.distance(from: line.startIndex, to: start.lowerBound)
    send(.press(.left), column)
    send(.drag(.left), column + 6)
    send(.release(.left), column + 6)
    try session.press("x")
    let text = try session.modelAfterPause().text
    #expect(text.hasPrefix("x Foundation\n"))
  }

  @Test func `the user's editor gets the model, and gives one edit back`() throws {
    var session = try Session.editingModel()
    let json = session.text
    try session.press("<C-End><C-t>")
    let edit = try #require(
      session.effects.compactMap { effect in
        if case .editElsewhere(let edit) = effect { edit } else { nil }
      }.first)
    #expect(edit.fileName == "User+Strict.swift")
    #expect(edit.text.string(in: 0..<edit.text.count).hasPrefix("import Foundation\n\nstruct User"))
    #expect(edit.position.line > 3)
    session.send(.edited(edit.origin, .success(Array("struct A: Codable {}\n".utf8))))
    let text = try session.modelAfterPause().text
    #expect(text == "struct A: Codable {}\n")
    #expect(session.text == json)
    try session.press("<C-_>")
    let again = try session.modelAfterPause().text
    #expect(again.hasPrefix("import Foundation"))
  }
}
