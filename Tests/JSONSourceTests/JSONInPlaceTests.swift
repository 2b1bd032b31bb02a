import JSONSource
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Texts that are read where they lie, with nothing behind them that may be read.
@Suite
struct JSONInPlaceTests {
  /// Bytes that end where a page begins that nobody may touch.
  private final class GuardedBytes: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    private let pages: UnsafeMutableRawPointer
    private let length: Int

    init(_ source: [UInt8]) throws {
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      length = (source.count + page - 1) / page * page + page
      let flags = MAP_PRIVATE | MAP_ANON
      let mapped = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0)
      pages = try #require(mapped != MAP_FAILED ? mapped : nil)
      let start = pages + (length - page - source.count)
      source.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(start: start, count: $0.count).copyMemory(from: $0)
      }
      mprotect(pages + (length - page), page, PROT_NONE)
      bytes = UnsafeRawBufferPointer(start: start, count: source.count)
    }

    deinit { munmap(pages, length) }
  }

  /// What is the same however a text is read; whether it was read in place.
  private static func check(_ source: [UInt8]) throws -> Bool {
    let copied = JSONDocument.parse(source)
    let held = try GuardedBytes(source)
    let document = JSONDocument.parse(held.bytes, heldBy: held, from: 1)
    let isInPlace = UnsafeRawPointer(document.bytes) == held.bytes.baseAddress
    let text = Comment(rawValue: String(decoding: source, as: UTF8.self).debugDescription)
    #expect(document.nodeCount == copied.nodeCount && document.depth == copied.depth, text)
    #expect(document.problems == copied.problems, text)
    for node in 0..<min(document.nodeCount, copied.nodeCount) {
      let (one, other) = (document.nodes[node], copied.nodes[node])
      #expect(one.start == other.start && one.meta == other.meta, text)
      #expect(one.a == other.a && one.b == other.b, text)
      #expect(document.text(node) == copied.text(node), text)
      guard [.key, .string].contains(document.kind(of: node)) else { continue }
      #expect(document.string(node) == copied.string(node), text)
    }
    #expect(document.lineCount == copied.lineCount, text)
    #expect(
      document.position(of: source.count) == copied.position(of: source.count), text)
    #expect(TapeCheck(document).faults == [], text)
    return isInPlace
  }

  /// Records with tokens of every kind, so that whichever is cut by the last bytes is there.
  private static let record =
    #"{"name": "Zoë \"\u00e9\"", "id": -12.5e-7, "list": [true, false, null, [], {}],"#
    + " \n   \t \"a long key of many bytes\": \"\(String(repeating: "text ", count: 16))\"}"

  @Test(arguments: 0..<320)
  func `a text is read in place, whatever stands before its last bytes`(_ length: Int) throws {
    // Grows by a byte a case, so that every token comes to lie across the border.
    let tail = String(repeating: "7", count: length) + String(repeating: " ", count: length % 5)
    let text = "[\(Self.record),\(Self.record), 1\(tail)  \n]"
    #expect(try Self.check(Array(text.utf8)))
    let moved = "[\(String(repeating: "9", count: length + 1)),\(Self.record)]"
    #expect(try Self.check(Array(moved.utf8)))
    let spaced = "[\(Self.record)\(String(repeating: " ", count: length))\r\n]\n"
    #expect(try Self.check(Array(spaced.utf8)))
  }

  @Test(arguments: [
    "1", "\"\"", "nul", "n", "null", "true ", "[]", "{}", "-", "\"", "\"\\", "{\"", "[1", "[1,]",
    "tru", "f", "0", "1e", "[", "{\"a\"", "{\"a\":", " ", "\u{FEFF}[]", "[\u{0}]", "/", "/*",
  ])
  func `nothing is read behind a short text`(_ text: String) throws {
    let source = Array(text.utf8)
    let document = JSONDocument.parse(source)
    #expect(try Self.check(source) == (document.problems.isEmpty && !text.isEmpty))
  }

  @Test(arguments: 0..<8)
  func `a broken text is copied, and nothing is read behind it`(_ round: Int) throws {
    var random = SplitMix(state: UInt64(round) &+ 77)
    let seed = Array("[\(Self.record),\(Self.record)]".utf8)
    for _ in 0..<150 {
      var source = seed
      for _ in 0...random.next(below: 2) {
        let place = random.next(below: source.count)
        switch random.next(below: 3) {
        case 0: source.remove(at: place)
        case 1: source[place] = UInt8(random.next(below: 256))
        default: source.removeSubrange(place...)
        }
        if source.isEmpty { source = [0x5B] }
      }
      let isPlain = JSONDocument.parse(source).problemCount == 0
      #expect(try Self.check(source) == isPlain)
    }
  }

  @Test func `a small text is copied, and so is JSON5`() throws {
    let held = try GuardedBytes(Array("[1]".utf8))
    let small = JSONDocument.parse(held.bytes, heldBy: held)
    #expect(UnsafeRawPointer(small.bytes) != held.bytes.baseAddress)
    let five = JSONDocument.parse(held.bytes, heldBy: held, dialect: .json5, from: 1)
    #expect(UnsafeRawPointer(five.bytes) != held.bytes.baseAddress)
  }
}
