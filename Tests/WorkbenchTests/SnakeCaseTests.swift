import DecodingReport
import Foundation
import Testing

/// The key conversion is Foundation's.
@Suite struct SnakeCaseTests {
  private struct Keys: Decodable {
    var names: [String]
    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  @Test(
    arguments: [
      "user_id", "_id", "__a_b__", "image_url", "fooBAR_baz", "a", "", "_", "__", "a__b", "A_B",
      "_a", "a_", "élan_vital", "user_1", "1_user", "ÜBER_all", "ß_x", "already", "two_Words",
      "x_y_z_", "imageURL", "SCREAMING_CASE",
    ])
  func `keys are converted as Foundation converts them`(key: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try JSONEncoder().encode([key: 1])
    #expect(try decoder.decode(Keys.self, from: data).names == [SnakeCase.converted(key)])
  }

  @Test(arguments: [
    ("userId", "user_id"), ("id", "id"), ("isAdmin", "is_admin"), ("imageURL", "imageURL"),
    ("_id", "_id"), ("a1B", "a1_b"),
  ])
  func `a key that is converted to another is found`(converted: String, source: String) {
    #expect(SnakeCase.source(of: converted) == source)
  }
}
