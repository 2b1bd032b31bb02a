import DecodingStyles
import Foundation
import Testing

/// What decodes share is what is known of types; nothing else may pass between threads.
struct SmartConcurrencyTests {
  /// What one decode's handler was told. `NSLock`, because the thread sanitizer knows it.
  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var told = ""

    var text: String { lock.withLock { told } }

    func add(_ text: String) { lock.withLock { told += text } }
  }

  @Test func `1000 decodes at one time keep their logs apart`() async throws {
    let logs = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<1000 {
        group.addTask {
          let log = Told()
          let json = #"{"city":\#(number),"zip":{},"zip":7}"#
          var decoder = SmartDecoder()
          decoder.logLevel = SmartLogLevel.allCases[number % 4]
          decoder.logHandler = { log.add($0.description) }
          _ = try decoder.decode(Home.self, from: Data(json.utf8))
          return (number, log.text)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<1000 { #expect(logs[number] == Self.log(number)) }
  }

  /// The log of the decode with a number, at one of four levels.
  private static func log(_ number: Int) -> String {
    let city = #"|- city: String <- \#(number) => "\#(number)"   converted (wrong-type)"#
    let zip = """
      |- zip: Int? <- {} => 3000   initial value (wrong-type)
      |- zip: Int <- 7   dropped (duplicate-key)
      """
    let lines = number % 4 < 2 ? zip : city + "\n" + zip
    let head = "======== Smart log of Home: \(number % 4 < 2 ? 2 : 3) events ========"
    let foot = String(repeating: "=", count: head.count)
    return number % 4 == 0 ? "" : [head, lines, foot].joined(separator: "\n")
  }

  @Test func `200 decodes at one time give what each gives alone`() async throws {
    let decoded = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<200 {
        group.addTask { (number, try Self.decoded(number)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<200 {
      let alone = try Self.decoded(number)
      #expect(decoded[number] == alone)
    }
  }

  /// The text of one of five decodes: fallback, renaming, references, wrappers, nested text.
  private static func decoded(_ number: Int) throws -> String {
    var decoder = SmartDecoder()
    func read<Model: Decodable>(_ type: Model.Type, _ json: String) throws -> Model {
      try decoder.decode(type, from: Data(json.utf8))
    }
    switch number % 5 {
    case 0:
      return "\(try read(Profile.self, ##"{"age":"\##(number)","home":"{\"zip\":[]}"}"##))"
    case 1:
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return "\(try read(Member.self, #"{"ag_e":0,"age":"\#(number)"}"#))"
    case 2:
      let ticket = try read(Ticket.self, #"{"owner":{"value":"\#(number)","next":{}}}"#)
      return "\(ticket.owner.log) \(ticket.owner.next?.value ?? -1)"
    case 3:
      let mixed = try read(Mixed.self, #"{"wrapped":\#(number),"open":"?","fruit":1}"#)
      return "\(mixed.count) \(mixed.wrapped) \(mixed.open) \(mixed.fruit)"
    default:
      let family = try read(Family.self, #"{"members":{"a":{"age":\#(number)},"b":{}}}"#)
      return "\(family.total) \(family.members.count)"
    }
  }
}
