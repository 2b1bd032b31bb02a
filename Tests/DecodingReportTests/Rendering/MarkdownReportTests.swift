import DecodingReport
import Testing

struct MarkdownReportTests {
  @Test func `the whys stand between fences`() {
    let appearance = TextAppearance(isUTF8: true, width: { $0.count })
    let explainer = Explainer(OrderReport.report, isForMany: false) { _ in nil }
    let markdown = ReportDocument(
      OrderReport.report, appearance: appearance, explain: explainer.explanation
    ).markdown
    let text = ReportDocument(
      OrderReport.report, appearance: appearance, sourceLine: { _ in nil },
      explain: explainer.explanation
    ).text.text
    let why = explainer.explanation(of: OrderReport.report[.strict]!.fields[2], in: .strict)
      .text(width: appearance.width)
    #expect(markdown.contains("**strict** `$.quantity`\n\n```\n\(why)\n```\n"))
    #expect(text.contains(why))
  }

  @Test func `of a document that Foundation rejects nothing is summed up`() {
    var report = OrderReport.report
    report.payload.foundationAccepts = false
    for index in report.styles.indices { report.styles[index].fields = [] }
    let appearance = TextAppearance(isUTF8: true, width: { $0.count })
    #expect(
      ReportDocument(report, appearance: appearance).markdown.hasSuffix(
        "\n\nFoundation rejects the document: nothing was decoded.\n"))
  }

  @Test func `the report is a table to paste`() {
    let appearance = TextAppearance(isUTF8: true, width: { $0.count })
    #expect(
      ReportDocument(OrderReport.report, appearance: appearance).markdown == #"""
        ### Order: order.json

        - `order.json:4:15: error: expected Int for 'quantity', found the string "many" [strict]`

        | Field | JSON | strict | smart |
        | --- | --- | --- | --- |
        | `$.id` | `7` | ✓ `7` | ✓ `7` |
        | `$.name` | `"Ada 李"` | ✓ `"Ada 李"` | ✓ `"Ada 李"` |
        | `$.quantity` | `"many"` | ✗ wrong-type | ↺ `0` not-a-number! |
        | `$.paid` | ◌ missing |  | ↺ `false` missing |
        | `$.note` | `null` | ⋯ (∅ nil) | ∅ `nil` null |
        | `$.tags` | `["a\|b"]` |  | ✓ `["a\|b"]` |
        | `$.Total` | `1` | ⊘ unknown key (total?) | ⊘ unknown key (total?) |

        - **strict** threw: 2 as sent, 1 threw, 1 not reached, 1 unknown
        - **smart** decoded: 3 as sent, 2 default, 1 nil, **1 lost silently**, 1 unknown

        """#)
  }
}
