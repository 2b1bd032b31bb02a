package import DecodingConclusions
package import DecodingReport
package import Foundation

/// What two witnesses say became of the values of models: the old conclusions, and those by trial; what both together
/// say, and what is right by Foundation, written into a file.
///
/// A trial may end its process, or never end: another process of the tests makes them, and writes down which one
/// before it runs. What ended it isn't tried again.
package struct WitnessTable {
  package struct Subject {
    let kind: String
    let name: String
    /// What is right, by paths; what both say, where that isn't known.
    let right: [String: String]
    let report: (_ witness: Witness, _ notes: TrialNotes) throws -> Report
    /// The lines of the answer's report.
    let lines: ((Report) -> [String])?

    package init(
      kind: String, name: String, right: [String: String] = [:],
      lines: ((Report) -> [String])? = nil,
      report: @escaping (_ witness: Witness, _ notes: TrialNotes) throws -> Report
    ) {
      (self.kind, self.name, self.right, self.report) = (kind, name, right, report)
      self.lines = lines
    }
  }

  private static let noteVariable = "WITNESS_NOTES"
  private static let placesVariable = "WITNESS_PLACES"
  private static let fatalVariable = "WITNESS_FATAL"

  private let subjects: [Subject]
  private let file: URL
  private let suite: String
  private let environment: [String: String]

  /// `suite` is the one whose test calls ``differences(recording:)`` in the other process, `environment` what that gets
  /// on top.
  package init(
    _ subjects: [Subject], file: URL, suite: String, environment: [String: String] = [:]
  ) {
    (self.subjects, self.file) = (subjects, file)
    (self.suite, self.environment) = (suite, environment)
  }

  /// The subjects that are tried: all with `RECORD_GOLDENS=1`, else a tenth.
  package static func tried(of count: Int) -> [Int] {
    isRecording ? Array(0..<count) : CaseSelection.tenth(of: Array(0..<count), least: 8)
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil
  }

  /// What differs from the file, of the subjects that are tried; when recording, the file is written anew, and the
  /// decisions in it stay. Every row in which the witnesses differ has one, and the file's table counts them.
  package func differences() throws -> [String] { try compared().differences }

  /// As `differences`, and the lines of the answers' reports, by the places of the subjects that are tried.
  package func compared() throws -> (differences: [String], lines: [Int: [String]]) {
    let own = ProcessInfo.processInfo.environment
    if let note = own[Self.noteVariable] {
      try answer(URL(filePath: note), fatal: own[Self.fatalVariable] ?? "")
      return ([], [:])
    }
    let recorded = Recorded(file)
    let tried = Self.tried(of: subjects.count)
    let found = try answers(of: tried)
    let lines = found.compactMapValues(\.lines)
    let answers = found.mapValues { $0.decided(by: recorded) }
    let unanswered = tried.filter { answers[$0] == nil }.map { "no answer: \(subjects[$0].name)" }
    let blocks = tried.compactMap { answers[$0] }
    if Self.isRecording {
      try Data(Self.text(blocks).utf8).write(to: file)
      return (unanswered, lines)
    }
    let undecided = recorded.blocks.flatMap { block in
      block.rows.filter { $0.right == nil }.map { "\(block.name): \($0.text)" }
    }
    // What is right without a trial isn't wrong with it.
    let worse = recorded.blocks.flatMap { block in
      block.rows.filter { $0.old == $0.outcome && $0.both != $0.outcome }.map {
        "\(block.name): the answer is worse: \($0.text)"
      }
    }
    var all = unanswered + undecided + worse
    if recorded.text != Self.text(recorded.blocks) {
      all.append("the file's table counts otherwise")
    }
    if recorded.blocks.map(\.name) != subjects.map(\.name) {
      all.append("the file has other models")
    }
    all += blocks.filter { $0.text != recorded[$0.name]?.text }.map(\.text)
    return (all, lines)
  }

  // MARK: The file

  /// What is said of a value.
  fileprivate struct Row {
    var place: String
    var old: String
    var new: String
    var both: String
    var right: String?

    var text: String { "\(place): \(old) | \(new) | \(both) | \(right ?? "?")" }

    init(place: String, old: String, new: String, both: String, right: String?) {
      (self.place, self.old, self.new, self.both, self.right) = (place, old, new, both, right)
    }

    init?(_ text: Substring) {
      let parts = text.split(separator: " | ")
      guard parts.count == 4, let colon = parts[0].ranges(of: ": ").last else { return nil }
      place = String(parts[0][..<colon.lowerBound])
      old = String(parts[0][colon.upperBound...])
      new = String(parts[1])
      both = String(parts[2])
      right = parts[3] == "?" ? nil : String(parts[3])
    }

    /// The outcome alone, of `converted; sums are converted`.
    var outcome: String? { right.map { String($0.prefix { $0 != ";" }) } }
  }

  fileprivate struct Block {
    let name: String
    let kind: String
    var alike: Int
    var rows: [Row]
    var lines: [String]?

    var text: String {
      "## \(name)\n\(kind), alike \(alike)\n" + rows.map { $0.text + "\n" }.sorted().joined()
    }

    /// With the decisions that were taken before.
    func decided(by recorded: Recorded) -> Block {
      var decided = self
      let before = recorded[name]?.rows ?? []
      for place in rows.indices where rows[place].right == nil {
        decided.rows[place].right =
          before.first {
            $0.place == rows[place].place && $0.old == rows[place].old
          }?.right
      }
      return decided
    }
  }

  fileprivate struct Recorded {
    let text: String
    let blocks: [Block]

    init(_ file: URL) {
      text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      blocks = text.split(separator: "\n## ").dropFirst().map { part in
        let lines = part.split(separator: "\n")
        let head = lines[1].split(separator: ", alike ")
        return Block(
          name: String(lines[0]), kind: String(head[0]), alike: head.last.flatMap { Int($0) } ?? 0,
          rows: lines.dropFirst(2).compactMap { Row($0) })
      }
    }

    subscript(name: String) -> Block? { blocks.first { $0.name == name } }
  }

  /// How many rows both witnesses are right in, only one of them, neither, and those that can't be told; and how many
  /// the answer of both is right in.
  private struct Counts {
    private var counts = [0, 0, 0, 0, 0]
    private var right = 0

    mutating func add(_ block: Block) {
      counts[0] += block.alike
      right += block.alike
      for row in block.rows {
        let (old, new) = (row.old == row.outcome, row.new == row.outcome)
        counts[row.outcome == WitnessTable.notTold ? 4 : old ? new ? 0 : 1 : new ? 2 : 3] += 1
        if row.both == row.outcome { right += 1 }
      }
    }

    var text: String {
      ([counts.reduce(0, +)] + counts + [right]).map { "\($0)" }.joined(separator: ", ") + "\n"
    }
  }

  private static func text(_ blocks: [Block]) -> String {
    var table =
      "kind: rows, both right, only the old, only the trial, neither, can't be told; "
      + "the answer is right\n"
    let kinds = blocks.reduce(into: [String]()) { if !$0.contains($1.kind) { $0.append($1.kind) } }
    var sum = Counts()
    for kind in kinds {
      var counts = Counts()
      for block in blocks where block.kind == kind {
        counts.add(block)
        sum.add(block)
      }
      table += "\(kind): " + counts.text
    }
    return table + "all: " + sum.text + "\n" + blocks.map(\.text).joined(separator: "\n")
  }

  // MARK: The other process

  private func answers(of places: [Int]) throws -> [Int: Block] {
    let folder = FileManager.default.temporaryDirectory
    let note = folder.appending(path: "witnesses-\(UUID().uuidString)")
    let trial = Self.trialFile(of: note)
    defer {
      try? FileManager.default.removeItem(at: note)
      try? FileManager.default.removeItem(at: trial)
    }
    var blocks: [Int: Block] = [:]
    var fatal: [Int] = []
    while blocks.count < places.count, fatal.count < 200 {
      let rest = places.filter { blocks[$0] == nil }
      try Data().write(to: note)
      try Data(count: MemoryLayout<Int>.size).write(to: trial)
      try run(note, trial, rest, fatal)
      for part in String(decoding: try Data(contentsOf: note), as: UTF8.self).split(
        separator: "\u{1}")
      where part.hasSuffix("\u{2}") {
        let answer = part.dropLast().split(separator: "\u{3}", omittingEmptySubsequences: false)
        let lines = answer[0].split(separator: "\n", omittingEmptySubsequences: false)
        guard let place = Int(lines[0]), let alike = Int(lines[1]) else { continue }
        blocks[place] = Block(
          name: subjects[place].name, kind: subjects[place].kind, alike: alike,
          rows: lines.dropFirst(2).compactMap { Row($0) },
          lines: answer.count < 2 ? nil : answer[1].split(separator: "\n").map(String.init))
      }
      let last = Self.trial(in: trial)
      guard last != 0 || blocks.count == places.count else { break }
      fatal.append(last)
    }
    return blocks
  }

  private static func trialFile(of note: URL) -> URL { note.appendingPathExtension("trial") }

  private static func trial(in file: URL) -> Int {
    let bytes = (try? Data(contentsOf: file)) ?? Data()
    return bytes.count < 8 ? 0 : bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  private func run(_ note: URL, _ trial: URL, _ places: [Int], _ fatal: [Int]) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", suite]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging([
      Self.noteVariable: note.path,
      Self.placesVariable: places.map { "\($0)" }.joined(separator: ","),
      Self.fatalVariable: fatal.map { "\($0)" }.joined(separator: ","),
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var (last, calm) = (0, 0)
    // Foundation may miss the end of one of several children, and then waits for ever.
    while waitpid(process.processIdentifier, nil, WNOHANG) == 0 {
      usleep(50_000)
      let now = Self.trial(in: trial)
      calm = now == last && now != 0 ? calm + 1 : 0
      last = now
      if calm == 60 { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// Writes down what both say of subjects.
  private func answer(_ note: URL, fatal: String) throws {
    let places = ProcessInfo.processInfo.environment[Self.placesVariable] ?? ""
    let file = try FileHandle(forWritingTo: note)
    let trials = open(Self.trialFile(of: note).path, O_WRONLY)
    defer { close(trials) }
    var notes = TrialNotes()
    notes.fatal = Set(fatal.split(separator: ",").compactMap { Int($0) })
    notes.note = { number in
      withUnsafeBytes(of: number) { _ = pwrite(trials, $0.baseAddress, $0.count, 0) }
    }
    for place in places.split(separator: ",").compactMap({ Int($0) }) {
      let (alike, rows, answer) = try compared(subjects[place], notes)
      let text = rows.map { "\n" + $0.text }.joined()
      let lines = subjects[place].lines.map { "\u{3}" + $0(answer).joined(separator: "\n") } ?? ""
      try file.write(contentsOf: Data("\u{1}\(place)\n\(alike)\(text)\(lines)\u{2}".utf8))
    }
  }

  private func compared(
    _ subject: Subject, _ notes: TrialNotes
  ) throws -> (alike: Int, rows: [Row], answer: Report) {
    let old = Self.outcomes(of: try subject.report(.old, notes))
    let new = Self.outcomes(of: try subject.report(.trial, notes))
    let answer = try subject.report(.both, notes)
    let both = Self.outcomes(of: answer)
    let paths = old.paths + new.paths.filter { old.said[$0] == nil }
    let others = subject.right.keys.sorted().filter { old.said[$0] == nil && new.said[$0] == nil }
    var alike = 0
    var rows: [Row] = []
    for path in paths + others {
      let (left, right) = (old.said[path] ?? Self.noRow, new.said[path] ?? Self.noRow)
      let stands = both.said[path] ?? Self.noRow
      let sent = old.sent[path] ?? new.sent[path] ?? ""
      // Who wrote what is right has a row for each value, and may have none for a key that is missing.
      let unlisted = sent == Self.missing ? Self.notTold : Self.noRow
      let decided = subject.right.isEmpty ? nil : subject.right[path] ?? unlisted
      if left == right, left == stands, decided == nil || decided == left {
        alike += 1
      } else {
        rows.append(
          Row(place: "\(path) \(sent)", old: left, new: right, both: stands, right: decided))
      }
    }
    return (alike, rows, answer)
  }

  private static let noRow = "no row"
  private static let missing = "missing"
  private static let notTold = "notTold"

  private struct Outcomes {
    var paths: [String] = []
    var said: [String: String] = [:]
    var sent: [String: String] = [:]

    mutating func note(_ field: FieldReport, in style: DecodingStyle) {
      let path = (style == .strict ? "" : "\(style) ") + "\(field.path)"
      guard said[path] == nil else { return }
      paths.append(path)
      said[path] = "\(field.outcome)" + (field.outcomeAlone.map { ", alone \($0)" } ?? "")
      let text = (field.found?.text ?? WitnessTable.missing).replacing("\n", with: " ").replacing(
        "|", with: "/")
      sent[path] = text.count > 60 ? text.prefix(59) + "…" : text
    }
  }

  /// The outcomes by paths, the first of each; behind another style's name than strict.
  private static func outcomes(of report: Report) -> Outcomes {
    var outcomes = Outcomes()
    for style in report.styles {
      for field in style.fields { outcomes.note(field, in: style.style) }
    }
    return outcomes
  }
}
