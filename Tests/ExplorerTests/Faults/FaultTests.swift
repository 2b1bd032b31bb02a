import DecodingReport
import JSONSource
import TerminalCanvas
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Each fault changes the field and leaves every other byte as it is.
struct FaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var json: String
    var path: JSONPath
    var wanted: SwiftType
    var fault: Fault
    var result: String?

    init(
      _ json: String, _ path: String, as wanted: SwiftType = .standard(.int), _ fault: Fault,
      _ result: String?
    ) {
      self.json = json
      let steps = path.split(separator: "/", omittingEmptySubsequences: false)
      self.path = JSONPath(steps.map { Int($0).map { .index($0) } ?? .key(String($0)) })
      self.wanted = wanted
      self.fault = fault
      self.result = result
    }

    var testDescription: String { "\(json.debugDescription) \(path) \(wanted) \(fault)" }
  }

  private func broken(_ example: Case, value: String? = nil) throws -> String? {
    var field = FieldReport(
      path: example.path, property: "", wanted: example.wanted, outcome: .asSent)
    field.value = value
    let document = JSONDocument.parse(example.json)
    let site = try #require(
      FaultSite(example.path, in: document, as: FaultType(PerStyle(repeating: field))))
    guard let edit = site.edit(for: example.fault) else { return nil }
    var text = SourceText(example.json)
    text.apply(edit)
    let result = text.string(in: 0..<text.count)
    // What breaks a field doesn't break the document.
    let isWhole = !JSONDocument.parse(result).isRejectedByFoundation
    #expect(isWhole, "\(result)")
    return result
  }

  @Test(arguments: [
    Case("{\"a\": 1}", "a", .missing, "{}"),
    Case("{\n  \"a\": 1\n}", "a", .missing, "{\n}"),
    Case("{\"a\": 1, \"b\": 2}", "a", .missing, "{\"b\": 2}"),
    Case("{\"a\": 1, \"b\": 2}", "b", .missing, "{\"a\": 1}"),
    Case("{\"a\": 1, \"b\": 2, \"c\": 3}", "b", .missing, "{\"a\": 1, \"c\": 3}"),
    Case(
      "{\n  \"a\": 1,\n  \"b\": {\n  },\n  \"c\": 3\n}", "b", .missing,
      "{\n  \"a\": 1,\n  \"c\": 3\n}"),
    Case(
      "{\r\n\t\"a\": 1,\r\n\t\"b\": 2\r\n}", "a", .missing, "{\r\n\t\"b\": 2\r\n}"),
    Case("{\n  \"a\": 1,\n  \"b\": 2\n}", "b", .missing, "{\n  \"a\": 1\n}"),
    Case("{\"a\": 1\n, \"b\": 2}", "a", .missing, "{\"b\": 2}"),
    Case("{\"a\": {\"b\": 1}}", "a/b", .missing, "{\"a\": {}}"),
    Case("[1, 2]", "0", .missing, nil),
  ])
  func `a member goes with one comma, and with its line if it has one for itself`(
    _ example: Case
  ) throws {
    #expect(try broken(example) == example.result)
  }

  @Test(arguments: [
    Case("{\"a\":1}", "a", .duplicate, "{\"a\":1,\"a\":null}"),
    Case("{\"a\": 1, \"b\": 2}", "a", .duplicate, "{\"a\": 1, \"a\": null, \"b\": 2}"),
    Case(
      "{\n  \"a\": 1\n}", "a", .duplicate, "{\n  \"a\": 1,\n  \"a\": null\n}"),
    Case("{\"a\": null}", "a", .duplicate, "{\"a\": null, \"a\": 0}"),
    Case("{\"age\": 1}", "age", .misspelt, "{\"Age\": 1}"),
    Case("{\"Age\": 1}", "Age", .misspelt, "{\"age\": 1}"),
    Case("{\"a\": 1, \"A\": 2}", "a", .misspelt, "{\"a_\": 1, \"A\": 2}"),
    Case(
      "{\"a\": 1, \"A\": 2, \"a_\": 3}", "a", .misspelt,
      "{\"a__\": 1, \"A\": 2, \"a_\": 3}"),
    Case("{\"年\": 1}", "年", .misspelt, "{\"年_\": 1}"),
    Case("{\"\": 1}", "", .misspelt, nil),
    Case("{\"a\": [1, 2]}", "a", as: .array(.standard(.int)), .badElement, "{\"a\": [1, 2, null]}"),
    Case(
      "{\"a\": [1]}", "a", as: .array(.optional(.standard(.int))), .badElement, "{\"a\": [1, {}]}"),
    Case("{\"a\": []}", "a", as: .array(.standard(.int)), .badElement, "{\"a\": [null]}"),
    Case(
      "[\n  [\n    1\n  ]\n]", "0", as: .array(.standard(.int)), .badElement,
      "[\n  [\n    1,\n    null\n  ]\n]"),
    Case("{\"a\": 1}", "a", .badElement, nil),
  ])
  func `keys and elements come where the layout has them`(_ example: Case) throws {
    #expect(try broken(example) == example.result)
  }

  @Test(arguments: [
    Case("[42]", "0", .null, "[null]"), Case("[null]", "0", .null, nil),
    Case("[42]", "0", .asString, "[\"42\"]"),
    Case("[true]", "0", .asString, "[\"true\"]"),
    Case("[\"a\"]", "0", .asString, nil), Case("[null]", "0", .asString, nil),
    Case("[42]", "0", .wrongType, "[true]"), Case("[\"a\"]", "0", .wrongType, "[true]"),
    Case("[false]", "0", .wrongType, "[\"maybe\"]"),
    Case("[{\"a\": [1]}]", "0", .wrongType, "[[]]"),
    Case("[[1]]", "0", .wrongType, "[{}]"),
    Case("[42]", "0", .object, "[{}]"), Case("[{\"a\": 1}]", "0", .object, nil),
    Case("[42]", "0", .fraction, "[42.5]"), Case("[-7]", "0", .fraction, "[-7.5]"),
    Case("[1e3]", "0", .fraction, "[1.5]"), Case("[\"7\"]", "0", .fraction, "[1.5]"),
    Case("[42]", "0", as: .standard(.double), .fraction, nil),
    Case("[42]", "0", as: .optional(.standard(.uint8)), .fraction, "[42.5]"),
    Case("[42]", "0", as: .standard(.int8), .overflow, "[128]"),
    Case("[42]", "0", as: .optional(.standard(.uint64)), .overflow, "[18446744073709551616]"),
    Case("[42]", "0", as: .standard(.string), .overflow, nil),
    Case("[\"a\"]", "0", .empty, "[\"\"]"), Case("[\"\"]", "0", .empty, nil),
    Case("[[1]]", "0", .empty, "[[]]"), Case("[{\"a\": 1}]", "0", .empty, "[{}]"),
    Case("[\"2024\"]", "0", as: .standard(.date), .badText, "[\"not a date\"]"),
    Case("[\"x\"]", "0", as: .standard(.string), .badText, nil),
    Case("[\"x\"]", "0", as: .named("Role"), .badCase, nil),
  ])
  func `a value is replaced by another one`(_ example: Case) throws {
    #expect(try broken(example) == example.result)
  }

  @Test func `a case that the enum doesn't have is for enums`() throws {
    let text = Case("{\"r\": \"admin\"}", "r", as: .named("Role"), .badCase, nil)
    #expect(try broken(text, value: ".admin") == "{\"r\": \"unheard-of\"}")
    let number = Case("{\"r\": 1}", "r", as: .optional(.named("Level")), .badCase, nil)
    #expect(try broken(number, value: ".low") == "{\"r\": 999}")
  }

  @Test(arguments: [
    Case("{}", "a", .null, "{\"a\": null}"),
    Case("{\n  \"b\": 1\n}", "a", .null, "{\n  \"b\": 1,\n  \"a\": null\n}"),
    Case("{\"b\": 1, \"c\": 2}", "a b", .empty, "{\"b\": 1, \"c\": 2, \"a b\": \"\"}"),
    Case("{\"b\": {}}", "b/a", as: .array(.standard(.int)), .empty, "{\"b\": {\"a\": []}}"),
    Case("{}", "a", as: .standard(.int), .wrongType, "{\"a\": []}"),
    Case("{}", "a", .missing, nil), Case("{}", "a", .duplicate, nil),
  ])
  func `a missing key comes with a wrong value`(_ example: Case) throws {
    #expect(try broken(example) == example.result)
  }
}
