import Foundation
import JSONSource
import Testing

/// What an edit leaves of a text, and what Foundation reads in it.
struct JSONEditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var json: String
    var edited: String
    var edit: @Sendable (inout JSONEdit, JSONDocument) -> Void

    init(
      _ json: String, _ edited: String,
      _ edit: @escaping @Sendable (inout JSONEdit, JSONDocument) -> Void
    ) {
      (self.json, self.edited, self.edit) = (json, edited, edit)
    }

    var testDescription: String { "\(json.debugDescription) → \(edited.debugDescription)" }
  }

  @Test(arguments: [
    Case("[1, 2, 3]", "[3]") { edit, _ in
      edit.remove(1, of: 0)
      edit.remove(2, of: 0)
    },
    Case("[1, 2, 3]", "[1]") { edit, _ in
      edit.remove(2, of: 0)
      edit.remove(3, of: 0)
    },
    Case("[1, 2]", "[]") { edit, _ in
      edit.remove(1, of: 0)
      edit.remove(2, of: 0)
    },
    Case("[\n  1,\n  2,\n  3\n]", "[\n  1\n]") { edit, _ in
      edit.remove(2, of: 0)
      edit.remove(3, of: 0)
    },
    Case("[1, /* two */ 2, // 3\n]", "[1, /* two */ // 3\n]") { edit, _ in edit.remove(2, of: 0) },
    Case("[\n  [1],\n  [2]\n]", "[\n  [2, 3]\n]") { edit, _ in
      edit.remove(1, of: 0)
      edit.set(2, to: "9")
      edit.insert("3", of: 3)
    },
  ])
  func `what goes takes one comma along, and its lines`(_ example: Case) {
    check(example)
  }

  @Test(arguments: [
    Case("[]", "[1, 2]") { edit, _ in
      edit.insert("1", of: 0)
      edit.insert("2", of: 0)
    },
    Case("[2]", "[1, 2, 3]") { edit, _ in
      edit.insert("3", of: 0)
      edit.insert("1", at: 0, of: 0)
    },
    Case("{\n  \"b\": 1\n}", "{\n  \"a\": 0,\n  \"b\": 1,\n  \"c\": 2\n}") { edit, _ in
      edit.insert("\"a\": 0", at: 0, of: 0)
      edit.insert("\"c\": 2", of: 0)
    },
    Case("[1]", "[2]") { edit, _ in
      edit.remove(1, of: 0)
      edit.insert("2", of: 0)
    },
    Case("[1, 2, 3]", "[1, 9]") { edit, _ in
      edit.remove(2, of: 0)
      edit.insert("9", at: 2, of: 0)
      edit.remove(3, of: 0)
    },
    Case("{\"é\": 1, \"é\": 2}", "{\"è\": 1, \"é\": 2}") { edit, _ in edit.rename(1, to: "è") },
    Case("{\"a\": 1}", "{\"ab\": {\"c\": 1}}") { edit, _ in
      edit.rename(1, to: "ab")
      edit.set(2, to: "{\"c\": 1}")
    },
  ])
  func `what comes is laid out as its neighbour`(_ example: Case) {
    check(example)
  }

  @Test func `of a key the bytes change that differ`() {
    var edit = JSONEdit(JSONDocument.parse("{\"quantity\": 1}"))
    edit.rename(1, to: "quantitty")
    #expect(edit.changes.map(\.range) == [9..<9])
    #expect(edit.changes.map(\.text) == [Array("t".utf8)])
  }

  private func check(_ example: Case) {
    let document = JSONDocument.parse(example.json, dialect: .json5)
    var edit = JSONEdit(document)
    example.edit(&edit, document)
    #expect(String(decoding: edit.bytes, as: UTF8.self) == example.edited)
  }

  // MARK: By chance

  @Test(arguments: 0..<8)
  func `Foundation reads the edited value in the edited text`(round: Int) throws {
    var random = SplitMix(state: UInt64(round) &+ 11)
    for _ in 0..<150 {
      let text = Self.text(4, &random)
      let document = JSONDocument.parse(text)
      var edits = Edits(document)
      for _ in 0..<random.next(below: 7) { edits.add(&random) }
      let expected = edits.applied(to: try Self.object(Array(text.utf8)), .root)
      let bytes = edits.edit.bytes
      let comment = Comment(rawValue: "\(text)\n\(String(decoding: bytes, as: UTF8.self))")
      #expect(try Self.object(bytes) == (expected ?? NSNull()) as? NSObject, comment)
      // None overlaps another one, so that what isn't edited stays.
      var place = 0
      for change in edits.edit.changes {
        #expect(change.range.lowerBound >= place, comment)
        place = change.range.upperBound
      }
    }
  }

  @Test(arguments: 0..<4)
  func `without white space it is the same document`(round: Int) throws {
    var random = SplitMix(state: UInt64(round) &+ 99)
    for _ in 0..<100 {
      let document = JSONDocument.parse(Self.text(4, &random))
      let compact = document.compacted()
      #expect(!compact.text(compact.root).contains { $0.isWhitespace })
      #expect(compact.nodeCount == document.nodeCount)
      let (text, other) = (document.text(document.root), compact.text(compact.root))
      #expect(try Self.object(Array(text.utf8)) == Self.object(Array(other.utf8)))
    }
  }

  private static func object(_ bytes: [UInt8]) throws -> NSObject? {
    try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? NSObject
  }

  /// JSON without white space in its strings, with any around its tokens.
  private static func text(_ depth: Int, _ random: inout SplitMix) -> String {
    let blanks = ["", "", " ", "\n", "\r\n  ", "\n    ", "\t"]
    func blank() -> String { blanks[random.next(below: blanks.count)] }
    let count = random.next(below: 5)
    switch depth == 0 ? 0 : random.next(below: 3) {
    case 0: return ["12", "-0.5", "\"é\\n\"", "true", "null", "\"{,}\""][random.next(below: 6)]
    case 1:
      let members = (0..<count).map { place in
        blank() + "\"k\(place)\"" + blank() + ":" + blank() + text(depth - 1, &random) + blank()
      }
      return "{" + members.joined(separator: ",") + (members.isEmpty ? blank() : "") + "}"
    default:
      let elements = (0..<count).map { _ in blank() + text(depth - 1, &random) + blank() }
      return "[" + elements.joined(separator: ",") + (elements.isEmpty ? blank() : "") + "]"
    }
  }
}

