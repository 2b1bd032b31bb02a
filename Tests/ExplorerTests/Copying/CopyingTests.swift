import DecodingReport
import Foundation
import JSONSource
import TerminalCanvas
import Testing
import Workbench

@testable import Explorer

struct CopyingTests {
  private func copied(_ session: Session) -> String? {
    session.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }.last
  }

  @Test(arguments: [
    ("jjj", "p", "$.age"), ("jjj", "k", "\\User.age"), ("jjj", "q", ".age"),
    ("jjj", "v", "42"), ("jjj", "j", "\"42\""), ("jjj3", "s", "42"), ("jjj2", "s", "0"),
    ("jj", "v", "Ada 李"), ("jj", "j", "\"Ada 李\""), ("jj2", "s", "\"Ada 李\""),
    ("jjjjjjjjj", "j", "[\"swift\", 7, null]"), ("jjjjjjjjjjjj", "p", "$.address.zip"),
    ("jjjjjjjjjjjj", "k", "\\User.address.zip"), ("jjjjjjjjjjjj", "q", ".address.zip"),
  ])
  func `a field is copied in each form`(_ way: String, _ form: String, _ text: String) throws {
    var session = Session.started()
    try session.press(way + "y" + form)
    #expect(copied(session) == text)
    #expect(session.state.menu == nil)
  }

  @Test func `the diagnosis is what the why says`() throws {
    var session = Session.started()
    try session.press("jjjyd")
    let text = try #require(copied(session))
    #expect(
      text.hasPrefix(
        """
        1-as-received.json: $.age  strict
        ✗ THREW  typeMismatch(Int)    decoding stopped; 9 fields not reached
        """))
    #expect(text.contains("       4 │   \"age\": \"42\",\n         │          ^^^^"))
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: [
    ("jjjys", "strict has no value here: threw"),
    ("jjjjjjjjyj", "$.joined is missing: there is no value to copy"),
    ("Gyk", "the strict model has no property for $.nickname"),
  ])
  func `what can't be copied is told`(_ keys: String, _ words: String) throws {
    var session = Session.started()
    try session.press(keys)
    #expect(copied(session) == nil)
    #expect(session.shows(words))
  }

  @Test func `a copy is written to a file that is asked for, and replaces none unasked`() throws {
    var session = Session.started()
    try session.press("jjjwj")
    #expect(session.shows("Write the JSON to: User-age.json"))
    try session.press("<Enter>")
    let save = try #require(session.saves.first)
    #expect(save.bytes == Array("\"42\"".utf8) && save.form == .json && !save.mayReplace)
    session.send(.saved(save, .exists))
    #expect(session.shows("User-age.json\" exists already"))
    try session.press("y")
    let again = try #require(session.saves.first)
    #expect(again.mayReplace && again.form == .json)
    session.send(.saved(again, nil))
    #expect(session.shows("saved User-age.json, 4 bytes"))
    // The payload isn't the file.
    #expect(session.state.origin == .sample("User", payload: "as-received"))
  }

  @Test func `where the terminal takes no copy it is told where the text is`() throws {
    var session = Session.started()
    try session.press("jjjyp")
    #expect(session.shows("copied the path: $.age"))
    session.send(.copied(.kept(path: "/drafts/x.txt")))
    #expect(session.shows("written to /drafts/x.txt, and printed on leaving"))
  }

  @Test(
    arguments: [
      ([], "."), ([.key("a")], ".a"), ([.index(0)], ".[0]"), ([.index(0), .key("b")], ".[0].b"),
      ([.key("a b")], ".[\"a b\"]"), ([.key("a"), .key("b\"c")], ".a[\"b\\\"c\"]"),
      ([.key("1a")], ".[\"1a\"]"), ([.key("年")], ".[\"年\"]"), ([.key("a"), .index(12)], ".a[12]"),
    ] as [([JSONPath.Step], String)])
  func `jq has its own way with paths`(_ steps: [JSONPath.Step], _ text: String) {
    #expect(JSONPath(steps).jq == text)
  }

  struct Person: Codable {
    struct Home: Codable {
      var city: String?
    }

    var home: Home?
    var homes: [String: Home]
    var tags: [String]
    var years: Set<Int>
  }

  enum People: Sample {
    typealias StrictModel = Person
    typealias DefaultModel = Person
    typealias SmartModel = Person
  }

  @Test func `a key path is spelled as Swift spells it`() throws {
    let json = """
      {"home": {"city": "Bern"}, "homes": {"a b": {"city": "Rom"}}, "tags": ["x"], "years": [7]}
      """
    let report = Experiment(
      model: "Person", sample: People.self, source: "", bytes: Array(json.utf8), styles: [.strict]
    ).run()
    let strict = try #require(report[.strict])
    func text(_ steps: JSONPath.Step...) -> String? { strict.keyPath(to: JSONPath(steps)) }
    #expect(text(.key("home"), .key("city")) == "\\Person.home?.city")
    #expect(text(.key("homes"), .key("a b"), .key("city")) == #"\Person.homes["a b"]?.city"#)
    #expect(text(.key("tags"), .index(0)) == "\\Person.tags[0]")
    #expect(text(.key("nobody")) == nil)
    // A set has no first element by number.
    #expect(text(.key("years"), .index(0)) == nil)
    // The compiler takes them as they are written.
    let person = try JSONDecoder().decode(Person.self, from: Data(json.utf8))
    #expect(person[keyPath: \Person.home?.city] == "Bern")
    #expect(person[keyPath: \Person.homes["a b"]?.city] == "Rom")
    #expect(person[keyPath: \Person.tags[0]] == "x")
  }
}
