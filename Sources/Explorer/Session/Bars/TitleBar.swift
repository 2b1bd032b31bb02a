import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// The first line: what is open, and what each style made of it.
struct TitleBar {
  let stage: Stage

  func draw(_ canvas: inout Canvas) {
    let bar = stage.layout.titleBar
    canvas.screen.fill(bar, style: canvas.theme.title)
    for part in parts {
      canvas.put(part.text, part.columns.lowerBound, 0, part.look.style(canvas.theme), in: bar)
    }
  }

  /// The columns of the title that a click on opens the samples, the payloads, or the problems.
  var columns: (sample: Range<Int>, payload: Range<Int>, verdict: Range<Int>) {
    let parts = parts
    func columns(_ look: Part.Look) -> Range<Int> {
      parts.first { $0.look == look }?.columns ?? 0..<0
    }
    let verdict = parts.filter { $0.look == .style || $0.look == .outcome }.map(\.columns)
    let start = verdict.first?.lowerBound ?? 0
    return (
      columns(.sample), columns(.payload), start..<(verdict.last?.upperBound ?? start)
    )
  }

  /// A piece of the title, and where it stands.
  private struct Part {
    enum Look {
      case sample, payload, setting, rule, style, outcome

      func style(_ theme: Theme) -> TextStyle {
        switch self {
        case .sample, .payload, .outcome: theme.title
        case .setting: theme.titlePending
        case .rule, .style: theme.titleQuiet
        }
      }
    }

    var look: Look
    var text: String
    /// Cells behind it.
    var gap: Int
    var columns = 0..<0
  }

  /// What the title gives up where there is no room, the least needed first. What the styles made of
  /// the payload isn't among it: that is what the title is for.
  private enum Economy: Int, CaseIterable, Comparable {
    case none, shortVerdict, fewWords, shortNames, countedSettings, fewLetters, fewCounts
    case noStyleNames

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The most cells that a name takes.
    var nameColumns: Int {
      switch self {
      case .none, .shortVerdict, .fewWords: .max
      case .shortNames, .countedSettings: 16
      case .fewLetters, .fewCounts, .noStyleNames: 8
      }
    }
  }

  private var parts: [Part] {
    let room = stage.layout.titleBar.columns - 1
    var placed: [Part] = []
    for economy in Economy.allCases {
      var column = 1
      placed = (names(economy) + verdict(economy)).map { part in
        var part = part
        part.columns = column..<column + CellText.width(part.text)
        column = part.columns.upperBound + part.gap
        return part
      }
      if placed.last.map({ $0.columns.upperBound <= room }) ?? true { break }
    }
    // Where even that is too much, a summary that doesn't fit whole is left out.
    let tooMuch = placed.firstIndex { $0.look == .outcome && $0.columns.upperBound > room }
    guard let tooMuch else { return placed }
    let hasName = tooMuch > 0 && placed[tooMuch - 1].look == .style
    return Array(placed[..<(hasName ? tooMuch - 1 : tooMuch)])
  }

  /// `User · as-received *`, and settings that aren't the sample's own.
  private func names(_ economy: Economy) -> [Part] {
    func name(_ text: String) -> String {
      CellText.truncated(text, columns: economy.nameColumns, mark: stage.glyphs.ellipsis)
    }
    let settings = settings(economy)
    let behind = settings.isEmpty ? 4 : 2
    guard stage.layout.kind != .single else {
      return [Part(look: .sample, text: name(stage.entry.title), gap: 2)] + settings
    }
    let mark = stage.editor.isModified ? " *" : ""
    return [
      Part(look: .sample, text: name(stage.entry.title), gap: 1),
      Part(look: .rule, text: stage.glyphs.middleDot, gap: 1),
      Part(look: .payload, text: payloadName(economy) + mark, gap: behind),
    ] + settings
  }

  /// The payload's name; a copy's begins with what tells it from the others, as in their list.
  private func payloadName(_ economy: Economy) -> String {
    let names = PayloadNames(columns: economy.nameColumns, glyphs: stage.glyphs)
    let copies = stage.library.copies
    let own = copies.firstIndex { $0.origin == stage.library.origin }
    return own.map { names.names(of: copies)[$0] } ?? names.cut(stage.library.payloadName)
  }

  /// That the results are not those of the sample's own settings is always said.
  private func settings(_ economy: Economy) -> [Part] {
    var words = stage.library.changedSettings.map { setting in
      economy < .fewWords ? setting.title(in: stage.options) : setting.word(in: stage.options)
    }
    if let decoder = stage.options.decoder {
      words.insert(
        CellText.truncated(
          decoder.expression, columns: min(30, economy.nameColumns), mark: stage.glyphs.ellipsis),
        at: 0)
    }
    if economy >= .countedSettings, words.count > 1 { words = ["\(words.count) options"] }
    return words.enumerated().map { place, word in
      Part(look: .setting, text: word, gap: place == words.count - 1 ? 4 : 2)
    }
  }

  /// What each style made of the payload: `strict ✗ stops at age    default ↺ 7 !6    smart ~ 4 ↺ 2`.
  private func verdict(_ economy: Economy) -> [Part] {
    func outcome(_ text: String) -> [Part] { [Part(look: .outcome, text: text, gap: 2)] }
    if let words = stage.room?.verdict(on: stage) { return outcome(words) }
    guard !stage.areResultsHidden else { return outcome("results hidden") }
    if let rejection = stage.live.rejection {
      let what = rejection.foundationLimit == nil ? "JSON is broken" : "too deep for Foundation"
      let place = stage.live.errorOffset.map { " at \(stage.position(of: $0))" } ?? ""
      return outcome(what + place)
    }
    guard let report = stage.live.awaitingWhys?.report ?? stage.live.shown?.report else {
      return []
    }
    let isNamed = stage.layout.kind != .single && economy < .noStyleNames
    return DecodingStyle.allCases.flatMap { style -> [Part] in
      guard let styleReport = report[style] else { return [] }
      let words = summary(of: styleReport, stage.glyphs, isNamed ? economy : .noStyleNames)
      let part = Part(look: .outcome, text: words, gap: economy < .fewCounts ? 4 : 2)
      return isNamed ? [Part(look: .style, text: style.rawValue, gap: 1), part] : [part]
    }
  }

  private func summary(of report: StyleReport, _ glyphs: Glyphs, _ economy: Economy) -> String {
    let isNamed = economy < .noStyleNames
    let gap = isNamed ? " " : ""
    if let failure = report.failure {
      let path = failure.path.map { $0.description.dropFirst().trimmingPrefix(".") } ?? ""
      let last = failure.path?.steps.last?.description.trimmingPrefix(".") ?? ""
      let words = economy == .none ? "stops at \(path)" : String(last)
      return "\(glyphs.outcome(.threw))\(gap)\(last.isEmpty ? "threw" : words)"
    }
    // Without the whys nobody knows yet whether the value is what was sent.
    if stage.live.awaitingWhys != nil || report.unexplained != nil {
      return isNamed ? "decoded" : "\(glyphs.outcome(.notReached))"
    }
    let most = economy < .fewCounts ? 3 : 1
    var parts = report.summary.changes.prefix(most).map { outcome, count in
      "\(glyphs.outcome(outcome))\(gap)\(count)"
    }
    let lost = report.problemCount.losses
    if lost > 0, isNamed { parts.append("!\(lost)" + (economy == .none ? " lost" : "")) }
    return parts.isEmpty ? "\(glyphs.outcome(.asSent))" : parts.joined(separator: " ")
  }
}
