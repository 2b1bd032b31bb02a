import DecodingConclusions
import DecodingReport
import DecodingStyles
import JSONSource
import Testing

@testable import Workbench

/// How the styles of a payload are explained beside each other.
@Suite struct SharedWorkTests {
  private struct Letter: SmartCodable {
    var text = ""
    var pages = 0
  }

  /// A type that asks for a value's container, and for nothing in it.
  private struct Deaf: Codable {
    init(from decoder: any Decoder) throws { _ = try decoder.singleValueContainer() }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Listener: Codable { var deaf: Deaf }

  @Test(arguments: [10, 20_000, 600_000, 4_300_000])
  func `styles come in the order in which they were asked for`(length: Int) throws {
    let text = String(repeating: "a", count: length)
    let json = #"{"text": "\#(text)", "pages": "7"}"#
    let orders: [[DecodingStyle]] = [
      [.strict, .default, .smart], [.smart, .default, .strict], [.default, .smart], [.smart],
    ]
    for order in orders {
      let report = run(Root<Letter>.self, json, order)
      #expect(report.styles.map(\.style) == order)
      #expect(report[.smart]?.summary[.converted] ?? 1 == 1)
      #expect(report[.strict]?.failure?.path?.description ?? "$.pages" == "$.pages")
    }
  }

  @Test func `all pieces come back in their order`() {
    for count in [0, 1, 2, 7, 100] {
      #expect(SharedWork(count) { $0 * $0 }.results() == (0..<count).map { $0 * $0 })
    }
  }

  @Test func `a value of which nothing was asked is as sent`() {
    let report = run(Root<Listener>.self, #"{"deaf": null}"#, [.strict])
    #expect(lines(report) == "strict Listener(deaf: Deaf())\n✓ $.deaf Deaf null → Deaf()")
  }
}
