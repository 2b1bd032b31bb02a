import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

/// Whole reports: JSON in, what became of every field out.
@Suite struct ReportTests {
  @Test func `every field says what became of it in each style`() {
    let report = run(Users.self, #"{"id": 1, "age": "42", "role": "owner", "tags": ["a", 7]}"#)
    #expect(
      lines(report) == """
        strict threw typeMismatch $.age 1:18 wanted Int
        ✓ $.id Int 1 → 1
        ✗ $.age Int "42" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.role Role "owner" alone threw bad-enum
        ⋯ $.tags [String] ["a", 7] alone threw bad-element
        ⋯ $.tags[0] String "a" alone as-sent
        ⋯ $.tags[1] String 7 alone threw wrong-type
        ⋯ $.note String? ◌ alone nil missing
        default User(id: 1, age: 0, role: .viewer, tags: [], note: nil)
        ✓ $.id Int 1 → 1
        ↺ $.age Int "42" → 0 (type default) wrong-type silently “Expected to decode Int but found a string instead.”
        ↺ $.role Role "owner" → .viewer (default case) bad-enum silently inferred
        ↺ $.tags [String] ["a", 7] → [] (type default) bad-element guilty $.tags[1] silently “Expected to decode String but found number instead.”
        ⊘ $.tags[0] String "a" bad-element silently
        ⊘ $.tags[1] String 7 wrong-type silently “Expected to decode String but found number instead.”
        ∅ $.note String? ◌ → nil missing
        smart User(id: 1, age: 42, role: .viewer, tags: ["a", "7"], note: nil)
        ✓ $.id Int 1 → 1
        ~ $.age Int "42" → 42 wrong-type
        ↺ $.role Role "owner" → .viewer (initial value) bad-enum silently
        ~ $.tags [String] ["a", 7] → ["a", "7"] bad-element guilty $.tags[1]
        ✓ $.tags[0] String "a" → "a"
        ~ $.tags[1] String 7 → "7" wrong-type
        ∅ $.note String? ◌ → nil missing
        """)
  }

