import ModelFacts
import Testing

/// What in a model's files gives a `JSONDecoder`.
struct DecoderExpressionTests {
  @Test(arguments: [
    ("extension JSONDecoder { static var api: JSONDecoder { JSONDecoder() } }", "JSONDecoder.api"),
    ("extension JSONDecoder { static let api: Self = { fatalError() }() }", "JSONDecoder.api"),
    (
      "extension JSONDecoder { class func make() -> JSONDecoder { .init() } }", "JSONDecoder.make()"
    ),
    ("struct API { static let decoder = JSONDecoder() }", "API.decoder"),
    (
      "enum Shop { enum API { static var decoder = Foundation.JSONDecoder() } }", "Shop.API.decoder"
    ),
    ("func makeDecoder() -> JSONDecoder { JSONDecoder() }", "makeDecoder()"),
    ("func makeDecoder(strict: Bool = true) -> JSONDecoder { JSONDecoder() }", "makeDecoder()"),
    (
      "let shared = { let decoder = JSONDecoder(); decoder.allowsJSON5 = true; return decoder }()",
      "shared"
    ),
    ("let shared = { () -> JSONDecoder in JSONDecoder() }()", "shared"),
    ("let shared = { JSONDecoder() }()", "shared"),
    ("final class Own: JSONDecoder {}\nlet own = Own()", "own"),
    (
      "class Own: JSONDecoder {}\nclass Other: Own { static let one: Other = .init() }", "Other.one"
    ),
    ("typealias Decoding = JSONDecoder\nlet own: Decoding = .init()", "own"),
    ("#if os(Linux)\nlet own = JSONDecoder()\n#endif", "own"),
  ])
  func `what gives one is found`(source: String, expression: String) throws {
    #expect(try Deriver.derive("import Foundation\n" + source).decoders == [expression])
  }

  @Test(arguments: [
    "private let decoder = JSONDecoder()", "struct API { let decoder = JSONDecoder() }",
    "private enum API { static let decoder = JSONDecoder() }",
    "enum API { fileprivate static let decoder = JSONDecoder() }",
    "func make(_ strict: Bool) -> JSONDecoder { JSONDecoder() }",
    "func make() throws -> JSONDecoder { JSONDecoder() }",
    "func make() async -> JSONDecoder { JSONDecoder() }",
    "@MainActor let decoder = JSONDecoder()", "let decoder: JSONDecoder? = JSONDecoder()",
    "struct Box<T> { static var decoder: JSONDecoder { JSONDecoder() } }",
    "class JSONDecoder {}\nlet decoder = JSONDecoder()", "let decoder = PropertyListDecoder()",
    "protocol API { static var decoder: JSONDecoder { get } }",
    "func f() { let decoder = JSONDecoder() }",
  ])
  func `what no other file gets at, or gives something else, is none`(source: String) throws {
    #expect(try Deriver.derive("import Foundation\n" + source).decoders == [])
  }
}