/// Edits of a document, and the same of the value that Foundation reads in it.
private struct Edits {
  private let document: JSONDocument
  var edit: JSONEdit
  private var values: [JSONPath: Int] = [:]
  private var removed: Set<JSONPath> = []
  private var names: [JSONPath: String] = [:]
  private var added: [JSONPath: [(index: Int, name: String, value: Int)]] = [:]
  private var count = 0

  init(_ document: JSONDocument) {
    self.document = document
    edit = JSONEdit(document)
  }

  mutating func add(_ random: inout SplitMix) {
    let node = random.next(below: document.nodeCount)
    let value = document.kind(of: node) == .key ? node + 1 : node
    let path = document.path(of: value)
    count += 1
    switch random.next(below: 4) {
    case 0 where values[path] == nil:
      values[path] = count
      edit.set(value, to: "\(count)")
    case 1:
      guard let container = document.ancestors(of: value).last else { return }
      removed.insert(path)
      edit.remove(value, of: container)
    case 2 where document.isContainer(value):
      let places = document.exactCount(of: value) + 1
      let index = random.next(below: places)
      let name = "added\(count)"
      added[path, default: []].append((index, name, count))
      let isObject = document.kind(of: value) == .object
      edit.insert(isObject ? "\"\(name)\":\(count)" : "\(count)", at: index, of: value)
    case 3 where value > 0 && document.kind(of: value - 1) == .key && names[path] == nil:
      names[path] = "k\(count)0"
      edit.rename(value - 1, to: "k\(count)0")
    default: break
    }
  }

  /// The value at a path after the edits; `nil` where it goes.
  func applied(to json: Any?, _ path: JSONPath) -> Any? {
    if removed.contains(path) { return nil }
    if let value = values[path] { return value }
    let added = added[path] ?? []
    if let object = json as? [String: Any] {
      var edited: [String: Any] = [:]
      for (key, value) in object {
        let inner = path.appending(.key(key))
        edited[names[inner] ?? key] = applied(to: value, inner)
      }
      for member in added { edited[member.name] = member.value }
      return edited
    }
    if let array = json as? [Any] {
      var edited: [Any] = []
      for index in 0...array.count {
        edited += added.filter { $0.index == index }.map(\.value)
        guard index < array.count else { break }
        if let value = applied(to: array[index], path.appending(.index(index))) {
          edited.append(value)
        }
      }
      return edited
    }
    return json
  }
}
