import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// Keys that nobody asked for, and the properties that they may be meant for: what is alike in its
/// letters only is no suggestion where its value can't be one of the property's type.
@Suite struct SuggestionTests {
  struct Item: Codable { var a: Int? }

  struct Alike: Codable {
    var date: String?
    var price: Double?
    var item: Item?
    var likes: Int?
    var address2: String?
    var left: Int?
    var width: Int?
    var isOn: Bool?
  }

  @Test func `a key of another type or another name is no slip`() throws {
    let json = #"""
      {"data": {}, "prices": [1], "items": [{"a": 1}], "liked": true, "address3": "x", "lift": 1,
       "widths": "12", "isOff": true}
      """#
    let strict = try #require(run(Root<Alike>.self, json, [.strict])[.strict])
    #expect(strict.fields.allSatisfy { $0.didYouMean == nil })
    #expect(strict.summary.silentLoss == 0 && strict.summary.unknownKeys == 8)
  }

  struct Person: Codable {
    var email: String?
    var start: Int?
    var state: Int?
  }

  @Test func `of several keys the likeliest is named, and of several properties each`() throws {
    let json = #"{"emails": ["b"], "Email": "c", "stat": 1}"#
    let fields = try #require(run(Root<Person>.self, json, [.strict])[.strict]?.fields)
    let meant = Dictionary(
      uniqueKeysWithValues: fields.map { ("\($0.path)", $0.didYouMean ?? "-") })
    #expect(
      meant == [
        "$.email": "Email", "$.start": "stat", "$.state": "stat", "$.emails": "-",
        "$.Email": "email", "$.stat": "start",
      ])
  }

  struct Words: Codable {
    var height: Int?
    var country: String?
    var name: String?
    var cities: [String]?
    var url: String?
  }

  @Test func `another letter may make another word, so that nothing is counted as lost`() throws {
    let json = #"{"weight": 70, "county": "Kent", "nme": "a", "city": ["b"], "ulr": "c"}"#
    let strict = try #require(run(Root<Words>.self, json, [.strict])[.strict])
    #expect(
      strict.fields.prefix(5).map { "\($0.path) \($0.didYouMean ?? "-") \($0.silentLoss)" } == [
        "$.height weight false", "$.country county false", "$.name nme false",
        "$.cities city true", "$.url ulr false",
      ])
    #expect(strict.summary.silentLoss == 1 && strict.summary.unknownKeys == 5)
  }

  struct Short: Codable {
    var id: Int
    var name: String?
  }

  @Test func `a short word with another letter is meant where no other key may be`() throws {
    let strict = try #require(run(Root<Short>.self, #"{"id": 1, "nane": "a"}"#, [.strict])[.strict])
    #expect(strict.fields.map { $0.didYouMean } == [nil, "nane", "name"])
    #expect(strict.summary.silentLoss == 0)
    let beside = #"{"id": 1, "nane": "a", "size": 2}"#
    let others = try #require(run(Root<Short>.self, beside, [.strict])[.strict])
    #expect(others.fields.map { $0.didYouMean } == [nil, nil, nil, nil])
  }

  struct Lossy: Codable {
    @LossyArray var people: [Strict]
  }

  struct Strict: Codable { var name: String }

  @Test func `a slip that cost an element is told, too`() throws {
    let json = #"{"people": [{"nmae": "a", "age": 1}, {"name": "b"}]}"#
    let strict = try #require(run(Root<Lossy>.self, json, [.strict])[.strict])
    #expect(
      strict.fields.filter { $0.didYouMean != nil }.map {
        "\($0.path) \($0.outcome) \($0.didYouMean ?? "")"
      } == ["$.people[0].name dropped nmae"])
    #expect(strict.summary.silentLoss == 1 && strict.summary.unknownKeys == 0)
  }

  /// Asks for one key after the other.
  struct ByHand: Decodable {
    var id: Int
    var userName: String?
    private enum CodingKeys: CodingKey { case id, userName }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      guard id > 0 else { throw CancellationError() }
      userName = try container.decodeIfPresent(String.self, forKey: .userName)
    }
  }

  @Test func `what stands in an envelope is named by its place`() throws {
    let json = #"""
      {"data": {"email": "a", "start": 1, "state": null}, "meta": {"start": 2}, "state": 3}
      """#
    let strict = try #require(run(Root<Person>.self, json, [.strict])[.strict])
    let places = strict.fields.map { "\($0.path) \($0.standsAt?.description ?? "-")" }
    // Of two places neither is named, and what was found isn't looked for.
    #expect(
      places == ["$.email $.data.email", "$.start -", "$.state -", "$.data -", "$.meta -"])
    #expect(strict.summary.silentLoss == 0)
  }

  @Test func `keys beside a missing one are named where a decode ended`() throws {
    let report = run(Root<ByHand>.self, #"{"ID": 1, "username": "a"}"#, [.strict])
    let id = try #require(report[.strict]?.fields.first)
    #expect(id.didYouMean == "ID")
    // A number that the model's own code takes instead led to its end.
    #expect(report[.strict]?.summary.unknownKeys == 2)
    #expect(report.fixes(of: id, in: .strict).map(\.code) == [#"case id = "ID""#])
  }

  struct Owner: Codable {
    var id: Int
    var bio: String?
  }

  struct Repository: Codable {
    var owner: Owner
    var description: String?
    var bio: String?
    var license: String?
  }

  @Test func `a common name in another object is a hint, and no loss`() throws {
    let json = #"{"owner": {"id": 1, "description": "d"}}"#
    let strict = try #require(run(Root<Repository>.self, json, [.strict])[.strict])
    let wanted = try #require(strict.fields.first { "\($0.path)" == "$.description" })
    #expect(wanted.standsAt?.description == "$.owner.description" && !wanted.silentLoss)
    #expect(strict.summary.silentLoss == 0)
  }

  @Test func `a value is lost where it is all of its object that nobody asked for`() throws {
    func loss(_ json: String) -> Int? {
      run(Root<Repository>.self, json, [.strict])[.strict]?.summary.silentLoss
    }
    #expect(loss(#"{"owner": {"id": 1, "license": "MIT"}}"#) == 1)
    #expect(loss(#"{"owner": {"id": 1, "license": "MIT", "followers": 3}}"#) == 0)
  }
}
