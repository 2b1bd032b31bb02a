import ModelFacts
import Testing

struct FindingsTests {
  @Test func `the roots are the types that no other refers to`() throws {
    let answer = try Deriver.derive(
      """
      struct Order: Codable { var items: [Item]; var by: Person.Name? }
      struct Item: Codable { var parent: [Item] }
      enum Person { struct Name: Codable { var first: String } }
      private struct Secret: Decodable { var a: Int }
      struct Page<T: Codable>: Codable { var items: [T] }
      struct Plain { var a: Int }
      typealias Orders = Page<Order>
      """)
    #expect(
      answer.candidates.map { "\($0.name) \($0.isOutermost) \($0.isHidden) \($0.parameters)" } == [
        "Order false false []", "Item false false []", "Person.Name false false []",
        "Secret true true []", "Page false false [\"T\"]", "Orders true false []",
      ])
    #expect(answer.candidates[2].place == .init(file: "Model.swift", line: 3, column: 15))
  }

  /// A root may be no type, but what an alias stands for; of those that refer to one another, it is the first.
  @Test(arguments: [
    ("typealias Users = [User]; struct User: Codable { var a: Int }", "Users"),
    ("typealias Users = [String: User?]; struct User: Codable { var a: Int }", "Users"),
    ("typealias Name = User; struct User: Codable { var a: Int }", "User"),
    ("typealias ID = Int; struct User: Codable { var id: ID }", "User"),
    ("typealias Numbers = [Int]", "Numbers"), ("typealias Root = Double", "Root"),
    ("typealias Users = [User]; struct User: Codable { var friends: Users }", "User"),
    (
      """
      enum Body: Codable { case text }
      struct Message: Codable { var body: Body; var answered: Reply? }
      struct Reply: Codable { var messages: [Message] }
      """, "Message"
    ),
    (
      """
      struct Leaf: Codable { var tree: Tree? }
      struct Tree: Codable { var leaves: [Leaf] }
      struct Forest: Codable { var trees: [Tree] }
      """, "Forest"
    ),
  ])
  func `what none refers to may be the root`(_ text: String, root: String) throws {
    let candidates = try Deriver.derive(text).candidates
    #expect(candidates.filter(\.isOutermost).map(\.name).joined(separator: " ") == root)
  }

  @Test func `imports are found with their places, and what runs is left out`() throws {
    let answer = try Deriver.derive(
      """
      import Foundation
      import struct SwiftUI.Color
      struct A: Codable { var a: Int }
      print("hello")
      @main struct Program { static func main() {} }
      """)
    #expect(
      answer.imports.map { "\($0.place.line) \($0.module)" } == ["1 Foundation", "2 SwiftUI"])
    #expect(answer.snippet?.leftOut.map(\.place.line) == [4, 5])
  }

  @Test func `property wrappers that compute what they wrap, and may be asked`() throws {
    let answer = try Deriver.derive(
      """
      @propertyWrapper struct Plain { var value = 0; var wrappedValue: Int { min(value, 9) } }
      enum Scope {
        @propertyWrapper struct Nested<T> { var value: T; var wrappedValue: T { get { value } set { value = newValue } } }
        private enum Hidden { @propertyWrapper struct Inner { var wrappedValue: Int { 1 } } }
      }
      @propertyWrapper struct Stored { var wrappedValue = 0 }
      @propertyWrapper struct Changing { var value = 0; var wrappedValue: Int { mutating get { value += 1; return value } } }
      @propertyWrapper struct Trapping { var value: Int?; var wrappedValue: Int { value! } }
      @propertyWrapper struct Refusing { var value: Int?; var wrappedValue: Int { value ?? { fatalError() }() } }
      @propertyWrapper struct Absent {
        @available(*, unavailable) var wrappedValue: Int { 0 }
      }
      @MainActor @propertyWrapper struct Isolated { var wrappedValue: Int { 0 } }
      @propertyWrapper private struct Own { var wrappedValue: Int { 0 } }
      struct Model { var wrappedValue: Int { 0 } }
      """)
    #expect(answer.computedWrappers == ["Plain", "Scope.Nested"])
    #expect(answer.stoppingWrappers == ["Trapping", "Refusing"])
  }

  @Test(arguments: [
    ("value /* never! */", true), ("[\"fatalError()!\": value].count", true),
    ("!flag ? 0 : value", true), ("E.allCases.first!.rawValue", true), ("[value].first!", false),
    ("try! read()", false), ("any as! Int", false), ("\"\\(text!)\".count", false),
    ("value > 0 ? value : preconditionFailure()", false), ("(names[0])!", false),
  ])
  func `a wrapper whose getter may stop the program isn't asked, whatever its texts say`(
    _ code: String, isAsked: Bool
  ) throws {
    let answer = try Deriver.derive(
      "@propertyWrapper struct Own { var value = 0; var wrappedValue: Int { \(code) } }")
    #expect(answer.computedWrappers == (isAsked ? ["Own"] : []))
    #expect(answer.stoppingWrappers == (isAsked ? [] : ["Own"]))
  }

  @Test(arguments: [
    "", "struct", "struct A: Codable { var", "}}}}", "struct A: Codable { var a: [ }",
    "enum E: String, Codable {}", "struct A: A {}", "typealias A = B; typealias B = A",
    "class A: B {}; class B: A {}", "protocol P: Q {}; protocol Q: P {}; struct S: P { var a: T }",
    "struct A: Codable { var b: B }; struct B: Codable { var a: A }", "\u{0}\u{FEFF}struct A {}",
  ])
  func `broken sources are answered too`(_ text: String) throws {
    let answer = try Deriver.derive(text)
    #expect(answer.defaultStyle.files.count == 1)
  }
}
