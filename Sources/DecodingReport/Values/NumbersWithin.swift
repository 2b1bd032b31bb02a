/// The numbers that stand in a text. A regular expression takes longer than what is compared with them.
enum NumbersWithin {
  /// Where digits stand.
  static func digits(of text: String) -> [Range<String.Index>] {
    ranges(in: text) { utf8, place in end(ofDigits: place, utf8) }
  }

  /// Where numbers stand with their signs and points, and with exponents if these count.
  static func numbers(of text: String, withExponents: Bool) -> [Range<String.Index>] {
    ranges(in: text) { utf8, place in
      let start = isSign(utf8, place) ? utf8.index(after: place) : place
      guard var end = end(ofDigits: start, utf8) else { return nil }
      if end < utf8.endIndex, utf8[end] == UInt8(ascii: "."),
        let fraction = Self.end(ofDigits: utf8.index(after: end), utf8)
      {
        end = fraction
      }
      guard withExponents, end < utf8.endIndex, utf8[end] | 0x20 == UInt8(ascii: "e") else {
        return end
      }
      var exponent = utf8.index(after: end)
      if isSign(utf8, exponent) { exponent = utf8.index(after: exponent) }
      return Self.end(ofDigits: exponent, utf8) ?? end
    }
  }

  private static func ranges(
    in text: String, end: (String.UTF8View, String.Index) -> String.Index?
  ) -> [Range<String.Index>] {
    let utf8 = text.utf8
    var ranges: [Range<String.Index>] = []
    var place = utf8.startIndex
    while place < utf8.endIndex {
      if let end = end(utf8, place) {
        ranges.append(place..<end)
        place = end
      } else {
        place = utf8.index(after: place)
      }
    }
    return ranges
  }

  /// Where the digits end that begin at a place; `nil` where none does.
  private static func end(ofDigits place: String.Index, _ utf8: String.UTF8View) -> String.Index? {
    var end = place
    while end < utf8.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[end]) {
      end = utf8.index(after: end)
    }
    return end == place ? nil : end
  }

  private static func isSign(_ utf8: String.UTF8View, _ place: String.Index) -> Bool {
    place < utf8.endIndex && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(utf8[place])
  }
}
