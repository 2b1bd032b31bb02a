import Foundation
import JSONSource
import TerminalText
import Testing

@testable import DecodingReport

struct JSONReportTests {
  /// The schema as it is documented, with its keys in their order.
  private static let example = """
    {"schema":1,
     "model":"User","modelSource":"built-in | path","payload":{"source":"user.json","bytes":247,\
    "valid":true,"error":null,"foundation":"accepts"},
     "styles":[
      {"style":"strict","model":"User","threw":true,"value":null,
       "error":{"kind":"typeMismatch","path":"$.age","line":4,"column":10,"wanted":"Int",\
    "message":"ours","foundationSaid":"verbatim"},
       "fields":[
        {"path":"$.age","property":"age","wanted":"Int",
         "found":{"kind":"string","text":"\\"42\\"","line":4,"column":10,"endLine":4,"endColumn":14},
         "outcome":"threw","reason":"wrong-type","value":null,"fallback":null,
         "silentLoss":false,"evidence":"reported","foundationSaid":"verbatim","alone":null,
         "rule":"typeMismatch"}],
       "summary":{"as-sent":2,"converted":0,"default":0,"nil":0,"dropped":0,"threw":1,\
    "not-reached":9,"silentLoss":0,"unknownKeys":1},
       "microseconds":180}]}
    """

  private var text: String { JSONReport(OrderReport.report).json.line }

  @Test func `keys are the schema's, in its order`() throws {
    var report = OrderReport.report
    report.styles = [report.styles[0]]
    report.styles[0].fields = [report.styles[0].fields[2]]
    #expect(keys(JSONReport(report).json.line) == keys(JSONReportTests.example))
  }

  /// Every quoted word before a colon, which is every key: no value here is followed by one.
  private func keys(_ text: String) -> [Substring] {
    text.matches(of: /"([A-Za-z0-9-]+)"\s*:/).map(\.1)
  }

  @Test func `Foundation reads back what was written`() throws {
    let report = try JSONDecoder().decode(ReadBack.self, from: Data(text.utf8))
    #expect(report.schema == 1)
    #expect(report.payload.source == "order.json")
    #expect(report.payload.foundation == "accepts")
    #expect(report.styles.map(\.style) == ["strict", "smart"])
    #expect(
      report.styles[0].error?.message == "expected Int for 'quantity', found the string \"many\"")
    #expect(report.styles[0].fields[3].alone?.outcome == "nil")
    #expect(
      report.styles[1].fields.map(\.outcome)
        == ["as-sent", "as-sent", "default", "default", "nil", "as-sent", "dropped"])
    #expect(report.styles[1].fields[2].fallback == ["value": "0", "from": "type default"])
    #expect(
      report.styles[1].fields[3].fallback == ["value": "false", "from": "provider Bool.False"])
    #expect(report.styles[1].fields[3].found == nil)
    #expect(report.styles[1].fields[6].didYouMean == "total")
    #expect(report.styles[1].summary["silentLoss"] == 1)
    #expect(report.styles[1].summary["default"] == 2)
  }

  private struct ReadBack: Decodable {
    struct Payload: Decodable {
      var source: String
      var foundation: String
    }
    struct Style: Decodable {
      var style: String
      var error: Failure?
      var fields: [Field]
      var summary: [String: Int]
    }
    struct Failure: Decodable {
      var message: String
    }
    struct Field: Decodable {
      var outcome: String
      var found: Found?
      var fallback: [String: String]?
      var alone: Alone?
      var didYouMean: String?
    }
    struct Found: Decodable, Equatable {
      var text: String
    }
    struct Alone: Decodable {
      var outcome: String
    }
    var schema: Int
    var payload: Payload
    var styles: [Style]
  }

  @Test func `a syntax error has its place and both opinions`() {
    var report = OrderReport.report
    report.payload.error = .init(
      position: JSONPosition(line: 6, column: 13), offsets: 70..<71,
      message: "expected ':' after the key, found 1", foundationSaid: nil)
    let text = JSONReport(report).json.line
    #expect(
      text.contains(
        """
        "valid":false,"error":{"line":6,"column":13,\
        "message":"expected ':' after the key, found 1","foundationSaid":null},\
        "foundation":"accepts"
        """))
  }

  @Test(
    arguments: [
      "", "plain", "\"quoted\"", "back\\slash", "\u{0}\u{1}\u{1F}", "\n\r\t", "\u{7F}\u{9B}",
      "/", "李 👩‍👩‍👧 e\u{301}", "\u{2028}\u{FEFF}\u{10FFFF}\u{E0041}a\u{202E}",
    ])
  func `any string survives, and nothing is written that isn't shown`(string: String) throws {
    let text = OrderedJSON.array([.string(string)]).line
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [string])
    #expect(PlainText.isShown(text))
  }

  @Test func `values are written on one line or on several`() {
    let json = OrderedJSON.object([
      .init("b", .array([.integer(-1), .bool(true)])), .init("a", .null), .init("c", .array([])),
      .init("d", .object([])),
    ])
    #expect(json.line == #"{"b":[-1,true],"a":null,"c":[],"d":{}}"#)
    #expect(
      json.lines == """
        {
          "b": [
            -1,
            true
          ],
          "a": null,
          "c": [],
          "d": {}
        }
        """)
  }
}
