import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// The first line: what is open, and how the results relate to it.
struct TitleBar {
  let stage: Stage

  func draw(_ canvas: inout Canvas) {
    let bar = stage.layout.titleBar
    canvas.screen.fill(bar, style: canvas.theme.title)
    let right = drawStanding(&canvas, in: bar, isShort: stage.layout.kind == .single)
    let room = bar.inset(right: bar.columns - right + 2)
    for part in parts(room: room.columns) {
      canvas.put(part.text, part.columns.lowerBound, 0, part.look.style(canvas.theme), in: room)
    }
  }

  /// The columns of the title that a click on opens the samples, the payloads, or the problems.
  var columns: (sample: Range<Int>, payload: Range<Int>, verdict: Range<Int>) {
    let words = standing(stage.theme, stage.glyphs, isShort: stage.layout.kind == .single).0
    let parts = parts(room: stage.layout.titleBar.columns - 1 - width(ofStanding: words) - 2)
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
      case program, sample, payload, setting, rule, style, outcome

      func style(_ theme: Theme) -> TextStyle {
        switch self {
        case .program, .sample, .payload, .outcome: theme.title
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
    case none, noProgram, noTopic, fewWords, shortNames, countedSettings, fewLetters

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The most cells that a name takes.
    var nameColumns: Int {
      switch self {
      case .none, .noProgram, .noTopic, .fewWords: .max
      case .shortNames, .countedSettings: 16
      case .fewLetters: 8
      }
    }
  }

  private func parts(room: Int) -> [Part] {
    var placed: [Part] = []
    for economy in Economy.allCases {
      var column = 1
      placed = (names(economy) + verdict).map { part in
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

  /// What is open, and with which settings that aren't its own.
  private func names(_ economy: Economy) -> [Part] {
    let layout = stage.layout
    func name(_ text: String, _ key: String) -> String {
      let short = CellText.truncated(
        text, columns: economy.nameColumns, mark: stage.glyphs.ellipsis)
      guard !layout.hasLists else { return short }
      return (layout.kind == .single ? "" : key + " ") + short + " \(stage.glyphs.menu)"
    }
    var parts: [Part] = []
    if economy < .noProgram, layout.size.columns >= 60 {
      parts.append(Part(look: .program, text: "Codable Explorer", gap: 3))
    }
    let topic =
      economy < .noTopic && layout.size.columns >= 100 ? "\(stage.entry.topic) / " : ""
    parts.append(Part(look: .sample, text: name(topic + stage.entry.title, "F2"), gap: 3))
    if layout.kind != .single {
      let isModified = stage.editor.isModified ? "*" : ""
      parts.append(
        Part(look: .payload, text: name(stage.library.payloadName + isModified, "F3"), gap: 2))
    }
    parts += settings(economy)
    if layout.size.columns >= 100 {
      parts.append(Part(look: .rule, text: String(stage.glyphs.vertical), gap: 2))
    }
    return parts
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
    return words.map { Part(look: .setting, text: $0, gap: 2) }
  }

  /// What each style made of the payload: `strict ✗ stops at age   default ↺ 7   smart ~ 4  ↺ 2`.
  private var verdict: [Part] {
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
    let kind = stage.layout.kind
    return DecodingStyle.allCases.flatMap { style -> [Part] in
      guard let styleReport = report[style] else { return [] }
      let words = summary(of: styleReport, stage.glyphs, kind)
      let part = Part(look: .outcome, text: words, gap: kind == .wide ? 3 : 2)
      switch kind {
      case .wide: return [Part(look: .style, text: style.rawValue, gap: 1), part]
      case .medium: return [Part(look: .style, text: "\(style.index + 1)", gap: 1), part]
      case .narrow, .single, .tooSmall: return [part]
      }
    }
  }

  private func summary(
    of report: StyleReport, _ glyphs: Glyphs, _ kind: Layout.Kind
  ) -> String {
    let isLong = kind == .wide
    let gap = isLong || kind == .medium ? " " : ""
    if let failure = report.failure {
      let place = failure.path?.steps.last?.description ?? ""
      let name = place.hasPrefix(".") ? String(place.dropFirst()) : place
      let words = isLong ? "stops at \(name)" : name
      return "\(glyphs.outcome(.threw))\(gap)\(name.isEmpty ? "threw" : words)"
    }
    // Without the whys nobody knows yet whether the value is what was sent.
    if stage.live.awaitingWhys != nil || report.unexplained != nil {
      return isLong ? "decoded" : "\(glyphs.outcome(.notReached))"
    }
    let parts = report.summary.changes.prefix(isLong ? 3 : 1).map { outcome, count in
      "\(glyphs.outcome(outcome))\(gap)\(count)"
    }
    return parts.isEmpty ? "\(glyphs.outcome(.asSent))" : parts.joined(separator: "  ")
  }

  /// How the results relate to the text, at the right end; returns the column where it begins.
  private func drawStanding(_ canvas: inout Canvas, in bar: Rect, isShort: Bool) -> Int {
    let (words, style) = standing(canvas.theme, canvas.glyphs, isShort: isShort)
    canvas.put(words, bar.columns - 1 - CellText.width(words), 0, style, in: bar)
    return bar.columns - 1 - width(ofStanding: words)
  }

  /// The cells that are kept for it: a picture, which tells no time, has the rest as a terminal has it.
  private func width(ofStanding words: String) -> Int {
    let isTimeLeftOut =
      !stage.environment.tellsTime && stage.live.standing == .live && stage.layout.kind != .single
    return CellText.width(words) + (isTimeLeftOut ? CellText.width("  0.4 ms") : 0)
  }

  private func standing(
    _ theme: Theme, _ glyphs: Glyphs, isShort: Bool
  ) -> (String, TextStyle) {
    if let model = stage.library.modelStanding {
      return (model.words, model.isAlarming ? theme.alarm : theme.titlePending)
    }
    return switch stage.live.standing {
    case .live: (liveWords(isShort), theme.titleLive)
    case .pending where stage.live.awaitingWhys != nil:
      (valuesWords(glyphs, isShort), theme.titlePending)
    case .pending where stage.live.isOverdue || stage.live.shown == nil:
      ("\(glyphs.waiting(stage.live.turns)) r\(stage.live.revision)", theme.titlePending)
    // For the moment that an answer takes, the last one isn't taken back.
    case .pending: (liveWords(isShort), theme.titleLive)
    case .givenUp: (" GIVEN UP r\(stage.live.revision) ", theme.alarm)
    case .stale:
      (
        stage.live.good.map { " STALE r\($0.revision) " } ?? " \(stage.live.rejectionWord) ",
        theme.alarm
      )
    }
  }

  /// `values r7, whys ⋯`
  private func valuesWords(_ glyphs: Glyphs, _ isShort: Bool) -> String {
    let whys = "whys \(glyphs.waiting(stage.live.turns))"
    return isShort ? whys : "values r\(stage.live.revision), \(whys)"
  }

  private func liveWords(_ isShort: Bool) -> String {
    guard let answer = stage.live.answer else { return "" }
    if isShort { return "live" }
    guard stage.environment.tellsTime else { return "live r\(answer.revision)" }
    return "live r\(answer.revision)  \(Self.milliseconds(answer.microseconds))"
  }

  /// `0.4 ms`, `38 ms`.
  static func milliseconds(_ microseconds: Int) -> String {
    if microseconds >= 9_950 { return "\((microseconds + 500) / 1000) ms" }
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
