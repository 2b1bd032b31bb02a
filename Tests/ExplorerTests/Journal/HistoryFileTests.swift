import DecodingReport
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// What is written of states is what is read back, wherever the file was torn off.
struct HistoryFileTests {
  private static func state(
    _ text: String, _ model: String = "struct A {}", payload: String = "a"
  ) -> HistoryState {
    HistoryState(
      key: HistoryState.Key(sample: "User", modelSource: "built-in", source: "payload \(payload)"),
      title: "User", payload: payload, text: SourceText(text),
      model: [HistoryState.ModelFile(name: "A.swift", text: SourceText(model))],
      settings: DecodingChanges())
  }

  /// States of two payloads by turns, each with another number in it.
  private static func entries(_ count: Int, filler: Int = 40) -> [HistoryEntry] {
    let rest = String(repeating: "x", count: filler)
    return (0..<count).map { place in
      var state = state(
        "{\"a\": \(place * place), \"b\": \"\(rest)李\"}", "struct A { var a\(place / 5): Int }",
        payload: place % 3 == 0 ? "b" : "a")
      state.settings.json5 = place % 4 == 0 ? true : nil
      state.settings.dateStrategy = .format("yyyy=\(place)")
      state.root = place % 2 == 0 ? "Item" : nil
      return HistoryEntry(
        id: "\(place)", seconds: place, folder: "/ä", state: state,
        change: HistoryChange(summary: "$.a: \(place)", lines: ["one", "two\n"]))
    }
  }

  private func expectSame(_ read: [HistoryEntry], _ written: [HistoryEntry]) {
    #expect(read.map(\.id) == written.map(\.id))
    for (one, other) in zip(read, written) {
      #expect(one.state.isSame(as: other.state), "\(one.id)")
      #expect(one.seconds == other.seconds && one.folder == other.folder)
      #expect(one.change == other.change)
      #expect(one.state.title == other.state.title && one.state.payload == other.state.payload)
    }
  }

  @Test func `a file that was torn off anywhere tells all of its whole states`() {
    let entries = Self.entries(4)
    var writer = LogWriter()
    var bytes = LogKind.history.signature
    var ends = [bytes.count]
    for entry in entries {
      bytes += writer.lines(for: entry)
      ends.append(bytes.count)
    }
    for count in CaseSelection.tenth(of: Array(0...bytes.count)) + ends {
      let replay = HistoryReplay(Array(bytes[..<count]))
      let whole = max(0, ends.count { $0 <= count } - 1)
      #expect(replay.entries.count == whole, "\(count) bytes")
      #expect(replay.ending == (ends.contains(count) ? .whole : .torn), "\(count) bytes")
    }
    expectSame(HistoryReplay(bytes).entries, entries)
  }

  @Test func `many states are told again, and take little more than what changed`() {
    let entries = Self.entries(60, filler: 4000)
    let bytes = LogWriter.history(of: entries).bytes
    expectSame(HistoryReplay(bytes).entries, entries)
    // Whole texts now and then: less than a fifth of all.
    #expect(bytes.count < 60 * 4000 / 5)
  }

  @Test func `a byte that changed ends what is read, and is told`() {
    let entries = Self.entries(3)
    let start = LogWriter.history(of: Array(entries[..<1])).bytes.count
    let bytes = LogWriter.history(of: entries).bytes
    let next = LogWriter.history(of: Array(entries[..<2])).bytes.count
    for place in CaseSelection.tenth(of: Array(start..<next)) {
      var damaged = bytes
      damaged[place] ^= 0x10
      let replay = HistoryReplay(damaged)
      #expect(replay.entries.count == 1 && replay.readCount == start, "byte \(place)")
      #expect(replay.ending == .damaged, "byte \(place)")
    }
    #expect(HistoryReplay(Array("something else".utf8)).ending == .damaged)
    #expect(LogKind.history.newerVersion(of: Array("codable-explorer history 3\n".utf8)) == "3")
    #expect(LogKind.history.newerVersion(of: bytes) == nil)
  }

  @Test func `outcomes and names are told again, of several names the last`() throws {
    var state = Self.state("{}")
    let fixture = ReportFixture.user()
    let report = fixture.report(failure: ReportFixture.ageMismatch)
    state.outcomes = PerStyle { style in report[style].map { HistoryOutcomes($0) } }
    let entry = HistoryEntry(
      id: "i", seconds: 9, folder: "/", state: state,
      change: HistoryChange(summary: "", lines: []))
    let names = [("old", 3), ("new", 7), ("older", 1)].map { HistoryName(text: $0, seconds: $1) }
    let bytes =
      LogWriter.history(of: [entry]).bytes + names.flatMap { LogRecord.name($0, of: "i").line }
    let replay = HistoryReplay(bytes)
    let read = try #require(replay.entries.first)
    #expect(read.state.outcomes == state.outcomes)
    #expect(read.named(by: replay.names).name == "new")
  }

  @Test func `what is too much goes, the oldest without a name first`() throws {
    var log = HistoryLog()
    let others = Self.entries(200, filler: 500)
    let names = ["3": HistoryName(text: "kept", seconds: 1)]
    let (bytes, _) = log.trim(adding: others, named: names, mostBytes: 40_000)
    #expect(bytes.count <= 20_000)
    let left = HistoryReplay(bytes).entries
    #expect(left.first?.id == "3" && left.last?.id == "199" && left.count > 20)
    // Without a gap behind the named one.
    #expect(Set(left.dropFirst().map(\.seconds)) == Set((201 - left.count)...199))
    expectSame(left, others.filter { left.contains($0) })
  }

  @Test func `a large payload isn't written, and its states are few`() {
    var log = HistoryLog()
    let large = String(repeating: "1", count: LogWriter.mostText)
    var added: [HistoryEntry] = []
    for place in 0..<60 {
      added += log.note(Self.state("[\(place)\(large)]"), seconds: place, folder: "/") {
        "\(place)"
      }
    }
    #expect(added.count == 60 && added.allSatisfy { !$0.isWritten })
    #expect(log.entries.map(\.id) == (10..<60).map { "\($0)" })
    #expect(LogWriter.history(of: log.entries).bytes == LogKind.history.signature)
  }
}