  @Test func `a number that does not fit has its place although Foundation names none`() {
    #expect(
      lines(run(Only<Int8>.self, #"{"a": 300}"#, [.strict])) == """
        strict threw dataCorrupted $.a 1:7 wanted Int8
        ✗ $.a Int8 300 overflow “The given data was not valid JSON.”
        """)
    #expect(
      lines(run(Only<Int>.self, #"{"a": 1.5}"#, [.strict])) == """
        strict threw dataCorrupted $.a 1:7 wanted Int
        ✗ $.a Int 1.5 fraction “The given data was not valid JSON.”
        """)
  }

  @Test func `of a dictionary the first bad value in the document is named`() {
    #expect(
      lines(run(Only<[String: Int]>.self, #"{"a": {"x": 1, "y": "2", "z": null}}"#, [.strict]))
        == """
        strict threw typeMismatch $.a.y 1:21 wanted Int
        ✗ $.a [String: Int] {"x": 1, "y": "2", "z": null} bad-element guilty $.a.y “Expected to decode Int but found a string instead.”
        ✓ $.a.x Int 1 → 1
        ✗ $.a.y Int "2" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.a.z Int null alone threw null
        """)
    let failure = run(Only<[String: Int]>.self, #"{"a": {"y": "2", "z": null}}"#)[.strict]?.failure
    #expect(failure?.message.hasSuffix("Foundation names a random one") == true)
    #expect(failure?.foundationSaid == "Expected to decode Int but found a string instead.")
  }

  @Test func `of several bad values of a dictionary the same one is named on every run`() {
    // Foundation's choice hangs on where the dictionary lies in memory.
    var ballast: [[Int]] = []
    let reports = (0..<100).map { attempt in
      ballast.append(Array(repeating: attempt, count: attempt % 61 + 1))
      let json = #"{"a": {"x": {"b": [1, "2"]}, "y": {"b": null}, "z": {}}}"#
      return lines(run(Only<[String: [String: [Int]]]>.self, json, [.strict]))
    }
    #expect(Set(reports).count == 1)
    #expect(reports[0].hasPrefix("strict threw typeMismatch $.a.x.b[1] 1:23 wanted Int"))
  }

  @Test func `digits that a Double cannot hold are a silent loss`() {
    #expect(
      lines(run(Only<Double>.self, #"{"a": 1234567890123456789}"#, [.strict])) == """
        strict Box<Double>(a: 1.2345678901234568e+18)
        ~ $.a Double 1234567890123456789 → 1.2345678901234568e+18 precision silently inferred
        """)
    #expect(
      lines(run(Only<Double>.self, #"{"a": 0.10}"#, [.strict])) == """
        strict Box<Double>(a: 0.1)
        ✓ $.a Double 0.10 → 0.1
        """)
  }

  @Test func `an exponent of any size is read as Foundation reads it`() throws {
    #expect(
      lines(run(Only<Int>.self, #"{"a": 10e9223372036854775807}"#, [.strict])) == """
        strict threw dataCorrupted $.a 1:7 wanted Int
        ✗ $.a Int 10e9223372036854775807 overflow “The given data was not valid JSON.”
        """)
    #expect(
      lines(run(Only<Int>.self, #"{"a": 1e99999999999999999999999}"#, [.strict])) == """
        strict threw dataCorrupted $.a 1:7 wanted Int
        ✗ $.a Int 1e99999999999999999999999 overflow “The given data was not valid JSON.”
        """)
    let zero = #"{"a": 0e9223372036854775807}"#
    #expect(try JSONDecoder().decode([String: Double].self, from: Data(zero.utf8)) == ["a": 0])
    #expect(
      lines(run(Only<Double>.self, zero, [.strict])) == """
        strict Box<Double>(a: 0.0)
        ✓ $.a Double 0e9223372036854775807 → 0.0
        """)
  }

  @Test func `unknown and duplicate keys are named, and a slip is guessed`() {
    #expect(
      lines(run(Root<Perhaps>.self, #"{"A": 1, "b": 2}"#, [.strict])) == """
        strict Perhaps(a: nil)
        ∅ $.a Int? ◌ → nil missing silently inferred meant A
        ⊘ $.A - 1 unknown-key meant a
        ⊘ $.b - 2 unknown-key
        """)
    #expect(
      lines(run(Only<Int>.self, #"{"a": 1, "\u0061": 2}"#, [.strict])) == """
        strict Box<Int>(a: 1)
        ✓ $.a Int 1 → 1
        ⊘ $.a - 2 duplicate-key silently
        """)
  }

  @Test func `a stranger's wrapper is explained from the error that it swallows`() {
    #expect(
      lines(run(Only<Stranger<Int>>.self, #"{"a": "x"}"#, [.strict])) == """
        strict Box<Stranger<Int>>(a: Stranger<Int>(wrappedValue: 7))
        ↺ $.a Int "x" → 7 wrong-type silently inferred “Expected to decode Int but found a string instead.”
        """)
    #expect(
      lines(run(Only<Tolerant>.self, #"{"a": {"list": [1, "x", 3], "size": "big"}}"#, [.strict]))
        == """
        strict Box<Tolerant>(a: Tolerant(list: [1, 3], size: 5))
        ~ $.a Tolerant {"list": [1, "x", 3], "size": "big"} → Tolerant(list: [1, 3], size: 5) bad-element guilty $.a.list[1]
        ~ $.a.list [Int] [1, "x", 3] → [1, 3] bad-element guilty $.a.list[1] inferred
        ✓ $.a.list[0] Int 1 → 1
        ⊘ $.a.list[1] Int "x" wrong-type silently inferred “Expected to decode Int but found a string instead.”
        ✓ $.a.list[2] Int 3 → 3
        ↺ $.a.size Int "big" → 5 wrong-type silently inferred “Expected to decode Int but found a string instead.”
        """)
  }

  @Test func `a key strategy shows both spellings`() {
    var options = DecodingOptions()
    options.keyStrategy = .snake
    let report = run(Only<Home>.self, #"{"a": {"home_zip": 8001}}"#, [.strict], options)
    #expect(
      lines(report) == """
        strict threw typeMismatch $.a.home_zip 1:20 wanted String
        ✗ $.a Home {"home_zip": 8001} bad-element guilty $.a.home_zip “Expected to decode String but found number instead.”
        ✗ $.a.home_zip String 8001 wrong-type as homeZip “Expected to decode String but found number instead.”
        """)
  }

  @Test func `a root that is no object is a field of its own`() {
    #expect(
      lines(run(Root<Int>.self, "\"5\"", [.strict])) == """
        strict threw typeMismatch $ 1:1 wanted Int
        ✗ $ Int "5" wrong-type “Expected to decode Int but found a string instead.”
        """)
    #expect(
      lines(run(Root<Home>.self, "[1]", [.strict])) == """
        strict threw typeMismatch $ 1:1 wanted Home
        ✗ $ Home [1] wrong-type “Expected to decode Dictionary<String, Any> but found an array instead.”
        """)
  }

  @Test func `validity and Foundation are two findings`() {
    let comma = run(Only<Int>.self, #"{"a": 1,}"#, [.strict, .smart])
    #expect(!comma.payload.isValid && comma.payload.foundationAccepts)
    #expect(comma.payload.error?.foundationSaid == nil)
    #expect(!comma.styles.contains { $0.threw })
    let broken = run(Only<Int>.self, #"{"a" 1}"#)
    #expect(broken.payload.error?.position.description == "1:6")
    #expect(broken.payload.error?.message == "expected ':' after the key, found 1")
    #expect(broken.payload.error?.foundationSaid == "The given data was not valid JSON.")
    #expect(broken.styles.allSatisfy { $0.failure?.kind == .dataCorrupted && $0.fields.isEmpty })
  }

  @Test func `the order of a report is the same on every run`() {
    let json = #"{"a": {"x": "1", "y": "2", "z": "3", "u": "4", "v": "5", "w": "6"}}"#
    let first = lines(run(Only<[String: Int]>.self, json))
    for _ in 0..<100 { #expect(lines(run(Only<[String: Int]>.self, json)) == first) }
  }
}

/// Foundation reads keys in a random order; a report doesn't.
@Suite struct ReportOrderTests {
  private struct Keyed: Codable {
    var byNumber: [Int: Int]
    var byLetter: [TracedModels.Letter: Int]
    var byName: [String: [Int: [String: Int]]]
  }
  private struct Both: Decodable {
    var keyed: Keyed
    var any: TracedModels.AllKeys
  }

  @Test func `keys of every kind are reported in the document's order on 100 runs`() {
    let json = """
      {"keyed": {"byNumber": {"7": 1, "3": "x", "11": 2, "5": null, "2": 3},
                 "byLetter": {"second": 1, "first": "x"},
                 "byName": {"z": {"2": {"b": 1, "a": []}, "1": {}}, "y": {"4": {"d": "x"}}}},
       "any": {"q": 1, "p": 2, "o": "x", "n": 4, "m": 5}, "extra": 1, "another": 2}
      """
    // Foundation's order hangs on where a dictionary lies in memory.
    var ballast: [[Int]] = []
    let reports = (0..<100).map { attempt in
      ballast.append(Array(repeating: attempt, count: attempt % 61 + 1))
      return lines(run(Root<Both>.self, json))
    }
    #expect(Set(reports).count == 1)
    let places = ["\"7\"", "\"3\"", "\"11\"", "\"5\"", "\"2\""].map {
      reports[0].firstRange(of: "$.keyed.byNumber[\($0)] Int")?.lowerBound
    }
    #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }
}

@Suite struct DocumentFailureTests {
  private enum Shape: Codable {
    case circle(radius: Int)
  }

  private struct Drawing: Codable {
    var shape: Shape
    var size: Int
  }

  /// No placeholder can be made for an enum with associated values, so nobody learns what strict
  /// would have asked for behind it.
  @Test func `keys behind the error are not called unknown`() {
    let report = run(
      Root<Drawing>.self, #"{"shape": 1, "size": 2, "other": 3}"#, [.strict])
    #expect(
      lines(report) == """
        strict threw typeMismatch $.shape 1:11 wanted Shape
        ✗ $.shape Shape 1 wrong-type “Expected to decode Dictionary<String, Any> but found number instead.”
        """)
    #expect(report[.strict]?.summary.unknownKeys == 0)
  }

  @Test func `in a large payload too every problem behind the first error is named`() {
    let padding = String(repeating: " ", count: 1_100_000)
    let report = run(
      Users.self, #"{"id": "x", "age": 1, "role": "boss", "tags": [], "other": 1}"# + padding,
      [.strict])
    #expect(
      lines(report) == """
        strict threw typeMismatch $.id 1:8 wanted Int
        ✗ $.id Int "x" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.age Int 1 alone as-sent
        ⋯ $.role Role "boss" alone threw bad-enum
        ⋯ $.tags [String] [] alone as-sent
        ⋯ $.note String? ◌ alone nil missing
        ⊘ $.other - 1 unknown-key
        """)
  }

  @Test func `what Foundation stumbles over goes before what it tolerates`() {
    let report = run(Only<Int>.self, #"{"b": [1,], "a" 1}"#, [.strict])
    #expect(report.payload.error?.position.description == "1:17")
    #expect(report[.strict]?.failure?.message.contains("expected ':'") == true)
  }

  @Test func `a document that is nested too deeply says so in all styles`() {
    let json = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let report = run(Only<Int>.self, json)
    #expect(report.payload.isValid && !report.payload.foundationAccepts)
    #expect(report.payload.foundationLimit?.position.description == "1:513")
    #expect(report.payload.cause == report.payload.foundationLimit)
    let within = run(Only<Int>.self, String(json.dropFirst(88).dropLast(88)))
    #expect(within.payload.foundationAccepts && within.payload.cause == nil)
    #expect(
      report.styles.map { $0.failure?.message }
        == Array(
          repeating: "the document is nested 600 levels deep, and Foundation reads 512 at most",
          count: 3))
  }

  @Test func `a JSON5 number at the end of the text is read within the text`() {
    var options = DecodingOptions()
    options.json5 = true
    for number in 0..<300 {
      let report = run(Root<Int>.self, "\(number)", [.strict, .smart], options)
      #expect(report.styles.map(\.value) == ["\(number)", "\(number)"])
    }
  }
}

/// Collections that fell back because of one element.
@Suite struct UnreadElementsTests {
  private struct Shelf: Codable {
    @DefaultCodable var tags: [String]
    @DefaultCodable var grid: [[Int]]
    @DefaultCodable var byNumber: [Int: Int]
  }

  @Test func `elements behind the one that failed are lost, too`() {
    let json = """
      {"tags": ["a", {}, "c", null], "grid": [[1], [2, "x", 4], [5]],
       "byNumber": {"2": {}, "1": 1}}
      """
    #expect(
      lines(run(Root<Shelf>.self, json, [.default])) == """
        default Shelf(tags: [], grid: [], byNumber: [:])
        ↺ $.tags [String] ["a", {}, "c", null] → [] (type default) bad-element guilty $.tags[1] silently “Expected to decode String but found a dictionary instead.”
        ⊘ $.tags[0] String "a" bad-element silently
        ⊘ $.tags[1] String {} wrong-type silently “Expected to decode String but found a dictionary instead.”
        ⊘ $.tags[2] String "c" bad-element silently inferred
        ⊘ $.tags[3] String null bad-element inferred
        ↺ $.grid [[Int]] [[1], [2, "x", 4], [5]] → [] (type default) bad-element guilty $.grid[1][1] silently “Expected to decode Int but found a string instead.”
        ⊘ $.grid[0] [Int] [1] bad-element silently
        ⊘ $.grid[0][0] Int 1 bad-element silently
        ⊘ $.grid[1] [Int] [2, "x", 4] bad-element guilty $.grid[1][1] silently “Expected to decode Int but found a string instead.”
        ⊘ $.grid[1][0] Int 2 bad-element silently
        ⊘ $.grid[1][1] Int "x" wrong-type silently “Expected to decode Int but found a string instead.”
        ⊘ $.grid[1][2] Int 4 bad-element silently inferred
        ⊘ $.grid[2] [Int] [5] bad-element silently inferred
        ↺ $.byNumber [Int: Int] {"2": {}, "1": 1} → [:] (type default) bad-element guilty $.byNumber["2"] silently “Expected to decode Int but found a dictionary instead.”
        ⊘ $.byNumber["2"] Int {} wrong-type silently “Expected to decode Int but found a dictionary instead.”
        ⊘ $.byNumber["1"] Int 1 bad-element silently inferred
        """)
  }

  @Test func `of many unread elements the first are described, and all are counted`() {
    let values = (0..<3000).map { $0 == 1 ? "null" : "\"a\"" }.joined(separator: ", ")
    let style = run(Root<Shelf>.self, "{\"tags\": [\(values)]}", [.default])[.default]
    #expect(style?.fields.count { $0.path.description.hasPrefix("$.tags[") } == 1002)
    #expect(style?.omittedFields == 1998)
    #expect(style?.summary.silentLoss == 1)
  }
}
