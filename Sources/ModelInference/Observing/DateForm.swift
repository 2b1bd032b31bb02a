/// How points in time are written, as `JSONDecoder.DateDecodingStrategy` tells them apart.
enum DateForm: Hashable, CaseIterable {
  case iso8601, seconds, milliseconds
  /// By patterns of `DateFormatter`'s.
  case dateTime, localDateTime, localMilliseconds, day, slashedDay, zonedDateTime, email, emailZone
  case ruby

  /// The pattern by UTS 35; `nil` where the strategy has a name.
  var pattern: StaticString? {
    switch self {
    case .iso8601, .seconds, .milliseconds: nil
    case .dateTime: "yyyy-MM-dd HH:mm:ss"
    case .localDateTime: "yyyy-MM-dd'T'HH:mm:ss"
    case .localMilliseconds: "yyyy-MM-dd'T'HH:mm:ss.SSS"
    case .day: "yyyy-MM-dd"
    case .slashedDay: "yyyy/MM/dd"
    case .zonedDateTime: "yyyy-MM-dd HH:mm:ss Z"
    case .email: "EEE, dd MMM yyyy HH:mm:ss zzz"
    case .emailZone: "EEE, dd MMM yyyy HH:mm:ss Z"
    case .ruby: "EEE MMM dd HH:mm:ss Z yyyy"
    }
  }

  /// The forms of texts.
  static let ofTexts = allCases.filter { $0 != .seconds && $0 != .milliseconds }
}

/// The forms that a text, or all texts of a place, may have.
struct DateForms: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ form: DateForm) {
    self.init(rawValue: DateForm.ofTexts.firstIndex(of: form).map { 1 << UInt16($0) } ?? 0)
  }

  static let all = DateForms(rawValue: 1 << UInt16(DateForm.ofTexts.count) - 1)

  /// Those of a text: days that no month has, and zeros for "never", are none. Others than some
  /// aren't looked for.
  init(of text: UnsafeBufferPointer<UInt8>, among forms: DateForms) {
    self = []
    // No form is shorter or longer.
    guard !forms.isEmpty, (10...40).contains(text.count) else { return }
    for (index, form) in DateForm.ofTexts.enumerated() {
      guard forms.contains(DateForms(rawValue: 1 << UInt16(index))) else { continue }
      var reader = DateReader(text: text)
      let fits = form.pattern.map { reader.reads($0) } ?? reader.readsISO8601()
      if fits { insert(DateForms(rawValue: 1 << UInt16(index))) }
    }
  }

  var forms: [DateForm] { DateForm.ofTexts.filter { contains(DateForms($0)) } }
}

/// Reads a date's text by a pattern, as strictly as `DateFormatter` does.
private struct DateReader {
  let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var year = 1
  private var month = 1
  private var day = 1

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// What `.iso8601` takes: a zone, or `Z`, must be there, a fraction of seconds may be.
  mutating func readsISO8601() -> Bool {
    guard readsFields("yyyy-MM-dd'T'HH:mm:ss") else { return false }
    if next == UInt8(ascii: ".") {
      index += 1
      let digits = text[index...].prefix { (0x30...0x39).contains($0) }.count
      guard (1...9).contains(digits) else { return false }
      index += digits
    }
    if next == UInt8(ascii: "Z") {
      index += 1
    } else {
      guard readsZone(colon: true) else { return false }
    }
    return index == text.count && isDay
  }

  /// Whether the whole text is what a pattern of `DateForm` wants.
  mutating func reads(_ pattern: StaticString) -> Bool {
    readsFields(pattern) && index == text.count && isDay
  }

  private var next: UInt8? { index < text.count ? text[index] : nil }

  private var isDay: Bool {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year > 0 && (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }

  private mutating func readsFields(_ pattern: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount)
    var position = 0
    while position < letters.count {
      let letter = letters[position]
      let count = letters[position...].prefix { $0 == letter }.count
      position += count
      // The only text in quotes is one letter.
      if letter == UInt8(ascii: "'") {
        guard reads(letters[position]) else { return false }
        position += 2
      } else if !readsField(letter, count) {
        return false
      }
    }
    return true
  }

  private mutating func readsField(_ letter: UInt8, _ count: Int) -> Bool {
    switch letter {
    case UInt8(ascii: "y"): number(of: count, in: 1...9999).map { year = $0 } != nil
    case UInt8(ascii: "M") where count == 3: name(of: Self.months).map { month = $0 + 1 } != nil
    case UInt8(ascii: "M"): number(of: count, in: 1...12).map { month = $0 } != nil
    case UInt8(ascii: "d"): number(of: count, in: 1...31).map { day = $0 } != nil
    case UInt8(ascii: "H"): number(of: count, in: 0...23) != nil
    case UInt8(ascii: "m"), UInt8(ascii: "s"): number(of: count, in: 0...59) != nil
    case UInt8(ascii: "S"): number(of: count, in: 0...999) != nil
    case UInt8(ascii: "E"): name(of: Self.weekdays) != nil
    case UInt8(ascii: "z"): name(of: ["GMT", "UTC"]) != nil
    case UInt8(ascii: "Z"): readsZone(colon: false)
    default: reads(letter)
    }
  }

  private mutating func reads(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func number(of digits: Int, in range: ClosedRange<Int>) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = next, (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
      index += 1
    }
    return range.contains(number) ? number : nil
  }

  private mutating func name(of names: [StaticString]) -> Int? {
    let found = names.firstIndex { name in
      text[index...].prefix(3).elementsEqual(
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
    if found != nil { index += 3 }
    return found
  }

  /// An offset from UTC, less than those that Foundation refuses.
  private mutating func readsZone(colon: Bool) -> Bool {
    guard next == UInt8(ascii: "+") || next == UInt8(ascii: "-") else { return false }
    index += 1
    guard number(of: 2, in: 0...17) != nil else { return false }
    if colon, next == UInt8(ascii: ":") { index += 1 }
    return number(of: 2, in: 0...59) != nil
  }

  private static let weekdays: [StaticString] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
