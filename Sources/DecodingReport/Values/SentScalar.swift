import Foundation
package import JSONSource

/// A scalar of the payload, to be compared with what a model holds instead.
package enum SentScalar {
  case text(String)
  case number(String)
  case bool(Bool)

  /// `nil` for what is no scalar, and for null.
  package init?(_ node: Int, in document: JSONDocument) {
    guard node >= 0 else { return nil }
    switch document.kind(of: node) {
    case .string: self = .text(document.string(node))
    case .number: self = .number(document.text(node))
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null, .array, .object, .key, .invalid: return nil
    }
  }

  /// What a value has of this one; a value of several parts was made of it if any part was.
  package func likeness(of value: Any) -> Likeness {
    switch HeldValue(value) {
    case .text(let held) where isEncoded(as: held, in: value): .form
    case .text(let held): likeness(ofText: held)
    case .number where isName(of: value): .form
    case .number where isNonconforming(value): .form
    case .number(let held): likeness(ofNumber: held)
    case .bool(let held): likeness(ofBool: held)
    case .date(.distantPast), .date(.distantFuture): .none
    case .date(let held): isDate(held) ? .form : isRolledOver(held) ? .changed : .none
    case .data(let held): likeness(ofData: held)
    case .name(let held): likeness(ofName: held)
    case .parts(let parts)
    where Mirror(reflecting: SwiftText.bare(value)).displayStyle == .collection:
      likeness(ofElements: parts)
    case .parts(let parts): parts.contains { hasPart($0) } ? .form : .none
    case .nothing: isEmpty ? .form : .none
    }
  }

  /// Whether a URL has characters of it encoded.
  private func isEncoded(as held: String, in value: Any) -> Bool {
    guard case .text(let sent) = self, sent != held, SwiftText.bare(value) is URL else {
      return false
    }
    return URL(string: sent)?.absoluteString == held
  }

  /// Whether a date was counted on from a day that its month doesn't have.
  private func isRolledOver(_ held: Date) -> Bool {
    guard case .text(let text) = self, let sent = Int(text.prefix(4)),
      DateText.isOtherDay(held, than: text)
    else { return false }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return (sent...sent + 1).contains(calendar.component(.year, from: held))
  }

  /// What the case that an enum has by a switch has of it: one that is named as what stands for all that
  /// isn't known has nothing of it.
  private func likeness(ofName held: String) -> Likeness {
    guard likeness(ofText: held) != .same else { return .same }
    if case .text(let text) = self, Spelling.folded(text) == Spelling.folded(held) { return .form }
    return Self.namesUnknown(held) ? .none : .form
  }

  /// Whether an enum's case is named as what stands for all that isn't known.
  package static func namesUnknown(_ caseName: String) -> Bool {
    namesOfUnknown.contains(caseName.lowercased())
  }

  private static let namesOfUnknown: Set<String> = [
    "unknown", "other", "unsupported", "unrecognized", "unrecognised", "undefined", "unspecified",
    "invalid", "fallback",
  ]

  /// Whether it is the word for a number that JSON can't write, under whatever strategy.
  private func isNonconforming(_ value: Any) -> Bool {
    guard case .text(let text) = self,
      let number = SwiftText.bare(value) as? any BinaryFloatingPoint
    else { return false }
    let word = text.lowercased()
    if number.isNaN { return word.contains("nan") }
    return number.isInfinite && word.contains("inf")
      && word.hasPrefix("-") == (number.sign == .minus)
  }

  /// Whether it is the name of an enum's case, of which JSON says the number.
  private func isName(of value: Any) -> Bool {
    guard case .text(let text) = self, let name = SwiftText.caseName(of: SwiftText.bare(value))
    else {
      return false
    }
    return Spelling.folded(text) == Spelling.folded(name)
  }

  /// What an array that was made of it has of it: all words and numbers of a text, or some.
  private func likeness(ofElements elements: [Any]) -> Likeness {
    guard case .text(let text) = self else {
      return elements.contains { hasPart($0) } ? .form : .none
    }
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let held = elements.map { SwiftText.of(SwiftText.bare($0)).lowercased() }
    let kept = words.count { word in held.contains { $0.contains(word.lowercased()) } }
    return kept == words.count ? .form : kept == 0 ? .none : .changed
  }

  /// Whether it is a text that stands in one that was made of it.
  func isPart(of value: Any) -> Bool {
    guard case .text(let sent) = self, case .text(let held) = HeldValue(value) else { return false }
    let folded = Self.folded(sent)
    return !folded.isEmpty && Self.folded(held).contains(folded)
  }

  /// Whether it is a text that stands in a longer one, as it was sent.
  func isWithin(_ value: Any) -> Bool {
    guard case .text(let sent) = self, case .text(let held) = HeldValue(value) else { return false }
    return !sent.isEmpty && held.count > sent.count && held.contains(sent)
  }

  /// Whether a report writes a value as it was sent: a date.
  func isWritten(as value: Any) -> Bool {
    guard case .text(let sent) = self else { return false }
    return SwiftText.of(SwiftText.bare(value)) == SwiftText.quoted(sent)
  }

  private var isBlank: Bool {
    if case .text(let text) = self {
      text.allSatisfy(\.isWhitespace) && !text.isEmpty
    } else {
      false
    }
  }

  private var isEmpty: Bool {
    if case .text(let text) = self { Self.folded(text).isEmpty } else { false }
  }

  private func hasPart(_ part: Any) -> Bool {
    if case .text(let sent) = self, case .text(let held) = HeldValue(part), !held.isEmpty {
      return sent.localizedStandardContains(held)
    }
    return likeness(of: part) != .none
  }
}

