import Foundation
import ModelFacts
import TestSupport
import Testing

/// The JSON literal of pasted code, written anew.
struct LiteralEditTests {
  /// One literal a kind, each with the text `{"a": 1}`.
  static let literals = [
    #""{\"a\": 1}""#, ##"#"{"a": 1}"#"##, ###"##"{"a": 1}"##"###,
    "\"\"\"\n{\"a\": 1}\n\"\"\"", "\"\"\"\n    {\"a\": 1}\n    \"\"\"",
    "\"\"\"\n\t{\"a\": 1}\n\t\"\"\"",
    "#\"\"\"\n  {\"a\": 1}\n  \"\"\"#", "\"\"\"\r\n  {\"a\": 1}\r\n  \"\"\"",
    "\"\"\"\n  {\"a\": \\\n  1}\n  \"\"\"", "\"{\\u{22}a\\u{22}: 1}\"",
  ]

  static let texts = [
    #"{"a": 2}"#, "{\n  \"a\": 2,\n\n\t\"b\": []\n}\n", #"{"a": "x\\n\"y\"\t\u0041"}"#, "[]",
    #"{"a": "\\#(1) \\(2) \#u{41} "# + "\"\"\" \"\"\"# \"# \"## \\# \\## \\\"}",
    "{\"é\u{301}👩‍💻\": \"\u{0}\u{1B}\u{7F}\u{2028}\u{FEFF}\"}",
    "{\r\n\"a\": 1\r}", "{\"a\": 1}   \n  \n\n",
    "{\"a\\\\", "\"\"\"", "",
  ]

  private static func answer(_ edit: LiteralEdit) throws -> LiteralEdit.Answer {
    let (status, output) = try SourceReading.run(
      SourceReading.products.appending(path: "model-deriver"), ["--literal"],
      input: JSONEncoder().encode(edit))
    guard status == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode(LiteralEdit.Answer.self, from: output)
  }

  private static func code(_ literal: String) -> (head: String, tail: String) {
    (
      "import UIKit // é\r\nstruct A: Codable { var a = \"{}\" }\nlet other = #\"[1]\"#\nlet json = ",
      " /* end */\nlet a = try JSONDecoder().decode(A.self, from: Data(json.utf8))\n\n"
    )
  }

  @Test(arguments: CaseSelection.tenth(of: literals, least: 3))
  func `each kind holds each text, and no other byte changes`(literal: String) throws {
    let (head, tail) = Self.code(literal)
    var file = ModelFile(name: "Q.swift", text: head + literal + tail)
    var old = "{\"a\": 1}"
    for new in Self.texts {
      let answer = try Self.answer(LiteralEdit(file: file, old: old, new: new))
      guard case .written(let text) = answer else {
        Issue.record("\(answer) for \(new.debugDescription)")
        continue
      }
      #expect(text.utf8.starts(with: head.utf8))
      #expect(text.utf8.reversed().starts(with: tail.utf8.reversed()))
      // A text that is no object or array is found no more as what is decoded.
      guard new.first.map({ "{[".contains($0) }) == true else { continue }
      let read = try Deriver.derive(text).snippet?.literal?.text
      #expect(read.map { Array($0.utf8) } == Array(new.utf8), "\(new.debugDescription)")
      (file.text, old) = (text, new)
    }
  }

  @Test func `bytes stay bytes`() throws {
    func file(_ text: String) -> String {
      let literal = "Data(base64Encoded: \"\(Data(text.utf8).base64EncodedString())\")!"
      let code = Self.code(literal)
      return (code.head + literal + code.tail).replacing("Data(json.utf8)", with: "json")
    }
    let edit = LiteralEdit(
      file: ModelFile(name: "a.swift", text: file("{\r}")), old: "{\r}", new: "{\r\n\"é\": 1}")
    #expect(try Self.answer(edit) == .written(file(edit.new)))
  }

  @Test func `a text on lines is indented as the literal is`() throws {
    let (head, tail) = Self.code("")
    func written(_ literal: String, _ new: String) throws -> String? {
      let file = ModelFile(name: "Q.swift", text: head + literal + tail)
      guard
        case .written(let text) = try Self.answer(
          LiteralEdit(file: file, old: "{\"a\": 1}", new: new))
      else { return nil }
      return String(text.dropFirst(head.count).dropLast(tail.count))
    }
    #expect(
      try written("\"\"\"\n    {\"a\": 1}\n    \"\"\"", "{\n  \"a\": \"\\n\"\n}")
        == "\"\"\"\n    {\n      \"a\": \"\\\\n\"\n    }\n    \"\"\"")
    #expect(
      try written("#\"\"\"\n  {\"a\": 1}\n  \"\"\"#", "{\"a\": \"\\n\"}")
        == "#\"\"\"\n  {\"a\": \"\\n\"}\n  \"\"\"#")
    #expect(try written(#""{\"a\": 1}""#, "[\"x\"]") == #""[\"x\"]""#)
    #expect(try written(##"#"{"a": 1}"#"##, "[\"x\"]") == ##"#"["x"]"#"##)
  }

  @Test func `another literal than the one that was read isn't written`() throws {
    let (head, tail) = Self.code("")
    let file = ModelFile(name: "Q.swift", text: head + "#\"{\"a\": 3}\"#" + tail)
    #expect(
      try Self.answer(LiteralEdit(file: file, old: "{\"a\": 1}", new: "{}")) == .notFound)
    let none = ModelFile(name: "Q.swift", text: "struct A: Codable { var a: Int }")
    #expect(try Self.answer(LiteralEdit(file: none, old: "{}", new: "[]")) == .notFound)
    let computed = ModelFile(
      name: "Q.swift", text: head + "\"\"\"\n{\"a\": \\(1)}\n\"\"\"" + tail)
    #expect(try Self.answer(LiteralEdit(file: computed, old: "{}", new: "[]")) == .notFound)
  }
}
