import Foundation
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
      let entry = JournalEntry(origin: origin, before: before, record: .edit(edit))
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
}
