import Explorer
import JSONSource
import TestSupport
import Testing
import TextEditor
import Workbench

/// What an earlier version left is read as it was written.
struct EarlierJournalTests {
  private static let bytes = EarlierJournals.sample

  /// The sample's text, and the texts behind each letter that was typed before it and behind it.
  private static let texts: [String] = {
    let typed = (1...6).map { String("typed ".prefix($0)) + EarlierJournals.user }
    let last = "typed " + EarlierJournals.user
    return [EarlierJournals.user] + typed + [last + "m", last + "më"]
  }()

  private static func text(_ replay: JournalReplay?) -> String? {
    replay.map { String(decoding: $0.text.bytes, as: UTF8.self) }
  }

  @Test func `all of it is read`() throws {
    let sample = try #require(JournalReplay(Self.bytes))
    #expect(sample.source == "sample User/as-received" && sample.ending == .whole)
    #expect(
      sample.original == SourceText(EarlierJournals.user) && sample.readCount == Self.bytes.count)
    #expect(Self.text(sample) == Self.texts.last)
    let file = try #require(JournalReplay(EarlierJournals.file))
    #expect(file.text.bytes == file.original.bytes + Array("end".utf8))
    #expect(file.original.bytes.contains(0xFF) && file.encoding == SourceEncoding())
    let utf16 = try #require(JournalReplay(EarlierJournals.utf16))
    #expect(Self.text(utf16) == "{\n  \"id\": 1, \"ä\": \"李\"\n}\nend")
    #expect(utf16.encoding.form == .utf16LittleEndian && utf16.encoding.hasMark)
    let variation = try #require(JournalReplay(EarlierJournals.variation))
    #expect(variation.source == "variation of User\nno id")
    #expect(variation.original == SourceText(EarlierJournals.user))
    let model = try #require(JournalReplay(EarlierJournals.newModel))
    #expect(Self.text(model) == "struct A {}" && model.payload?.name == "as-received")
    #expect(model.payload?.bytes == Array(EarlierJournals.user.utf8))
  }

  @Test func `torn off anywhere it tells all of its whole records`() {
    var last = 0
    for count in 0...Self.bytes.count {
      guard let replay = JournalReplay(Array(Self.bytes[..<count])) else { continue }
      let place = Self.texts.firstIndex { $0 == Self.text(replay) } ?? -1
      #expect(place == last || place == last + 1, "\(count) bytes")
      #expect(replay.ending == (replay.readCount == count ? .whole : .torn), "\(count) bytes")
      last = place
    }
    #expect(last == Self.texts.count - 1)
  }

  @Test(arguments: CaseSelection.tenth(of: Array(bytes.indices)))
  func `whatever byte changed, what is offered is a text that was there, and it is told`(
    _ place: Int
  ) {
    var bytes = Self.bytes
    bytes[place] ^= 0x40
    guard let replay = JournalReplay(bytes, of: "sample User/as-received") else { return }
    #expect(Self.texts.contains(Self.text(replay) ?? ""), "byte \(place)")
    #expect(replay.ending != .whole, "byte \(place)")
    // What is written in its place is of today.
    #expect(Self.text(JournalReplay(replay.rewritten)) == Self.text(replay))
    #expect(replay.rewritten.starts(with: LogKind.journal.signature))
  }

  @Test func `what is taken over stands in a log of today`() throws {
    var session = Session.started()
    var journals = JournallingTests.Journals()
    let origin = TextOrigin.sample("User", payload: "as-received")
    let replay = try #require(JournalReplay(Self.bytes))
    session.send(.kept(origin, KeptEdit(id: "old", text: replay.text, time: "")))
    try session.press("R")
    journals.carryOut(session.effects)
    #expect(journals.text(origin) == Self.texts.last && journals.forgotten == ["old"])
    #expect(journals.bytes[origin]?.starts(with: LogKind.journal.signature) == true)
  }
}
