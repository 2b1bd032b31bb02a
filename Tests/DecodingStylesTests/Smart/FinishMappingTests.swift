import DecodingStyles
import Foundation
import Testing

/// When models are told that their properties are set.
struct FinishMappingTests {
  private func smart<Model: Decodable>(_ type: Model.Type, _ json: String) throws -> Model {
    try SmartDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `children are told before their parents that mapping is finished`() throws {
    let json = #"{"head":{"age":"40"},"members":{"a":{"age":2},"b":{}}}"#
    #expect(try smart(Family.self, json).total == 43)
    #expect(try smart(Family.self, "{}").total == 1)
    let node = try smart(Node.self, #"{"value":2,"next":{"value":3}}"#)
    #expect(node.log == ["finished 2"])
    #expect(node.next?.log == ["finished 3"])
  }

  struct Wrapped: SmartCodable {
    var plain: Member? = Member()
    @SmartOptional var optional: Member? = Member()
    @SmartAny var any = Member()
    @SmartFlat var flat = Member()
    @SmartIgnored var ignored = Member()
    @SmartCompact.Array var array = [Member]()
    @SmartCompact.Dictionary var dictionary = ["initial": Member()]
    var list: [Member] = []
    var years: [Int] = []

    mutating func didFinishMapping() {
      let members = [plain, optional, any, flat, ignored] + array + list
      years = members.map { $0?.years ?? -1 } + dictionary.values.map(\.years)
    }
  }

  static let wrapped: [(String, [Int])] = [
    (
      """
      {"plain":{"age":2},"optional":{"age":3},"any":{"age":4},"age":5,"ignored":{"age":6},
      "array":[{"age":7},8],"list":["{\\"age\\":9}"],"dictionary":{"a":{"age":10}}}
      """, [2, 3, 4, 5, 1, 7, 9, 10]
    ),
    (#"{"plain":5,"optional":5,"any":5,"ignored":5}"#, [1, 1, 1, 1, 1, 0]),
    ("{}", [1, 1, 1, 1, 1, 0]),
  ]

  @Test(arguments: wrapped)
  func `models in wrappers are told, their initial values too`(
    _ json: String, _ years: [Int]
  ) throws {
    #expect(try smart(Wrapped.self, json).years == years)
  }

  @Test func `elements are told before the array is there, and a bad one's stand-in too`() throws {
    #expect(try smart([Member].self, #"[{"age":2},5]"#).map(\.years) == [2, 1])
    #expect(try smart([String: [Member]].self, #"{"a":[{"age":2}]}"#)["a"]?.first?.years == 2)
  }
}
