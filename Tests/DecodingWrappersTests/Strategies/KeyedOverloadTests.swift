internal import DecodingWrappers
import Foundation
import Testing

/// The wrappers' overloads are found from another module than theirs, under
/// `MemberImportVisibility`: without them a missing key would throw.
struct KeyedOverloadTests {
  enum Level: Int, HasDefaultEnumValue {
    case low, high
    static var defaultValue: Level { .high }
  }

  struct Part: Codable, Hashable, EmptyInitializable {
    var x = 1
  }

  /// A property of each wrapper; that it compiles says that all are Hashable and Sendable, and
  /// that a model of them can be made from nothing.
  struct Everything: Codable, Hashable, Sendable {
    @DefaultCodable var byType: Int
    @Default<Bool.True> var byProvider: Bool
    @DefaultArray var array: [Int]
    @DefaultObject var object: Part
    @DefaultIntEnum var level: Level
    @LossyArray var lossy: [Int]
    @LossySet var unique: Set<Int>
    @LossyDictionary var map: [String: Int]
    @LossyArray var maybe: [Int]?
    @LossyOptional var optional: Int?
    @Tristate var state: Int??
    @LenientBool<Bool.Unknown> var lenient: Bool?
    @Lossless var lossless: Int? = nil
    @DefaultCoded<UnixSeconds> var date: Date
    var nullable: OptionalValue<Int>?
    var lenientNullable: LenientOptionalValue<Int>?
  }

  struct Generic<Value: DefaultValue & Codable & Hashable>: Codable, Hashable {
    @DefaultCodable var value: Value
    @LossyArray var list: [Value]
  }

  class Animal: Codable {
    @DefaultString var name: String
  }

  private struct Hidden: Codable {
    @Default<Int.One> var value: Int
  }

  /// Hand-written, as for a subclass.
  final class Dog: Animal {
    @Default<Int.One> var age: Int

    enum CodingKeys: CodingKey { case age }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _age = try container.decode(Default<Int.One>.self, forKey: .age)
      try super.init(from: decoder)
    }
  }

  @Test(arguments: ["{}", #"{"byType":null,"array":null,"map":null,"date":null,"lossless":null}"#])
  func `a missing key and null give what init() gives`(_ json: String) throws {
    let value = try JSONDecoder().decode(Everything.self, from: Data(json.utf8))
    #expect(value == Everything())
    let again = try JSONDecoder().decode(Everything.self, from: JSONEncoder().encode(value))
    #expect(again == value)
    let list = try PropertyListEncoder().encode(value)
    #expect(try PropertyListDecoder().decode(Everything.self, from: list) == value)
  }

  @Test func `generic, local and private models and classes find them too`() throws {
    struct Local: Codable {
      @DefaultCodable var value: [String]
    }
    let none = Data("{}".utf8)
    #expect(try JSONDecoder().decode(Local.self, from: none).value.isEmpty)
    #expect(try JSONDecoder().decode(Hidden.self, from: none).value == 1)
    #expect(try JSONDecoder().decode(Generic<String>.self, from: none) == Generic())
    let dog = try JSONDecoder().decode(Dog.self, from: Data(#"{"age":"x"}"#.utf8))
    #expect(dog.age == 1 && dog.name.isEmpty)
  }

  /// A wrapper without an overload, as the compiler's own code treats it.
  @propertyWrapper
  struct Unaided: Codable {
    var wrappedValue: Int?
    init(from decoder: any Decoder) throws {
      wrappedValue = try? decoder.singleValueContainer().decode(Int.self)
    }
  }

  @Test func `a wrapper without an overload throws for a missing key, even on an optional`() {
    struct Model: Codable {
      @Unaided var a: Int?
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Model.self, from: Data("{}".utf8))
    }
  }

  @Test(arguments: [("{}", nil), (#"{"a":null}"#, nil), (#"{"a":"x"}"#, 0), (#"{"a":4}"#, 4)])
  func `an optional wrapper is nil for a missing key and null`(_ json: String, _ value: Int?) throws
  {
    struct Model: Codable {
      var a: DefaultCodable<Int>?
    }
    let model = try JSONDecoder().decode(Model.self, from: Data(json.utf8))
    #expect(model.a?.wrappedValue == value)
  }
}
