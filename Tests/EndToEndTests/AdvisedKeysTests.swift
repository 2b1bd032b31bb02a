import TestSupport
import Testing

/// The case that is advised for a key one slip away, in the enum of keys that the code asks by: written
/// there, it compiles, and the value is decoded.
@Suite struct AdvisedKeysTests {
  struct Advice: CustomTestStringConvertible, Sendable {
    let place: String
    let source: String
    let payload: String
    /// What the source has in the place of the advised case.
    let replaced: String
    let code: String
    let read: String
    var testDescription: String { place }
  }

  static let advices = [
    Advice(
      place: "in SizeKeys",
      source: #"""
        struct Root: Decodable {
          let height: Int
          enum CodingKeys: String, CodingKey { case size }
          enum SizeKeys: String, CodingKey { case w, h }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let s = try c.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
            height = try s.decodeIfPresent(Int.self, forKey: .h) ?? 100
          }
        }
        """#,
      payload: #"{"size": {"H": 480}}"#, replaced: "case w, h",
      code: #"case h = "H""#, read: "$.size.H 480 ✓ 480"),
    Advice(
      place: "in K",
      source: #"""
        struct Root: Decodable {
          let shopName: String
          private enum K: String, CodingKey { case shopName = "shop_name", id }
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            shopName = (try? c.decode(String.self, forKey: .shopName)) ?? "?"
          }
        }
        """#,
      payload: #"{"shopName": "Shop"}"#, replaced: #"case shopName = "shop_name", id"#,
      code: #"case shopName = "shopName""#, read: #"$.shopName "Shop" ✓ "Shop""#),
    Advice(
      place: "in CodingKeys of Entity, with a case for every property",
      source: #"""
        class Entity: Decodable {
          var createdBy: String?
          // keys
        }
        final class Root: Entity {
          var level: Int
          enum CodingKeys: String, CodingKey { case level }
          required init(from decoder: any Decoder) throws {
            level = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .level)
            try super.init(from: decoder)
          }
        }
        """#,
      payload: #"{"level": 1, "created_by": "ann"}"#, replaced: "// keys",
      code: #"case createdBy = "created_by""#, read: #"$.created_by "ann" ✓ "ann""#),
    Advice(
      place: "in CodingKeys, an enum of String then",
      source: #"""
        struct Root: Decodable {
          let name: String?
          enum CodingKeys: CodingKey { case name }
        }
        """#,
      payload: #"{"Name": "ann"}"#, replaced: "enum CodingKeys: CodingKey { case name }",
      code: #"case name = "Name""#, read: #"$.Name "ann" ✓ "ann""#),
  ]

  @Test(arguments: CaseSelection.tenth(of: advices))
  func `the advised case compiles and helps`(_ advice: Advice) throws {
    let said = try OwnModelDecode.said(advice.source, advice.payload, explained: true)
    // The field that found nothing says it, and the key that nobody asked for.
    #expect(said.count { $0 == "fix \(advice.code) \(advice.place)" } == 2, "\(said)")

    let isOwnEnum = !advice.replaced.hasPrefix("case")
    let mended = advice.source.replacing(
      advice.replaced,
      with: isOwnEnum
        ? "enum CodingKeys: String, CodingKey { \(advice.code) }" : advice.code)
    #expect(try OwnModelDecode.said(mended, advice.payload).contains(advice.read))
  }
}
