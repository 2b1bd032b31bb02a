import DecodingReport
import DecodingStyles
import Foundation
import Synchronization
import TestSupport
import Testing
import Workbench

/// The log in a report is the one that the library writes.
@Suite struct SmartLogReportTests {
  struct Order: SmartCodable {
    var id = 0
    var note: String?
    var pieces: [Int] = []
  }

  struct Sampled: Sample {
    typealias StrictModel = Order
    typealias DefaultModel = Order
    typealias SmartModel = Order
  }

  private static let json = #"{"id": "7", "pieces": [1, "x"]}"#

  private func report(_ level: SmartLogLevel) -> Report {
    var experiment = Experiment(
      model: "Order", sample: Sampled.self, source: "order.json", bytes: Array(Self.json.utf8))
    experiment.logLevel = level
    return experiment.run()
  }

  @Test(arguments: SmartLogLevel.allCases)
  func `a report holds smart mode's own log, as far as it was asked for`(
    _ level: SmartLogLevel
  ) throws {
    let written = Mutex<String?>(nil)
    var decoder = SmartDecoder()
    decoder.logLevel = level
    decoder.logHandler = { log in written.withLock { $0 = log.description } }
    _ = try decoder.decode(Order.self, from: Data(Self.json.utf8))
    let report = report(level)
    #expect(report[.smart]?.log?.text == (level == .none ? nil : written.withLock { $0 } ?? ""))
    #expect(report[.strict]?.log == nil && report[.default]?.log == nil)
  }

  @Test func `the text of a report ends with the log`() {
    let text = ReportDocument(
      report(.error), appearance: TextAppearance(isUTF8: true) { $0.count }, rows: .changed,
      sourceLine: { _ in nil }
    ).text.text
    #expect(
      text.hasSuffix(
        """
        SMART  its own log
        ======== Smart log of Order: 1 event ========
        |- pieces: [Int] <- [1, "x"] => []   initial value (bad-element at [1])
        =============================================

        """), "\(text)")
  }
}
