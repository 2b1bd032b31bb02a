import DecodingReport
import JSONSource
import ModelRunner
import Reproduction
import Testing
import Workbench

/// A model whose code ends its process, or never comes back, for other values than those that were sent:
/// what is found out by decoding again comes to the same as of one that throws for them.
struct LostTrialTests {
  private static let throwing =
    "if names.indices.contains(place) { break } else { throw Nowhere() }"

  /// What is done with a place that a list doesn't have.
  private static let hurting = """
    let known: Int? = place == 3 ? nil : place
    while place > 3 { _ = pause(1000) }
    _ = names[known!]
    """

  private static let models = [throwing, hurting].map { code in
    Result {
      try Workshop.buildStrict(
        """
        @_silgen_name("usleep") func pause(_ microseconds: UInt32) -> Int32
        struct Root: Decodable {
          var name: String
          var rank: Int
          var count: Int
          enum CodingKeys: String, CodingKey { case place, level, counts }
          struct Nowhere: Error {}
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try Self.name(container.decode(Int.self, forKey: .place))
            rank = try container.decode(Int.self, forKey: .level) * 10
            count = try container.decode([Int].self, forKey: .counts).count
          }
          static func name(_ place: Int) throws -> String {
            let names = ["zero", "one", "two"]
            repeat {
              \(code)
            } while false
            return names[place]
          }
        }
        """)
    }
  }

  /// What is made of a payload by the model that throws, and by the one that ends its process.
  private static func both<Answer>(
    _ json: String, _ body: (Experiment) throws -> Answer
  ) throws -> (expected: Answer, found: Answer) {
    let answers = try models.map { model in
      let process = try Workshop.process(model.get())
      var experiment = Workshop.experiment(json, in: process, styles: [.strict])
      experiment.seconds = 1
      return try body(experiment)
    }
    return (answers[0], answers[1])
  }

  /// Of what is sent, 0 has a neighbour that is no index, 2 one that is nil; what is far from it loops.
  @Test(arguments: [0, 2])
  func `a trial that ends its process, or never ends, costs itself alone`(_ place: Int) throws {
    let json = #"{"place": \#(place), "level": 7, "counts": [1, 2]}"#
    var again = Duration.zero
    let (expected, found) = try Self.both(json) { experiment in
      let report = experiment.run()
      #expect(report[.strict]?.unexplained == nil)
      again = ContinuousClock().measure {
        #expect(Workshop.lines(experiment.run()) == Workshop.lines(report))
      }
      return Workshop.lines(report)
    }
    #expect(found == expected)
    // It isn't made again.
    #expect(again < .seconds(1))
  }

  /// What two values are made to, each of which is a number that own code makes another one of.
  private static func items(_ code: String) throws -> ModelProcess {
    try Workshop.process(
      Workshop.buildStrict(
        """
        @_silgen_name("usleep") func pause(_ microseconds: UInt32) -> Int32
        struct Item: Decodable {
          var one: Int
          var other: Int
          enum CodingKeys: CodingKey { case a, b }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let (a, b) = try (
              container.decode(Int.self, forKey: .a), container.decode(Int.self, forKey: .b))
            \(code)
            (one, other) = (a * 10, b * 10)
          }
        }
        struct Root: Decodable { var items: [Item] }
        """))
  }

  private static func items(_ count: Int, _ process: ModelProcess) -> Experiment {
    let items = (0..<count).map { #"{"a": \#($0 + 7), "b": \#($0 + 7)}"# }
    return Workshop.experiment(
      #"{"items": [\#(items.joined(separator: ","))]}"#, in: process, styles: [.strict])
  }

  @Test func `all trials together may take longer than a decode`() throws {
    var experiment = Self.items(10, try Self.items("_ = pause(50_000)"))
    experiment.seconds = 1
    var report: StyleReport?
    let duration = ContinuousClock().measure { report = experiment.run()[.strict] }
    #expect(duration > .seconds(1))
    #expect(report?.summary[.converted] == 20 && report?.unexplained == nil)
  }

  @Test func `a model that bears no trial is explained without`() throws {
    let report = Self.items(20, try Self.items("precondition(a == b)")).run()[.strict]
    #expect(report?.unexplained == nil && report?.threw == false)
    #expect(report?.fields.count { $0.path.steps.count == 3 } == 40)
    #expect(report?.summary[.converted] == 0)
  }

  @Test func `a place where most trials end the process leaves others theirs`() throws {
    let process = try Workshop.process(
      Workshop.build(
        [
          "Root.swift": """
          struct Root: Decodable {
            var last: String
            var page: String
            var rank: Int
            enum CodingKeys: CodingKey { case name, pages, level }
            init(from decoder: any Decoder) throws {
              let container = try decoder.container(keyedBy: CodingKeys.self)
              last = try String(container.decode(String.self, forKey: .name).split(separator: " ")[1])
              page = try String(container.decode(String.self, forKey: .pages).split(separator: "-")[1])
              rank = try container.decode(Int.self, forKey: .level) * 10
            }
          }
          """
        ], type: "Root"))
    let json = #"{"name": "Ada Roth", "pages": "12-19", "level": 7}"#
    let lines = Workshop.lines(Workshop.experiment(json, in: process).run())
    let converted = [
      #"$.name converted custom "Roth""#, #"$.pages converted custom "19""#,
      "$.level converted custom 70",
    ]
    #expect(lines == DecodingStyle.allCases.flatMap { style in converted.map { "\(style) \($0)" } })
  }

  @Test func `a matrix has each of its cells, whatever some copies do`() throws {
    let json = #"{"place": 2, "level": 7, "counts": [1]}"#
    let (expected, found) = try Self.both(json) { experiment in
      let plan = MatrixPlan(
        of: experiment, experiment.run(), in: JSONDocument.parse(json), named: "p.json")
      return try #require(plan.run())
    }
    #expect(found.isComplete && found.fields == expected.fields)
    #expect(found.faults == expected.faults)
    for row in 0..<found.rowCount {
      for column in 0..<found.columnCount {
        let marks = [expected, found].map { matrix in
          matrix.entry(row: row, column: column).cell?.marks[.strict]
        }
        #expect(marks[1]?.outcome == marks[0]?.outcome, "\(found.fields[row].name) \(column)")
      }
    }
  }

  @Test func `a payload is reduced past those that end the process`() throws {
    let json = #"{"other": [1, 2], "place": 2, "level": "high", "counts": [1, 2], "x": 1}"#
    let (expected, found) = try Self.both(json) { experiment in
      let found = try #require(Symptom.find(in: experiment.run(), .strict))
      #expect(found.path.description == "$.level")
      return try Reducer.reduce(experiment, to: found.symptom) { _ in true }
    }
    #expect(String(decoding: found.bytes, as: UTF8.self) == #"{"place":0,"level":"a"}"#)
    #expect(found.bytes == expected.bytes && found.isMinimal && found.tries == expected.tries)
  }
}
