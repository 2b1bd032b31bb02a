import DecodingReport
import Foundation
import Testing
import Workbench

/// What the first error hides, and what models' own code makes of errors.
extension HardModelTests {
  static let hidden: [Case] = [
    Case(
      name: "no placeholder for a value, and a good one before it", model: HardModels.Basket.self,
      json:
        #"{"items": [{"name": "a", "sku": "S-1"}, {"name": 7, "sku": "S-2"}, {"name": "c", "sku": "X"}, {"name": null, "sku": "S-4"}], "total": "1"}"#,
      report: #"""
        strict threw typeMismatch $.items[1].name 1:50 wanted String
        ✗ $.items [Article] [{"name": "a", "sku": "S-1"}, {"name": 7, "sku": "S-2"}, {"name": "c", "sku": "X"}, {"name": null, "sku": "S-4"}] bad-element guilty $.items[1].name “Expected to decode String but found number instead.”
        ✓ $.items[0] Article {"name": "a", "sku": "S-1"} → Article(name: "a", sku: Sku(text: "S-1"))
        ✓ $.items[0].name String "a" → "a"
        ✓ $.items[0].sku Sku "S-1" → Sku(text: "S-1")
        ✗ $.items[1] Article {"name": 7, "sku": "S-2"} bad-element guilty $.items[1].name “Expected to decode String but found number instead.”
        ✗ $.items[1].name String 7 wrong-type “Expected to decode String but found number instead.”
        ⋯ $.items[1].sku Sku "S-2" alone as-sent
        ⋯ $.items[2] Article {"name": "c", "sku": "X"} alone threw bad-element
        ⋯ $.items[2].name String "c" alone as-sent
        ⋯ $.items[2].sku Sku "X" alone threw custom
        ⋯ $.items[3] Article {"name": null, "sku": "S-4"} alone threw bad-element
        ⋯ $.items[3].name String null alone threw null
        ⋯ $.items[3].sku Sku "S-4" alone as-sent
        ⋯ $.total Double "1" alone threw wrong-type
        """#),
    Case(
      name: "no placeholder for a value, and none before it", model: HardModels.Basket.self,
      json:
        #"{"items": [{"name": "a", "sku": "X"}, {"name": 7, "sku": "Y"}, {"name": "c"}], "total": 1}"#,
      report: #"""
        strict threw dataCorrupted $.items[0].sku 1:33 wanted Sku
        ✗ $.items [Article] [{"name": "a", "sku": "X"}, {"name": 7, "sku": "Y"}, {"name": "c"}] bad-element guilty $.items[0].sku “no SKU”
        ✗ $.items[0] Article {"name": "a", "sku": "X"} bad-element guilty $.items[0].sku “no SKU”
        ✓ $.items[0].name String "a" → "a"
        ✗ $.items[0].sku Sku "X" custom “no SKU”
        ⋯ $.items[1] Article {"name": 7, "sku": "Y"} alone threw bad-element
        ⋯ $.items[1].name String 7 alone threw wrong-type
        ⋯ $.items[1].sku Sku "Y" alone threw custom
        ⋯ $.items[2] Article {"name": "c"} alone threw bad-element
        ⋯ $.items[2].name String "c" alone as-sent
        ⋯ $.items[2].sku Sku ◌ alone threw missing
        ⋯ $.total Double 1 alone as-sent
        """#),
    Case(
      name: "an enum that wants one key", model: [HardModels.Order].self,
      json:
        #"[{"pay": {"card": {"number": "4", "code": "1"}}, "note": 5}, {"pay": {"paypal": {}}}, {"pay": {"cash": {}}}]"#,
      report: #"""
        strict threw typeMismatch $[0].pay.card.code 1:43 wanted Int?
        ✗ $[0] Order {"pay": {"card": {"number": "4", "code": "1"}}, "note": 5} bad-element guilty $[0].pay.card.code “Expected to decode Int but found a string instead.”
        ✗ $[0].pay Payment {"card": {"number": "4", "code": "1"}} bad-element guilty $[0].pay.card.code “Expected to decode Int but found a string instead.”
        ✓ $[0].pay.card.number String "4" → "4"
        ✗ $[0].pay.card.code Int? "1" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $[0].note String? 5 alone threw wrong-type
        ⋯ $[1] Order {"pay": {"paypal": {}}} alone threw bad-element
        ⋯ $[1].pay Payment {"paypal": {}} alone threw bad-enum
        ⋯ $[2] Order {"pay": {"cash": {}}} alone as-sent
        ⋯ $[2].pay Payment {"cash": {}} alone as-sent
        ⋯ $[2].note String? ◌ alone nil missing
        """#),
    Case(
      name: "a placeholder breaks the order of two numbers", model: [HardModels.Interval].self,
      json: #"[[1, 2], [5, 3], [1, "x"], [2]]"#,
      report: #"""
        strict threw custom $[1] 1:10 wanted Interval
        ✓ $[0] Interval [1, 2] → Interval(low: 1, high: 2)
        ✓ $[0][0] Int 1 → 1
        ✓ $[0][1] Int 2 → 2
        ✗ $[1] Interval [5, 3] custom “Reversed()”
        ✓ $[1][0] Int 5 → 5
        ✓ $[1][1] Int 3 → 3
        ⋯ $[2] Interval [1, "x"] alone threw bad-element
        ⋯ $[2][0] Int 1 alone as-sent
        ⋯ $[2][1] Int "x" alone threw wrong-type
        ⋯ $[3] Interval [2] alone threw bad-element
        ⋯ $[3][0] Int 2 alone as-sent
        ⋯ $[3][1] Int ◌ alone threw missing
        """#),
    Case(
      name: "rows that end too soon", model: HardModels.Table.self,
      json: #"{"title": 1, "rows": [[1, "a"], [2], [], ["x", null]]}"#,
      report: #"""
        strict threw typeMismatch $.title 1:11 wanted String
        ✗ $.title String 1 wrong-type “Expected to decode String but found number instead.”
        ⋯ $.rows [Row] [[1, "a"], [2], [], ["x", null]] alone threw bad-element
        ⋯ $.rows[0] Row [1, "a"] alone as-sent
        ⋯ $.rows[0][0] Int 1 alone as-sent
        ⋯ $.rows[0][1] String? "a" alone as-sent
        ⋯ $.rows[1] Row [2] alone as-sent
        ⋯ $.rows[1][0] Int 2 alone as-sent
        ⋯ $.rows[1][1] String? ◌ alone nil missing
        ⋯ $.rows[2] Row [] alone threw bad-element
        ⋯ $.rows[2][0] Int ◌ alone threw missing
        ⋯ $.rows[3] Row ["x", null] alone threw bad-element
        ⋯ $.rows[3][0] Int "x" alone threw wrong-type
        ⋯ $.rows[3][1] String? null alone nil null
        """#),
    Case(
      name: "values that a model refuses behind the first error", model: [HardModels.Price].self,
      json:
        #"[{"cents": "5", "currency": "EURO"}, {"cents": 1, "currency": "US"}, {"cents": 2, "currency": "USD"}]"#,
      report: #"""
        strict threw typeMismatch $[0].cents 1:12 wanted Int
        ✗ $[0] Price {"cents": "5", "currency": "EURO"} bad-element guilty $[0].cents “Expected to decode Int but found a string instead.”
        ✗ $[0].cents Int "5" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $[0].currency String "EURO" inferred
        ⋯ $[1] Price {"cents": 1, "currency": "US"} alone threw bad-element
        ⋯ $[1].cents Int 1 alone as-sent
        ⋯ $[1].currency String "US" alone threw custom
        ⋯ $[2] Price {"cents": 2, "currency": "USD"} alone as-sent
        ⋯ $[2].cents Int 2 alone as-sent
        ⋯ $[2].currency String "USD" alone as-sent
        """#),
    Case(
      name: "one form after the other", model: [HardModels.Person].self,
      json:
        #"[{"first": "Ada"}, {"fullName": "G H", "age": 85}, {"fullName": "X", "age": "3"}, {"first": "Q", "age": "7"}]"#,
      report: #"""
        strict threw keyNotFound $[2].first 1:52 wanted String
        ✓ $[0] Person {"first": "Ada"} → Person(name: "Ada", years: nil)
        ✓ $[0].first String "Ada" → "Ada"
        ∅ $[0].age Int? ◌ → nil missing
        ✓ $[1] Person {"fullName": "G H", "age": 85} → Person(name: "G H", years: 85)
        ✓ $[1].fullName String "G H" → "G H"
        ✓ $[1].age Int 85 → 85
        ✗ $[2] Person {"fullName": "X", "age": "3"} bad-element guilty $[2].first “No value associated with key CodingKeys(stringValue: "first", intValue: nil) ("first").”
        ✓ $[2].fullName String "X" → "X"
        ⊘ $[2].age Int "3" wrong-type inferred “Expected to decode Int but found a string instead.”
        ✗ $[2].first String ◌ missing “No value associated with key CodingKeys(stringValue: "first", intValue: nil) ("first").”
        ⋯ $[2].age Int? "3" alone threw wrong-type
        ⋯ $[3] Person {"first": "Q", "age": "7"} alone threw bad-element
        ⋯ $[3].first String "Q" alone as-sent
        ⋯ $[3].age Int? "7" alone threw wrong-type
        """#),
    Case(
      name: "another type's init(from:) fails", model: HardModels.Points.self,
      json:
        #"{"some": [{"x": 1}, {"x": "2"}, 5, {}], "all": [{"x": 1}, {"x": "2"}, {}]}"#,
      report: #"""
        strict Points(some: [Failable<Point>(base: Point(x: 1)), Failable<Point>(base: nil), Failable<Point>(base: nil), Failable<Point>(base: nil)], all: [Attempt<Point>(result: .success(Point(x: 1))), Attempt<Point>(result: .failure(.typeMismatch(Int.Type(), Context(codingPath: [.all, .index(1), .x], debugDescription: "Expected to decode Int but found a string instead.", underlyingError: nil)))), Attempt<Point>(result: .failure(.keyNotFound(.x, Context(codingPath: [.all, .index(2)], debugDescription: "No value associated with key CodingKeys(stringValue: \"x\", intValue: nil) (\"x\").", underlyingError: nil))))])
        ~ $.some [Failable<Point>] [{"x": 1}, {"x": "2"}, 5, {}] → [Failable<Point>(base: Point(x: 1)), Failable<Point>(base: nil), Failable<Point>(base: nil), Failable<Point>(base: nil)] bad-element guilty $.some[1]
        ✓ $.some[0] Failable<Point> {"x": 1} → Failable<Point>(base: Point(x: 1))
        ✓ $.some[0].x Int 1 → 1
        ↺ $.some[1] Failable<Point> {"x": "2"} → Failable<Point>(base: nil) bad-element guilty $.some[1].x silently inferred “Expected to decode Int but found a string instead.”
        ⊘ $.some[1].x Int "2" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ↺ $.some[2] Failable<Point> 5 → Failable<Point>(base: nil) wrong-type silently inferred “Expected to decode Dictionary<String, Any> but found number instead.”
        ↺ $.some[3] Failable<Point> {} → Failable<Point>(base: nil) bad-element guilty $.some[3].x silently inferred “No value associated with key CodingKeys(stringValue: "x", intValue: nil) ("x").”
        ⊘ $.some[3].x Int ◌ missing inferred “No value associated with key CodingKeys(stringValue: "x", intValue: nil) ("x").”
        ~ $.all [Attempt<Point>] [{"x": 1}, {"x": "2"}, {}] → [Attempt<Point>(result: .success(Point(x: 1))), Attempt<Point>(result: .failure(.typeMismatch(Int.Type(), Context(codingPath: [.all, .index(1), .x], debugDescription: "Expected to decode Int but found a string instead.", underlyingError: nil)))), Attempt<Point>(result: .failure(.keyNotFound(.x, Context(codingPath: [.all, .index(2)], debugDescription: "No value associated with key CodingKeys(stringValue: \"x\", intValue: nil) (\"x\").", underlyingError: nil))))] bad-element guilty $.all[1]
        ✓ $.all[0] Attempt<Point> {"x": 1} → Attempt<Point>(result: .success(Point(x: 1)))
        ✓ $.all[0].x Int 1 → 1
        ↺ $.all[1] Attempt<Point> {"x": "2"} → Attempt<Point>(result: .failure(.typeMismatch(Int.Type(), Context(codingPath: [.all, .index(1), .x], debugDescription: "Expected to decode Int but found a string instead.", underlyingError: nil)))) bad-element guilty $.all[1].x silently inferred “Expected to decode Int but found a string instead.”
        ⊘ $.all[1].x Int "2" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ↺ $.all[2] Attempt<Point> {} → Attempt<Point>(result: .failure(.keyNotFound(.x, Context(codingPath: [.all, .index(2)], debugDescription: "No value associated with key CodingKeys(stringValue: \"x\", intValue: nil) (\"x\").", underlyingError: nil)))) bad-element guilty $.all[2].x silently inferred “No value associated with key CodingKeys(stringValue: "x", intValue: nil) ("x").”
        ⊘ $.all[2].x Int ◌ missing inferred “No value associated with key CodingKeys(stringValue: "x", intValue: nil) ("x").”
        """#),
    Case(
      name: "nil that a wrapper makes", model: HardModels.Counters.self,
      json: #"{"good": "12", "bad": "abc"}"#,
      report: #"""
        strict Counters(good: 12, bad: nil)
        ~ $.good Int? "12" → 12 wrong-type inferred
        ∅ $.bad Int? "abc" → nil not-a-number silently inferred
        """#),
    Case(
      name: "values that a dictionary doesn't keep", model: HardModels.Rates.self,
      json: #"{"rates": {"CHF": "0.95", "USD": "n/a"}}"#,
      report: #"""
        strict Rates(rates: ["CHF": 0.95])
        ~ $.rates [String: Double] {"CHF": "0.95", "USD": "n/a"} → ["CHF": 0.95] custom inferred
        ~ $.rates.CHF Double "0.95" → 0.95 wrong-type inferred
        ⊘ $.rates.USD String "n/a" custom silently inferred
        """#),
    Case(
      name: "a key that is only looked for, one that is read twice, a bound",
      model: HardModels.Reader.self,
      json: #"{"flag": "maybe", "number": "abc", "ratio": 1.5}"#,
      report: #"""
        strict Reader(isNew: true, number: -1, text: "abc", ratio: 1.0)
        ↺ $.number Int "abc" → -1 wrong-type inferred “Expected to decode Int but found a string instead.”
        ~ $.ratio Double 1.5 → 1.0 custom silently inferred
        ⊘ $.flag - "maybe" custom
        """#),
    Case(
      name: "elements read one by one, by models with other properties",
      model: HardModels.Readers.self,
      json:
        #"{"lines": [[1, "a"], [2, "b", "x"]], "sifted": {"values": [1, "bad", 3]}, "tagged": {"tags": ["A", "b"]}}"#,
      report: #"""
        strict Readers(lines: [Line(number: 1, name: "a", rest: []), Line(number: 2, name: "b", rest: ["x"])], sifted: Winnowed(good: [1, 3]), tagged: Tagged(tags: ["a", "b"]))
        ✓ $.lines [Line] [[1, "a"], [2, "b", "x"]] → [Line(number: 1, name: "a", rest: []), Line(number: 2, name: "b", rest: ["x"])]
        ✓ $.lines[0] Line [1, "a"] → Line(number: 1, name: "a", rest: [])
        ✓ $.lines[0][0] Int 1 → 1
        ✓ $.lines[0][1] String "a" → "a"
        ✓ $.lines[1] Line [2, "b", "x"] → Line(number: 2, name: "b", rest: ["x"])
        ✓ $.lines[1][0] Int 2 → 2
        ✓ $.lines[1][1] String "b" → "b"
        ✓ $.lines[1][2] String "x" → "x"
        ~ $.sifted Winnowed {"values": [1, "bad", 3]} → Winnowed(good: [1, 3]) bad-element guilty $.sifted.values[1]
        ✓ $.sifted.values[0] Int 1 → 1
        ⊘ $.sifted.values[1] Int "bad" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ✓ $.sifted.values[2] Int 3 → 3
        ~ $.tagged Tagged {"tags": ["A", "b"]} → Tagged(tags: ["a", "b"]) bad-element guilty $.tagged.tags
        ~ $.tagged.tags [String] ["A", "b"] → ["a", "b"] bad-element guilty $.tagged.tags[0] inferred
        ~ $.tagged.tags[0] String "A" → "a" custom inferred
        ✓ $.tagged.tags[1] String "b" → "b"
        """#),
    Case(
      name: "an error of decoding that a model throws itself", model: [HardModels.Account].self,
      json: #"[{"number": "1"}, {"iban": "2"}, {"bic": "3"}]"#,
      report: #"""
        strict threw keyNotFound $[2] 1:34 wanted Account
        ✓ $[0] Account {"number": "1"} → Account(number: "1")
        ✓ $[0].number String? "1" → "1"
        ✓ $[1] Account {"iban": "2"} → Account(number: "2")
        ∅ $[1].number String? ◌ missing inferred
        ✓ $[1].iban String? "2" → "2"
        ✗ $[2] Account {"bic": "3"} custom “neither”
        ∅ $[2].number String? ◌ → nil missing
        ∅ $[2].iban String? ◌ → nil missing
        ⊘ $[2].bic - "3" unknown-key
        """#),
    Case(
      name: "an optional of which no placeholder can be made", model: HardModels.Label.self,
      json: #"{"sku": "X", "skus": ["S-1", "Y"], "size": 300}"#,
      report: #"""
        strict threw dataCorrupted $.sku 1:9 wanted Sku?
        ✗ $.sku Sku? "X" custom “no SKU”
        ⋯ $.skus [Sku] ["S-1", "Y"] alone threw bad-element
        ⋯ $.skus[0] Sku "S-1" alone as-sent
        ⋯ $.skus[1] Sku "Y" alone threw custom
        ⋯ $.size UInt8? 300 alone threw overflow
        """#),
    Case(
      name: "numbers in another unit", model: [HardModels.Cents].self, json: "[2.25, 19.99, 0.5]",
      report: #"""
        strict [Cents(cents: 225), Cents(cents: 1998), Cents(cents: 50)]
        ~ $[0] Cents 2.25 → Cents(cents: 225) custom inferred
        ~ $[1] Cents 19.99 → Cents(cents: 1998) custom silently inferred
        ~ $[2] Cents 0.5 → Cents(cents: 50) custom inferred
        """#),
  ]
}
