import DecodingStyles
import DecodingTrace
import Foundation
import JSONSource
import Testing

struct SmartRecordingTests {
  /// The decodes of a payload, one a line: place, type, outcome, reason, fallback, value.
  private func trace<Model: Decodable>(
    _ type: Model.Type, _ json: String, file: SourceLocation = #_sourceLocation
  ) -> String {
    let recorder = DecodingRecorder()
    let document = JSONDocument.parse(json)
    _ = try? SmartDecoder().decode(type, from: document, recorder: recorder)
    #expect(recorder.current == -1, sourceLocation: file)
    var lines: [String] = []
    for event in recorder.events {
      guard event.operation == .decode || event.operation == .decodeIfPresent else { continue }
      var indent = 0
      var parent = event.parent
      while parent >= 0 {
        indent += 1
        parent = recorder.events[parent].parent
      }
      lines.append(String(repeating: "  ", count: indent) + line(event, document))
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ event: DecodingEvent, _ document: JSONDocument) -> String {
    var words = [event.step?.description ?? "$"]
    words.append(event.type.map { "\($0)" } ?? "-")
    words.append(event.outcome?.rawValue ?? "-")
    if let reason = event.reason { words.append(reason.rawValue) }
    if let fallback = event.fallback { words.append("(\(fallback))") }
    if case .returned(let value) = event.result, !(value is any SmartDecodable) {
      words.append("→ \((value as? any ReportingWrapper)?.reportedValue ?? value)")
    }
    if event.node >= 0 {
      let range = document.range(of: event.node)
      let bytes = UnsafeBufferPointer(start: document.bytes + range.lowerBound, count: range.count)
      words.append("from " + String(decoding: bytes, as: UTF8.self))
    }
    return words.joined(separator: " ")
  }

  @Test func `what is as sent is said to be`() {
    #expect(
      trace(Home.self, #"{"city":"Rom","zip":1}"#) == """
        $ Home as-sent from {"city":"Rom","zip":1}
          .city String as-sent → Rom from "Rom"
          .zip Int as-sent → 1 from 1
        """)
  }

  @Test func `an optional's null within a lossy dictionary is nil, and nothing is converted`() {
    struct Labels: Codable { @LossyDictionary var labels: [String: String?] }
    let lines = trace(Labels.self, #"{"labels":{"a":null,"b":"x"}}"#).split(separator: "\n")
    #expect(!lines.contains { $0.contains("converted") }, "\(lines)")
    #expect(lines.contains { $0.contains(".a LossyElement<Optional<String>> nil null") })
  }

  @Test func `conversions and fallbacks are told with their reasons`() {
    #expect(
      trace(Profile.self, #"{"name":7,"age":"many","level":"x","tags":["a",null],"score":{}}"#)
        == """
        $ Profile converted from {"name":7,"age":"many","level":"x","tags":["a",null],"score":{}}
          .name String converted wrong-type → 7 from 7
          .age Int default not-a-number (initial value) → 18 from "many"
          .level Level default bad-enum (initial value) → high from "x"
            $ String as-sent → x from "x"
          .tags Array<String> default bad-element (initial value) → ["new"] from ["a",null]
            [0] String as-sent → a from "a"
            [1] String threw null from null
          .home Home default missing (initial value)
          .note String nil missing
          .score Double default wrong-type (initial value) → 0.5 from {}
        """)
  }

  @Test func `every reason of a number is told apart`() {
    struct Numbers: SmartCodable {
      var a: Int8 = 0
      var b = 0
      var c = 0
      var d = 0.0
      var e = 0.0
      var f = 0
      var g: Int?
    }
    let json =
      #"{"a":300,"b":1.5,"c":"","d":1e400,"e":1234567890123456789,"f":true,"g":null}"#
    let outcomes = trace(Numbers.self, json).split(separator: "\n").dropFirst().map {
      $0.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ")
    }
    #expect(
      outcomes == [
        "default overflow", "default fraction", "default empty", "default overflow",
        "converted precision", "default wrong-type", "nil null",
      ])
  }

  /// A wrapper that finds nothing takes its default by its own overload, behind the call.
  @Test func `wrappers and enums that fall back by themselves are seen`() {
    #expect(
      trace(Mixed.self, #"{"count":1,"wrapped":"x","open":null,"fruit":"kiwi"}"#) == """
        $ Mixed converted from {"count":1,"wrapped":"x","open":null,"fruit":"kiwi"}
          .count Int as-sent → 1 from 1
          .wrapped DefaultCodable<Int> default not-a-number (type default) → 0 from "x"
            $ Int threw not-a-number from "x"
          .open Default<True> nil null from null
          .fruit Fruit default bad-enum (default case) → unknown from "kiwi"
            $ String as-sent → kiwi from "kiwi"
        """)
  }

  @Test func `text inside a string is converted, and its fields have no place`() {
    #expect(
      trace([String: Home].self, #"{"h":"{\"city\":\"Rom\"}"}"#) == #"""
        $ Dictionary<String, Home> converted → ["h": DecodingStylesTests.Home(city: "Rom", zip: Optional(3000))] from {"h":"{\"city\":\"Rom\"}"}
          .h Home converted wrong-type from "{\"city\":\"Rom\"}"
            .city String as-sent → Rom
            .zip Int default missing (initial value) → 3000
        """#)
  }

  @Test func `a decode that throws has its events`() {
    #expect(
      trace([Int].self, #"[1,"x"]"#) == #"""
        $ Array<Int> threw bad-element from [1,"x"]
          [0] Int as-sent → 1 from 1
          [1] Int threw not-a-number from "x"
        """#)
  }

  @Test func `a bad element of the root array is a default`() {
    #expect(
      trace([Home].self, #"[5]"#) == #"""
        $ Array<Home> converted → [DecodingStylesTests.Home(city: "Bern", zip: Optional(3000))] from [5]
          [0] Home default wrong-type (type default) from 5
        """#)
  }
}
