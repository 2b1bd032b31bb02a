import DecodingReport
import Foundation
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Sources in UTF-16 and UTF-32: text in the editor, and the same bytes outside.
struct SourceEncodingTests {
  private static let forms: [(JSONEncoding, String.Encoding)] = [
    (.utf16BigEndian, .utf16BigEndian), (.utf16LittleEndian, .utf16LittleEndian),
    (.utf32BigEndian, .utf32BigEndian), (.utf32LittleEndian, .utf32LittleEndian),
  ]
  private static let marks: [JSONEncoding: [UInt8]] = [
    .utf16BigEndian: [0xFE, 0xFF], .utf16LittleEndian: [0xFF, 0xFE],
    .utf32BigEndian: [0, 0, 0xFE, 0xFF], .utf32LittleEndian: [0xFF, 0xFE, 0, 0],
  ]
  private static let json = "{\n  \"id\": 7,\n  \"name\": \"Ada 李 😀\"\n}\n"

  private static func bytes(
    _ text: String, _ encoding: String.Encoding, mark: [UInt8] = []
  ) throws -> [UInt8] {
    mark + [UInt8](try #require(text.data(using: encoding)))
  }

  private func session(_ bytes: [UInt8]) -> Session {
    Session(120, 35, opening: Opening(source: .file(path: "/f.json", bytes: bytes)))
  }

  @Test(arguments: forms, [false, true])
  func `a source is opened as text, edited, and saved in its encoding`(
    _ form: (JSONEncoding, String.Encoding), _ hasMark: Bool
  ) throws {
    let mark = hasMark ? Self.marks[form.0] ?? [] : []
    let bytes = try Self.bytes(Self.json, form.1, mark: mark)
    var session = session(bytes)
    #expect(session.text == Self.json)
    #expect(session.shows("  \"name\": \"Ada 李 😀\""))
    #expect(session.request?.bytes == bytes)
    #expect(session.state.live.document?.encoding == form.0)
    try session.press("<F4><C-g>3:12<Enter>é𝄞<C-s>")
    let edited = Self.json.replacing("\"Ada", with: "\"é𝄞Ada")
    #expect(session.saves.first?.bytes == (try Self.bytes(edited, form.1, mark: mark)))
    #expect(session.saves.first?.path == "/f.json")
    try session.press("<C-_><C-_><C-s>")
    #expect(session.saves.first?.bytes == bytes)
  }

  /// What the strict column shows is what `JSONDecoder` makes of those very bytes.
  @Test(arguments: forms, [false, true])
  func `strict is what Foundation makes of the bytes`(
    _ form: (JSONEncoding, String.Encoding), _ hasMark: Bool
  ) throws {
    for text in [Self.json, "{\n\"id\": \"李\"}", "{\"id\": 1", "7", ""] {
      let mark = hasMark ? Self.marks[form.0] ?? [] : []
      let bytes = try Self.bytes(text, form.1, mark: mark)
      let request = try #require(session(bytes).request)
      let strict = try #require(request.run().report[.strict])
      do {
        let user = try JSONDecoder().decode(UserSample.User.self, from: Data(bytes))
        #expect(strict.value == "User(id: \(user.id))", "\(text)")
      } catch {
        #expect(strict.threw, "\(text)")
        guard let said = (error as? DecodingError)?.debugDescription else { continue }
        #expect(strict.failure?.foundationSaid == said, "\(text)")
      }
    }
  }

  @Test func `fields are at their places, and a click selects them`() throws {
    let bytes = try Self.bytes(Self.json, .utf16LittleEndian)
    var session = session(bytes)
    let answer = try #require(session.request?.run())
    session.send(.explained(answer))
    try session.press("j")
    #expect(session.state.selection?.description == "$.id")
    let span = try #require(session.state.selectedSpan)
    #expect(session.state.editor.text.string(in: span) == "7")
    #expect(session.shows("UTF-16LE"))
    #expect(session.state.editor.text.position(of: session.state.editor.caret).line == 2)
  }

  @Test(arguments: [
    // Half a pair in a string: shown and kept, whatever is typed around it.
    (
      [UInt8(0xFF), 0xFE, 0x22, 0, 0x00, 0xD8, 0x22, 0],
      "UTF-16LE, but at byte 4 stands half a surrogate pair; it is kept as it is"
    ),
    (
      [0xFE, 0xFF, 0, 0x5B, 0xDC, 0x01, 0, 0x5D],
      "UTF-16BE, but at byte 4 stands half a surrogate pair; it is kept as it is"
    ),
    (
      [0x5B, 0, 0x5D, 0, 0x20],
      "UTF-16LE, but the end from byte 4 on is less than a unit; it is kept there"
    ),
    (
      [0x5B, 0, 0, 0, 0, 0, 0x11, 0, 0x5D, 0, 0, 0],
      "UTF-32LE, but at byte 4 stands no character: shown byte by byte"
    ),
    (
      [0, 0, 0, 0x5B, 0, 0, 0xD8, 0, 0, 0, 0, 0x5D, 7],
      "UTF-32BE, but at byte 4 stands half a surrogate pair; it is kept as it is"
    ),
  ])
  func `what isn't valid is told with its place, and nothing of it is lost`(
    _ bytes: [UInt8], _ told: String
  ) throws {
    var session = session(bytes)
    #expect(session.shows(told))
    #expect(session.request?.bytes == bytes)
    let answer = try #require(session.request?.run())
    session.send(.explained(answer))
    try session.press("<F4><C-s>")
    #expect(session.saves.first?.bytes == bytes)
    try session.press("<C-End> <Backspace><C-s>")
    #expect(session.saves.first?.bytes == bytes)
    // What Foundation says is said of these bytes.
    let strict = try #require(answer.report[.strict])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(UserSample.User.self, from: Data(bytes))
    }
    #expect(strict.threw)
  }

  @Test func `any units are written again as they were read`() throws {
    var random = SeededGenerator(state: 16)
    for form in Self.forms {
      for _ in 0..<400 {
        var bytes = try Self.bytes("[\"", form.1)
        for _ in 0..<Int.random(in: 0..<40, using: &random) {
          bytes.append(random.choice(of: [0, 0, 0x20, 0x41, 0xD8, 0xDC, 0xFF, 0x10, 0x80]))
        }
        let reading = SourceReading(bytes)
        #expect(reading.encoding.bytes(of: reading.text) == bytes, "\(bytes)")
      }
    }
  }

  @Test func `another encoding on the disk is taken over with the text`() throws {
    let first = try Self.bytes(Self.json, .utf16LittleEndian)
    let second = try Self.bytes(Self.json, .utf32BigEndian)
    var session = session(first)
    session.send(.changedOnDisk(path: "/f.json", second))
    #expect(session.request?.bytes == second)
    #expect(session.text == Self.json)
    session.send(.changedOnDisk(path: "/f.json", Array(Self.json.utf8)))
    #expect(session.request?.bytes == Array(Self.json.utf8))
  }

  @Test func `what was made from it, and what is put back, keeps the encoding`() throws {
    let bytes = try Self.bytes("{\"id\": 1}", .utf16BigEndian)
    var session = session(bytes)
    let answer = try #require(session.request?.run())
    session.send(.explained(answer))
    try session.press("<F4>x<C-r>")
    #expect(session.request?.bytes == bytes)
    session.send(.explained(try #require(session.request?.run())))
    try session.press("<F5>jxn")
    #expect(session.request?.bytes == (try Self.bytes("{\"id\": null}", .utf16BigEndian)))
  }
}

extension DecodingError {
  fileprivate var debugDescription: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: ""
    }
  }
}
