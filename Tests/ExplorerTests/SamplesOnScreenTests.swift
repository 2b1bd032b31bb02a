import DecodingReport
import Explorer
import Foundation
import JSONSource
import Samples
import TerminalCanvas
import TestSupport
import Testing
import Workbench

/// The program's own samples, decoded for real.
struct SamplesOnScreenTests {
  @Test(arguments: CaseSelection.tenth(of: Array(SampleCatalogue.all.indices), least: 3))
  func `every payload is shown, walked through and explained at every size`(_ sample: Int) throws {
    for payload in SampleCatalogue.all[sample].payloads.indices {
      for (columns, rows) in [(160, 50), (120, 35), (80, 24), (44, 12)] {
        var session = Session(
          columns, rows, samples: SampleCatalogue.all,
          opening: Opening(sample: sample, source: .payload(payload)))
        session.settle()
        try session.press("jjj2G3!<F9>gf")
        #expect(session.screen.size == session.size)
        #expect(session.shows(String(session.state.samples[sample].title.prefix(6))))
      }
    }
  }

  @Test(arguments: CaseSelection.tenth(of: Array(SampleCatalogue.all.indices), least: 8))
  func `every field of every style has its row`(_ sample: Int) throws {
    let entry = SampleCatalogue.all[sample]
    for payload in entry.payloads {
      let session = Session(
        120, 35, samples: [entry],
        opening: Opening(source: .file(path: payload.fileName, bytes: payload.bytes)))
      let answer = try #require(session.request).run()
      for style in answer.report.styles {
        for field in style.fields where !field.path.steps.isEmpty {
          let row = try #require(answer.index.rowOfPath[field.path], "\(field.path)")
          #expect(answer.index.rows[row].places[style.style] >= 0, "\(field.path)")
        }
      }
    }
  }

  /// Payloads with keys that stand there twice, and with values at the root.
  private static let odd = ["{\"id\": 1, \"id\": 2, \"name\": \"a\"}", "7", "[]", "{}"]

  @Test(arguments: CaseSelection.tenth(of: Array(SampleCatalogue.all.indices), least: 8))
  func `the index finds the fields of each path that a look at all of them finds`(
    _ sample: Int
  ) throws {
    let entry = SampleCatalogue.all[sample]
    for bytes in entry.payloads.map(\.bytes) + Self.odd.map({ Array($0.utf8) }) {
      let session = Session(
        120, 35, samples: [entry],
        opening: Opening(source: .file(path: "a.json", bytes: bytes)))
      let answer = try #require(session.request).run()
      for style in answer.report.styles {
        for path in Set(style.fields.map(\.path)) {
          guard let found = answer.index.places(of: path, style.style) else { continue }
          #expect(found == style.fields.indices.filter { style.fields[$0].isAt(path) }, "\(path)")
        }
      }
    }
  }

  @Test
  func `an edit changes all three columns`() throws {
    let user = try #require(SampleCatalogue.all.firstIndex { $0.name == "User" })
    var session = Session(
      160, 50, samples: SampleCatalogue.all, opening: Opening(sample: user))
    session.settle()
    func age() -> String {
      let line = session.screen.text.split(separator: "\n").first { $0.contains("┃▸ age") }
      return line.map { String($0.drop { $0 != "▸" }.dropFirst()) } ?? ""
    }
    try session.press("jjj")
    #expect(
      age().split(separator: " ").joined(separator: " ").hasSuffix("✗ type mismatch ↺ 0 ! ~ 42"))
    try session.press("i43")
    session.settle()
    #expect(session.shows("live r3"))
    try session.press("<F5>")
    #expect(age().split(separator: " ").joined(separator: " ").hasSuffix("age ✓ 43 ✓ 43 ✓ 43"))
  }

  /// Runs what is asked for the lists' marks, and returns the samples that it was about.
  private func survey(_ session: inout Session) -> [Int] {
    var samples: [Int] = []
    while true {
      let survey = session.effects.lazy.compactMap { effect -> SurveyRequest? in
        if case .survey(let request) = effect { request } else { nil }
      }.first
      guard let survey else { return samples }
      samples.append(survey.sample)
      session.send(.surveyed(survey.run()))
    }
  }

  @Test
  func `samples are surveyed once their list is in sight`() throws {
    let all = Array(SampleCatalogue.all.prefix(6))
    var session = Session(70, 24, samples: all, opening: Opening(sample: 2))
    #expect(survey(&session) == [2])
    try session.press("j")
    #expect(survey(&session) == [])
    try session.press("<F2>")
    #expect(survey(&session) == [0, 1, 3, 4, 5])
    let marked = session.screen.text.split(separator: "\n").filter { $0.contains(/[✓∅↺~✗⊘]{3}/) }
    for entry in all {
      #expect(marked.contains { $0.contains(" \(entry.title.prefix(14))") }, "\(entry.title)")
    }
    try session.press("<Esc>o<Right>")
    #expect(survey(&session) == [2])
    // The window has room for the list now.
    session.size = Size(columns: 160, rows: 50)
    session.send(.terminal(.resize(session.size)))
    #expect(survey(&session) == [0, 1, 3, 4, 5])
  }

  /// The lines of the list of samples that aren't topics.
  private func sampleLines(_ session: Session) -> [String] {
    let topics = Set(SampleCatalogue.all.map(\.topic))
    let lines = session.lines.dropFirst(2).prefix { !$0.hasPrefix("─") }.map { line in
      line.prefix { !"│┃".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { !$0.isEmpty && !topics.contains($0) }
  }

  @Test(arguments: CaseSelection.tenth(of: [(80, 24), (120, 35)], least: 1))
  func `samples have their marks once their lines are in sight`(columns: Int, rows: Int) throws {
    var session = Session(columns, rows, samples: SampleCatalogue.all)
    try session.press("<F2>")
    var known = survey(&session)
    #expect(known.count < SampleCatalogue.all.count)
    while session.state.sample < SampleCatalogue.all.count - 1 {
      try session.press("<PgDn>")
      known += survey(&session)
      let lines = sampleLines(session)
      let bare = lines.filter { !$0.contains(/[✓∅↺~✗⊘]{3}/) }
      #expect(lines.count > 5 && bare == [])
    }
    #expect(known.contains(SampleCatalogue.all.count - 1))
  }

  @Test
  func `the lists carry the marks of every payload`() throws {
    var session = Session(160, 50, samples: SampleCatalogue.all)
    _ = survey(&session)
    let clean = session.screen.text.split(separator: "\n").first { $0.contains(" clean ") }
    #expect(clean?.contains("✓✓✓") == true)
    try session.press("v")
    let hidden = session.screen.text.split(separator: "\n").first { $0.contains(" clean ") }
    #expect(hidden?.contains("✓✓✓") == false)
  }
}
