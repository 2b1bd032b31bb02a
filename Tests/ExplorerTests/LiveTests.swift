import DecodingReport
import JSONSource
import Testing
import Workbench

@testable import Explorer

/// The parts that keep results and text together.
struct LiveTests {
  @Test
  func `marks move with the lines below an edit`() {
    var shifts = LineShifts()
    shifts.add(revision: 2, line: 3, growth: 2)
    #expect([1, 3, 4, 5, 6, 7].map { shifts.reportLine(of: $0) } == [1, 3, nil, nil, 4, 5])
    #expect([1, 3, 4, 5].map { shifts.textLine(of: $0) } == [1, 3, 6, 7])
    shifts.add(revision: 3, line: 3, growth: -2)
    #expect([1, 3, 4, 5].map { shifts.reportLine(of: $0) } == [1, 3, 4, 5])
    shifts.drop(upTo: 3)
    #expect(shifts == LineShifts())
  }

  @Test
  func `rows of the styles are joined in the order of the fields`() {
    func field(_ key: String) -> FieldReport {
      FieldReport(
        path: JSONPath([.key(key)]), property: key, depth: 0, wanted: "Int", outcome: .asSent)
    }
    var report = Report(
      model: "M", modelSource: "built-in", payload: .init(source: "x", bytes: 2),
      styles: DecodingStyle.allCases.map { StyleReport(style: $0, model: "M") })
    report.styles[0].fields = ["a", "c"].map(field)
    report.styles[1].fields = ["a", "b", "c"].map(field)
    report.styles[2].fields = ["z", "a", "c", "d"].map(field)
    let index = ReportIndex(report: report, document: JSONDocument.parse("{}"))
    #expect(index.rows.map(\.label) == ["z", "a", "b", "c", "d"])
    #expect(index.rows.map(\.places.strict) == [-1, 0, -1, 1, -1])
    #expect(index.rows.map(\.places.default) == [-1, 0, 1, 2, -1])
    #expect(index.rows.map(\.places.smart) == [0, 1, -1, 2, 3])
    #expect(index.ghosts == [2: [0, 1, 2, 3, 4]])
  }

  @Test
  func `a line of several values shows the loudest outcome`() {
    let index = ReportFixture.user().index
    #expect(index.marks[10]?.smart == .converted)
    #expect(index.marks[10]?.default == .default)
    #expect(index.marks[2]?.strict == .asSent)
    #expect(index.marks[1] == nil)
  }

  @Test
  func `a property is found in the type that declares it`() {
    let model = ModelIndex(UserSample.entry.sources[.strict])
    #expect(model.line(ofProperty: "age", inType: "User") == 3)
    #expect(model.line(ofProperty: "zip", inType: "[Address]?") == 15)
    #expect(model.line(ofProperty: "zip", inType: "User") == nil)
    let wrapped = ModelIndex(UserSample.entry.sources[.default])
    #expect(wrapped.line(ofProperty: "isAdmin", inType: "User") == 5)
  }
}
