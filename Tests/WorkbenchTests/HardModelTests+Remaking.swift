extension HardModelTests {
  static let remaking: [Case] = [
    Case(
      name: "numbers kept within a range", model: HardModels.Loud.self,
      json: #"{"volume": 250, "bass": 101, "treble": 102}"#,
      report: #"""
        strict Loud(volume: 100, bass: Limited(number: 100), treble: 100)
        ~ $.volume Int 250 → 100 custom silently inferred
        ~ $.bass Limited 101 → Limited(number: 100) custom silently inferred
        ~ $.treble Int? 102 → 100 custom silently inferred
        """#),
    Case(
      name: "numbers within the range", model: HardModels.Loud.self,
      json: #"{"volume": 25, "bass": 10, "treble": 12}"#,
      report: #"""
        strict Loud(volume: 25, bass: Limited(number: 10), treble: 12)
        ✓ $.volume Int 25 → 25
        ✓ $.bass Limited 10 → Limited(number: 10)
        ✓ $.treble Int? 12 → 12
        """#),
    Case(
      name: "values made of texts", model: HardModels.Parsed.self,
      json:
        #"{"numbers": "1,2", "point": "3x4", "size": "large", "name": "Ada", "link": "https://a.b/", "day": "2024-01-02T03:04:05Z", "on": "yes", "count": "7"}"#,
      report: #"""
        strict Parsed(numbers: [1, 2], point: Point(x: 3, y: 4), size: .large, name: Name(text: "Ada"), link: "https://a.b/", day: "2024-01-02T03:04:05Z", on: true, count: 7)
        ~ $.numbers [Int] "1,2" → [1, 2] wrong-type inferred
        ~ $.point Point "3x4" → Point(x: 3, y: 4) wrong-type inferred
        ✓ $.size Size "large" → .large inferred
        ✓ $.name Name "Ada" → Name(text: "Ada") inferred
        ✓ $.link URL? "https://a.b/" → "https://a.b/" inferred
        ~ $.day Date "2024-01-02T03:04:05Z" → "2024-01-02T03:04:05Z" custom inferred
        ~ $.on Bool "yes" → true wrong-type inferred
        ~ $.count Int "7" → 7 wrong-type inferred
        """#),
    Case(
      name: "values that nothing could be made of", model: HardModels.Parsed.self,
      json:
        #"{"numbers": "x", "point": "x", "size": "huge", "name": "", "link": "", "day": "x", "on": "x", "count": "x"}"#,
      report: #"""
        strict Parsed(numbers: [], point: Point(x: 0, y: 0), size: .small, name: Name(text: ""), link: nil, day: "0001-01-01T00:00:00Z", on: false, count: -1)
        ↺ $.numbers [Int] "x" → [] wrong-type silently inferred
        ↺ $.point Point "x" → Point(x: 0, y: 0) wrong-type silently inferred
        ↺ $.size Size "huge" → .small bad-enum silently inferred
        ✓ $.name Name "" → Name(text: "") inferred
        ∅ $.link URL? "" → nil empty silently inferred
        ↺ $.day Date "x" → "0001-01-01T00:00:00Z" bad-date silently inferred
        ↺ $.on Bool "x" → false wrong-type silently inferred
        ↺ $.count Int "x" → -1 wrong-type silently inferred
        """#),
    Case(
      name: "a text for a number, in a wrapper", model: HardModels.Priced.self,
      json: #"{"price": "9.5"}"#,
      report: #"""
        strict Priced(price: 9.5)
        ~ $.price Double "9.5" → 9.5 wrong-type inferred
        """#),
    Case(
      name: "no number, in a wrapper", model: HardModels.Priced.self,
      json: #"{"price": "cheap"}"#,
      report: #"""
        strict Priced(price: -1.0)
        ↺ $.price Double "cheap" → -1.0 wrong-type silently inferred “Expected to decode Double but found a string instead.”
        """#),
    Case(
      name: "no number, in a model", model: HardModels.Retrying.self,
      json: #"{"price": "cheap"}"#,
      report: #"""
        strict Retrying(price: -1.0)
        ↺ $.price Double "cheap" → -1.0 wrong-type silently inferred “Expected to decode Double but found a string instead.”
        """#),
    Case(
      name: "values tidied", model: HardModels.Tidied.self,
      json:
        #"{"tags": ["a", "", "b"], "ids": [2, 1, 2], "title": " Ada ", "code": "CHE", "isOff": true, "prices": {"a": 1}}"#,
      report: #"""
        strict Tidied(tags: ["a", "b"], ids: [1, 2], title: "Ada", code: "unknown", isOff: false, prices: ["a": 100])
        ~ $.tags [String] ["a", "", "b"] → ["a", "b"] custom inferred
        ✓ $.tags[0] String "a" → "a"
        ⊘ $.tags[1] String "" custom silently inferred
        ✓ $.tags[2] String "b" → "b"
        ~ $.ids Set<Int> [2, 1, 2] → [1, 2] custom inferred
        ✓ $.ids[0] Int 2 → 2
        ✓ $.ids[1] Int 1 → 1
        ⊘ $.ids[2] Int 2 duplicate-key silently inferred
        ~ $.title String " Ada " → "Ada" custom inferred
        ↺ $.code String "CHE" → "unknown" custom silently inferred
        ~ $.isOff Bool true → false custom silently inferred
        ~ $.prices [String: Int] {"a": 1} → ["a": 100] custom inferred
        ~ $.prices.a Int 1 → 100 custom silently inferred
        """#),
    Case(
      name: "values that need no tidying", model: HardModels.Tidied.self,
      json:
        #"{"tags": ["a", "b"], "ids": [2, 1], "title": "Ada", "code": "CH", "isOff": true, "prices": {}}"#,
      report: #"""
        strict Tidied(tags: ["a", "b"], ids: [1, 2], title: "Ada", code: "CH", isOff: false, prices: [:])
        ✓ $.tags [String] ["a", "b"] → ["a", "b"]
        ✓ $.tags[0] String "a" → "a"
        ✓ $.tags[1] String "b" → "b"
        ✓ $.ids Set<Int> [2, 1] → [1, 2] inferred
        ✓ $.ids[0] Int 2 → 2
        ✓ $.ids[1] Int 1 → 1
        ✓ $.title String "Ada" → "Ada"
        ✓ $.code String "CH" → "CH"
        ~ $.isOff Bool true → false custom silently inferred
        ✓ $.prices [String: Int] {} → [:]
        """#),
  ]
}
