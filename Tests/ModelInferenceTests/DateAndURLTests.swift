import Foundation
import Testing

@testable import ModelInference

/// What is typed as a date or a URL is one to Foundation, too.
@Suite struct DateAndURLTests {
  /// Texts, and the forms that they have.
  static let dates: [(text: String, forms: [DateForm])] = [
    ("2024-03-01T09:30:00Z", [.iso8601]), ("2024-03-01T09:30:00.5+01:00", [.iso8601]),
    ("2024-03-01T09:30:00.123456789-0100", [.iso8601]), ("2024-02-29T23:59:59Z", [.iso8601]),
    ("2023-02-29T23:59:59Z", []), ("2024-13-01T09:30:00Z", []), ("2024-03-01T24:00:00Z", []),
    ("2024-03-01T09:30:00", [.localDateTime]), ("2024-03-01T09:30:00.123", [.localMilliseconds]),
    ("2024-03-01T09:30:00+24:00", []), ("2024-03-01T09:30Z", []), ("2024-03-01T09:30:00.Z", []),
    ("2024-03-01t09:30:00z", []), ("2024-03-01T09:30:00.12345678901234567890Z", []),
    ("2024-03-01 09:30:00", [.dateTime]), ("0000-00-00 00:00:00", []), ("0000-00-00", []),
    ("2024-03-01 09:30:60", []), ("2024-03-01 09:30:00 +0100", [.zonedDateTime]),
    ("2024-03-01", [.day]), ("2024-04-31", []), ("2024/03/01", [.slashedDay]), ("24-03-01", []),
    ("Tue, 15 Nov 1994 12:45:26 GMT", [.email]), ("Tue, 15 Nov 1994 12:45:26 +0000", [.emailZone]),
    ("Tue, 15 Foo 1994 12:45:26 GMT", []), ("Wed Aug 27 13:08:45 +0000 2008", [.ruby]),
    ("Wed Aug 27 13:08:45 2008", []), ("2024-03-01x", []), ("", []), ("1234567890", []),
  ]

  @Test(arguments: dates)
  func `a date's text has the forms that Foundation reads`(
    text: String, forms: [DateForm]
  ) throws {
    #expect(ObservedText(text).dateForms.forms == forms)
    let decoder = JSONDecoder()
    for form in forms {
      if let pattern = form.pattern {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "\(pattern)"
        decoder.dateDecodingStrategy = .formatted(formatter)
      } else {
        decoder.dateDecodingStrategy = .iso8601
      }
      let json = try JSONEncoder().encode([text])
      #expect(throws: Never.self, "\(form)") { try decoder.decode([Date].self, from: json) }
    }
  }

  static let urls: [(text: String, isPlain: Bool)] = [
    ("https://example.org", true), ("http://example.org:8080/a/b.c?d=e&f=%20#g", true),
    ("https://a-b_c.example.org/?q=~!$'()*+,;=:@/?", true), ("https://example.org/@ada", true),
    ("https://example.org/{id}", false), ("https://example.org/ä", false),
    ("https://example.org/a b", false), ("https://example.org/%zz", false),
    ("https://example.org/?a[]=1", false), ("https://a/#b#c", false), ("https://a/|", false),
    ("https://", false), ("https:///a", false), ("https://h:x/", false), ("https://a|b", false),
    ("https://h:/", false), ("https://a%zz/", false), ("ftp://example.org", false),
    ("example.org", false), ("", false),
  ]

  @Test(arguments: urls)
  func `a URL's text is one that Foundation leaves as it is`(text: String, isPlain: Bool) throws {
    #expect(ObservedText(text).forms.contains(.plainURL) == isPlain)
    guard isPlain else { return }
    let json = try JSONEncoder().encode([text])
    #expect(try JSONDecoder().decode([URL].self, from: json)[0].absoluteString == text)
  }

  /// Foundation reads the forms that two texts have in common, and no other one.
  @Test func `a place has the forms that all its texts have`() {
    var text = ObservedText("2024-03-01T09:30:00Z")
    text.add("2024-03-01T09:30:00.5Z")
    #expect(text.dateForms.forms == [.iso8601])
    text.add("2024-03-01")
    #expect(text.dateForms.forms == [])
  }
}
