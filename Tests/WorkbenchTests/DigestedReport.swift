import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// Reports of decodes whose elements a digester counts and lets go.
enum DigestedReport {
  /// How many elements are held all the same, and how many of those with a fault; and from how many
  /// fields on an element is let go wherever it stands.
  struct Kept {
    var elements: Int
    var faults: Int
    var fields = 3000
    /// How many more are held because of a key that nobody asked for.
    var unknown = 50
    /// Whether another thread counts what isn't held.
    var countsBeside = false
  }

  /// The report of a smart decode; `nil` holds all calls.
  static func smart<Model: Decodable>(
    _ type: Model.Type, _ text: String, keeping kept: Kept?
  ) -> StyleReport {
    let document = JSONDocument.parse(text)
    let recorder = SmartDecoder().recorded(
      type, from: document, digester: digester(of: document, keeping: kept))
    let result = Result<Any, any Error> {
      try SmartDecoder().decode(type, from: document, recorder: nil)
    }
    return StyleReport(
      style: .smart, type: .named("Model"),
      run: StyleReport.Run(
        recorder: recorder, result: result.map { LazyText(of: $0) }, microseconds: 0),
      document: document)
  }

  static func digester(
    of document: JSONDocument, keeping kept: Kept?, worker: DigestWorker? = nil
  ) -> ElementDigester? {
    kept.map {
      ElementDigester(
        document: document, keptElements: $0.elements, keptFields: $0.fields,
        keptFaults: $0.faults, keptUnknown: $0.unknown, worker: worker)
    }
  }

  /// Runs `make` with a worker that is at work where elements are counted beside the decode.
  static func withWorker<Made>(
    keeping kept: Kept?, _ make: (DigestWorker?) throws -> Made
  ) rethrows -> Made {
    guard kept?.countsBeside == true else { return try make(nil) }
    let worker = DigestWorker()
    Thread { worker.work() }.start()
    while !worker.isAtWork { sched_yield() }
    defer { worker.close() }
    return try make(worker)
  }

  /// Whatever is let go, the counts are those of a report that holds all calls.
  static func expectAllCounts(_ report: (Kept?) throws -> StyleReport) rethrows {
    let all = try report(nil)
    let limits = [
      Kept(elements: 0, faults: 0), Kept(elements: 1, faults: 0), Kept(elements: 7, faults: 3),
      Kept(elements: 10, faults: 1000), Kept(elements: 1000, faults: 0),
      // Then elements within a counted one go with it.
      Kept(elements: 1000, faults: 0, fields: 0), Kept(elements: 1000, faults: 2, fields: 9),
      Kept(elements: 2, faults: 0, fields: 3),
      Kept(elements: 0, faults: 0, unknown: 0, countsBeside: true),
      Kept(elements: 9, faults: 0, fields: 5, unknown: 0, countsBeside: true),
      Kept(elements: 3, faults: 4, unknown: 2, countsBeside: true),
    ]
    for kept in CaseSelection.tenth(of: limits, least: 4) {
      let digested = try report(kept)
      #expect(digested.summary == all.summary, "kept \(kept)")
      #expect(digested.value == all.value)
      #expect(
        digested.fields.count + digested.omittedFields == all.fields.count + all.omittedFields,
        "kept \(kept)")
      #expect(digested.fields.first?.outcome == all.fields.first?.outcome, "kept \(kept)")
    }
  }
}
