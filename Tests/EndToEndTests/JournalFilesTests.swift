import Foundation
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer
@testable import codable_explorer

/// What is found of a journal that was damaged where it lay.
@Suite struct JournalFilesTests {
  @Test func `what was typed long behind a damaged byte is offered, and all of it kept`() throws {
    let place = try TemporaryFolder()
    let folder = try #require(
      JournalFolder { $0 == "XDG_STATE_HOME" ? place.url.path : nil })
    let origin = TextOrigin.file(path: "/data/a.json")
    var writing = JournalFiles(folder: folder)
    var text = SourceText("[]")
    for number in 0..<400 {
      let before = text
      let edit = SourceEdit(1..<1, SourceText("\(number % 10)"))
      text.apply(edit)
      let entry = JournalEntry(origin: origin, before: before, text: text)
      #expect(writing.carryOut(.write(entry)).isEmpty)
    }
    // The program that wrote it has it still: a copy is one that was left.
    let journal = try #require(folder.files(of: JournalFolder.name(of: origin)).first)
    var bytes = try Data(contentsOf: URL(filePath: journal))
    bytes[200] ^= 1
    let left = journal + "x"
    try bytes.write(to: URL(filePath: left))
    var finding = JournalFiles(folder: folder)
    let messages = finding.carryOut(.find(origin))
    guard
      case .journalTrouble(.damaged(let damaged, let readable, bytes.count, true))? = messages.first,
      case .kept(origin, let edit)? = messages.last
    else {
      Issue.record("\(messages)")
      return
    }
    #expect(edit.text == text)
    #expect(readable < bytes.count && readable > bytes.count / 4)
    #expect(damaged == left + ".damaged")
    #expect(try Data(contentsOf: URL(filePath: damaged)) == bytes)
    // It is a journal as any other from then on.
    var again = JournalFiles(folder: folder)
    guard case .kept(origin, let same)? = again.carryOut(.find(origin)).first else { return }
    #expect(same.text == text)
    #expect(writing.carryOut(.end(origin)).isEmpty)
  }

  private static func folder(_ place: TemporaryFolder) throws -> JournalFolder {
    let folder = try #require(
      JournalFolder { $0 == "XDG_STATE_HOME" ? place.url.path : nil })
    try SystemCall.makeFolder(folder.path)
    try SystemCall.makeFolder(folder.history)
    return folder
  }

  /// Lays a journal where the program that wrote it left it.
  private static func leave(
    _ bytes: [UInt8], of source: String, in folder: JournalFolder
  ) throws -> String {
    let path = folder.newFile(for: source)
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  @Test func `what an earlier version left is offered once, in its encoding`() throws {
    let place = try TemporaryFolder()
    let folder = try Self.folder(place)
    let cases: [(TextOrigin, [UInt8], String, String)] = [
      (
        .file(path: "/home/ada/folder/p16.json"), EarlierJournals.utf16,
        "{\n  \"id\": 1, \"ä\": \"李\"\n}\n", "end"
      ),
      (.newModel(1), EarlierJournals.newModel, "", "struct A {}"),
    ]
    for (origin, bytes, original, typed) in cases {
      let path = try Self.leave(bytes, of: JournalFolder.name(of: origin), in: folder)
      var files = JournalFiles(folder: folder)
      guard case .kept(origin, let edit)? = files.carryOut(.find(origin)).first else {
        Issue.record("\(origin)")
        continue
      }
      #expect(edit.text == SourceText(original + typed) && edit.id == path)
      #expect(edit.payload?.name == (origin == .newModel(1) ? "as-received" : nil))
      #expect(files.carryOut(.forget(edit.id)).isEmpty)
      #expect(files.carryOut(.find(origin)).isEmpty)
    }
  }

  @Test func `a variation of an earlier version is listed by its name`() throws {
    let place = try TemporaryFolder()
    let folder = try Self.folder(place)
    _ = try Self.leave(
      EarlierJournals.variation, of: VariationName.prefix(ofSample: "User"), in: folder)
    var files = JournalFiles(folder: folder)
    guard
      case .keptVariations("User", let kept)? = files.carryOut(.findVariations(sample: "User"))
        .first
    else {
      Issue.record("it isn't found")
      return
    }
    let texts = kept.map { $0.edit.text.string(in: 0..<$0.edit.text.count) }
    #expect(kept.map(\.name) == ["no id"])
    #expect(
      texts.first?.hasSuffix("}\nmë") == true && texts.first?.contains("\"id\": null") == true)
    #expect(
      kept.first?.original
        == SourceText(EarlierJournals.user)
    )
  }

  @Test func `a history of an earlier version is set aside, and that is said`() throws {
    let place = try TemporaryFolder()
    let folder = try Self.folder(place)
    let path = folder.newHistory
    try Data(EarlierJournals.history).write(to: URL(filePath: path))
    var files = HistoryFiles(folder)
    for _ in 0..<2 {
      guard case .historyListed(let listing)? = files.carryOut(.list) else { return }
      #expect(listing.entries.isEmpty)
      #expect(
        listing.trouble
          == "states of an earlier version aren't read: they are kept as \(path).earlier")
    }
    #expect(try Data(contentsOf: URL(filePath: path + ".earlier")) == Data(EarlierJournals.history))
  }

  @Test func `a journal stays within some megabytes, and tells all`() throws {
    let place = try TemporaryFolder()
    let folder = try Self.folder(place)
    let origin = TextOrigin.file(path: "/data/a.json")
    var files = JournalFiles(folder: folder)
    var text = SourceText("[]")
    var most = 0
    for number in 0..<60 {
      let before = text
      text = SourceText(String(repeating: "\(number % 10)", count: 300_000))
      let entry = JournalEntry(origin: origin, before: before, text: text)
      #expect(files.carryOut(.write(entry)).isEmpty)
      let journals = folder.files(of: JournalFolder.name(of: origin))
      try #require(journals.count == 1)
      most = max(most, try SystemCall.stamp(journals[0]).size)
    }
    #expect(most > 4 << 20 && most < 6 << 20)
    let path = try #require(folder.files(of: JournalFolder.name(of: origin)).first)
    let replay = try #require(JournalReplay([UInt8](Data(contentsOf: URL(filePath: path)))))
    #expect(replay.text == text && replay.original == SourceText("[]"))
    #expect(files.carryOut(.end(origin)).isEmpty && !SystemCall.exists(path))
  }
}
