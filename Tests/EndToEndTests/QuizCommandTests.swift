import Foundation
import Testing

/// `quiz` and the learner's score, as the built program keeps it.
@Suite struct QuizCommandTests {
  private let folder: TemporaryFolder
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    state = folder.url.appending(path: "state").path
  }

  private var file: URL { URL(filePath: state + "/codable-explorer/predictions.json") }

  private func keep(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func run(_ words: [String]) throws -> BuiltProgram.Run {
    try BuiltProgram.run(words, environment: ["XDG_STATE_HOME": state])
  }

  private static let score = """
    {"format":1,"questions":[
    {"sample":"User","payload":"as-received","field":"$.id","style":"strict","outcome":"as-sent","guesses":{"as-sent":2}},
    {"sample":"User","payload":"as-received","field":"$.age","style":"smart","outcome":"converted","guesses":{"default":3,"converted":1}},
    {"sample":"MissingKey","payload":"\\u001b[31mx","field":"$.a","style":"strict","outcome":"threw","guesses":{"nil":1}}
    ]}
    """

  @Test func `off a terminal the score is written`() throws {
    let none = try run(["quiz"])
    #expect(none.status == 0 && none.errors.isEmpty)
    #expect(none.output == "nothing was guessed yet; on a terminal, codable-explorer quiz asks\n")
    try keep(Self.score)
    let text = try run(["quiz"])
    #expect(text.status == 0 && !text.output.contains("\u{1B}"))
    #expect(text.output.hasPrefix("right 3 of 7\nmissed: SMART ~ taken for ↺, 3 times\n"))
    #expect(text.output.contains("asked again: User as-received $.age SMART, right 1 of 4\n"))
    let one = try run(["quiz", "user", "--ascii"])
    #expect(one.output.hasPrefix("right 3 of 6\nmissed: SMART ~ taken for d, 3 times\n"))
    #expect(!one.output.contains("MissingKey"))
    let json = try run(["quiz", "--format", "json"])
    let read = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(read?["schema"] as? Int == 1 && read?["guesses"] as? Int == 7)
    let missed = try #require(read?["missed"] as? [[String: Any]])
    #expect(missed.map { $0["field"] as? String } == ["$.age", "$.a"])
    #expect(missed[0]["wrong"] as? Int == 3 && missed[0]["outcome"] as? String == "converted")
  }

  @Test func `a damaged score is set aside with a word, and a newer one left alone`() throws {
    try keep("{\"format\":1,\"questions\":[{]}")
    let run = try run(["quiz"])
    #expect(run.status == 0 && run.output.hasPrefix("nothing was guessed yet"))
    #expect(run.errors.contains("note: the learner's score was damaged, and starts again"))
    let aside = file.deletingLastPathComponent().appending(path: "predictions.damaged-1.json")
    #expect(try String(contentsOf: aside, encoding: .utf8).hasSuffix("[{]}"))
    #expect(try self.run(["quiz"]).errors.isEmpty)
    try keep("{\"format\":2}")
    #expect(try self.run(["quiz"]).errors.contains("a newer version of the program wrote it"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\"format\":2}")
  }

  @Test func `--reset begins anew, and keeps the old score`() throws {
    #expect(try run(["quiz", "--reset"]).output == "there is no score yet\n")
    try keep(Self.score)
    let run = try run(["quiz", "--reset"])
    #expect(run.status == 0 && run.output.contains("predictions.aside-1.json"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try self.run(["quiz"]).output.hasPrefix("nothing was guessed yet"))
  }

  @Test func `what can't be is said`() throws {
    let unknown = try run(["quiz", "Usr"])
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'User'"))
    #expect(try run(["quiz", "User", "clean"]).status == 64)
    #expect(try run(["quiz", "--format", "html"]).status == 64)
    // A file stands where the folder should.
    try folder.file("state", [])
    let run = try run(["quiz"])
    #expect(run.status == 0 && run.output.hasPrefix("nothing was guessed yet"))
  }
}

/// Guessing on a terminal.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PredictOnScreenTests {
  private func session(_ script: String, files: [String: String] = [:]) throws -> TmuxSession {
    try TmuxSession(
      columns: 120, rows: 35, script: script, files: files,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
  }

  @Test func `what is guessed wrong is asked by quiz, and two programs lose nothing`() throws {
    let folder = try TemporaryFolder()
    let state = "XDG_STATE_HOME=\(folder.url.path)"
    let first = try session("\(state) \"$PROGRAM\" User; echo that was all")
    let second = try session("\(state) \"$PROGRAM\" MissingKey; echo that was all")
    for session in [first, second] {
      try session.wait(for: "live r")
      try session.press("p")
      try session.wait(for: "p Predict")
    }
    // Both write at once.
    for session in [first, second] { try session.press("n", "n", "Space") }
    for session in [first, second] {
      try session.wait(for: "right 0 of 2")
      try session.press("q", "q")
      try session.wait(for: "that was all")
    }
    let score = try String(
      contentsOf: folder.url.appending(path: "codable-explorer/predictions.json"), encoding: .utf8)
    #expect(score.contains("\"User\"") && score.contains("\"MissingKey\""), "\(score)")
    let quiz = try session("\(state) \"$PROGRAM\" quiz User; echo that was all")
    let screen = try quiz.wait(for: "What does STRICT make of id")
    #expect(screen.contains("question 1 of") && !screen.contains("→ ✓"), "\(screen)")
    try quiz.press("s", "Space")
    try quiz.wait(for: "right 1 of 1")
    try quiz.press("Enter")
    // The row was revealed in all styles: it isn't asked of another one.
    #expect(try quiz.wait(for: "question 2 of").contains("User · clean"))
    try quiz.press("q", "q")
    try quiz.wait(for: "that was all")
  }

  @Test func `a score that can't be kept is said, and guessing goes on`() throws {
    let session = try session(
      "touch state; XDG_STATE_HOME=$PWD/state \"$PROGRAM\" User; echo that was all")
    try session.wait(for: "live r")
    try session.press("p", "s", "Space")
    try session.wait(for: "the learner's score isn't kept")
    try session.press("c", "Space")
    try session.wait(for: "right 1 of 2")
    try session.press("w")
    try session.wait(for: "User-prediction.md")
    try session.press("Enter")
    try session.wait(for: "saved User-prediction.md")
    try session.press("q", "q")
    try session.wait(for: "that was all")
  }
}
