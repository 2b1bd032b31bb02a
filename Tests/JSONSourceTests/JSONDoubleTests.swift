import Foundation
import JSONSource
import Testing

/// Doubles from hard texts: the nearest one, as Swift's own reading and Foundation's have it.
@Suite
struct JSONDoubleTests {
  /// Texts between two doubles, or close to that; subnormal ones; the largest; long ones.
  static let hard = [
    // Halfway: to the even one.
    "9007199254740993", "9007199254740995",
    "1.00000000000000011102230246251565404236316680908203125",
    "4503599627370496.5", "4503599627370497.5", "900719925474099.25e1", "90071992547409930e-1",
    "18014398509481986", "36028797018963972",
    "0.500000000000000166533453693773481063544750213623046875",
    // A little above and below halfway.
    "9007199254740993.0000000000000000000000001", "9007199254740992.9999999999999999999999",
    "1.00000000000000011102230246251565404236316680908203126",
    "1.00000000000000011102230246251565404236316680908203124",
    // 17 to 19 digits, with powers of ten of all sizes.
    "1234567890123456789e-27", "1234567890123456789e27", "9999999999999999999e-27",
    "9999999999999999999e27", "18446744073709551615e27", "18446744073709551615e-27",
    "1234567890123456789e28", "1234567890123456789e-28", "7205759403792793e-17",
    "8.41e21", "3.5844466002796428e298", "1e23", "8.5e22", "1e27", "1e28", "123456789e-27",
    // The smallest normal number, subnormal ones, and what is half of the smallest.
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.225073858507201e-308", "5e-324",
    "4.9406564584124654e-324", "2.4703282292062328e-324", "2.4703282292062327e-324",
    // The largest, and what rounds to it.
    "1.7976931348623157e308", "1.7976931348623158e308", "17976931348623157e292",
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000001e84",
    "-0", "-0.0", "-0e5", "0e400", "0.0e-400", "1e00000000000000000022", "1E+0003",
  ]

  @Test(arguments: hard)
  func `a hard text is the nearest double`(text: String) throws {
    for json in [text, "-" + text] where !json.hasPrefix("--") {
      let ours = try #require(JSONDocument.parse(json).double(0))
      #expect(ours.bitPattern == Double(json)?.bitPattern, "\(json)")
      if let theirs = try? JSONDecoder().decode(Double.self, from: Data(json.utf8)) {
        #expect(ours.bitPattern == theirs.bitPattern, "\(json)")
      }
    }
  }

  @Test(arguments: [20, 800, 10_000])
  func `a text of many digits is the nearest double`(count: Int) throws {
    let digits = (0..<count).map { String(($0 * 7 + 3) % 10) }.joined()
    for json in [
      "0.\(digits)", "1.\(digits)e-5", "\(digits)e-\(count)", "3\(digits)e-\(count - 9)",
    ] {
      let ours = try #require(JSONDocument.parse(json).double(0))
      #expect(ours.bitPattern == Double(json)?.bitPattern)
      let theirs = try JSONDecoder().decode(Double.self, from: Data(json.utf8))
      #expect(ours.bitPattern == theirs.bitPattern)
    }
  }

  @Test func `what Swift writes of a double is read as that double`() throws {
    var random = SplitMix(state: 17)
    for _ in 0..<20_000 {
      let high = UInt64(random.next(below: 1 << 32)) << 32
      let double = Double(bitPattern: high | UInt64(random.next(below: 1 << 32)))
      guard double.isFinite else { continue }
      let read = try #require(JSONDocument.parse("\(double)").double(0))
      #expect(read.bitPattern == double.bitPattern, "\(double)")
    }
  }

  @Test func `digits and powers of all lengths are read as Swift reads them`() throws {
    var random = SplitMix(state: 19)
    for _ in 0..<20_000 {
      var text = String(random.next(below: 9) + 1)
      for _ in 0..<random.next(below: 21) { text += String(random.next(below: 10)) }
      if random.next(below: 2) == 0 { text += "." + String(random.next(below: 1_000_000)) }
      text += "e\(random.next(below: 70) - 35)"
      let read = try #require(JSONDocument.parse(text).double(0))
      #expect(read.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func `a number halfway between two doubles is the even one, wherever it is`() throws {
    var random = SplitMix(state: 23)
    for _ in 0..<5_000 {
      // An odd number of 54 bits, times a power of two that keeps it within 64.
      let odd = UInt64(1 << 53) | UInt64(random.next(below: 1 << 52)) << 1 | 1
      let text = String(odd << UInt64(random.next(below: 10)))
      let read = try #require(JSONDocument.parse(text).double(0))
      #expect(read.bitPattern == Double(text)?.bitPattern, "\(text)")
      let theirs = try JSONDecoder().decode(Double.self, from: Data(text.utf8))
      #expect(read.bitPattern == theirs.bitPattern, "\(text)")
    }
  }
}
