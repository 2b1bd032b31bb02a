import DecodingReport
import Foundation
import Testing
import Workbench

/// What the smart report says behind the error that ended the decode: the same as of the payload in
/// which that is mended, and the error alone is Foundation's to count.
@Suite struct SmartBehindErrorTests {
  private struct Place: Codable {
    var lat: Double
    var link: URL
  }

  private struct Page: Codable {
    var site: URL
    var count: Int
    var tags: [String]
    var place: Place
    var places: [Place]
    var byName: [String: Int]
    var note: String?
    var icon: URL
    var size: Double
  }

  private static let members = [
    ["count": "3"], ["count": #""3""#], ["count": #""x""#], ["count": "null"], ["count": "300.5"],
    ["tags": "[]"], ["tags": #"["a", 1]"#], ["tags": #"{"a": 1}"#],
    ["place": #"{"lat": "1.5", "link": "a"}"#], ["place": #"{"link": "a"}"#],
    ["places": #"[{"lat": 1, "link": "a"}, {"lat": true, "link": "b"}]"#],
    ["byName": #"{"a": "1", "b": 2}"#], ["byName": "[1]"], ["note": "5"], ["note": "null"],
    ["size": #""big""#], ["size": "1e400"],
  ]

  private static func payload(_ members: [String: String], site: String) -> String {
    let good = [
      "count": "1", "tags": #"["t"]"#, "place": #"{"lat": 1, "link": "a"}"#, "places": "[]",
      "byName": "{}", "note": #""n""#, "icon": #""http://b""#, "size": "2", "other": "1",
    ]
    let all = good.merging(members) { $1 }.sorted { $0.key < $1.key }
    return "{\"site\": \(site), " + all.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  @Test(arguments: members, members)
  func `fields behind the error do as they would alone`(
    _ one: [String: String], _ other: [String: String]
  ) throws {
    let members = one.merging(other) { $1 }
    let bad = run(Root<Page>.self, Self.payload(members, site: #""""#), [.smart])
    let good = run(Root<Page>.self, Self.payload(members, site: #""s""#), [.smart])
    let (failed, mended) = (try #require(bad[.smart]), try #require(good[.smart]))
    #expect(failed.threw && !mended.threw)
    let behind = failed.fields.filter { $0.outcome == .notReached }
    let expected = mended.fields.filter { $0.reason != .unknownKey && "\($0.path)" != "$.site" }
    #expect(behind.map(\.path) == expected.map(\.path))
    for (field, wanted) in zip(behind, expected) {
      #expect(field.alone?.outcome == wanted.outcome, "\(field.path)")
      #expect(field.alone?.value == wanted.value, "\(field.path)")
    }
    #expect(failed.summary.unknownKeys == 1)
    #expect(failed.summary.errors == 1)
  }

  @Test func `the element that made a container fall back is to blame, reached or not`() throws {
    let members = ["places": #"[{"link": "a"}, 5, null]"#, "tags": #"["a", null, {}]"#]
    for site in [#""s""#, #""""#] {
      let smart = try #require(
        run(Root<Page>.self, Self.payload(members, site: site), [.smart])[.smart])
      let guilty = smart.fields.reduce(into: [:]) { $0["\($1.path)"] = $1.guilty.map { "\($0)" } }
      #expect(guilty["$.places"] == "$.places[1]")
      #expect(guilty["$.tags"] == "$.tags[1]")
      #expect(!smart.fields.contains { $0.silentLoss && $0.outcome == .notReached })
    }
  }

  @Test func `each error that would follow counts`() throws {
    let json = Self.payload(["icon": #""""#, "place": #"{"lat": 1, "link": ""}"#], site: #""""#)
    let smart = try #require(run(Root<Page>.self, json, [.smart])[.smart])
    #expect(smart.summary.errors == 3)
    #expect(!smart.summary.isCutShort)
    #expect(
      smart.fields.filter { $0.alone?.outcome == .threw }.map { "\($0.path)" }
        == ["$.place", "$.place.link", "$.icon"])
  }
}
