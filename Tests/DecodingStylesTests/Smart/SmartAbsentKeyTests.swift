import DecodingStyles
import Foundation
import Testing

/// Calls of a keyed container for a key that is missing or null: they answer, or throw with the path, as
/// Foundation's do.
@Suite struct SmartAbsentKeyTests {
  enum Keys: String, CodingKey { case call, x }

  /// Makes one of the calls, the one of the number in its object, and throws what it throws.
  struct Caller: Decodable {
    let answer: String

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: Keys.self)
      switch try keys.decode(Int.self, forKey: .call) {
      case 0: answer = "\(try keys.decodeNil(forKey: .x))"
      case 1: answer = "\(try keys.nestedContainer(keyedBy: Keys.self, forKey: .x).allKeys)"
      case 2: answer = "\(try keys.nestedUnkeyedContainer(forKey: .x).currentIndex)"
      case 3: answer = "\(try keys.superDecoder(forKey: .x).codingPath.map(\.stringValue))"
      case 4: answer = "\(try keys.superDecoder(forKey: .x).unkeyedContainer().currentIndex)"
      case 5: answer = "\(try Int(from: keys.superDecoder(forKey: .x)))"
      case 6: answer = try String(from: keys.superDecoder(forKey: .x))
      default: answer = "\(try keys.superDecoder(forKey: .x).singleValueContainer().decodeNil())"
      }
    }
  }

  /// What a decode gives, or the case and the path of its error.
  private static func answer(_ decode: () throws -> Caller) -> String {
    do {
      return try decode().answer
    } catch let error as DecodingError {
      return words(of: error)
    } catch {
      return "\(error)"
    }
  }

  private static func words(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "keyNotFound \(key.stringValue) \(path(context))"
    case .valueNotFound(let type, let context): "valueNotFound \(type) \(path(context))"
    case .typeMismatch(let type, let context): "typeMismatch \(type) \(path(context))"
    case .dataCorrupted(let context): "dataCorrupted \(path(context))"
    @unknown default: "unknown"
    }
  }

  private static func path(_ context: DecodingError.Context) -> [String] {
    context.codingPath.map(\.stringValue)
  }

  @Test(arguments: 0..<8, ["", #", "x": null"#])
  func `a key without a value is answered as by Foundation`(_ call: Int, _ rest: String) {
    let data = Data(#"{"call": \#(call)\#(rest)}"#.utf8)
    let foundation = Self.answer { try JSONDecoder().decode(Caller.self, from: data) }
    #expect(Self.answer { try SmartDecoder().decode(Caller.self, from: data) } == foundation)
  }

  /// A superclass's part of an object that isn't there is an empty one.
  @Test func `a decoder for nothing gives an empty object's keys`() throws {
    struct Part: Decodable {
      let keys: [String]
      init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Keys.self)
        let inner = try outer.superDecoder(forKey: .x).container(keyedBy: Keys.self)
        keys = inner.allKeys.map(\.stringValue)
      }
    }
    #expect(try SmartDecoder().decode(Part.self, from: Data("{}".utf8)).keys == [])
  }
}
