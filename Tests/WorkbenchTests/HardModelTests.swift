import DecodingReport
import Foundation
import Testing
import Workbench

/// What the report says of models whose own code decides; each report was read beside what
/// `JSONDecoder` makes of the same payload.
@Suite struct HardModelTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var model: any (Decodable & SendableMetatype).Type
    var json: String
    var report: String

    var testDescription: String { name }
  }

  static let all = cases + remaking + attempts + enums + composites + hidden + made

  @Test(arguments: Self.all)
  func `the report of a hard model is right`(_ hard: Case) {
    func report<T: Decodable>(_ type: T.Type) -> String {
      // Foundation's answer, and no other, decides whether the report may say that it threw.
      let foundation = try? JSONDecoder().decode(type, from: Data(hard.json.utf8))
      let report = run(Root<T>.self, hard.json, [.strict])
      #expect(report[.strict]?.threw == (foundation == nil))
      if let foundation { expectValues(of: foundation, in: report) }
      return lines(report)
    }
    #expect(report(hard.model) == hard.report)
  }

  /// A field that a property of the model bears the name of shows what Foundation's model holds.
  private func expectValues(of model: Any, in report: Report) {
    #expect(report[.strict]?.value == SwiftText.of(model))
    for (label, stored) in Mirror(reflecting: model).children {
      guard let label else { continue }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      let value = SwiftText.of(name == label ? stored : wrapped(stored))
      for field in report[.strict]?.fields ?? [] where "\(field.path)" == "$.\(name)" {
        #expect(field.value == value || field.outcome == .dropped, "\(field.path)")
      }
    }
  }

  private func wrapped(_ value: Any) -> Any {
    let content = Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }?.value
    return content.map { wrapped($0) } ?? value
  }

  static let cases: [Case] = [
    Case(
      name: "either takes the second type", model: [HardModels.Either].self,
      json: #"[1, "two", 3]"#,
      report: #"""
        strict [.number(1), .text("two"), .number(3)]
        ✓ $[0] Either 1 → .number(1)
        ✓ $[1] Either "two" → .text("two")
        ✓ $[2] Either 3 → .number(3)
        """#),
    Case(
      name: "either takes none", model: [HardModels.Either].self,
      json: #"[1, true, "x"]"#,
      report: #"""
        strict threw typeMismatch $[1] 1:5 wanted Either
        ✓ $[0] Either 1 → .number(1)
        ✗ $[1] Either true wrong-type “Expected to decode String but found bool instead.”
        ⋯ $[2] Either "x" alone as-sent
        """#),
    Case(
      name: "polymorphic, all good", model: [HardModels.Block].self,
      json: #"[{"kind": "text", "text": "a"}, {"kind": "image", "width": 2}]"#,
      report: #"""
        strict [.text("a"), .image(width: 2)]
        ✓ $[0] Block {"kind": "text", "text": "a"} → .text("a")
        ✓ $[0].kind String "text" → "text"
        ✓ $[0].text String "a" → "a"
        ✓ $[1] Block {"kind": "image", "width": 2} → .image(width: 2)
        ✓ $[1].kind String "image" → "image"
        ✓ $[1].width Int 2 → 2
        """#),
    Case(
      name: "nested container missing", model: HardModels.Nested.self,
      json: #"{}"#,
      report: #"""
        strict threw keyNotFound $.place 1:1 wanted [String: Any]
        ✗ $.place [String: Any] ◌ missing “No value associated with key Outer(stringValue: "place", intValue: nil) ("place").”
        """#),
    Case(
      name: "nested container, inner null", model: HardModels.Nested.self,
      json: #"{"place": {"city": null, "zip": 7}}"#,
      report: #"""
        strict threw valueNotFound $.place.city 1:20 wanted String
        ✗ $.place.city String null null “Cannot get value of type String -- found null value instead”
        ⋯ $.place.zip String? 7 alone threw wrong-type
        """#),
    Case(
      name: "nested container of wrong kind", model: HardModels.Nested.self,
      json: #"{"place": []}"#,
      report: #"""
        strict threw typeMismatch $.place 1:11 wanted [String: Any]
        ✗ $.place [String: Any] [] wrong-type “Expected to decode Dictionary<String, Any> but found an array instead.”
        """#),
    Case(
      name: "try? around decodeIfPresent", model: HardModels.Shrugging.self,
      json: #"{"age": "7", "name": "a"}"#,
      report: #"""
        strict Shrugging(age: nil, name: "a")
        ∅ $.age Int? "7" → nil wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ✓ $.name String "a" → "a"
        """#),
    Case(
      name: "retry with another type", model: HardModels.Retrying.self,
      json: #"{"price": "9.5"}"#,
      report: #"""
        strict Retrying(price: 9.5)
        ~ $.price Double "9.5" → 9.5 wrong-type inferred
        """#),
    Case(
      name: "two passes", model: HardModels.TwoPasses.self,
      json: #"{"version": 1, "text": "a", "more": 2}"#,
      report: #"""
        strict TwoPasses(head: Head(version: 1), body: Body(text: "a"))
        ✓ $.version Int 1 → 1
        ✓ $.text String "a" → "a"
        ⊘ $.more - 2 unknown-key
        """#),
    Case(
      name: "two passes, the second fails", model: HardModels.TwoPasses.self,
      json: #"{"version": 1, "text": 2}"#,
      report: #"""
        strict threw typeMismatch $.text 1:24 wanted String
        ✓ $.version Int 1 → 1
        ✗ $.text String 2 wrong-type “Expected to decode String but found number instead.”
        """#),
    Case(
      name: "keys made at run time", model: HardModels.Numbered.self,
      json: #"{"value1": 1, "value2": 2, "value4": 4}"#,
      report: #"""
        strict Numbered(values: [1, 2])
        ✓ $.value1 Int 1 → 1
        ✓ $.value2 Int 2 → 2
        ⊘ $.value4 - 4 unknown-key
        """#),
    Case(
      name: "superclass under super", model: HardModels.Dog.self,
      json: #"{"legs": 4, "super": {"name": "Rex"}}"#,
      report: #"""
        strict Dog(name: "Rex", legs: 4)
        ✓ $.legs Int 4 → 4
        ✓ $.super.name String "Rex" → "Rex"
        """#),
    Case(
      name: "superclass from the same decoder", model: HardModels.Cat.self,
      json: #"{"lives": 9, "name": 1}"#,
      report: #"""
        strict threw typeMismatch $.name 1:22 wanted String
        ✓ $.lives Int 9 → 9
        ✗ $.name String 1 wrong-type “Expected to decode String but found number instead.”
        """#),
    Case(
      name: "recursion", model: HardModels.Tree.self,
      json:
        #"{"name": "a", "children": [{"name": "b", "children": [{"name": 3}]}, {"name": "d"}]}"#,
      report: #"""
        strict threw typeMismatch $.children[0].children[0].name 1:64 wanted String
        ✓ $.name String "a" → "a"
        ✗ $.children [Tree]? [{"name": "b", "children": [{"name": 3}]}, {"name": "d"}] bad-element guilty $.children[0].children[0].name “Expected to decode String but found number instead.”
        ✗ $.children[0] Tree {"name": "b", "children": [{"name": 3}]} bad-element guilty $.children[0].children[0].name “Expected to decode String but found number instead.”
        ✓ $.children[0].name String "b" → "b"
        ✗ $.children[0].children [Tree]? [{"name": 3}] bad-element guilty $.children[0].children[0].name “Expected to decode String but found number instead.”
        ✗ $.children[0].children[0] Tree {"name": 3} bad-element guilty $.children[0].children[0].name “Expected to decode String but found number instead.”
        ✗ $.children[0].children[0].name String 3 wrong-type “Expected to decode String but found number instead.”
        ⋯ $.children[0].children[0].children [Tree]? ◌ alone nil missing
        ⋯ $.children[1] Tree {"name": "d"} alone as-sent
        ⋯ $.children[1].name String "d" alone as-sent
        ⋯ $.children[1].children [Tree]? ◌ alone nil missing
        """#),
    Case(
      name: "wrapper around a wrapper", model: HardModels.Wrapped.self,
      json: #"{"count": "x"}"#,
      report: #"""
        strict Wrapped(count: 0)
        ↺ $.count Int "x" → 0 wrong-type silently inferred “Expected to decode Int but found a string instead.”
        """#),
    Case(
      name: "a result that fails", model: HardModels.Outcome.self,
      json: #"{"error": {"reason": "none"}, "value": 1}"#,
      report: #"""
        strict Outcome(result: .failure(Failed(reason: "none")))
        ✓ $.error Failed {"reason": "none"} → Failed(reason: "none")
        ✓ $.error.reason String "none" → "none"
        ⊘ $.value - 1 unknown-key
        """#),
    Case(
      name: "a result of the wrong type", model: HardModels.Outcome.self,
      json: #"{"value": "1"}"#,
      report: #"""
        strict threw typeMismatch $.value 1:11 wanted Int
        ✗ $.value Int "1" wrong-type “Expected to decode Int but found a string instead.”
        """#),
    Case(
      name: "defaults by contains and ??", model: HardModels.Asking.self,
      json: #"{"isOn": null}"#,
      report: #"""
        strict Asking(retries: 3, isOn: true)
        ↺ $.retries Int ◌ → 3 missing inferred
        ↺ $.isOn Bool? null → true null inferred
        """#),
    Case(
      name: "an error after all was read", model: [HardModels.Strict].self,
      json: #"[{"low": 1, "high": 2}, {"low": 3, "high": 2}]"#,
      report: #"""
        strict threw custom $[1] 1:25 wanted Strict
        ✓ $[0] Strict {"low": 1, "high": 2} → Strict(low: 1, high: 2)
        ✓ $[0].low Int 1 → 1
        ✓ $[0].high Int 2 → 2
        ✗ $[1] Strict {"low": 3, "high": 2} custom “Reversed()”
        ✓ $[1].low Int 3 → 3
        ✓ $[1].high Int 2 → 2
        """#),
    Case(
      name: "a pair that is too short", model: HardModels.Pair.self,
      json: #"[1]"#,
      report: #"""
        strict threw valueNotFound $[1] 1:1 wanted String
        ✓ $[0] Int 1 → 1
        ✗ $[1] String ◌ missing “Unkeyed container is at end.”
        """#),
    Case(
      name: "a pair that is too long", model: HardModels.Pair.self,
      json: #"[1, "a", true]"#,
      report: #"""
        strict Pair(first: 1, second: "a")
        ✓ $[0] Int 1 → 1
        ✓ $[1] String "a" → "a"
        ⊘ $[2] - true unknown-key
        """#),
    Case(
      name: "a sieve of a dictionary", model: HardModels.Sieve.self,
      json: #"{"a": 1, "b": "2", "c": null}"#,
      report: #"""
        strict Sieve(kept: ["a": 1])
        ✓ $.a Int 1 → 1
        ⊘ $.b Int "2" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ⊘ $.c Int null null inferred “Cannot get value of type Int -- found null value instead”
        """#),
    Case(
      name: "swallowed behind the first error", model: HardModels.Late.self,
      json: #"{"first": "1", "second": "2", "third": "3"}"#,
      report: #"""
        strict threw typeMismatch $.first 1:11 wanted Int
        ✗ $.first Int "1" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.second Int "2" alone nil wrong-type
        ⋯ $.third Int "3" alone threw wrong-type
        """#),
    Case(
      name: "all of the shop is wrong", model: HardModels.Shop.self,
      json:
        #"{"units": "m", "byLetter": {"first": 1, "third": 3}, "matrix": [[1], [2, "3"]], "shape": {"dot": {"y": 1}}}"#,
      report: #"""
        strict threw typeMismatch $.units 1:11 wanted Units?
        ✗ $.units Units? "m" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.byLetter [Letter: Int] {"first": 1, "third": 3} alone threw bad-element
        ⋯ $.byLetter.first Int 1 alone as-sent
        ⋯ $.byLetter.third Letter "third" alone threw bad-enum
        ⋯ $.matrix [[Int]] [[1], [2, "3"]] alone threw bad-element
        ⋯ $.matrix[0] [Int] [1] alone as-sent
        ⋯ $.matrix[0][0] Int 1 alone as-sent
        ⋯ $.matrix[1] [Int] [2, "3"] alone threw bad-element
        ⋯ $.matrix[1][0] Int 2 alone as-sent
        ⋯ $.matrix[1][1] Int "3" alone threw wrong-type
        ⋯ $.shape Shape {"dot": {"y": 1}} alone threw bad-element
        ⋯ $.shape.dot.x Int ◌ alone threw missing
        ⊘ $.shape.dot.y - 1 unknown-key
        """#),
    Case(
      name: "renamed keys", model: HardModels.Renamed.self,
      json: #"{"zip": "8001", "town": "Bern"}"#,
      report: #"""
        strict threw keyNotFound $.postal_code 1:1 wanted String
        ✗ $.postal_code String ◌ missing “No value associated with key CodingKeys(stringValue: "postal_code", intValue: nil) ("postal_code").”
        ⋯ $.town String? "Bern" alone as-sent
        ⊘ $.zip - "8001" unknown-key
        """#),
    Case(
      name: "one property of two keys", model: HardModels.Joined.self,
      json: #"{"first": "Ada", "last": null}"#,
      report: #"""
        strict Joined(name: "Ada ")
        ~ $.first String "Ada" → "Ada " custom inferred
        ∅ $.last String? null → nil null
        """#),
    Case(
      name: "a list that fell back", model: [HardModels.Album].self,
      json: #"[{"title": "a", "tracks": [1, "2", 3]}]"#,
      report: #"""
        strict [Album(title: "a", tracks: [])]
        ~ $[0] Album {"title": "a", "tracks": [1, "2", 3]} → Album(title: "a", tracks: []) bad-element guilty $[0].tracks
        ✓ $[0].title String "a" → "a"
        ↺ $[0].tracks [Int] [1, "2", 3] → [] bad-element guilty $[0].tracks[1] silently inferred “Expected to decode Int but found a string instead.”
        ⊘ $[0].tracks[0] Int 1 bad-element silently inferred
        ⊘ $[0].tracks[1] Int "2" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ⊘ $[0].tracks[2] Int 3 bad-element silently inferred
        """#),
  ]
}
