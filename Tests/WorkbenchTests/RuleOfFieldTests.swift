import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

/// The rules that decide what becomes of the fields of a model, by who decodes them.
@Suite struct RuleOfFieldTests {
  enum Role: String, Decodable { case admin }

  struct Plain: Decodable {
    var name: String
    var nick: String?
    var exact: Float
    var url: URL?
    var born: Date?
  }

  @Test func `what the compiler's code does`() {
    let json = #"""
      {"name": "Ada", "nick": null, "exact": 16777217, "url": "https://a.b/ä",
       "born": 1714521600, "more": 1, "name": "Eve"}
      """#
    #expect(
      rules(run(Root<Plain>.self, json, [.strict])) == [
        "$.name decodedAsIs", "$.nick nullMakesNil", "$.exact digitsRounded", "$.url urlEncoded",
        "$.born dateOfOtherEpoch", "$.more unknownKeySkipped", "$.name duplicateKeySkipped",
      ])
    #expect(rules(run(Root<Perhaps>.self, "{}", [.strict])) == ["$.a missingKeyMakesNil"])
  }

  @Test func `what a decode fails for`() {
    var options = DecodingOptions()
    options.dataStrategy = .deferred
    func rule<T: Decodable>(_ type: T.Type, _ json: String) -> String? {
      rules(run(Only<T>.self, #"{"a": \#(json)}"#, [.strict], options)).first
    }
    #expect(rule(Int.self, #""1""#) == "$.a typeMismatch")
    #expect(rule(Int.self, "null") == "$.a nullForNonOptional")
    #expect(rule(Int.self, "1.5") == "$.a fractionForInteger")
    #expect(rule(Int8.self, "300") == "$.a numberOutOfRange")
    #expect(rule(URL.self, #""""#) == "$.a emptyText")
    #expect(rule(Role.self, #""boss""#) == "$.a noRawValue")
    #expect(rule([Role: Int].self, #"{"admin": 1}"#) == "$.a objectForPairs")
    #expect(rule([Int: Int].self, #"{"x": 1}"#) == "$.a elementFailed")
    #expect(rule(Data.self, "[1, 300]") == "$.a invalidBytes")
    #expect(rule(UUID.self, #""x""#) == "$.a invalidForm")
    #expect(rule([Int].self, #"["x"]"#) == "$.a elementFailed")
    #expect(rules(run(Root<Home>.self, "{}", [.strict])) == ["$.homeZip missingKey"])
  }

