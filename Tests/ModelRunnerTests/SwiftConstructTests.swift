import DecodingReport
import Foundation
import ModelFacts
import ModelRunner
import TestSupport
import Testing
import Workbench

/// What Swift has to declare a model by.
struct SwiftConstructTests {
  /// A model, a payload, and what each style makes of it; `nil` for an error.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [ModelFile]
    var root: String?
    var payload: String
    var values: [String?]

    init(
      _ name: String, _ source: String, beside others: [String] = [], as root: String? = nil,
      _ payload: String, _ strict: String?, _ default: String?, _ smart: String?
    ) {
      self.name = name
      files = ([source] + others).enumerated().map {
        ModelFile(name: "File\($0.offset).swift", text: $0.element)
      }
      self.root = root
      self.payload = payload
      values = [strict, `default`, smart]
    }

    var testDescription: String { name }
  }

  private static let cases: [Case] = [
    Case(
      "a generic type with its arguments", "struct Page<T: Codable>: Codable { var items: [T] }",
      beside: ["struct Item: Codable { var id: Int }"], as: "Page<Item>",
      #"{"items": [{"id": "1"}]}"#, nil, "Page<Item>(items: [Item(id: 0)])",
      "Page<Item>(items: [Item(id: 1)])"),
    Case(
      "conformance in an extension, under a condition",
      "struct Box<T> { var value: T }\nextension Box: Codable where T: Codable {}",
      beside: ["struct User: Codable { var box: Box<Int> }"], as: "User",
      #"{"box": {"value": "1"}}"#, nil, nil, "User(box: Box<Int>(value: 1))"),
    Case(
      "a class that inherits",
      """
      class Base: Codable { var id: Int = 0 }
      final class User: Base {
        var name = ""
        enum Keys: String, CodingKey { case name }
        required init(from decoder: any Decoder) throws {
          name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
          try super.init(from: decoder)
        }
      }
      """, as: "User", #"{"id": 1, "name": "a"}"#, #"User(id: 1, name: "a")"#,
      #"User(id: 1, name: "a")"#, #"User(id: 1, name: "a")"#),
    Case(
      "a property wrapper in another file", "struct User: Codable { @Short var name: String }",
      beside: [
        """
        @propertyWrapper struct Short: Codable {
          var wrappedValue: String
          init(wrappedValue: String) { self.wrappedValue = wrappedValue }
          init(from decoder: any Decoder) throws {
            wrappedValue = String(try decoder.singleValueContainer().decode(String.self).prefix(2))
          }
          func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
          }
        }
        """
      ], as: "User", #"{"name": "abc"}"#, #"User(name: "ab")"#, #"User(name: "ab")"#,
      #"User(name: "ab")"#),
    Case(
      "a macro of the standard library",
      """
      import Observation
      @Observable final class User: Codable { var id: Int = 0 }
      """, #"{"_id": 7}"#, "User(id: 7)", "User(id: 7)", "User(id: 7)"),
    Case(
      "a result builder",
      """
      @resultBuilder enum Words { static func buildBlock(_ words: String...) -> [String] { words } }
      struct User: Codable { var id: Int; @Words static var words: [String] { "a"; "b" } }
      """, as: "User", #"{"id": "1"}"#, nil, "User(id: 0)", "User(id: 1)"),
    Case(
      "nested types",
      "enum API { struct User: Codable { struct City: Codable { var zip: Int }; var city: City } }",
      #"{"city": {"zip": "1"}}"#, nil, "User(city: City(zip: 0))", "User(city: City(zip: 1))"),
    Case(
      "an enum with associated values",
      "enum Shape: Codable { case circle(radius: Double), square(Double) }",
      #"{"circle": {"radius": 1}}"#, ".circle(radius: 1.0)", ".circle(radius: 1.0)",
      ".circle(radius: 1.0)"),
    Case(
      "conditional compilation",
      """
      #if os(Windows)
      struct User: Codable { var id: String }
      #else
      struct User: Codable { var id: Int }
      #endif
      """, #"{"id": "1"}"#, nil, "User(id: 0)", "User(id: 1)"),
    Case(
      "braces in literals and comments",
      ##"struct User: Codable { var id: Int = 3 /* } */ // {"## + "\n"
        + ##"  var text = #"}"#; var other = "\(1 + 1) {" }"##,
      #"{"id": "1"}"#, nil, ##"User(id: 3, text: "}", other: "2 {")"##,
      ##"User(id: 1, text: "}", other: "2 {")"##),
    Case(
      "several properties of one `var`",
      "struct User: Codable { var a, b: Int; var c = 1, d = \"x\" }",
      #"{"a": "1", "b": 2, "c": 3, "d": "y"}"#, nil, #"User(a: 0, b: 2, c: 3, d: "y")"#,
      #"User(a: 1, b: 2, c: 3, d: "y")"#),
    Case(
      "words of the language, and of other alphabets, as names",
      "struct Größe: Codable { var `default`: Int; var 名前: String }",
      #"{"default": "1", "名前": "a"}"#, nil, #"Größe(default: 0, 名前: "a")"#,
      #"Größe(default: 1, 名前: "a")"#),
    Case(
      "observers, tuples and functions",
      """
      struct User: Codable {
        var id: Int { didSet {} }
        var pair: (Int, Int) { (id, id) }
        subscript(place: Int) -> Int { var sum = place; sum += id; return sum }
      }
      """, #"{"id": "1"}"#, nil, "User(id: 0)", "User(id: 1)"),
    Case(
      "an alias as the root",
      "struct Page<T: Codable>: Codable { var items: [T] }\ntypealias Numbers = Page<Int>",
      as: "Numbers", #"{"items": [1]}"#, "Page<Int>(items: [1])", "Page<Int>(items: [1])",
      "Page<Int>(items: [1])"),
    Case(
      "line ends of Windows, and a byte order mark",
      "\u{FEFF}struct User: Codable {\r\n  var id: Int\r\n}\r\n", #"{"id": 1}"#, "User(id: 1)",
      "User(id: 1)", "User(id: 1)"),
    Case(
      "a type that is only decodable, and public",
      "public struct User: Decodable { public var id: Int }", #"{"id": "1"}"#, nil, "User(id: 0)",
      "User(id: 1)"),
    Case(
      "operators and globals",
      """
      infix operator <+>: AdditionPrecedence
      func <+> (left: Int, right: Int) -> Int { left + right }
      let fallback = 40
      struct User: Codable { var id: Int = fallback <+> 2 }
      """, #"{"id": "x"}"#, nil, "User(id: 42)", "User(id: 42)"),
  ]

  @Test(arguments: CaseSelection.tenth(of: cases, least: 6))
  func `it is compiled, derived and decoded`(_ example: Case) throws {
    let builder = try Workshop.builder()
    let model = try builder.build(example.files, type: example.root)
    let report = Workshop.experiment(example.payload, in: try Workshop.process(model)).run()
    #expect(report.styles.map(\.value) == example.values)
  }

  @Test func `a note names its line in the strict version and in the derived one`() throws {
    let model = try Workshop.build([
      "User.swift":
        "// A user.\nimport Foundation\nstruct User: Codable {\n  var a: Int\n  let id: UUID\n}\n"
    ])
    let note = try #require(model.sources[.default]?.notes.first)
    let source = try #require(model.sources[.default])
    #expect(note.strictLine == 4)
    #expect(
      source.text.split(separator: "\n", omittingEmptySubsequences: false)[note.line]
        == "  let id: UUID")
  }

  @Test func `a finding is shown with its line, whatever the line ends are`() throws {
    let builder = try Workshop.builder()
    let text = "\u{FEFF}import Foundation\r\nstruct User: Codable {\r\n\tvar tags: [Strin]\r\n}\r\n"
    let files = [ModelFile(name: "User.swift", text: text)]
    let problem = try #require(throws: ModelProblem.self) {
      _ = try builder.build(files, type: nil)
    }
    let diagnostics = problem.diagnostics(in: files, source: "User.swift")
    #expect(diagnostics.first?.line == "\tvar tags: [Strin]")
  }

  @Test(arguments: [
    ("struct User: Codable { var id: Int = #number }", "no macro named 'number'"),
    (
      "struct User: Codable { var pair: (Int, Int) }",
      "type 'User' does not conform to protocol 'Decodable'"
    ),
    ("@testable import Foundation\nstruct User: Codable {}", "was not compiled for testing"),
    ("import Swift\nstruct User: Codable { var date: Date }", "cannot find type 'Date' in scope"),
  ])
  func `what the compiler refuses is told in its words`(
    _ source: String, _ words: String
  ) throws {
    let builder = try Workshop.builder()
    let files = [ModelFile(name: "User.swift", text: source)]
    let problem = try #require(throws: ModelProblem.self) {
      _ = try builder.build(files, type: nil)
    }
    let diagnostics = problem.diagnostics(in: files, source: "User.swift")
    #expect(diagnostics.contains { $0.message.contains(words) && $0.position != nil })
  }
}