extension SentScalar {
  private static let trueWords: Set<String> = ["true", "t", "yes", "y", "on", "1"]
  private static let falseWords: Set<String> = ["false", "f", "no", "n", "off", "0"]

  private func likeness(ofText held: String) -> Likeness {
    switch self {
    case .text(let sent):
      if sent == held { return .same }
      let isCutOut = !held.isEmpty && sent.contains(held)
      let (sent, held) = (Self.folded(sent), Self.folded(held))
      if sent == held { return sent.isEmpty && !isBlank ? .none : .form }
      if isCutOut { return .changed }
      guard !sent.isEmpty, !held.isEmpty else { return .none }
      // It is a part of what was made of it.
      if sent.count > 1, held.contains(sent) { return .form }
      return sent.contains(held) || held.contains(sent) ? .changed : .none
    case .number(let sent):
      guard let number = NumberText(sent) else { return .none }
      // Nobody writes a number into a text of a megabyte.
      if held.utf8.count <= 1 << 20,
        Self.numbers(in: held).contains(where: { $0.isEqual(to: number) })
      {
        return .form
      }
      // It may have been a number before it became a text.
      guard let sent = Double(sent), let held = Double(held) else { return .none }
      return abs(sent - held) <= abs(sent) * 1e-6 ? .rounded : .none
    case .bool(let sent):
      return (sent ? Self.trueWords : Self.falseWords).contains(held.lowercased()) ? .form : .none
    }
  }

  private func likeness(ofNumber held: String) -> Likeness {
    guard let number = NumberText(held) else { return isTooGreat(for: held) ? .rounded : .none }
    switch self {
    case .text(let sent):
      if let word = Self.bool(of: sent) { return SentScalar.bool(word).likeness(ofNumber: held) }
      let numbers = Self.numbers(in: sent)
      if numbers.contains(where: { $0.isEqual(to: number) || $0.isInOtherUnit(number) }) {
        return .form
      }
      return Self.numbersWithin(sent).contains { $0.isEqual(to: number) } ? .changed : .none
    case .number(let sent):
      if NumberText(sent)?.isEqual(to: number) == true { return .same }
      if NumberText.isHeld(sent, asBinary: held) { return .same }
      if NumberText(sent)?.isInOtherUnit(number) == true { return .form }
      let values = (sent: Double(sent) ?? .infinity, held: Double(held) ?? 0)
      if Self.isInUnitOfTime(values.sent, values.held) { return .form }
      if isRounded(values.sent, to: values.held, as: held) { return .rounded }
      return number.digits.isEmpty ? .none : .changed
    case .bool(let sent):
      return Double(held) == (sent ? 1 : 0) ? .form : .none
    }
  }

  /// Whether it is a number that a binary type holds as an infinite one.
  private func isTooGreat(for held: String) -> Bool {
    switch self {
    case .text(let sent), .number(let sent):
      Double(held)?.isInfinite == true && Double(sent) == Double(held)
        && sent.first?.isLetter == false
    case .bool: false
    }
  }

  /// Whether one number is the other in seconds, minutes, hours, days or weeks, or in milliseconds.
  private static func isInUnitOfTime(_ sent: Double, _ held: Double) -> Bool {
    let factor = abs(sent) > abs(held) ? sent / held : held / sent
    return [60, 3600, 86_400, 604_800, 1440, 10_080, 24, 168, 60_000, 3_600_000, 86_400_000]
      .contains { abs(factor - $0) < $0 * 1e-12 }
  }

  /// Whether a number lost digits and nothing else: those behind the point, or the last that a binary
  /// type holds.
  private func isRounded(_ sent: Double, to held: Double, as text: String) -> Bool {
    let isInteger = !text.contains { $0 == "." || $0 == "e" }
    return abs(sent - held) < (isInteger ? 1 : abs(sent) * 1e-6)
  }

  private func likeness(ofBool held: Bool) -> Likeness {
    switch self {
    case .text(let sent): Self.bool(of: sent) == held ? .form : .none
    case .number(let sent):
      switch Double(sent) {
      case 0: held ? .none : .form
      case 1: held ? .form : .none
      case nil: .none
      default: held ? .changed : .none
      }
    case .bool(let sent): sent == held ? .same : .changed
    }
  }