  @Test func `behind an array's end its reader's element is missing, whatever it asks for`() {
    struct Beyond: Decodable {
      init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        _ = try elements.decode(Int.self)
        _ = try elements.decodeNil()
      }
    }
    let said = rules(run(Root<Beyond>.self, "[1]", [.strict]))
    #expect(said.last == "$[1] missingElement", "\(said)")
  }

  @Test func `what wrappers do`() {
    let json = #"{"id": "x", "role": "boss", "tags": [1]}"#
    #expect(
      rules(run(Users.self, json, [.default])) == [
        "$.id wrapperCaughtError", "$.age wrapperFilledAbsence", "$.role enumTookDefaultCase",
        "$.tags wrapperReplacedWhole", "$.tags[0] madeContainerFallBack",
        "$.note missingKeyMakesNil",
      ])
  }

  @Test func `a wrapper fills in for a key that is misspelled as for any other`() {
    let json = #"{"id": 1, "Age": 5, "role": "admin", "tags": []}"#
    let age = run(Users.self, json, [.default])[.default]?.fields.first { $0.property == "age" }
    #expect(age?.didYouMean == "Age" && age?.evidence == .inferred)
    #expect(age?.decidedBy == .wrapperFilledAbsence)
  }

  @Test func `what smart decoding does`() {
    let json = #"{"id": "7", "age": "x", "role": "boss", "tags": [{}], "note": null}"#
    #expect(
      rules(run(Users.self, json, [.smart])) == [
        "$.id smartConverted", "$.age smartReplacedValue", "$.role smartReplacedValue",
        "$.tags smartReplacedWhole", "$.tags[0] madeContainerFallBack", "$.note smartMadeNil",
      ])
    #expect(rules(run(Users.self, "{}", [.smart])).prefix(1) == ["$.id smartFilledAbsence"])
    #expect(rules(run(Users.self, "7", [.smart])) == ["$ rootIrreplaceable"])
  }

  @Test func `what code of the model's own does`() {
    #expect(
      rules(run(Root<Tolerant>.self, #"{"list": [1, "x"], "size": "big"}"#, [.strict])) == [
        "$.list changedWithin", "$.list[0] decodedAsIs", "$.list[1] leftOut",
        "$.size ownCodeCaughtError",
      ])
    #expect(
      rules(run(Root<Tolerant>.self, #"{"list": []}"#, [.strict])).last
        == "$.size ownCodeFilledAbsence")
    struct Compact: Decodable {
      let items: [Int]
      private enum CodingKeys: CodingKey { case items }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        items = try keys.decode([Int?].self, forKey: .items).compactMap(\.self)
      }
    }
    #expect(
      rules(run(Root<Compact>.self, #"{"items": [1, null]}"#, [.strict])).last
        == "$.items[1] ownCodeSteppedOverNull")
  }

  @Test func `a double optional that own code fills keeps null`() {
    struct Song: Decodable {
      let title: String??
      private enum CodingKeys: CodingKey { case title }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        title =
          keys.contains(.title) ? .some(try keys.decodeIfPresent(String.self, forKey: .title)) : nil
      }
    }
    #expect(
      rules(run(Root<Song>.self, #"{"title": null}"#, [.strict]))
        == ["$.title nullInDoubleOptional"])
  }

  @Test func `an element of one's own whose code threw was left out, not kept nowhere`() {
    struct Item: Codable {
      init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
    }
    struct Lossy: Codable { @LossyArray var items: [Item] }
    let said = rules(run(Root<Lossy>.self, #"{"items": [1]}"#, [.default]))
    #expect(said.last == "$.items[0] leftOut", "\(said)")
  }

  @Test func `a null that an element's reader steps over in smart mode is no failure`() {
    struct Steps: SmartDecodable {
      var items: [Int] = []
      init() {}
      private enum CodingKeys: CodingKey { case items }
      init(from decoder: any Decoder) throws {
        var elements = try decoder.container(keyedBy: CodingKeys.self)
          .nestedUnkeyedContainer(forKey: .items)
        while !elements.isAtEnd {
          if try elements.decodeNil() { continue }
          items.append(try elements.decode(Int.self))
        }
      }
    }
    let said = rules(run(Root<Steps>.self, #"{"items": [1, null, 3]}"#, [.smart]))
    #expect(said.contains("$.items[1] ownCodeSteppedOverNull"), "\(said)")
  }

  @Test func `what stands in a duplicate is told of that, not of the first of its name`() {
    struct Row: Decodable { var count: Int }
    struct Rows: Decodable { var rows: [String: Row] }
    var options = DecodingOptions()
    options.keyStrategy = .snake
    let json = #"{"rows": {"a": {"count": 1}, "a": {"count": 2}}}"#
    let said = rules(run(Root<Rows>.self, json, [.strict], options))
    #expect(said.contains("$.rows.a.count containerLeftOut"), "\(said)")
  }

  @Test func `what was not reached has the rule of that, and a set's equals have theirs`() {
    #expect(
      rules(run(Users.self, #"{"id": "x", "age": 1}"#, [.strict])).dropFirst().first
        == "$.age firstErrorStops")
    #expect(
      rules(run(Root<Set<Int>>.self, "[1, 1]", [.strict])).last == "$[1] equalElementDropped")
  }

  /// Path and rule of each field; each rule is one of the field's outcome.
  private func rules(_ report: Report) -> [String] {
    report.styles[0].fields.map { field in
      #expect(field.decidedBy?.outcome == field.outcome, "\(field.path)")
      return "\(field.path) \(field.decidedBy?.rawValue ?? "-")"
    }
  }
}
