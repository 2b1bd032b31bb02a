import Foundation
import Testing

@testable import DecodingReport

/// What a text says of a day, beside the date that was made of it.
struct DateTextTests {
  /// 2024-03-01T09:30:00Z.
  private static let date = Date(timeIntervalSince1970: 1_709_285_400)

  @Test(arguments: [
    ("2024-03-01T09:30:00Z", false), ("2024-03-01", false), ("2024-02-29", false),
    ("2024-03-02 in Auckland", false), ("2024-02-30", true), ("2023-03-01", true),
    // No day in that form.
    ("2024-02-301", false), ("2024-2-30", false), ("24-02-30", false), ("30.02.2024", false),
    ("2024-02-3", false), ("2024/02/30", false), ("", false), (" 2024-02-30", false),
    ("2024-02-30T25:00", true),
  ])
  func `another day than was sent is found`(_ text: String, _ isOther: Bool) {
    #expect(DateText.isOtherDay(Self.date, than: text) == isOther)
  }
}
