import Testing

/// What of the files is decoded, and what is said of it.
extension OwnModelTests {
  @Test func `notes are on what the root refers to, not on the file's other types`() throws {
    let run = try Self.run(
      ["decode", "M.swift", "a.json", "--type", "User"],
      [
        "M.swift": """
        import Foundation
        struct User: Codable { var id: Int; var home: Place }
        struct Place: Codable { var site: URL }
        struct Other: Codable { let icon: URL; let kind: Kind }
        enum Kind: String, Codable { case a, b }
        """,
        "a.json": #"{"id": 1, "home": {"site": "a"}}"#,
      ])
    let lines = run.errors.split(separator: "\n").filter { $0.contains("note: ") }
    #expect(
      lines == [
        "M.swift:2:41: note: [default] User.home: `Place` has no default value; left as it is",
        "M.swift:3:29: note: [default] Place.site: `URL` has no default value; left as it is",
      ])
  }

  @Test func `pasted code is decoded as it stands, and what isn't run is named`() throws {
    let run = try Self.run(
      ["decode", "q.swift", "--style", "strict"],
      [
        "q.swift": #"""
        import UIKit
        struct User: Codable { var userName: String; var age: Int }
        let json = """
        {"user_name": "Ada",
         "age": "36"}
        """
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.userInfo[key] = 1
        let users = try decoder.decode(User.self, from: Data(json.utf8))
        print(users)
        """#
      ])
    #expect(
      run.output == """
        User · q.swift#json · 34 bytes

        q.swift#json:2:9: error: expected Int for 'age', found the string "36"
          2 |  "age": "36"}
            |         ^^^^

        FIELD        JSON   STRICT
        $.user_name  "Ada"  ✓ "Ada"
        $.age        "36"   ✗ wrong-type

        strict  threw    1 as sent · 1 threw

        ✓ as sent  ✗ threw

        """)
    #expect(
      run.errors == """
        q.swift:1:1: note: there is no module 'UIKit' here: its import is left out
        q.swift:9:1: note: left out: decoder.userInfo[key] = 1 (line 9), print(users) (line 11)

        """)
    #expect(run.status == 1)
  }

  @Test func `code without imports has those of Foundation and the library, which is said`() throws
  {
    let run = try Self.run(
      ["decode", "q.swift", "-", "--style", "strict"],
      ["q.swift": "struct A: Decodable { @DefaultCodable var a: Int; var b: UUID? }"],
      input: .bytes(Array("{}".utf8)))
    #expect(run.status == 0)
    #expect(
      run.errors
        == "q.swift: note: names of Foundation or DecodingStyles are in it: both are imported\n")
  }

  @Test func `a document that another type fits is decoded as one of them, which is said`() throws {
    let run = try Self.run(
      ["decode", "Post.swift", "-", "--style", "strict"],
      ["Post.swift": "struct Post: Codable { var id: Int }"],
      input: .bytes(Array(#"[{"id": 1}]"#.utf8)))
    #expect(run.output.hasPrefix("[Post] · - · 11 bytes\n"))
    #expect(
      run.errors == """
        Post.swift: note: '[Post]' is decoded: the document is an array of objects that share one key with Post
        hint: --type Post decodes that one

        """)
    #expect(run.status == 0)
  }

  @Test func `of several likely roots the first is taken, and the others are named`() throws {
    let run = try Self.run(
      ["decode", "Two.swift", "a.json", "--style", "strict"],
      [
        "Two.swift": "struct A: Codable { var x: Int }\nstruct B: Codable { var y: Int }",
        "a.json": #"{"x": 1}"#,
      ])
    #expect(
      run.errors == """
        Two.swift: note: 'A' is decoded; no type refers to B either
        hint: --type B decodes that one

        """)
    #expect(run.output.hasPrefix("A · a.json"))
  }

  @Test func `a type to which code of another one refers is no root`() throws {
    let run = try Self.run(
      ["decode", "Drawing.swift", "a.json", "--style", "strict"],
      [
        "Drawing.swift": """
        struct Circle: Decodable { let radius: Double }
        struct Skipped: Decodable {}
        struct Drawing: Decodable {
          var radii: [Double] = []
          enum Kind: String, Decodable { case circle }
          enum KindKey: CodingKey { case kind }
          init(from decoder: any Decoder) throws {
            var kinds = try decoder.unkeyedContainer()
            var list = kinds
            while !kinds.isAtEnd {
              let keys = try kinds.nestedContainer(keyedBy: KindKey.self)
              switch try? keys.decode(Drawing.Kind.self, forKey: .kind) {
              case .circle: radii.append(try list.decode(Circle.self).radius)
              case nil: _ = try list.decode(Skipped.self)
              }
            }
          }
        }
        """,
        "a.json": #"[{"kind": "circle", "radius": 2}]"#,
      ])
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Drawing · a.json"))
  }

  @Test(arguments: [
    (#"[{"start": "9"}, {"start": 10}]"#, "[Slot]", "the document is an array, and Slot isn't one"),
    (#"{"start": 10}"#, "Slot", ""), (#"[10, 11]"#, "[Slot]", "the document is an array"),
  ])
  func `an array of a type that decodes by hand is a list of it`(
    _ json: String, _ root: String, _ reason: String
  ) throws {
    let run = try Self.run(
      ["decode", "M.swift", "a.json", "--style", "strict"],
      [
        "M.swift": """
        struct Slot: Decodable {
          let hour: Int
          enum Keys: String, CodingKey { case start }
          init(from decoder: any Decoder) throws {
            hour = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .start)
          }
        }
        """,
        "a.json": json,
      ])
    #expect(run.output.hasPrefix("\(root) · a.json"), "\(run.output)")
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `a type that reads an array by hand is not taken for a list`() throws {
    let run = try Self.run(
      ["decode", "M.swift", "a.json", "--style", "strict"],
      [
        "M.swift": """
        struct Point: Decodable {
          let x: Double, y: Double
          init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            x = try list.decode(Double.self)
            y = try list.decode(Double.self)
          }
        }
        """,
        "a.json": #"[1, "2"]"#,
      ])
    #expect(run.output.hasPrefix("Point · a.json"), "\(run.output)")
  }
}
