import DecodingReport

/// How the results relate to the text: `live r3  1.8 ms`.
struct StandingWords {
  let stage: Stage

  private var isShort: Bool { stage.layout.kind == .single }

  /// The words, and whether they tell of something that is to be waited for or put right.
  var words: (text: String, isLoud: Bool) {
    if let model = stage.library.modelStanding { return (model, true) }
    let glyphs = stage.glyphs
    return switch stage.live.standing {
    case .live: (liveWords, false)
    case .pending where stage.live.awaitingWhys != nil: (valuesWords(glyphs), true)
    case .pending where stage.live.isOverdue || stage.live.shown == nil:
      ("\(glyphs.waiting(stage.live.turns)) r\(stage.live.revision)", true)
    // For the moment that an answer takes, the last one isn't taken back.
    case .pending: (liveWords, false)
    case .givenUp: ("GIVEN UP r\(stage.live.revision)", true)
    case .stale:
      (stage.live.good.map { "STALE r\($0.revision)" } ?? stage.live.rejectionWord, true)
    }
  }

  /// `values r7, whys ⋯`
  private func valuesWords(_ glyphs: Glyphs) -> String {
    let whys = "whys \(glyphs.waiting(stage.live.turns))"
    return isShort ? whys : "values r\(stage.live.revision), \(whys)"
  }

  private var liveWords: String {
    guard let answer = stage.live.answer else { return "" }
    if isShort { return "live" }
    var words = "live r\(answer.revision)"
    // What code of the model's own did is concluded from the trace, or from trials.
    if answer.report.styles.contains(where: \.isTriable) {
      words += answer.report.isTried ? " tried" : " traced"
    }
    guard stage.environment.tellsTime else { return words }
    return words + "  \(Self.milliseconds(answer.microseconds))"
  }

  /// `0.4 ms`, `38 ms`.
  static func milliseconds(_ microseconds: Int) -> String {
    if microseconds >= 9_950 { return "\((microseconds + 500) / 1000) ms" }
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
