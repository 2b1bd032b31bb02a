import DecodingReport
import Foundation
import Testing
import Workbench

@testable import Samples

@Suite struct IssueEventTests {
  @Test func `each of the fourteen faults stops strict decoding by itself`() throws {
    let entry = try SampleCatalogueTests.entry("IssueEvent")
    let received = try tree(of: entry.payload(named: "as-received"))
    let clean = try tree(of: entry.payload(named: "clean"))
    let faults = clean.singleDeviations(in: received)
    #expect(faults.count == 14)
    #expect(entry.question.contains("fourteen faults"))
    for fault in faults {
      let bytes = Array(try JSONEncoder().encode(fault))
      let payload = Payload(name: "one fault", fileName: "one-fault.json", bytes: bytes)
      #expect(throws: DecodingError.self, "\(fault.differences(from: clean))") {
        try entry.decoded(payload, in: .strict)
      }
      #expect(throws: Never.self) { try entry.decoded(payload, in: .default) }
    }
  }

  private func tree(of payload: Payload?) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: Data(try #require(payload).bytes))
  }
}
