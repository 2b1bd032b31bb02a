import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// What the default wrappers make of values that fit and values that don't, and the reasons that
/// a report gives.
@Suite struct WrapperCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var sample: any Sample.Type
    var json: String
    var expected: String
    var testDescription: String { "\(sample) \(json)" }

    init<Model: Decodable>(_ model: Model.Type, _ json: String, _ expected: String) {
      sample = Root<Model>.self
      self.json = json
      self.expected = expected
    }
  }

  private typealias M = WrapperCases

  static let scalars = [
    Case(M.Number.self, #"{"n":5}"#, "✓ $.n → Number(n: 5)"),
    Case(M.Number.self, #"{}"#, "↺ $.n missing → Number(n: 0)"),
    Case(M.Number.self, #"{"n":null}"#, "↺ $.n null → Number(n: 0)"),
    Case(M.Number.self, #"{"n":"5"}"#, "↺ $.n wrong-type → Number(n: 0)"),
    Case(M.Number.self, #"{"n":1.5}"#, "↺ $.n fraction → Number(n: 0)"),
    Case(M.Small.self, #"{"n":300}"#, "↺ $.n overflow → Small(n: 0)"),
    Case(M.Unsigned.self, #"{"n":-1}"#, "↺ $.n overflow → Unsigned(n: 0)"),
    Case(M.Number.self, #"{"n":1.0}"#, "✓ $.n → Number(n: 1)"),
    Case(M.Number.self, #"{"n":true}"#, "↺ $.n wrong-type → Number(n: 0)"),
    Case(M.Number.self, #"{"n":{}}"#, "↺ $.n wrong-type → Number(n: 0)"),
    Case(M.Number.self, #"{"n":[1]}"#, "↺ $.n wrong-type → Number(n: 0)"),
    Case(M.Text.self, #"{"n":5}"#, #"↺ $.n wrong-type → Text(n: "")"#),
    Case(M.Text.self, #"{"n":""}"#, #"✓ $.n → Text(n: "")"#),
    Case(M.Fraction.self, #"{"n":3}"#, "✓ $.n → Fraction(n: 3.0)"),
    Case(M.Fraction.self, #"{"n":1e400}"#, "↺ $.n overflow → Fraction(n: 1.0)"),
    Case(M.Truth.self, #"{}"#, "↺ $.n missing → Truth(n: true)"),
    Case(M.Truth.self, #"{"n":false}"#, "✓ $.n → Truth(n: false)"),
    Case(M.Truth.self, #"{"n":null}"#, "↺ $.n null → Truth(n: true)"),
    Case(M.Typed.self, #"{}"#, "↺ $.n missing → Typed(n: 0)"),
    Case(M.Truths.self, #"{}"#, "↺ $.a missing, ↺ $.b missing → Truths(a: false, b: true)"),
    Case(M.Lenient.self, #"{"n":0}"#, "~ $.n wrong-type → Lenient(n: false)"),
    Case(M.Lenient.self, #"{"n":1}"#, "~ $.n wrong-type → Lenient(n: true)"),
    Case(M.Lenient.self, #"{"n":2}"#, "↺ $.n wrong-type → Lenient(n: true)"),
    Case(M.Lenient.self, #"{"n":"false"}"#, "~ $.n wrong-type → Lenient(n: false)"),
    Case(M.Lenient.self, #"{"n":"no"}"#, "↺ $.n wrong-type → Lenient(n: true)"),
    Case(M.Lenient.self, #"{"n":"TRUE"}"#, "↺ $.n wrong-type → Lenient(n: true)"),
    Case(M.Lenient.self, #"{"n":"1"}"#, "↺ $.n wrong-type → Lenient(n: true)"),
    Case(M.Lenient.self, #"{"n":0.5}"#, "↺ $.n wrong-type → Lenient(n: true)"),
    // Without a default: neither "above 0" nor "equal to 1" is a guess that is made.
    Case(M.Kept.self, #"{"n":1}"#, "~ $.n wrong-type → Kept(n: true)"),
    Case(M.Kept.self, #"{"n":2}"#, "✗ $.n wrong-type threw"),
    Case(M.Kept.self, #"{"n":-1}"#, "✗ $.n wrong-type threw"),
    Case(M.Kept.self, #"{"n":true}"#, "✓ $.n → Kept(n: true)"),
    Case(M.Liked.self, #"{}"#, "∅ $.n missing → Liked(n: nil)"),
    Case(M.Liked.self, #"{"n":null}"#, "∅ $.n null → Liked(n: nil)"),
    Case(M.Liked.self, #"{"n":true}"#, "✓ $.n → Liked(n: true)"),
    // The overload asks for an Int first, and swallows what that throws.
    Case(M.Liked.self, #"{"n":1.5}"#, "∅ $.n fraction → Liked(n: nil)"),
  ]

  static let enums = [
    Case(M.Painted.self, #"{"n":"blue"}"#, "↺ $.n bad-enum → Painted(n: .unknown)"),
    Case(M.Painted.self, #"{"n":7}"#, "↺ $.n wrong-type → Painted(n: .unknown)"),
    Case(M.Painted.self, #"{}"#, "↺ $.n missing → Painted(n: .unknown)"),
    Case(M.Painted.self, #"{"n":null}"#, "↺ $.n null → Painted(n: .unknown)"),
    Case(M.MaybePainted.self, #"{"n":"blue"}"#, "∅ $.n bad-enum → MaybePainted(n: nil)"),
    Case(M.Strict.self, #"{"n":"blue"}"#, "✗ $.n bad-enum threw"),
    Case(M.Maybe.self, #"{}"#, "∅ $.n missing → Maybe(n: nil)"),
    Case(M.Maybe.self, #"{"n":null}"#, "∅ $.n null → Maybe(n: nil)"),
    Case(M.Maybe.self, #"{"n":"blue"}"#, "↺ $.n bad-enum → Maybe(n: .unknown)"),
    Case(M.Bare.self, #"{"n":9}"#, "↺ $.n wrong-type → Bare(n: .unknown)"),
    Case(M.Bare.self, #"{"n":"x"}"#, "↺ $.n bad-enum → Bare(n: .unknown)"),
    Case(M.Bare.self, #"{"n":null}"#, "↺ $.n null → Bare(n: .unknown)"),
    Case(M.Bare.self, #"{}"#, "✗ $.n missing threw"),
    Case(
      M.Fruits.self, #"{"n":["apple","kiwi",3,null]}"#,
      "~ $.n bad-element, ✓ $.n[0], ↺ $.n[1] bad-enum, ↺ $.n[2] wrong-type, ↺ $.n[3] null → Fruits(n: [.apple, .unknown, .unknown, .unknown])"
    ),
    Case(
      M.Shelf.self, #"{"n":{"a":"kiwi"}}"#,
      #"~ $.n bad-element, ↺ $.n.a bad-enum → Shelf(n: ["a": .unknown])"#),
    Case(M.Ranked.self, #"{"n":9}"#, "↺ $.n bad-enum → Ranked(n: .none)"),
    Case(M.Ranked.self, #"{"n":1}"#, "✓ $.n → Ranked(n: .first)"),
  ]

  static let arrays = [
    Case(M.Whole.self, #"{}"#, "↺ $.n missing → Whole(n: [])"),
    Case(M.Whole.self, #"{"n":null}"#, "↺ $.n null → Whole(n: [])"),
    Case(M.Whole.self, #"{"n":"x"}"#, "↺ $.n wrong-type → Whole(n: [])"),
    Case(
      M.Whole.self, #"{"n":[1,"x",3]}"#,
      "↺ $.n bad-element, ⊘ $.n[0] bad-element, ⊘ $.n[1] wrong-type, ⊘ $.n[2] bad-element → Whole(n: [])"
    ),
    Case(
      M.Whole.self, #"{"n":[1,null]}"#,
      "↺ $.n bad-element, ⊘ $.n[0] bad-element, ⊘ $.n[1] null → Whole(n: [])"),
    Case(
      M.Lossy.self, #"{"n":[1,"x",null,false,{},[],2.5,4]}"#,
      "~ $.n bad-element, ✓ $.n[0], ⊘ $.n[1] wrong-type, ⊘ $.n[2] null, ⊘ $.n[3] wrong-type, ⊘ $.n[4] wrong-type, ⊘ $.n[5] wrong-type, ⊘ $.n[6] fraction, ✓ $.n[7] → Lossy(n: [1, 4])"
    ),
    Case(M.Lossy.self, #"{"n":[]}"#, "✓ $.n → Lossy(n: [])"),
    Case(M.Lossy.self, #"{"n":5}"#, "↺ $.n wrong-type → Lossy(n: [])"),
    Case(M.Lossy.self, #"{}"#, "↺ $.n missing → Lossy(n: [])"),
    Case(M.Lossy.self, #"{"n":null}"#, "↺ $.n null → Lossy(n: [])"),
    Case(M.MaybeLossy.self, #"{}"#, "∅ $.n missing → MaybeLossy(n: nil)"),
    Case(M.MaybeLossy.self, #"{"n":null}"#, "∅ $.n null → MaybeLossy(n: nil)"),
    Case(M.MaybeLossy.self, #"{"n":5}"#, "↺ $.n wrong-type → MaybeLossy(n: [])"),
    Case(
      M.MaybeLossy.self, #"{"n":["1"]}"#,
      "~ $.n bad-element, ⊘ $.n[0] wrong-type → MaybeLossy(n: [])"),
    Case(
      M.Points.self, #"{"n":[{"x":1},{},{"x":"a"},5,null]}"#,
      "~ $.n bad-element, ✓ $.n[0], ✓ $.n[0].x, ⊘ $.n[1] bad-element, ⊘ $.n[1].x missing, ⊘ $.n[2] bad-element, ⊘ $.n[2].x wrong-type, ⊘ $.n[3] wrong-type, ⊘ $.n[4] null → Points(n: [Point(x: 1)])"
    ),
    Case(
      M.Colors.self, #"{"n":["red","bus",3]}"#,
      "~ $.n bad-element, ✓ $.n[0], ⊘ $.n[1] bad-enum, ⊘ $.n[2] wrong-type → Colors(n: [.red])"),
    Case(
      M.Each.self, #"{"n":[1,null,"x",2.5,{}]}"#,
      "~ $.n bad-element, ✓ $.n[0], ↺ $.n[1] null, ↺ $.n[2] wrong-type, ↺ $.n[3] fraction, ↺ $.n[4] wrong-type → Each(n: [1, 0, 0, 0, 0])"
    ),
    Case(
      M.Rows.self, #"{"n":[{"a":"bad","b":1},{"a":2},{"b":3},7]}"#,
      "~ $.n bad-element, ~ $.n[0] bad-element, ↺ $.n[0].a wrong-type, ✓ $.n[0].b, ⊘ $.n[1] bad-element, ⊘ $.n[1].a bad-element, ⊘ $.n[1].b missing, ~ $.n[2] bad-element, ↺ $.n[2].a missing, ✓ $.n[2].b, ⊘ $.n[3] wrong-type → Rows(n: [Row(a: 0, b: 1), Row(a: 0, b: 3)])"
    ),
    Case(
      M.Lossy.self, #"{"n":[1,null,3]}"#,
      "~ $.n bad-element, ✓ $.n[0], ⊘ $.n[1] null, ✓ $.n[2] → Lossy(n: [1, 3])"),
    Case(
      M.Lossy.self, #"{"n":[1,"x",3]}"#,
      "~ $.n bad-element, ✓ $.n[0], ⊘ $.n[1] wrong-type, ✓ $.n[2] → Lossy(n: [1, 3])"),
    Case(
      M.Unique.self, #"{"n":[1,null,1]}"#,
      "~ $.n bad-element, ✓ $.n[0], ⊘ $.n[1] null, ✓ $.n[2] → Unique(n: [1])"),
    Case(
      M.Nested.self, #"{"n":[[1],["x"],[2]]}"#,
      "~ $.n bad-element, ✓ $.n[0], ✓ $.n[0][0], ⊘ $.n[1] bad-element, ⊘ $.n[1][0] wrong-type, ✓ $.n[2], ✓ $.n[2][0] → Nested(n: [[1], [2]])"
    ),
  ]

  static let others = [
    Case(M.MaybeLink.self, #"{"n":"https://example .com"}"#, "∅ $.n bad-url → MaybeLink(n: nil)"),
    Case(M.MaybeNumber.self, #"{"n":3.14}"#, "∅ $.n fraction → MaybeNumber(n: nil)"),
    Case(M.MaybeNumber.self, #"{"n":"x"}"#, "∅ $.n wrong-type → MaybeNumber(n: nil)"),
    Case(M.MaybeNumber.self, #"{}"#, "∅ $.n missing → MaybeNumber(n: nil)"),
    Case(M.MaybeNumber.self, #"{"n":null}"#, "∅ $.n null → MaybeNumber(n: nil)"),
    Case(M.State.self, #"{"n":"x"}"#, #"✓ $.n → State(n: "x")"#),
    Case(M.State.self, #"{"n":null}"#, "✓ $.n → State(n: .some(nil))"),
    Case(M.State.self, #"{}"#, "∅ $.n missing → State(n: nil)"),
    Case(M.State.self, #"{"n":5}"#, "✗ $.n wrong-type threw"),
    Case(
      M.Derived.self, #"{"x":5,"y":9}"#,
      "✓ $.x, ↺ $.y unknown-key → Derived(x: 5, y: 2)"),
    Case(M.Object.self, #"{}"#, "↺ $.n missing → Object(n: Point(x: -1))"),
    Case(M.Object.self, #"{"n":null}"#, "↺ $.n null → Object(n: Point(x: -1))"),
    Case(
      M.Object.self, #"{"n":{}}"#, "↺ $.n bad-element, ⊘ $.n.x missing → Object(n: Point(x: -1))"),
    Case(
      M.Object.self, #"{"n":{"x":"a"}}"#,
      "↺ $.n bad-element, ⊘ $.n.x wrong-type → Object(n: Point(x: -1))"),
    Case(M.Object.self, #"{"n":5}"#, "↺ $.n wrong-type → Object(n: Point(x: -1))"),
    Case(
      M.Holder.self, #"{"n":{"city":"Rome","zip":"x"}}"#,
      #"~ $.n bad-element, ✓ $.n.city, ↺ $.n.zip wrong-type → Holder(n: Guarded(city: "Rome", zip: 0))"#
    ),
    Case(
      M.Boxed.self, #"{"n":{"inner":{"a":"x","b":1}}}"#,
      "~ $.n bad-element, ~ $.n.inner bad-element, ↺ $.n.inner.a wrong-type, ✓ $.n.inner.b → Boxed(n: Box(inner: Row(a: 0, b: 1)))"
    ),
    Case(
      M.Boxed.self, #"{"n":{"inner":{"a":1}}}"#,
      "↺ $.n bad-element, ⊘ $.n.inner bad-element, ⊘ $.n.inner.a bad-element, ⊘ $.n.inner.b missing → Boxed(n: Box(inner: Row(a: 0, b: 0)))"
    ),
  ]

  @Test(arguments: scalars + enums + arrays + others)
  func `each value has its outcome and its reason`(_ row: Case) {
    #expect(Self.outcomes(row.sample, row.json) == row.expected)
  }

  /// The model's value, then the fields: `↺ $.n missing`.
  private static func outcomes(_ sample: any Sample.Type, _ json: String) -> String {
    func report<S: Sample>(_ sample: S.Type) -> Report { run(sample, json, [.default]) }
    let style = report(sample).styles[0]
    let fields = style.fields.map { field in
      ["\(field.outcome.glyph) \(field.path)", field.reason?.rawValue].compactMap(\.self)
        .joined(separator: " ")
    }
    return fields.joined(separator: ", ") + (style.value.map { " → \($0)" } ?? " threw")
  }

  typealias EncodableModel = Codable & SendableMetatype

  static let encodings: [(any EncodableModel.Type, String, String)] = [
    (M.MaybeNumber.self, #"{"n":"x"}"#, "{}"),
    (M.State.self, #"{"n":"x"}"#, #"{"n":"x"}"#),
    (M.State.self, #"{"n":null}"#, #"{"n":null}"#),
    (M.State.self, "{}", "{}"),
    (M.Left.self, #"{"n":5}"#, "{}"),
  ]

  @Test(arguments: encodings)
  func `what is nil is left out, or null where it was`(
    _ model: any EncodableModel.Type, _ json: String, _ expected: String
  ) throws {
    let data = Data(json.utf8)
    let value =
      model is any SmartCodable.Type
      ? try SmartDecoder().decode(model, from: data) : try JSONDecoder().decode(model, from: data)
    #expect(try String(decoding: JSONEncoder().encode(value), as: UTF8.self) == expected)
  }

  @Test func `a property that is left out is never decoded`() throws {
    let left = try SmartDecoder().decode(M.Left.self, from: Data(#"{"n":5}"#.utf8))
    #expect(left.n == nil)
  }

  @Test func `an error keeps what fell back before it`() {
    #expect(
      Self.outcomes(Root<M.Outer>.self, #"{"inner": {"n": "bad", "req": 1}}"#)
        == "~ $.inner bad-element, ↺ $.inner.n wrong-type, ✓ $.inner.req, ✗ $.id missing threw")
  }

  @Test func `a key named as an index is no index`() {
    #expect(
      Self.outcomes(Root<M.Indexed>.self, #"{"a": [1, "x"], "b": {"Index 1": "x"}}"#)
        == #"~ $.a bad-element, ✓ $.a[0], ⊘ $.a[1] wrong-type, ~ $.b bad-element, ⊘ $.b["Index 1"] wrong-type → Indexed(a: [1], b: [:])"#
    )
  }

  @Test func `reports of concurrent and repeated decodes don't mix`() async {
    let payloads = (0..<24).map { #"{"n": [\#($0), "x"]}"# }
    let alone = payloads.map { Self.outcomes(Root<M.Lossy>.self, $0) }
    let together = await withTaskGroup(of: (Int, String).self) { group in
      for (index, json) in payloads.enumerated() {
        group.addTask { (index, Self.outcomes(Root<M.Lossy>.self, json)) }
      }
      var results = Array(repeating: "", count: payloads.count)
      for await (index, text) in group { results[index] = text }
      return results
    }
    #expect(together == alone)
    #expect(Set(alone).count == payloads.count)
    #expect(payloads.map { Self.outcomes(Root<M.Lossy>.self, $0) } == alone)
  }
}
