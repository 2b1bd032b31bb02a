import Foundation

/// JSON in a text, which a model's own code gives a decoder of its own.
extension EverydayModel {
  private static let envelope = #"""
    import Foundation
    struct Payload: Decodable { let x: Int; let y: String }
    struct Root: Decodable {
      let id: Int
      let payload: Payload
      let name: String
      enum K: String, CodingKey { case id, payload, name }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: K.self)
        id = try c.decode(Int.self, forKey: .id)
        let text = try c.decode(String.self, forKey: .payload)
        payload = try JSONDecoder().decode(Payload.self, from: Data(text.utf8))
        name = try c.decode(String.self, forKey: .name)
      }
    }
    """#

  private static let events = #"""
    import Foundation
    struct Attributes: Decodable {
      enum Color: String, Decodable { case red, blue }
      let color: Color
      let sizes: [Int]
    }
    struct Event: Decodable {
      let kind: String
      let attributes: Attributes
      let note: String?
      enum CodingKeys: CodingKey { case kind, attributes, note }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        kind = try c.decode(String.self, forKey: .kind)
        let data = try c.decode(Data.self, forKey: .attributes)
        attributes = try JSONDecoder().decode(Attributes.self, from: data)
        note = try c.decodeIfPresent(String.self, forKey: .note)
      }
    }
    struct Root: Decodable { let events: [Event]; let n: Int }
    """#

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  static let innerTexts = [
    EverydayModel(
      name: "JSON in a text with a value of another type",
      source: envelope,
      payload: #"{"id": 1, "payload": "{\"x\":\"1\",\"y\":\"a\"}", "name": 5}"#,
      lines: [
        "$.id 1 ✓ 1", #"$.payload "{\"x\":\"1\",\"y\":\"a\"}" ✗ custom"#,
        "$.name 5 ⋯ (✗ wrong-type)",
        "p.json:1:22: error: the model's own code threw while it decoded 'payload': "
          + "Expected to decode Int but found a string instead. (at $.x of the JSON in it)",
        "strict threw 1 as sent · 1 threw · 1 not reached · 1 of at least 2 errors",
      ]),
    EverydayModel(
      name: "JSON in a text that lacks a key",
      source: envelope,
      payload: #"{"id": 1, "payload": "{\"x\":\"1\"}", "name": "n"}"#,
      lines: [
        #"$.payload "{\"x\":\"1\"}" ✗ custom"#, #"$.name "n" ⋯ (✓ "n")"#,
        "strict threw 1 as sent · 1 threw · 1 not reached · more may be wrong",
      ]),
    EverydayModel(
      name: "a text that is no JSON",
      source: envelope,
      payload: #"{"id": 1, "payload": "", "name": null}"#,
      lines: [
        #"$.payload "" ✗ custom"#, "$.name null ⋯ (✗ null)",
        "p.json:1:22: error: the model's own code threw while it decoded 'payload': "
          + "The given data was not valid JSON.",
      ]),
    EverydayModel(
      name: "JSON in bytes, of one element after the other",
      source: events,
      payload: """
        {"events": [
          {"kind": "{}", "attributes": "\(base64(#"{"color": "red", "sizes": ["1"]}"#))"},
          {"kind": "b", "attributes": "\(base64(#"{"color": "red"}"#))", "note": 5},
          {"kind": "c", "attributes": "\(base64("oops"))"}
        ], "n": "1"}
        """,
      lines: [
        #"$.events[0].kind "{}" ✓ "{}""#, "$.events[0].note ◌ missing ⋯ (∅ nil)",
        #"$.events[0].attributes "eyJjb2xvciI6ICJyZWQiLCAic2… ✗ custom"#,
        #"$.events[1].attributes "eyJjb2xvciI6ICJyZWQifQ==" ⋯ (✗ custom)"#,
        "$.events[1].note 5 ⋯ (✗ wrong-type)",
        #"$.events[2].attributes "b29wcw==" ⋯ (✗ custom)"#, #"$.n "1" ⋯ (✗ wrong-type)"#,
        "p.json:2:32: error: the model's own code threw while it decoded 'attributes': "
          + "Expected to decode Int but found a string instead. (at $.sizes[0] of the JSON in it)",
      ]),
  ]
}
