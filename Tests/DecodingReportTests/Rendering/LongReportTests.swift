import DecodingReport
import Testing

struct LongReportTests {
  @Test func `values and messages of a report are cut, wherever they are written`() {
    let long = String(repeating: "a", count: 1_000_000)
    var report = OrderReport.report
    for place in report.styles[0].fields.indices { report.styles[0].fields[place].value = long }
    report.styles[0].value = long
    report.styles[0].failure?.message = long
    report.styles[0].failure?.foundationSaid = long
    let appearance = TextAppearance(isUTF8: true, width: { $0.count })
    let json = JSONReport(report).json.line
    #expect(json.utf8.count < 150_000)
    #expect(json.contains("aaa… (990000 more bytes)"))
    #expect(ReportDocument(report, appearance: appearance).markdown.utf8.count < 30_000)
    let text = ReportDocument(report, appearance: appearance) { _ in nil }.text.text
    #expect(text.utf8.count < 30_000)
    #expect(text.contains("aaa… (990000 more bytes)"))
  }
}
