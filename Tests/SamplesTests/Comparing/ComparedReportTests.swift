import DecodingReport
import Foundation
import JSONSource
import Samples
import TestSupport
import Testing
import Workbench

/// Each two payloads of a sample, compared: what the sentence claims stands in the two reports.
struct ComparedReportTests {
  private static func reports(_ entry: SampleEntry) -> [(report: Report, document: JSONDocument)] {
    entry.payloads.map { payload in
      let experiment = Experiment(entry: entry, source: payload.fileName, bytes: payload.bytes)
      let dialect: JSONDialect = entry.models.options.json5 ? .json5 : .rfc8259
      return (experiment.run(), JSONDocument.parse(payload.bytes, dialect: dialect))
    }
  }

  /// What is claimed of a style, as words: read from the sentence as people read it.
  private static func claims(_ text: String) -> [(subject: String, style: String, cost: String)] {
    let costs = FieldCost.allCases.map(\.rawValue).sorted { $0.count > $1.count }
    return text.split(separator: " gives ").count < 2
      ? []
      : text.components(separatedBy: "; ").flatMap { clause -> [(String, String, String)] in
        let parts = clause.components(separatedBy: " gives ")
        guard parts.count == 2 else { return [] }
        var rest = parts[1]
        var told: [(String, String, String)] = []
        while !rest.isEmpty {
          guard
            let found = costs.compactMap({ cost in
              rest.firstRange(of: cost).map { (cost, $0) }
            }).min(by: { ($0.1.lowerBound, -$0.0.count) < ($1.1.lowerBound, -$1.0.count) })
          else { break }
          for style in DecodingStyle.allCases
          where rest[..<found.1.lowerBound].contains(style.rawValue) {
            told.append((parts[0], style.rawValue, found.0))
          }
          rest = String(rest[found.1.upperBound...])
        }
        return told
      }
  }

  /// What became of the field, told apart without the code that makes the sentence.
  private static func isTrue(_ cost: String, _ field: FieldReport?) -> Bool {
    switch cost {
    case "an error": field?.outcome == .threw
    case "a silent loss": field?.silentLoss == true && field?.outcome != .threw
    case "nothing":
      field.map { [.asSent, .converted, .nil].contains($0.outcome) && !$0.silentLoss } ?? false
    case "a fallback":
      field.map { [.default, .dropped].contains($0.outcome) && !$0.silentLoss } ?? false
    case "nothing yet: it stopped before":
      field?.outcome == .notReached && field?.silentLoss == false
    default: field == nil || field?.reason == .unknownKey && field?.silentLoss == false
    }
  }

  @Test(arguments: CaseSelection.tenth(of: SampleCatalogue.all.map(\.name), least: 12))
  func `each claim of the sentence stands in both reports`(_ name: String) throws {
    let entry = try #require(SampleCatalogue.all.sample(named: name))
    let reports = Self.reports(entry)
    var claimed = 0
    let pairs = reports.indices.flatMap { first in
      reports.indices.filter { $0 > first }.map { (first, $0) }
    }
    for (first, second) in CaseSelection.tenth(of: pairs) {
      let (a, b) = (reports[first], reports[second])
      do {
        let compared = ReportComparison(
          a.report, b.report, JSONComparison(a.document, b.document))
        for row in compared.rows {
          let sentence = CostSentence(row, a.report, b.report, names: ("A", "B"))
          let claims = Self.claims(sentence.text)
          // Each style is spoken of once for both, or once for each.
          for style in DecodingStyle.allCases {
            let own = claims.filter { $0.style == style.rawValue }
            let isOfBoth = ["either", "each"].contains { own.first?.subject.hasSuffix($0) == true }
            #expect(own.count == (isOfBoth ? 1 : 2), "\(row.path): \(sentence.text)")
            guard let one = own.first, let other = own.last else { continue }
            let fields = (a.report.field(row.a, style), b.report.field(row.b, style))
            #expect(Self.isTrue(one.cost, fields.0), "\(row.path) A \(style): \(sentence.text)")
            #expect(Self.isTrue(other.cost, fields.1), "\(row.path) B \(style): \(sentence.text)")
            claimed += 1
          }
        }
      }
    }
    #expect(claimed > 0 || reports.count < 2)
  }

  @Test func `a report compared with itself differs nowhere`() throws {
    for entry in SampleCatalogue.all {
      guard let own = Self.reports(entry).first else { continue }
      let compared = ReportComparison(
        own.report, own.report, JSONComparison(own.document, own.document))
      #expect(compared.differing.isEmpty && compared.hasSameOutcomes, "\(entry.name)")
      #expect(compared.rows.count == own.report.rows.count)
    }
  }
}
