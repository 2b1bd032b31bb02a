import ModelFacts
import Testing

/// Code as people paste it: what of it is the model, the payload, the settings and the root.
struct PastedCodeTests {
  /// What a way to write one and the same payload comes to.
  @Test(arguments: [
    """
    let json = \"""
    {"name": "a"}
    \""".data(using: .utf8)!
    let user = try JSONDecoder().decode(User.self, from: json)
    """,
    """
    let text = #"{"name": "a"}"#
    let data = Data(text.utf8)
    do { let user = try JSONDecoder().decode(User.self, from: data); print(user) } catch { print(error) }
    """,
    #"print(try! JSONDecoder().decode(User.self, from: Data("{\"name\": \"a\"}".utf8)))"#,
    """
    func load() throws -> User {
      let json = "{\\"name\\": \\"a\\"}"
      return try decoder.decode(User.self, from: Data(json.utf8))
    }
    """,
    """
    let other = "[1, 2]"
    let user = try? JSONDecoder().decode(User.self, from: #"{"name": "a"}"#.data(using: .utf8)!)
    """,
  ])
  func `the text that is decoded is found, however it comes to the decoder`(code: String) throws {
    let answer = try Deriver.derive("struct User: Codable { var name: String }\n" + code)
    let snippet = try #require(answer.snippet)
    #expect(snippet.literal?.text?.contains(#"{"name": "a"}"#) == true)
    #expect(snippet.type == "User")
    #expect(answer.candidates.map(\.name) == ["User"])
  }

  @Test(arguments: [
    (#"Data(base64Encoded: "77u/ew0KfQ==")!"#, [0xEF, 0xBB, 0xBF, 0x7B, 0x0D, 0x0A, 0x7D]),
    ("Data(#\"\"\"\n7\n\"\"\"#.utf8)", [0x37]),
  ])
  func `bytes, and a text that is no object, are what is decoded where a call says so`(
    value: String, bytes: [UInt8]
  ) throws {
    let answer = try Deriver.derive(
      "let json = \(value)\nlet a = try JSONDecoder().decode(Int.self, from: json)\n")
    let snippet = try #require(answer.snippet)
    #expect(snippet.literal?.bytes == bytes)
    #expect(snippet.leftOut.isEmpty)
    #expect(answer.files.allSatisfy { !$0.text.contains("json") })
  }

  @Test(arguments: [
    ("style=smart field=$.items[0].price", "smart", "$.items[0].price"),
    (#"style=strict field=$["a style=b  c"].x"#, "strict", #"$["a style=b  c"].x"#),
    ("style=default", "default", nil),
  ])
  func `a reproduction says what it is about`(
    words: String, style: String, path: String?
  ) throws {
    let answer = try Deriver.derive(
      """
      // a title
      // codable-explorer 1 \(words)
      import Foundation
      struct A: Codable { var a: Int }
      let a = try JSONDecoder().decode(A.self, from: Data("{}".utf8))
      """)
    #expect(answer.snippet?.subject == Snippet.Subject(style: style, path: path))
  }

  @Test func `JSON in a text that a model decodes by hand isn't the payload`() throws {
    let answer = try Deriver.derive(
      """
      struct Inner: Decodable { var x: Int }
      struct Outer: Decodable {
        var inner: Inner
        enum CodingKeys: CodingKey { case inner }
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          let text = try container.decode(String.self, forKey: .inner)
          inner = try JSONDecoder().decode(Inner.self, from: Data(text.utf8))
        }
        static func read(_ text: String) throws -> Inner {
          try JSONDecoder().decode(Inner.self, from: Data(text.utf8))
        }
      }
      let json = Data(#"{"inner": "{}"}"#.utf8)
      let decoder = JSONDecoder()
      print(try decoder.decode(Outer.self, from: json))
      """)
    #expect(answer.snippet?.type == "Outer")
    #expect(answer.snippet?.literal?.name == "json")
  }

  @Test func `versions that are written by hand are taken as they are`() throws {
    let answer = try Deriver.derive(
      """
      import Foundation
      struct A: Codable { var a: Int }
      #if canImport(DecodingStyles)
        import DecodingStyles

        extension Int { var half: Int { self / 2 } }

        enum DefaultVersion {
          struct A: Codable {
            // by hand
            @DefaultInt var a: Int
          }
        }
      #endif
      let json = "{}"
      """)
    #expect(
      answer.defaultStyle.files.map(\.text) == [
        """
        import Foundation
        import DecodingStyles
        extension Int { var half: Int { self / 2 } }
        struct A: Codable {
          // by hand
          @DefaultInt var a: Int
        }

        """
      ])
    #expect(answer.defaultStyle.ownComputedWrappers == [])
    #expect(answer.defaultStyle.facts.types.keys.sorted() == ["A", "Int"])
    // The other one is made of the strict version, which has none of it.
    #expect(answer.smartStyle.ownComputedWrappers == nil)
    #expect(!answer.files[0].text.contains("DefaultVersion"))
    #expect(answer.smartStyle.files[0].text.contains("struct A: SmartCodable"))
    #expect(answer.candidates.map(\.name) == ["A"])
  }

  @Test func `a call that is generic says nothing of the root`() throws {
    let answer = try Deriver.derive(
      """
      struct A: Codable { var a: Int }
      extension Data {
        func decoded<T: Decodable>() throws -> T { try JSONDecoder().decode(T.self, from: self) }
      }
      struct Box<T: Decodable> { func get(_ d: Data) throws { _ = try JSONDecoder().decode([T].self, from: d) } }
      extension A { init(_ d: Data) throws { self = try JSONDecoder().decode(Self.self, from: d) } }
      let json = "{}"
      let a: A = try Data(json.utf8).decoded()
      """)
    let snippet = try #require(answer.snippet)
    #expect(snippet.type == nil)
    #expect(snippet.literal?.text == "{}")
  }

  @Test func `the declarations alone are the model, each on its line`() throws {
    let answer = try Deriver.derive(
      """
      print("begin")
      struct A: Codable {
        var a: Int
      }
      let json = "{}"; let b = try JSONDecoder().decode(A.self, from: Data(json.utf8))
      let limit = 3
      extension A { var isLarge: Bool { a > limit } }
      for _ in 0..<3 { print(b) }
      """)
    #expect(
      answer.files.map(\.text) == [
        "\nstruct A: Codable {\n  var a: Int\n}\n\nlet limit = 3\n"
          + "extension A { var isLarge: Bool { a > limit } }\nimport Foundation\n"
      ])
    let leftOut = answer.snippet?.leftOut.map { "\($0.place.line) \($0.words)" }
    #expect(leftOut == [#"1 print("begin")"#, "8 for _ in 0..<3 { print(b) }"])
  }

