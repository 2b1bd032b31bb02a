internal import JSONSource

/// A why that is told once, for all fields of a style that it is the why of.
struct ToldWhy {
  var style: DecodingStyle
  /// The first of them.
  var field: FieldReport
  var explanation: Explanation
  /// The others: their places, how many each stands for, and what to write there.
  private(set) var others: [Other] = []

  struct Other {
    var place: String
    var count: Int
    var fix: String
    fileprivate var pattern: String
  }

  /// The most places that are listed.
  private static let maximumPlaces = 12

  /// `and 23 more like it`, and a line for each of their places; nothing where there are none.
  private var moreLines: [String] {
    guard !others.isEmpty else { return [] }
    let count = others.reduce(0) { $0 + $1.count }
    let listed = others.prefix(Self.maximumPlaces)
    let width = listed.map(\.place.count).max() ?? 0
    var lines = ["  and \(count) more like it"]
    for other in listed {
      let place = other.count == 1 ? other.place : "\(other.place), \(other.count) times"
      let gap = String(repeating: " ", count: max(2, width + 2 - place.count))
      lines.append("    " + (other.fix.isEmpty ? place : place + gap + other.fix))
    }
    if others.count > listed.count {
      lines.append("    and \(others.count - listed.count) other places")
    }
    return lines
  }

  /// The why as text, and where else it holds.
  func text(_ appearance: TextAppearance) -> String {
    let text = explanation.text(isUTF8: appearance.isUTF8, width: appearance.width)
    return ([text] + moreLines.map(appearance.line)).joined(separator: "\n")
  }

  fileprivate mutating func add(_ field: FieldReport, _ why: Explanation, _ pattern: String) {
    if let place = others.firstIndex(where: { $0.pattern == pattern }) {
      others[place].count += 1
      others[place].place = pattern
    } else {
      others.append(
        Other(
          place: field.path.description, count: 1, fix: why.fixes.first?.code ?? "",
          pattern: pattern))
    }
  }
}

extension Report {
  /// The whys of all that isn't as sent, each once: fields that share style, outcome, reason and rule are
  /// told together.
  func toldWhys(_ explain: (FieldReport, DecodingStyle) -> Explanation) -> [ToldWhy] {
    let patterns = PlacePatterns(styles)
    var places: [WhyKey: Int] = [:]
    var whys: [ToldWhy] = []
    for (style, field) in explained {
      let explanation = explain(field, style)
      let key = WhyKey(style, field, explanation)
      if let place = places[key] {
        whys[place].add(field, explanation, patterns.pattern(of: field.path))
      } else {
        places[key] = whys.count
        whys.append(ToldWhy(style: style, field: field, explanation: explanation))
      }
    }
    return whys
  }
}

private struct WhyKey: Hashable {
  var style: DecodingStyle
  var outcome: Outcome
  var alone: Outcome?
  var reason: Reason?
  var silentLoss: Bool
  var rule: String

  init(_ style: DecodingStyle, _ field: FieldReport, _ explanation: Explanation) {
    self.style = style
    outcome = field.outcome
    alone = field.outcomeAlone
    reason = field.problemReason
    silentLoss = field.silentLoss
    rule = explanation.lines.filter { $0.role == .rule }.map(\.text).joined(separator: "\n")
  }
}
