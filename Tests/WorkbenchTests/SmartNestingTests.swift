import DecodingReport
import Foundation
import Testing
import Workbench

/// What a model asks for by containers within containers is asked for in smart decoding, too.
@Suite struct SmartNestingTests {
  struct Person: Codable {
    enum Channel: Codable {
      case mail(address: String)
      case phone(Int)
      case none
    }

    var name: String
    var contacts: [Channel]
  }

  struct Points: Decodable {
    enum Key: CodingKey { case line, box, title, from, to }
    var numbers: [Int] = []
    var title: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      title = try container.decode(String.self, forKey: .title)
      let box = try container.nestedContainer(keyedBy: Key.self, forKey: .box)
      numbers.append(try box.decode(Int.self, forKey: .from))
      var line = try container.nestedUnkeyedContainer(forKey: .line)
      var pair = try line.nestedUnkeyedContainer()
      numbers.append(try pair.decode(Int.self))
      let end = try line.nestedContainer(keyedBy: Key.self)
      numbers.append(try end.decode(Int.self, forKey: .to))
    }
  }

  class Animal: Decodable {
    var name: String

    init(name: String) { self.name = name }
  }

  final class Dog: Animal {
    enum Key: CodingKey { case tricks, kept }
    var tricks: Int

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      tricks = try container.decode(Int.self, forKey: .tricks)
      _ = try container.superDecoder(forKey: .kept).container(keyedBy: Key.self)
      try super.init(from: container.superDecoder())
    }
  }

  private static let people =
    #"{"name": "Ada", "contacts": [{"mail": {"address": "a@b.c"}}, {"phone": {"_0": 7}}, {"none": {}}]}"#
  private static let points = #"{"title": "x", "box": {"from": 1}, "line": [[2], {"to": 3}]}"#
  private static let dog = #"{"tricks": 3, "kept": {}, "super": {"name": "Rex"}}"#

  @Test func `a clean payload's fields are those of strict decoding`() throws {
    try check(Person.self, Self.people)
    try check(Points.self, Self.points)
    try check(Dog.self, Self.dog)
    try check(Person.self, Self.people.replacing(#""a@b.c""#, with: #""a@b.c", "more": 1"#))
    try check(Points.self, Self.points.replacing(#""to": 3"#, with: #""to": 3, "from": 4"#))
    try check(Dog.self, Self.dog.replacing(#""Rex""#, with: #""Rex", "age": 2"#))
  }

  private func check<Model: Decodable>(_ type: Model.Type, _ json: String) throws {
    let report = run(Root<Model>.self, json, [.strict, .smart])
    let (strict, smart) = (report.styles[0], report.styles[1])
    _ = try JSONDecoder().decode(Model.self, from: Data(json.utf8))
    #expect(!strict.threw && !smart.threw)
    #expect(smart.fields.map(\.path) == strict.fields.map(\.path), "\(json)")
    #expect(smart.fields.map(\.outcome) == strict.fields.map(\.outcome), "\(json)")
    #expect(smart.summary == strict.summary, "\(json)")
  }
}