  @Test func `a text that a declaration names stays, one that runs doesn't`() throws {
    let answer = try Deriver.derive(
      """
      let json = "{}"
      let other = "[1]"
      struct A: Codable { var a: Int; static let sample = json }
      struct B: Codable { var user: Int }
      let user = try JSONDecoder().decode(A.self, from: Data(other.utf8))
      """)
    let lines = answer.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        #"let json = "{}""#, "", "struct A: Codable { var a: Int; static let sample = json }",
        "struct B: Codable { var user: Int }", "import Foundation", "",
      ])
    #expect(answer.snippet?.literal?.name == "other")
  }

  @Test func `a decoder's settings are those of the first call's`() throws {
    let answer = try Deriver.derive(
      """
      struct A: Codable { var at: Date }
      let other = JSONDecoder()
      other.allowsJSON5 = true
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      decoder.dateDecodingStrategy = .formatted(formatter)
      decoder.userInfo[key] = 1
      let a = try decoder.decode([A].self, from: Data("[]".utf8))
      """)
    let snippet = try #require(answer.snippet)
    #expect(
      snippet.settings.map { "\($0.property) \($0.value)" } == [
        "keyDecodingStrategy .convertFromSnakeCase", #"dateDecodingStrategy "yyyy-MM-dd""#,
      ])
    #expect(snippet.type == "[A]")
    #expect(
      snippet.leftOut.map(\.words) == [
        "let other = JSONDecoder()", "other.allowsJSON5 = true", "decoder.userInfo[key] = 1",
      ])
  }

  @Test func `a text that values are put into has none, and the others are told`() throws {
    let answer = try Deriver.derive(
      """
      struct A: Codable { var a: Int }
      let first = \"""
        {"a": \\(1 + 1)}
        \"""
      let second = #"{"a": 1}"#
      let a = try JSONDecoder().decode(A.self, from: Data(first.utf8))
      """)
    let snippet = try #require(answer.snippet)
    #expect(snippet.literal?.name == "first" && snippet.literal?.text == nil)
    #expect(snippet.otherLiterals.map(\.name) == ["second"])
  }

  @Test(arguments: [
    "struct A: Codable { var a = #\"{\"x\": 1}\"# }", "struct A: Codable { var a: Int }\nlet n = 3",
    "struct A: Codable { static let sample = \"{}\" }", "import Foundation",
  ])
  func `declarations alone are no such code`(code: String) throws {
    #expect(try Deriver.derive(code).snippet == nil)
    #expect(try Deriver.derive(code).files.map(\.text) == [code])
  }

  @Test func `of several files what runs is left out, and their texts are no payload`() throws {
    let answer = try Deriver.derive([
      "A.swift": "struct A: Codable { var a: Int }\nlet sample = \"{}\"",
      "main.swift": "import Foundation\nlet a = try load()\nprint(a)",
      "App.swift": "@main struct App { static func main() {} }",
      "Other.swift": "@main enum Other { struct B: Codable { var a: A } }",
    ])
    #expect(
      answer.files.map { $0.text.split(separator: "\n").map { $0.drop { $0 == " " } } } == [
        ["struct A: Codable { var a: Int }", "let sample = \"{}\""], ["import Foundation"],
        ["import Foundation"],
        ["enum Other { struct B: Codable { var a: A } }", "import Foundation"],
      ])
    #expect(answer.snippet?.literal == nil)
    #expect(
      answer.snippet?.leftOut.map { "\($0.place.file) \($0.words)" } == [
        "main.swift let a = try load()", "main.swift print(a)",
        "App.swift @main struct App { static func main() {…",
      ])
  }

  @Test func `the type that a program begins with isn't a model, what is in it is`() throws {
    let answer = try Deriver.derive(
      """
      @main struct Tool {
        struct User: Codable { var id: Int }
        static func main() throws {
          let json = #"{"id": 1}"#
          print(try JSONDecoder().decode(User.self, from: Data(json.utf8)))
        }
      }
      #Preview { View() }
      """)
    #expect(answer.candidates.map(\.name) == ["Tool.User"])
    #expect(answer.snippet?.literal?.text == #"{"id": 1}"#)
    #expect(answer.snippet?.leftOut.map(\.words) == ["#Preview { View() }"])
    #expect(!answer.files[0].text.contains("@main"))
  }
}
