import DecodingReport
import Foundation
import JSONSource
import ModelFacts
import ModelRunner
import Testing
import Workbench

/// Models that are decoded with a `JSONDecoder` of their own, Foundation with the same one beside them.
struct OwnDecoderTests {
  private static let source = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Journey.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func build(
    _ decoder: String, isStrictAlone: Bool = false
  ) throws -> CompiledModel {
    try Workshop.build(
      ["Journey.swift": source.get()], type: "Journey", decoder: decoder,
      isStrictAlone: isStrictAlone)
  }

  private static let model = Result { try build(".journeys") }

  private static let payload = #"""
    {"start-day": "day 365", "from": "Basel", "distance": "far", "ticket": "cba",
     "stops": [{"PLACE": "Olten", "MINUTES": 24}, {"PLACE": "Bern", "MINUTES": 51}]}
    """#

  private static func report(
    _ payload: String, _ model: CompiledModel, keepsTraces: Bool = false
  ) throws -> Report {
    var experiment = Workshop.experiment(payload, in: try Workshop.process(model))
    if keepsTraces { experiment.traces = .around(.root) }
    return experiment.run()
  }

  @Test func `all columns decode with its strategies and its userInfo, as Foundation does`()
    throws
  {
    let journey = try JSONDecoder.journeys.decode(Journey.self, from: Data(Self.payload.utf8))
    #expect(journey.from.country == "CH" && journey.distance == .infinity)
    let report = try Self.report(Self.payload, Self.model.get())
    let value = SwiftText.of(journey)
    #expect(report.styles.map(\.value) == [value, value, value])
    #expect(report.styles.allSatisfy { $0.summary.unknownKeys == 0 })
    // The trace finds each value under the key that was sent, whatever the strategy makes of that.
    for style in report.styles {
      let fields = style.fields.filter { $0.path.steps.count > 0 }
      #expect(
        Set(fields.map { "\($0.path)" }).isSuperset(of: [
          #"$["start-day"]"#, "$.from", "$.distance", "$.ticket", "$.stops[1].PLACE",
          "$.stops[0].MINUTES",
        ]), "\(style.style)")
      #expect(fields.allSatisfy { $0.found != nil }, "\(style.style)")
    }
  }

  @Test func `what its closures throw is told as Foundation tells it`() throws {
    let payload = Self.payload.replacing("day 365", with: "May")
    let said = #expect(throws: DecodingError.self) {
      try JSONDecoder.journeys.decode(Journey.self, from: Data(payload.utf8))
    }
    guard case .dataCorrupted(let context)? = said else {
      Issue.record("\(String(describing: said))")
      return
    }
    let report = try Self.report(payload, Self.model.get())
    let strict = try #require(report.styles[0].failure)
    #expect(strict.foundationSaid == context.debugDescription)
    #expect(strict.path.map { "\($0)" } == #"$["start-day"]"#)
    #expect(strict.position?.line == 1)
    for style in report.styles.dropFirst() {
      #expect(style.failure == nil, "\(style.style)")
      let field = style.fields.first { "\($0.path)" == #"$["start-day"]"# }
      #expect(field?.outcome == .default, "\(style.style)")
      #expect(field?.silentLoss == true, "\(style.style)")
    }
  }

  @Test func `a missing key bears the model's name, and its object's place`() throws {
    let payload = Self.payload.replacing(#""PLACE": "Bern", "#, with: "")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder.journeys.decode(Journey.self, from: Data(payload.utf8))
    }
    guard case .keyNotFound(let key, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let report = try Self.report(payload, Self.model.get())
    let strict = try #require(report.styles[0].failure)
    #expect(strict.path.map { "\($0)" } == "$.stops[1].\(key.stringValue)")
  }

  @Test func `a class of its own is decoded plainly, and it is known that it is one`() throws {
    let model = try Self.build("makeEnvelopeDecoder()")
    let process = try Workshop.process(model)
    #expect(
      process.options.decoder
        == DecodingOptions.OwnDecoder(
          expression: "makeEnvelopeDecoder()", subclass: "EnvelopeDecoder"))
    #expect(process.options.json5)
    let payload = Self.payload.replacing("\"Basel\",", with: "'Basel', /* of JSON5 */")
    let plain = JSONDecoder.journeys
    plain.allowsJSON5 = true
    let value = SwiftText.of(try plain.decode(Journey.self, from: Data(payload.utf8)))
    #expect(try Self.report(payload, model).styles.map(\.value) == [value, value, value])
  }

  @Test(arguments: [
    ("JSONDecoder.journey", "type 'JSONDecoder' has no member 'journey'", 13),
    ("Hurtful.isolated()", "call to main actor-isolated static method 'isolated()'", 9),
    (#""JSONDecoder""#, "cannot convert return expression of type 'String'", 1),
  ])
  func `what gives no decoder is told in the compiler's words, at its place`(
    expression: String, words: String, column: Int
  ) throws {
    let problem = try #require(throws: ModelProblem.self) { _ = try Self.build(expression) }
    guard case .decoderDoesNotCompile(let findings) = problem else {
      Issue.record("\(problem)")
      return
    }
    let error = try #require(findings.first { $0.severity == .error })
    #expect(error.message.contains(words))
    #expect(error.place == SourcePlace(file: "--decoder", line: 1, column: column))
    #expect(findings.allSatisfy { $0.place?.file != "ModelDecoder.swift" })
    #expect(findings.allSatisfy { !$0.message.contains("_model") })
  }

  @Test(arguments: [
    ("JSONDecoder(", 13), ("", 1), ("let a = 1", 1), ("a; b", 4), ("} ; struct A {", 1),
    ("/* a", 1), ("a)", 2),
  ])
  func `what is no expression isn't compiled`(text: String, column: Int) throws {
    #expect(
      throws: ModelProblem.noDecoderExpression(
        SourcePlace(file: "--decoder", line: 1, column: column))
    ) { _ = try Self.build(text) }
  }

  @Test(arguments: [
    ("Hurtful.trapping()", 60, "the decoder expression's code trapped: Index out of range"),
    (
      "Hurtful.endless()", 1,
      "the decoder expression's code ran for 1 s and was stopped (--time-limit)"
    ),
    ("{ fatalError(\"no\") }()", 60, "the decoder expression's code trapped: no (--decoder:1)"),
  ])
  func `one that ends the process is told as the expression's doing`(
    expression: String, seconds: Int, words: String
  ) throws {
    let model = try Self.build(expression, isStrictAlone: true)
    let problem = try #require(throws: ModelProblem.self) {
      _ = try Workshop.process(model, limits: ModelLimits(seconds: seconds))
    }
    #expect(problem.isAboutDecoder)
    #expect(problem.words.message == words)
  }
}
