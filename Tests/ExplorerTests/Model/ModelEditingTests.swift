import DecodingReport
import Explorer
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

struct ModelEditingTests {
  @Test func `a pause in typing has the model compiled, once, as it stands`() throws {
    var session = try Session.editingModel()
    try session.press("<C-End>struct<Space>More<Space>{}")
    let due = session.effects
    let request = try session.modelAfterPause()
    #expect(
      due.filter { if case .ask(let job) = $0 { job.name == "model" } else { false } }.isEmpty)
    #expect(request.text.hasPrefix("import Foundation\n\nstruct User: Codable {"))
    #expect(request.text.hasSuffix("struct More {}"))
    #expect(request.root == "User")
    #expect(request.revision > 0)
  }

  @Test func `typing goes to the model, and nowhere else`() throws {
    var session = try Session.editingModel()
    let json = session.text
    try session.press("q<C-k>")
    #expect(session.text == json)
    #expect(!session.quits)
    #expect(session.request == nil)
    #expect(session.lines.contains { $0.contains("1 │ q") })
  }

  @Test func `a model that compiles decodes the payload anew`() throws {
    var session = try Session.editingModel()
    try session.press("<Enter>")
    let request = try session.modelAfterPause()
    #expect(session.statusLine.contains("compiling m1"))
    session.compiled(request)
    #expect(session.request?.sample.sources[.strict]?.text == request.text)
    session.answer()
    #expect(session.statusLine.contains("live r2"))
  }

  @Test func `what the compiler says stands below its line, and the last results stay`() throws {
    var session = try Session.editingModel()
    try session.press("x")
    let request = try session.modelAfterPause()
    let finding = Diagnostic(
      source: request.fileName, position: JSONPosition(line: 1, column: 1),
      message: "cannot find 'ximport' in scope", length: 7)
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: [finding]))))
    #expect(session.statusLine.contains("STALE m0"))
    let row = try #require(session.lines.firstIndex { $0.contains("1 ✗ ximport Foundation") })
    #expect(session.lines[row + 1].contains("^^^^^^^ cannot find 'ximport' in"))
    #expect(session.lines.contains { $0.contains("mismatch") })
    #expect(session.request == nil)
  }

  @Test func `of several things that are said of a line its cause is shown, the rest in the why`()
    throws
  {
    var session = try Session.editingModel()
    try session.press("x")
    let request = try session.modelAfterPause()
    func finding(_ line: Int, _ message: String, _ severity: Diagnostic.Severity = .error)
      -> Diagnostic
    {
      var finding = Diagnostic(
        source: request.fileName, position: JSONPosition(line: line, column: 1), message: message)
      finding.severity = severity
      return finding
    }
    let findings = [
      finding(1, "type 'User' does not conform to protocol 'Encodable'"),
      finding(3, "type 'User' does not conform to protocol 'Decodable'"),
      finding(3, "'Inx' is declared somewhere", .note),
      finding(3, "cannot find type 'Inx' in scope"),
      finding(4, "cannot find type 'Iny' in scope"),
    ]
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: findings))))
    let row = try #require(session.lines.firstIndex { $0.contains("3 ✗ struct User") })
    #expect(session.lines[row + 1].contains("^ cannot find type 'Inx' in scope  +2"))
    #expect(session.lines[row + 2].contains("4 ✗ "))
    #expect(session.lines[row + 3].contains("^ cannot find type 'Iny' in scope "))
    #expect(session.lines[row + 4].contains("5 │ "))
    // What follows from something else has no row of its own.
    #expect(!session.lines[row - 1].contains("^"))
    #expect(session.lines[row - 2].contains("1 ✗ ximport"))
    let said = [
      "3:1  cannot find type 'Inx'", "4:1  cannot find", "3:1  type 'User'", "3:1  'Inx' is",
    ]
    .compactMap { words in session.lines.firstIndex { $0.contains(words) } }
    #expect(said.count == 4 && said == said.sorted())
  }

  @Test func `words that fit on neither side of their place have the row`() throws {
    var session = try Session.editingModel()
    try session.press("<Down><Down><Down>x")
    let request = try session.modelAfterPause()
    let finding = Diagnostic(
      source: request.fileName, position: JSONPosition(line: 4, column: 15),
      message: "cannot find type 'Itn' in scope", length: 3)
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: [finding]))))
    #expect(session.lines.contains { $0.contains("cannot find type 'Itn' in scope") })
  }

  @Test(arguments: [(120, 35), (80, 24), (44, 12)])
  func `what the compiler says of the last line is in sight`(
    _ columns: Int, _ rows: Int
  ) throws {
    var session = try Session.editingModel(columns, rows)
    try session.press("<C-End><Enter>x")
    let request = try session.modelAfterPause()
    let line = request.text.split(separator: "\n", omittingEmptySubsequences: false).count
    let finding = Diagnostic(
      source: request.fileName, position: JSONPosition(line: line, column: 1), message: "no x here")
    session.answer(ModelAnswer(to: request, .failure(ModelFault(findings: [finding]))))
    #expect(session.lines.contains { $0.contains("^ no x here") })
    #expect(session.lines.contains { $0.contains("\(line) ✗ x") })
  }

  @Test func `the footer offers nothing that a model doesn't take`() throws {
    let session = try Session.editingModel(160, 50)
    #expect(session.footerLine.contains("^F find"))
    #expect(!session.footerLine.contains("format"))
    #expect(!session.footerLine.contains("fold"))
  }

  @Test func `an answer that was overtaken is dropped`() throws {
    var session = try Session.editingModel()
    try session.press("x")
    let first = try session.modelAfterPause()
    try session.press("y")
    let second = try session.modelAfterPause()
    session.compiled(second)
    #expect(session.request?.sample.sources[.strict]?.text.hasPrefix("xyimport") == true)
    session.compiled(first)
    #expect(session.request == nil)
  }

  @Test func `what is typed during the pause waits for the next one`() throws {
    var session = try Session.editingModel()
    try session.press("x")
    let early = session.effects
    try session.press("y")
    let late = session.effects
    session.replaceEffects(early)
    let none = session.pauseForModel()
    #expect(none == nil)
    session.replaceEffects(late)
    let asked = session.pauseForModel()
    #expect(asked?.text.hasPrefix("xyimport") == true)
  }

  @Test func `undo takes back what was typed into the model`() throws {
    var session = try Session.editingModel()
    try session.press("x<C-_>")
    let asked = session.pauseForModel()
    #expect(asked?.text.hasPrefix("import") == true)
  }

  @Test func `a copy of a sample's model stays in its journal, and is left without a question`()
    throws
  {
    var session = try Session.editingModel()
    try session.press("x<C-q>")
    #expect(session.quits)
    #expect(!session.orders.contains { if case .end = $0 { true } else { false } })
  }

  @Test func `a sample's model is saved to a file that is asked for`() throws {
    var session = try Session.editingModel()
    let json = session.text
    try session.press("x<C-s>")
    #expect(session.saves.isEmpty)
    #expect(session.statusLine.contains("Save the model as: User+Strict.swift"))
    try session.press("<C-u>M.swift<Enter>")
    let request = try #require(session.saves.first)
    #expect(request.path == "M.swift")
    #expect(String(decoding: request.bytes, as: UTF8.self).hasPrefix("ximport Foundation"))
    #expect(!request.mayReplace)
    session.send(.saved(request, .exists))
    #expect(session.shows("M.swift\" exists already: replace it?"))
    try session.press("y")
    let again = try #require(session.saves.first)
    #expect(again.mayReplace)
    session.send(.saved(again, nil))
    #expect(session.state.notice?.hasPrefix("saved M.swift") == true)
    #expect(session.text == json)
    #expect(session.orders.contains { if case .end(.model) = $0 { true } else { false } })
  }

  @Test func `^S saves the model where its pane has the focus, and nothing where it is as it was`()
    throws
  {
    var session = try Session.editingModel()
    try session.press("x<Esc><C-s>")
    #expect(session.state.focus == .model)
    #expect(session.statusLine.contains("Save the model as: User+Strict.swift"))
    try session.press("<Esc><F5><C-s>")
    #expect(session.statusLine.contains("Save the model as: User+Strict.swift"))
    var unchanged = Session.started()
    try unchanged.press("<F7><C-s>")
    #expect(unchanged.state.notice == "the model has no changes to save")
    #expect(unchanged.saves.isEmpty)
  }

  @Test func `^R takes the model back, and undo takes that back`() throws {
    var session = try Session.editingModel()
    try session.press("x<C-r>")
    let asked = session.pauseForModel()
    #expect(asked?.text.hasPrefix("import") == true)
    try session.press("<C-_>")
    let again = session.pauseForModel()
    #expect(again?.text.hasPrefix("ximport") == true)
  }

  @Test func `text is found in the model`() throws {
    var session = try Session.editingModel()
    try session.press("<C-f>struct<Enter>q")
    let asked = session.pauseForModel()
    #expect(asked?.text.hasPrefix("import Foundation\n\nq User") == true)
  }

  @Test func `Esc leaves the model, and what was typed stays`() throws {
    var session = try Session.editingModel()
    try session.press("x<Esc>")
    #expect(session.lines.contains { $0.contains("ximport Foundation") })
  }
}
