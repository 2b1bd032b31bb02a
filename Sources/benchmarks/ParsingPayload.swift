import Foundation

/// Documents of different make for the parser.
enum ParsingPayload: String, CaseIterable {
  case airports
  /// The same records, printed with two spaces a level.
  case prettyPrinted = "pretty-printed"
  /// Texts of 20 to 400 characters, every tenth with an escape, every fifth beyond ASCII.
  case strings
  /// Arrays of coordinates and integers.
  case numbers

  func make() -> [UInt8] {
    switch self {
    case .airports: AirportsPayload.make(count: 10_000, .clean)
    case .prettyPrinted: Self.prettyPrinted()
    case .strings: Self.strings()
    case .numbers: Self.numbers()
    }
  }

  private static func prettyPrinted() -> [UInt8] {
    let compact = Data(AirportsPayload.make(count: 10_000, .clean))
    guard let object = try? JSONSerialization.jsonObject(with: compact),
      let pretty = try? JSONSerialization.data(withJSONObject: object, options: .prettyPrinted)
    else { return [] }
    return Array(pretty)
  }

  private static func strings() -> [UInt8] {
    var random = SplitMix(state: 11)
    let words = ["lorem", "ipsum", "dolor", "sit", "amet", "consetetur", "sadipscing", "elitr"]
    let texts = (0..<15_000).map { index in
      var text = words[random.below(words.count)]
      while text.utf8.count < 20 + index * 7 % 380 { text += " " + words[random.below(8)] }
      if index % 10 == 0 { text += #"\n\"quoted\""# }
      if index % 5 == 0 { text += " — Zürich 東京" }
      return "\"\(text)\""
    }
    return Array(("[" + texts.joined(separator: ",") + "]").utf8)
  }

  private static func numbers() -> [UInt8] {
    var random = SplitMix(state: 12)
    let points = (0..<80_000).map { _ in
      let fraction = "\(1_000_000 + random.below(1_000_000))".dropFirst()
      return "[\(random.below(360) - 180).\(fraction),\(random.below(100_000)),-1.\(fraction)e-7]"
    }
    return Array(("[" + points.joined(separator: ",") + "]").utf8)
  }
}
