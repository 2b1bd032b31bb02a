import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

/// Classes whose superclass is decoded by hand: from the same object, or from one of its own.
struct InheritanceTests {
  class Animal: SmartCodable {
    var name = "?"
    var age = 1

    required init() {}
  }

  /// Its members stand among those of its superclass.
  final class Dog: Animal {
    var legs = 4

    enum CodingKeys: String, CodingKey {
      case legs = "leg_count"
    }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      legs = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .legs)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(legs, forKey: .legs)
    }
  }

  /// Its superclass has an object of its own: under "super", or under a key.
  final class Cat: Animal {
    var lives = 9

    enum CodingKeys: String, CodingKey {
      case lives, animal
    }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      lives = try container.decode(Int.self, forKey: .lives)
      let isKeyed = container.contains(.animal)
      try super.init(
        from: isKeyed ? container.superDecoder(forKey: .animal) : container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(lives, forKey: .lives)
      try super.encode(to: container.superEncoder())
    }
  }

  static let dogs: [(String, String)] = [
    ("{}", "? 1 4"),
    (#"{"name":"Rex","age":"3","leg_count":"3"}"#, "Rex 3 3"),
    (#"{"name":[],"age":{},"leg_count":"x"}"#, "? 1 4"),
    (#"{"name":7,"legs":3}"#, "7 1 4"),
  ]

  @Test(arguments: dogs)
  func `a superclass reads the same object`(_ json: String, _ expected: String) throws {
    let dog = try SmartDecoder().decode(Dog.self, from: Data(json.utf8))
    #expect("\(dog.name) \(dog.age) \(dog.legs)" == expected)
    let recorded = try SmartDecoder().decode(
      Dog.self, from: JSONDocument.parse(json), recorder: DecodingRecorder())
    #expect("\(recorded.name) \(recorded.age) \(recorded.legs)" == expected)
    let back = try #require(Dog.deserialize(json: dog.toJSONString()))
    #expect("\(back.name) \(back.age) \(back.legs)" == expected)
  }

  static let cats: [(String, String)] = [
    ("{}", "? 1 9"),
    (#"{"lives":"7","super":{"name":"Tom","age":"3"}}"#, "Tom 3 7"),
    (#"{"lives":7,"animal":{"name":"Tom","age":[]}}"#, "Tom 1 7"),
    (#"{"lives":null,"super":{"age":1.5}}"#, "? 1 9"), (#"{"lives":7,"super":null}"#, "? 1 7"),
    (#"{"super":"{\"name\":\"Tom\"}"}"#, "Tom 1 9"),
  ]

  @Test(arguments: cats)
  func `a superclass reads an object of its own`(_ json: String, _ expected: String) throws {
    let cat = try SmartDecoder().decode(Cat.self, from: Data(json.utf8))
    #expect("\(cat.name) \(cat.age) \(cat.lives)" == expected)
    let recorded = try SmartDecoder().decode(
      Cat.self, from: JSONDocument.parse(json), recorder: DecodingRecorder())
    #expect("\(recorded.name) \(recorded.age) \(recorded.lives)" == expected)
    let back = try #require(Cat.deserialize(json: cat.toJSONString()))
    #expect("\(back.name) \(back.age) \(back.lives)" == expected)
  }

  @Test(arguments: ["[]", "5", #""x""#])
  func `a superclass's object of another kind is nobody's`(_ json: String) throws {
    let document = Data(#"{"lives":7,"super":\#(json)}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Cat.self, from: document) }
    #expect(throws: DecodingError.self) { try SmartDecoder().decode(Cat.self, from: document) }
    let nested = Data(#"{"c":{"super":\#(json)},"d":1}"#.utf8)
    struct Owner: SmartCodable {
      var c = Cat()
      var d = 0
    }
    let owner = try SmartDecoder().decode(Owner.self, from: nested)
    #expect(owner.c.lives == 9 && owner.d == 1)
  }
}
