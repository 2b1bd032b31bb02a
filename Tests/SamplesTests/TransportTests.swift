import DecodingReport
import JSONSource
import Samples
import TestSupport
import Testing
import Workbench

struct TransportTests {
  private static let names = CaseSelection.tenth(
    of: SampleCatalogue.all.map(\.name), least: 6)

  @Test(arguments: names)
  func `what a sample's reports say is the same in another process`(_ name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    for payload in entry.payloads {
      var experiment = Experiment(entry: entry, source: payload.fileName, bytes: payload.bytes)
      experiment.traces = .around(.root)
      let decoding = experiment.decode()
      for report in [decoding.values, decoding.report] {
        let document = JSONDocument.parse(payload.bytes)
        #expect(try Self.carried(report.payload, document) == report.payload)
        for style in report.styles {
          let carried = try Self.carried(style, document)
          // The parts first: a whole report says little of what is lost.
          #expect(carried.fields == style.fields, "\(payload.name) \(style.style)")
          #expect(carried.failure == style.failure)
          #expect(carried.summary == style.summary)
          #expect(carried.trace == style.trace)
          #expect(carried == style, "\(payload.name) \(style.style)")
        }
      }
    }
  }

  @Test func `bytes that end too early, or mean nothing, are refused`() throws {
    let entry = try #require(SampleCatalogue.all.first)
    let payload = entry.payloads[0]
    let report = Experiment(entry: entry, source: "", bytes: payload.bytes).run()
    let document = JSONDocument.parse(payload.bytes)
    var writer = TransportWriter()
    try #require(report.styles.first).write(to: &writer)
    for count in 0..<writer.bytes.count {
      #expect(throws: TransportProblem.self) {
        var reader = TransportReader(writer.bytes[..<count], document: document)
        _ = try StyleReport(from: &reader)
      }
    }
    var reader = TransportReader([9])
    #expect(throws: TransportProblem.malformed) { _ = try Bool(from: &reader) }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 8191, 8192, Int.max, Int.min])
  func `an integer of any size comes back`(_ number: Int) throws {
    #expect(try Self.carried(number, nil) == number)
  }

  private static func carried<Value: Transportable>(
    _ value: Value, _ document: JSONDocument?
  ) throws -> Value {
    var writer = TransportWriter()
    value.write(to: &writer)
    var reader = TransportReader(writer.bytes[...], document: document)
    return try Value(from: &reader)
  }
}
