extension DerivationCase {
  /// Who may use what, and who inherits from whom.
  static let access: [DerivationCase] = [
    DerivationCase(
      name: "access, aliases, extensions, classes that others inherit from",
      strict: #"""
        import Foundation

        struct Team: Codable {
          var lead: Person
          var other: Base
          private var secret: Secret
          var deep: Outer.Inner
          var alias: Names
          var key: [Kind: Int]
          var either = Kind.b, second: Kind = .b
          var tuple: (Int, Int) { (1, 2) }
        }
        typealias Names = [String]
        final class Person: Codable {
          var name: String
          private init() { name = "" }
        }
        class Base: Codable { var id: Int; init() { id = 1 } }
        class Derived: Base { var more = 1 }
        fileprivate struct Secret: Codable { var code: Int }
        extension Outer { struct Inner: Codable { var v: Int } }
        enum Outer {}
        enum Kind: String, Codable { case a, b; static let all: [Kind] = [.a] }
        """#,
      default: #"""
        import DecodingStyles
        import Foundation

        struct Team: Codable {
          @DefaultCodable var lead: Person
          @DefaultCodable var other: Base
          @DefaultCodable private var secret: Secret
          @DefaultCodable var deep: Outer.Inner
          @DefaultArray var alias: Names
          @DefaultCodable var key: [Kind: Int]
          @DefaultCodable var either = Kind.b
          @DefaultCodable var second: Kind = .b
          var tuple: (Int, Int) { (1, 2) }
        }
        typealias Names = [String]
        final class Person: Codable, DefaultValue {
          @DefaultCodable var name: String
          private init() { name = "" }
          static var defaultValue: Person { Person() }
        }
        class Base: Codable, DefaultValue { @DefaultCodable var id: Int; required init() { id = 1 }; static var defaultValue: Self { Self() } }
        class Derived: Base { var more = 1 }
        fileprivate struct Secret: Codable, DefaultValue { @DefaultCodable var code: Int; static var defaultValue: Secret { Secret() } }
        extension Outer { struct Inner: Codable, DefaultValue { @DefaultCodable var v: Int; static var defaultValue: Inner { Inner() } } }
        enum Outer {}
        enum Kind: String, DefaultCodableEnum { case a, b; static let all: [Kind] = [.a]; static var defaultCase: Kind { .b } }
        """#,
      smart: #"""
        import DecodingStyles
        import Foundation

        struct Team: Codable {
          var lead: Person
          var other: Base
          private var secret: Secret
          var deep: Outer.Inner
          var alias: Names
          var key: [Kind: Int]
          var either = Kind.b, second: Kind = .b
          var tuple: (Int, Int) { (1, 2) }
        }
        typealias Names = [String]
        final class Person: Codable {
          var name: String
          private init() { name = "" }
        }
        class Base: SmartCodable { var id: Int = 0; required init() { id = 1 } }
        class Derived: Base { var more = 1; private enum DerivedKeys: String, CodingKey { case more }; required init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: DerivedKeys.self)
            more = try values.decode(Int.self, forKey: .more)
            try super.init(from: decoder)
          }; required init() { super.init() } }
        fileprivate struct Secret: SmartCodable { var code: Int = 0 }
        extension Outer { struct Inner: SmartCodable { var v: Int = 0 } }
        enum Outer {}
        enum Kind: String, SmartCaseDefaultable { case a, b; static let all: [Kind] = [.a]; static var defaultCase: Kind { .b } }
        """#,
      notes: [
        "19:1 Derived: a subclass of `Base` inherits its `init(from:)`: properties of "
          + "its own are not decoded; left as it is",
        "4:7 Team.lead: its type has no initial value that could be written here; "
          + "`Team` is left as it is",
        "14:7 Person: its `init()` is private; left as it is",
        "19:1 Derived: the `init(from:)` that it inherits doesn't decode its own properties; here it "
          + "has one that does",
      ])
  ]
}
