import DecodingStyles
import Foundation
import Testing

/// What decodes share is what is known of types; nothing else may pass between threads.
struct SmartConcurrencyTests {
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
