import DecodingStyles
import Foundation
import Synchronization
import Testing

struct SmartLogTests {
  struct Order: SmartCodable {
    var id = 0
    var items: [Item] = []
    var tags = ["initial"]
    var home: Home?
    var note: String?
    @SmartCompact.Array var scores: [Int] = []
  }

  struct Item: SmartCodable {
    var price = 0.0
  }

  /// The logs that a handler was given.
  final class Logs: Sendable {
    private let logs = Mutex<[SmartLog]>([])
    func add(_ log: SmartLog) { logs.withLock { $0.append(log) } }
    var all: [SmartLog] { logs.withLock { $0 } }
  }

  private func logs<Model: Decodable>(
    _ type: Model.Type, _ json: String, _ level: SmartLogLevel
  ) -> [SmartLog] {
    let logs = Logs()
    var decoder = SmartDecoder()
    decoder.logLevel = level
    decoder.logHandler = { logs.add($0) }
    _ = try? decoder.decode(type, from: Data(json.utf8))
    return logs.all
  }

  static let dirty = #"""
    {"id": "7", "items": [{"price": 1}, {"price": "9.5"},
      {"price": []}, 5], "tags": ["a",
      null], "home": {"zip": "x"}, "scores": [1, "x", 10, "2"]}
    """#

  static let trees: [(SmartLogLevel, String)] = [
    (
      .error,
      #"""
      ======== Smart log of Order: 5 events ========
      |- home
      |  |- city: String <- nothing => "Bern"   initial value (missing)
      |  |- zip: Int? <- "x" => 3000   initial value (not-a-number)
      |- items: [Item] <- [{"price": 1}, {"price": "9.5"}, {"price": []}, 5] => []   initial value (bad-element at [3])
      |- scores
      |  |- [1]: Int <- "x"   dropped (not-a-number)
      |- tags: [String] <- ["a", null] => ["initial"]   initial value (bad-element at [1])
      ==============================================
      """#
    ),
    (
      .debug,
      #"""
      ======== Smart log of Order: 8 events ========
      |- home
      |  |- city: String <- nothing => "Bern"   initial value (missing)
      |  |- zip: Int? <- "x" => 3000   initial value (not-a-number)
      |- id: Int <- "7" => 7   converted (wrong-type)
      |- items: [Item] <- [{"price": 1}, {"price": "9.5"}, {"price": []}, 5] => []   initial value (bad-element at [3])
      |- note: String? <- nothing => nil   nil (missing)
      |- scores
      |  |- [1]: Int <- "x"   dropped (not-a-number)
      |  |- [3]: Int <- "2" => 2   converted (wrong-type)
      |- tags: [String] <- ["a", null] => ["initial"]   initial value (bad-element at [1])
      ==============================================
      """#
    ),
    (
      .verbose,
      #"""
      ======== Smart log of Order: 10 events ========
      |- home
      |  |- city: String <- nothing => "Bern"   initial value (missing)
      |  |- zip: Int? <- "x" => 3000   initial value (not-a-number)
      |- id: Int <- "7" => 7   converted (wrong-type)
      |- items: [Item] <- [{"price": 1}, {"price": "9.5"}, {"price": []}, 5] => []   initial value (bad-element at [3])
      |- note: String? <- nothing => nil   nil (missing)
      |- scores
      |  |- [0]: Int <- 1 => 1   as sent
      |  |- [1]: Int <- "x"   dropped (not-a-number)
      |  |- [2]: Int <- 10 => 10   as sent
      |  |- [3]: Int <- "2" => 2   converted (wrong-type)
      |- tags: [String] <- ["a", null] => ["initial"]   initial value (bad-element at [1])
      ===============================================
      """#
    ),
  ]

  @Test(arguments: trees)
  func `a level tells what it is for, as a tree`(_ level: SmartLogLevel, _ tree: String) {
    #expect(logs(Order.self, Self.dirty, level).map(\.description) == [tree])
  }

  static let quiet: [(String, SmartLogLevel)] = [
    (#"{"city":"Rom","zip":1}"#, .debug), (#"{"city":"Rom","zip":"1"}"#, .error),
    (#"{"city":[]}"#, .none), ("{", .none),
  ]

  @Test(arguments: quiet)
  func `a decode with nothing to tell is silent`(_ json: String, _ level: SmartLogLevel) {
    #expect(logs(Home.self, json, level).isEmpty)
  }

  static let failures: [(any (Decodable & Sendable).Type, String, String)] = [
    ([Int].self, #"[1, {"a": 1}]"#, #"$: [Int] <- [1, {"a": 1}]   threw (bad-element at [1])"#),
    (
      [String: [Int]].self, #"{"a": [0, []]}"#,
      #"$: [String: [Int]] <- {"a": [0, []]}   threw (bad-element at a[1])"#
    ),
    (
      Int.self, "{",
      "$: Int <- nothing   threw (1:2: expected '}' at the object's end, found the end of the text)"
    ),
  ]

  @Test(arguments: failures.indices)
  func `what ends the decode is told with the guilty element`(_ index: Int) {
    let (type, json, line) = Self.failures[index]
    #expect(logs(type, json, .error).first?.entries.map(\.description) == [line])
  }

  @Test func `indexes are sorted as numbers, keys as text`() throws {
    let elements = (0..<12).map { #"{"city":"\#($0)","zip":"1"}"# }.joined(separator: ",")
    let log = try #require(logs([Home].self, "[\(elements)]", .debug).first)
    #expect(log.entries.map { $0.path[0] } == (0..<12).map { .index($0) })
    let sizes = try #require(logs([String: Int].self, #"{"b":"1","a":"2","10":"3"}"#, .debug).first)
    #expect(sizes.entries.map(\.path) == [[.key("10")], [.key("a")], [.key("b")]])
  }

  struct Wrapped: SmartCodable {
    @SmartIgnored var ignored = 1
    @SmartDate var at: Date?
    @SmartAny var any: [Any] = []
    @SmartOptional var home: Home?
  }

  static let wrapped: [(SmartLogLevel, String, [String])] = [
    (
      .error, #"{"ignored":2,"at":"soon","any":{},"home":5}"#,
      [
        #"any: [Any] <- {} => []   initial value (wrong-type)"#,
        #"at: Date? <- "soon" => nil   nil (bad-date)"#,
        "home: Home? <- 5 => nil   nil (wrong-type)",
      ]
    ),
    (
      .verbose, #"{"ignored":2,"at":"5","any":[null]}"#,
      [
        "any: [Any] <- [null] => [NSNull()]   as sent",
        #"at: Date? <- "5" => "1970-01-01T00:00:05Z"   converted (wrong-type)"#,
        "home: Home? <- nothing => nil   nil (missing)",
        "ignored: Int <- 2 => 1   initial value (unknown-key)",
      ]
    ),
  ]

  @Test(arguments: wrapped)
  func `wrapped properties are told by their own types`(
    _ level: SmartLogLevel, _ json: String, _ lines: [String]
  ) {
    #expect(logs(Wrapped.self, json, level).first?.entries.map(\.description) == lines)
  }

  static let texts: [(String, [String])] = [
    (
      ##"{"h": "{\"city\": 7, \"zip\": []}"}"##,
      [
        #"city: String <- 7 => "7"   converted (wrong-type)"#,
        "zip: Int? <- [] => 3000   initial value (wrong-type)",
      ]
    ),
    (
      ##"{"h": "{\"ci\\u0074y\": \"a\"}"}"##,
      ["zip: Int? <- nothing => 3000   initial value (missing)"]
    ),
  ]

  @Test(arguments: texts)
  func `what was found in the text of a string is told`(_ json: String, _ lines: [String]) {
    let entries = logs([String: Home].self, json, .debug).first?.entries ?? []
    #expect(entries.filter { $0.path.count > 1 }.map(\.description) == lines)
  }

  struct Loose: SmartCodable {
    var home = Home()
    var sizes: [String: Int] = [:]
    @SmartAny var any: Any = 0
  }

  static let duplicates: [(String, [String])] = [
    (
      #"{"home": {"city": "a", "zip": 1, "city": "b", "city": null}}"#,
      [
        #"$.home.city: String <- "b"   dropped (duplicate-key)"#,
        "$.home.city: String <- null   dropped (duplicate-key)",
      ]
    ),
    (#"{"sizes": {"a": 1, "\u0061": 2}}"#, ["$.sizes.a: Int <- 2   dropped (duplicate-key)"]),
    (
      #"{"any": {"x": [{"k": 1, "k": {}}]}}"#,
      ["$.any.x.[0].k: Any <- {}   dropped (duplicate-key)"]
    ),
    (#"{"unread": {"k": 1, "k": 2}, "other": 1, "other": 2}"#, []),
    (#"{"home": 5, "home": {}}"#, ["$.home: Home <- {}   dropped (duplicate-key)"]),
  ]

  @Test(arguments: duplicates)
  func `members whose key has stood before are told`(_ json: String, _ lines: [String]) {
    let entries = logs(Loose.self, json, .error).first?.entries ?? []
    let told = entries.filter { $0.reason == "duplicate-key" }.map { entry in
      let outer = entry.path.dropLast().map { "\($0)." }.joined()
      return "$.\(outer)\(entry)"
    }
    #expect(told == lines)
  }
}
