import Foundation
import Testing

/// `reduce`, as the built program does it with models of a user's own.
@Suite struct ReduceCommandTests {
  @Test func `payloads on which the model hangs or traps aren't the same`() throws {
    let model = """
      struct Root: Decodable {
        var items: [Item]
        struct Item: Decodable {
          var id: Int
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            while !keys.contains(.name) {}
            guard try keys.decode(String.self, forKey: .name).count > 2 else { fatalError("short") }
            id = try keys.decode(Int.self, forKey: .id)
          }
          enum Keys: CodingKey { case id, name }
        }
      }
      """
    let run = try OwnModelTests.run(
      ["reduce", "Root.swift", "a.json"],
      [
        "Root.swift": model,
        "a.json": #"{"items": [{"id": 1, "name": "Ada"}, {"id": null, "name": "Bob"}], "more": 1}"#,
      ])
    #expect(run.output == #"{"items":[{"id":null,"name":"Bob"}]}"# + "\n")
    #expect(run.errors.contains("strict throws valueNotFound at $.items[*].id: 77 → 36 bytes"))
    #expect(!run.errors.contains("stopped before the end"))
    #expect(run.status == 0)
  }

  @Test func `how a model's code ends the process belongs to what stays the same`() throws {
    let model = """
      struct Root: Decodable {
        var a: Int
        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: Keys.self)
          a = values.contains(.a) ? try values.decode(Int.self, forKey: .a) : 0
          if a > 0 { fatalError("more than \\(a)") }
          precondition(values.contains(.b), "none")
        }
        enum Keys: CodingKey { case a, b }
      }
      """
    let run = try OwnModelTests.run(
      ["reduce", "Root.swift", "a.json"],
      ["Root.swift": model, "a.json": #"{"a": 25, "c": 2}"#])
    // With 0 it traps there, too, for another reason.
    #expect(run.output == #"{"a":1}"# + "\n")
    #expect(run.errors.contains("strict throws ended at $.a"))
    #expect(run.status == 0)
  }
}

/// `reduce --model`.
@Suite struct ReduceModelTests {
  private static let model = """
    // Of the shop.
    import Foundation

    /// A page.
    public struct Page<Item: Codable & Sendable>: Codable, Sendable {
      public var items: [Item]
      public var next: URL?

      enum CodingKeys: String, CodingKey {
        case items = "data", next
      }
    }

    public struct Order: Codable, Sendable {
      public let id: Int
      public var at: Date?
      public var lines: [Line] = []

      public var sum: Int { lines.reduce(0) { $0 + $1.quantity } }
    }

    public struct Line: Codable, Sendable {
      public var sku: String, quantity: Int
    }

    """

  private static let payload = """
    {"data": [{"id": 1, "at": null, "lines": [{"sku": "a", "quantity": 2}]},
      {"id": 2, "lines": [{"sku": "b", "quantity": "two"}, {"sku": "c", "quantity": 1}]}]}
    """

  @Test func `payload and model become one Swift file, which opens again`() throws {
    let run = try OwnModelTests.run(
      ["reduce", "Shop.swift", "a.json", "--model", "--type", "Page<Order>"],
      ["Shop.swift": Self.model, "a.json": Self.payload])
    #expect(
      run.output == ##"""
        // expected Int for 'quantity', found the string "a"
        // codable-explorer 1 field=$.data[0].lines[0].quantity style=strict
        // run: swift FILE; with REAL values: the payload's own
        // strict throws typeMismatch: Expected to decode Int but found a string instead.
        // was $.data[*].lines[*].quantity in 159 bytes
        import Foundation

        struct Page<Item: Codable>: Codable {
          var items: [Item]
          enum CodingKeys: String, CodingKey {
            case items = "data"
          }
        }
        struct Order: Codable {
          var lines: [Line]
        }
        struct Line: Codable {
          var quantity: Int
        }

        let json = Data(#"""
        {"data":[{"lines":[{"quantity":"a"}]}]}
        """#.utf8)

        let decoder = JSONDecoder()

        do {
          let value = try decoder.decode(Page<Order>.self, from: json)
          print(value)
        } catch {
          print(error)
        }
        // $.data[*].lines[*].quantity: any string but the empty one does it

        """##)
    #expect(
      run.errors.contains(
        "strict throws typeMismatch at $.data[*].lines[*].quantity: 159 → 39 bytes"))
    #expect(run.errors.contains("Shop.swift: note: 24 → 12 lines, "))
    #expect(run.status == 0)
    let again = try OwnModelTests.run(
      ["decode", "small.swift", "--style", "strict"], ["small.swift": run.output])
    #expect(again.output.contains("error: expected Int for 'quantity', found the string \"a\""))
  }

  @Test func `time ends it, and what is reached is a whole file`() throws {
    let run = try OwnModelTests.run(
      ["reduce", "Shop.swift", "a.json", "--model", "--type", "Page<Order>", "--time-limit", "2"],
      ["Shop.swift": Self.model, "a.json": Self.payload])
    #expect(run.errors.contains("stopped before the end: it may get smaller"))
    #expect(run.output.contains("decode(Page<Order>.self"))
    #expect(run.status == 0)
  }

  @Test func `^C ends it, and what is reached is a whole file`() throws {
    let session = try TmuxSession(
      columns: 100, rows: 60,
      script: "trap : INT\n\"$PROGRAM\" reduce Shop.swift a.json --model --type 'Page<Order>'"
        + "\necho status $?",
      files: ["Shop.swift": Self.model, "a.json": Self.payload],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "lines of the model")
    try session.press("C-c")
    try session.wait(for: "status 0")
    try session.wait(for: "stopped before the end: it may get smaller")
    try session.wait(for: "decode(Page<Order>.self")
  }

  @Test func `what --model can't be of is said`() throws {
    let sample = try BuiltProgram.run(["reduce", "User", "--model"])
    #expect(sample.status == 64)
    #expect(sample.errors.contains("option '--model' is for models of your own"))
    let run = try OwnModelTests.run(
      ["reduce", "Shop.swift", "a.json", "--model", "-o", "small.json"],
      ["Shop.swift": Self.model, "a.json": Self.payload])
    #expect(run.status == 64)
    #expect(run.errors.contains("a Swift file is written, and 'small.json' isn't named like one"))
  }
}
