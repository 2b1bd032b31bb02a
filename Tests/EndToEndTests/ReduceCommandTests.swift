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
