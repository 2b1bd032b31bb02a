import DecodingReport
import Reproduction
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

/// Errors, losses and causes are counted once: header, causes, whys, tickets and reports say the same.
struct CountTests {
  private static let payloads = SampleCatalogue.all.indices.flatMap { sample in
    SampleCatalogue.all[sample].payloads.indices.map { (sample, $0) }
  }

  /// What the header tells behind a style's name.
  private static func header(_ style: DecodingStyle, _ session: Session) throws -> Substring {
    let bar = session.lines[0]
    let start = try #require(bar.firstRange(of: " \(style.rawValue) ")).upperBound
    let next = DecodingStyle.allCases.dropFirst(style.index + 1).first
    let end = next.flatMap { bar[start...].firstRange(of: "    \($0.rawValue) ")?.lowerBound }
    return bar[start..<(end ?? bar.endIndex)]
  }

  /// A report with what is reproduced of a payload, all of it.
  private static func shared(_ session: Session, _ style: DecodingStyle) throws -> Reproduction {
    let state = session.state
    let report = try #require(state.live.shown).report
    return try Reproduction.make(
      of: state.library.request(state.live).experiment, report,
      model: WrittenModel(state.entry), style: style,
      symptom: ShareRequest.symptom(in: report, style, nil),
      Reproduction.Choices(isWhole: true, keepsValues: true)
    ) { _ in true }
  }

  @Test(arguments: CaseSelection.tenth(of: payloads, least: 20))
  func `every number of a style is the report's`(_ sample: Int, _ payload: Int) throws {
    var session = Session(
      160, 50, samples: SampleCatalogue.all,
      opening: Opening(sample: sample, source: .payload(payload)))
    session.settle()
    guard let shown = session.state.live.shown else { return }
    let report = shown.report
    let text = ReportDocument(
      report, appearance: TextAppearance(isUTF8: true) { $0.count }, sourceLine: { _ in nil }
    ).text.text
    let json = JSONReport(report).json.line
    for (place, style) in report.styles.enumerated() {
      let count = style.problemCount
      let name = "\(session.state.entry.name) \(session.state.library.payloadName) \(style.style)"
      // Causes have all places.
      let causes = shown.index.causes.value.map { $0.counts[place] }
      if style.omittedFields == 0, report.payload.foundationAccepts {
        let errors = causes.reduce(0) { $0 + $1.errors }
        #expect(errors == count.errors, "causes' errors of \(name)")
        let losses = causes.reduce(0) { $0 + $1.losses }
        #expect(losses == count.losses, "causes' losses of \(name)")
      }
      // The text of `decode`, and its JSON.
      let line = try #require(
        text.split(separator: "\n").last { $0.hasPrefix(style.style.rawValue) })
      if count.errors > 1 {
        let least = count.isAtLeast ? "at least " : ""
        #expect(line.contains("1 of \(least)\(count.errors) errors"), "\(name)")
        #expect(json.contains("\"problems\":\(count.errors)"), "\(name)")
      }
      #expect(line.contains("\(count.losses) lost silently") == (count.losses > 0), "\(name)")
      #expect(json.contains("\"silentLoss\":\(count.losses),"), "\(name)")
      // The header, and the row of modes.
      let header = try Self.header(style.style, session)
      if !style.threw, style.unexplained == nil {
        let lost = header.firstMatch(of: #/!(\d+)/#).flatMap { Int($0.1) } ?? 0
        #expect(lost == count.losses, "header of \(name): \(header)")
      } else if report.payload.foundationAccepts {
        #expect(header.hasPrefix(style.threw ? "✗" : "decoded"), "\(name): \(header)")
      }
      #expect(
        session.screen.text.contains("Problems \(shown.index.causes.value.count)  "), "\(name)")
      // A ticket, and the report that is shared.
      if report.payload.foundationAccepts {
        let shared = try Self.shared(session, style.style)
        #expect(shared.report[style.style]?.problemCount == count, "\(name)")
        let form = shared.text(as: .json, TextAppearance(isUTF8: true) { $0.count })
        #expect(form.contains("\"silentLoss\": \(count.losses),"), "\(name)")
        if count.errors > 1 { #expect(form.contains("\"problems\": \(count.errors)"), "\(name)") }
      }
      // Why, of the value at which the style stopped.
      if let failed = style.fields.first(where: { $0.outcome == .threw }), count.errors > 1 {
        let head = report.explanation(of: failed, in: style.style) { _ in nil }.lines.first
        #expect(head?.note.contains("\(count.errors) errors") == true, "\(name)")
      }
      // Problems.
      try session.press("\(style.style.index + 1)e")
      let causeCount = shown.index.causes.value.count
      #expect(
        session.shows(
          "\(style.style.rawValue.uppercased()) \(count.words), "
            + (causeCount == 1 ? "1 cause" : "\(causeCount) causes")), "\(name)")
      try session.press("e")
    }
  }

  @Test func `a count and what a fix leaves of it are words`() {
    let before = ProblemCount(errors: 3, losses: 1)
    #expect(before.words == "3 errors, 1 loss")
    #expect(
      before.words(leaving: ProblemCount(errors: 2, losses: 0)) == "3 errors → 2, 1 loss → 0")
    #expect(
      ProblemCount(errors: 1, losses: 0).words(leaving: before) == "1 error → 3, 0 losses → 1")
    #expect(ProblemCount(errors: 0, losses: 0).words == "no error, no loss")
  }
}
