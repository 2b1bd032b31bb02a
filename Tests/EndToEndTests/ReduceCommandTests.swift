import Foundation
import Testing

/// `reduce`, as the built program does it with models of a user's own.
@Suite struct ReduceCommandTests {
  @Test func `payloads on which the model hangs or traps aren't the same`() throws {
    let model = """
      import Foundation
      struct Root: Decodable {
        var items: [Item]
        struct Item: Decodable {
          var id: Int
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            while !keys.contains(.name) { usleep(10_000) }
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

  private static let root = "struct Root: Codable { var a: Int; var b: String? }"

  @Test func `a payload that doesn't fail is left alone, unless an outcome is named`() throws {
    let files: KeyValuePairs = [
      "Root.swift": Self.root, "a.json": #"{"a": 1, "b": null, "c": [1]}"#,
    ]
    let nothing = try OwnModelTests.run(["reduce", "Root.swift", "a.json"], files)
    #expect(
      nothing.errors == """
        a.json: error: nothing fails in strict: there is nothing to reduce to
        hint: --at PATH keeps what becomes of a field, --style takes another style

        """)
    #expect(nothing.output.isEmpty && nothing.status == 1)
    let named = try OwnModelTests.run(["reduce", "Root.swift", "a.json", "--at", "c"], files)
    #expect(named.output == #"{"c":[]}"# + "\n")
    #expect(named.errors.contains("a.json: note: strict: dropped at $.c: 29 → 8 bytes"))
  }

  @Test func `without a compiler, or a module that the types need, nothing is reduced`() throws {
    let files: KeyValuePairs = [
      "Root.swift": "import Nowhere\nstruct Root: Codable { var a: Int; var b: Nowhere.Thing }",
      "a.json": #"{"a": "x"}"#,
    ]
    let words = ["reduce", "Root.swift", "a.json", "--model"]
    let none = try OwnModelTests.run(words, files, environment: ["PATH": "/usr/bin:/bin"])
    #expect(none.errors.contains("no Swift compiler was found on PATH"))
    #expect(none.status == 69)
    let module = try OwnModelTests.run(words, files)
    #expect(module.errors.contains("Root.swift:1:8: error: there is no module 'Nowhere' here"))
    #expect(module.output.isEmpty && module.status == 65)
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

    /// What was ordered.
    public struct Order: Codable, Sendable {
      public let id: Int
      public var at: Date?
      public var lines: [Line] = []

      enum CodingKeys: String, CodingKey {
        case id, at
        case lines = "items"
      }

      public var sum: Int { lines.reduce(0) { $0 + $1.quantity } }
    }

    public struct Line: Codable, Sendable {
      public var sku: String, quantity: Int
    }

    """

  private static let payload = """
    {"id": 1, "at": null, "items": [
      {"sku": "a", "quantity": 2}, {"sku": "b", "quantity": "two"}, {"sku": "c", "quantity": 1}]}
    """

  @Test func `payload and model become one Swift file, which opens again`() throws {
    let run = try OwnModelTests.run(
      ["reduce", "Shop.swift", "a.json", "--model"],
      ["Shop.swift": Self.model, "a.json": Self.payload])
    #expect(
      run.output == ##"""
        // expected Int for 'quantity', found the string "a"
        // codable-explorer 1 style=strict field=$.items[0].quantity
        // run: swift FILE; with REAL values: the payload's own
        // strict throws typeMismatch: Expected to decode Int but found a string instead.
        // was $.items[*].quantity in 126 bytes
        import Foundation

        struct Order: Codable {
          var lines: [Line]
          enum CodingKeys: String, CodingKey {
            case lines = "items"
          }
        }
        struct Line: Codable {
          var quantity: Int
        }

        let json = Data(#"""
        {"items":[{"quantity":"a"}]}
        """#.utf8)

        let decoder = JSONDecoder()

        do {
          let value = try decoder.decode(Order.self, from: json)
          print(value)
        } catch {
          print(error)
        }
        // $.items[*].quantity: any string but the empty one works

        """##)
    #expect(
      run.errors.contains(
        "strict throws typeMismatch at $.items[*].quantity: 126 → 28 bytes"))
    #expect(run.errors.contains("Shop.swift: note: 20 → 9 lines, "))
    #expect(run.status == 0)
    let again = try OwnModelTests.run(
      ["decode", "small.swift", "--style", "strict"], ["small.swift": run.output])
    #expect(again.output.contains("error: expected Int for 'quantity', found the string \"a\""))
  }

  @Test func `time ends it, and what is reached is a whole file`() throws {
    let run = try OwnModelTests.run(
      ["reduce", "Shop.swift", "a.json", "--model", "--time-limit", "2"],
      ["Shop.swift": Self.model, "a.json": Self.payload])
    #expect(run.errors.contains("stopped before the end: it may get smaller"))
    #expect(run.output.contains("decode(Order.self"))
    #expect(run.status == 0)
  }

  @Test func `^C ends it, and what is reached is a whole file`() throws {
    let session = try TmuxSession(
      columns: 100, rows: 60,
      script: "trap : INT\n\"$PROGRAM\" reduce Shop.swift a.json --model"
        + "\necho status $?",
      files: ["Shop.swift": Self.model, "a.json": Self.payload],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try session.wait(for: "lines of the model")
    try session.press("C-c")
    try session.wait(for: "status 0")
    try session.wait(for: "stopped before the end: it may get smaller")
    try session.wait(for: "decode(Order.self")
  }

  @Test func `a compiler without an answer says nothing of the model`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in ["Shop.swift": Self.model, "a.json": Self.payload] {
      try folder.file(name, Array(text.utf8))
    }
    // Those that reducing tries are ended as they come: their keeper's words have the folder, too.
    let run = try BuiltProgram.shell(
      """
      export XDG_CACHE_HOME="$PWD/cache" PATH="\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      "$PROGRAM" reduce Shop.swift a.json --model &
      program=$!
      tried="$PWD/cache/codable-explorer/models-tried/work-"
      while kill -0 $program 2>/dev/null; do
        for other in $(grep -lasF "$tried" /proc/[0-9]*/cmdline | cut -d/ -f3); do
          kill -9 $other 2>/dev/null
        done
      done
      wait $program
      echo "status $?"
      """, in: folder.url)
    #expect(run.errors.contains("Shop.swift: note: 20 → 20 lines, 0 tries"))
    #expect(run.errors.contains("hint: stopped: the compiler was ended by signal 9"))
    #expect(run.output.contains("decode(Order.self"))
    #expect(run.output.hasSuffix("status 0\n"))
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