  private func likeness(ofData held: Data) -> Likeness {
    guard case .text(let sent) = self else { return .none }
    if held.base64EncodedString() == sent { return .same }
    if held == Data(sent.utf8)
      || Self.digitsOfBase64(held.base64EncodedString()) == Self.digitsOfBase64(sent)
    {
      return .form
    }
    let digits = held.flatMap { [String($0 >> 4, radix: 16), String($0 & 15, radix: 16)] }
    return digits.joined() == sent.lowercased() ? .form : .none
  }

  /// The digits of base64 in one alphabet, whichever the text is in, without padding and line ends.
  private static func digitsOfBase64(_ text: String) -> String {
    text.replacing("-", with: "+").replacing("_", with: "/").filter {
      !$0.isWhitespace && $0 != "="
    }
  }

  /// Whether a date is the one that was sent: its seconds or milliseconds of a usual epoch, or its
  /// day by the numbers and the name of the month in a text.
  private func isDate(_ held: Date) -> Bool {
    switch self {
    case .bool: return false
    case .number(let sent): return Self.isDate(held, Double(sent) ?? .nan)
    case .text(let sent):
      if let number = Double(sent) { return Self.isDate(held, number) }
      let numbers = Set(sent.split { !$0.isWholeNumber }.compactMap { Int($0) })
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      // In the sender's time zone it may be the day before or after.
      return [-86400, 0, 86400].contains { shift in
        let day = calendar.dateComponents([.year, .month, .day], from: held + shift)
        guard let year = day.year, let month = day.month, let number = day.day,
          numbers.contains(number), Self.isYear(year, in: numbers)
        else { return false }
        return numbers.contains(month)
          || sent.lowercased().contains(Self.months[month - 1])
      }
    }
  }

  /// Whether a year is the one among a date's numbers, with all its digits or two; there may be none.
  private static func isYear(_ year: Int, in numbers: Set<Int>) -> Bool {
    if numbers.contains(where: { $0 >= 1000 }) { return year >= 1000 && numbers.contains(year) }
    return !numbers.contains { $0 > 31 } || numbers.contains(year % 100)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func isDate(_ held: Date, _ number: Double) -> Bool {
    for seconds in [held.timeIntervalSince1970, held.timeIntervalSinceReferenceDate] {
      if abs(seconds - number) < 1 || abs(seconds - number / 1000) < 1 { return true }
    }
    return false
  }

  private static func bool(of text: String) -> Bool? {
    let word = text.lowercased()
    return trueWords.contains(word) ? true : falseWords.contains(word) ? false : nil
  }

  /// A text without case, spaces and punctuation.
  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0.isSymbol }
  }

  /// Whether the digits of a number go on behind a mark that stands among digits, or before it.
  private static func goesOn(
    _ rest: some BidirectionalCollection<Character>, with marks: Set<Character>
  ) -> Bool {
    guard let mark = rest.first, mark == "." || marks.contains(mark) && !mark.isWhitespace else {
      return false
    }
    return rest.dropFirst().first?.isWholeNumber == true
  }

  /// The numbers that stand in a text by themselves, or as parts of others.
  private static func numbersWithin(_ text: String) -> [NumberText] {
    NumbersWithin.numbers(of: text, withExponents: false).compactMap {
      NumberText(String(text[$0]))
    }
  }

  /// The numbers that a text can be read as: those in it, with a point or a comma, with or without
  /// marks between the thousands; the whole of it in base 16.
  private static func numbers(in text: String) -> [NumberText] {
    let marks: Set<Character> = [",", "'", "’", "_", " ", "\u{A0}", "\u{202F}"]
    var spellings = [text]
    // Most texts are spelled in one way.
    if text.contains(where: { $0 == "." || marks.contains($0) }) {
      spellings += [
        text.replacing(",", with: "."), text.filter { !marks.contains($0) },
        text.filter { $0 != "." && ($0 == "," || !marks.contains($0)) }.replacing(",", with: "."),
      ]
    }
    var numbers: [NumberText] = []
    for spelling in spellings {
      for range in NumbersWithin.numbers(of: spelling, withExponents: true) {
        let number = spelling[range]
        let (before, behind) = (spelling[..<range.lowerBound], spelling[range.upperBound...])
        // Zeros among letters are digits in base 16, say, and no number that anything else stands in for.
        let isAmongLetters = before.last?.isLetter == true && behind.first?.isLetter == true
        let isWhole =
          !goesOn(behind, with: marks) && !goesOn(before.reversed(), with: marks)
          && !(isAmongLetters && number.allSatisfy { $0 == "0" })
        guard isWhole else { continue }
        // A sign may be a hyphen.
        for text in [number, number.drop { $0 == "+" || $0 == "-" }] {
          if let number = NumberText(String(text)) { numbers.append(number) }
        }
      }
    }
    let digits = text.lowercased().trimmingPrefix("#").trimmingPrefix("0x")
    if let number = Int(digits, radix: 16), let text = NumberText("\(number)") {
      numbers.append(text)
    }
    return numbers
  }
}
