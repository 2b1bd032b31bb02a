import Foundation
import JSONSource
import Testing

/// Two documents made by chance are paired: what differs, made in the one, makes it the other.
struct JSONPairingTests {
  /// What makes B of A.
  private struct EditScript: JSONPairing {
    let a: JSONDocument
    let b: JSONDocument
    var edit: JSONEdit
    /// The containers of A that are gone through, and how many children of each came already.
    private var open: [(container: Int, count: Int)] = []

    init(_ a: JSONDocument, _ b: JSONDocument) {
      (self.a, self.b, edit) = (a, b, JSONEdit(a))
      walk(JSONPair(a: a.root, b: b.root))
    }

    mutating func members(of x: Int, _ y: Int) -> [JSONPair] {
      let (left, right) = (Array(a.children(of: x)), Array(b.children(of: y)))
      let partners = Partners(
        of: left.map { a.string($0 - 1) }, among: right.map { b.string($0 - 1) })
      return JSONPair.pairs(at: partners.merged, of: left, right)
    }

    mutating func elements(of x: Int, _ y: Int) -> [JSONPair] {
      let (left, right) = (Array(a.children(of: x)), Array(b.children(of: y)))
      let script = ShortestEdit(from: left.map(a.text), to: right.map(b.text), most: 3)
      return JSONPair.pairs(at: script.pairs, of: left, right)
    }

    mutating func enter(_ pair: JSONPair) {
      if let x = pair.a {
        pass()
        open.append((x, 0))
      }
    }

    mutating func leave(_ pair: JSONPair) { open.removeLast() }

    mutating func meet(_ pair: JSONPair) {
      switch (pair.a, pair.b, open.last) {
      case (let x?, let y?, _):
        pass()
        if a.text(x) != b.text(y) { edit.set(x, to: b.text(y)) }
      case (let x?, nil, let last?):
        pass()
        edit.remove(x, of: last.container)
      case (nil, let y?, let last?):
        let isMember = b.kind(of: y - 1) == .key
        edit.insert(
          (isMember ? b.text(y - 1) + ":" : "") + b.text(y), at: last.count, of: last.container)
      default: break
      }
    }

    private mutating func pass() {
      if !open.isEmpty { open[open.count - 1].count += 1 }
    }
  }

  @Test(arguments: 0..<8)
  func `what differs in one document makes it the other, as Foundation reads it`(
    round: Int
  ) throws {
    var random = SplitMix(state: UInt64(round) &+ 5)
    for _ in 0..<100 {
      let (text, other) = (Self.text(4, &random), Self.text(4, &random))
      let edit = EditScript(JSONDocument.parse(text), JSONDocument.parse(other)).edit
      let edited = String(decoding: edit.bytes, as: UTF8.self)
      #expect(
        try Self.object(edited) == Self.object(other), "\(text)\n→ \(other)\nis \(edited)")
    }
  }

  @Test func `the same document needs no change`() {
    var random = SplitMix(state: 3)
    for _ in 0..<100 {
      let document = JSONDocument.parse(Self.text(4, &random))
      #expect(EditScript(document, document).edit.changes.isEmpty)
    }
  }

  /// Few keys and values, so that two of them have much in common.
  private static func text(_ depth: Int, _ random: inout SplitMix) -> String {
    switch depth == 0 ? 0 : random.next(below: 3) {
    case 0: return ["1", "2", "\"a\"", "null"][random.next(below: 4)]
    case 1:
      let keys = ["a", "b", "c", "d"].filter { _ in random.next(below: 2) == 0 }
      let members = keys.map { "\"\($0)\": \(text(depth - 1, &random))" }
      return "{"
        + (random.next(below: 2) == 0 ? members : members.reversed())
        .joined(separator: ", ") + "}"
    default:
      let elements = (0..<random.next(below: 5)).map { _ in text(depth - 1, &random) }
      return "[" + elements.joined(separator: ", ") + "]"
    }
  }

  private static func object(_ text: String) throws -> NSObject? {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      as? NSObject
  }

  // MARK: As it is read

  @Test func `as they are read, numbers are the same where Foundation's decimals are`() throws {
    let numbers = ["0", "-0", "1", "1.0", "10e-1", "0.1e1", "1e1", "10", "-1", "1.5", "15e-1"]
    let document = JSONDocument.parse("[\(numbers.joined(separator: ","))]")
    let hashes = ContentHashes(document, asRead: true)
    for (one, own) in numbers.enumerated() {
      for (two, other) in numbers.enumerated() {
        let isSame = try #require(Decimal(string: own)) == #require(Decimal(string: other))
        #expect((hashes[1 + one] == hashes[1 + two]) == isSame, "\(own) and \(other)")
      }
    }
  }

  @Test func `as they are read, the first of equal keys counts`() {
    let document = JSONDocument.parse(#"[{"a":1,"a":2}, {"a":1}, {"a":2}]"#)
    let elements = Array(document.children(of: 0))
    let (read, spelled) = (ContentHashes(document, asRead: true), ContentHashes(document))
    #expect(read[elements[0]] == read[elements[1]] && read[elements[1]] != read[elements[2]])
    #expect(spelled[elements[0]] != spelled[elements[1]])
  }
}
