import Foundation

extension DateText {
  /// Whether a text begins with a day in the form of ISO 8601, and a date that was made of it is
  /// neither that day nor, in the sender's time zone, one beside it: the 30th of February becomes
  /// the 1st or 2nd of March.
  static func isOtherDay(_ date: Date, than text: String) -> Bool {
    guard let sent = day(beginning: text) else { return false }
    return ![-86400, 0, 86400].contains { shift in
      let parts = calendar.dateComponents([.year, .month, .day], from: date + shift)
      return parts.year == sent.year && parts.month == sent.month && parts.day == sent.day
    }
  }

  /// To make one takes longer than to ask it.
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// `2024-02-30` at the start of a text. By hand: every date of a payload is looked at, and a regular
  /// expression would be read anew each time.
  private static func day(beginning text: String) -> (year: Int, month: Int, day: Int)? {
    var numbers: [Int] = []
    var bytes = text.utf8.makeIterator()
    for (place, length) in [4, 2, 2].enumerated() {
      if place > 0, bytes.next() != UInt8(ascii: "-") { return nil }
      var number = 0
      for _ in 0..<length {
        guard let digit = bytes.next(), isDigit(digit) else { return nil }
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    if let next = bytes.next(), isDigit(next) { return nil }
    return (numbers[0], numbers[1], numbers[2])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
