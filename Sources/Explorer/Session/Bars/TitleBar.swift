import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The first line: what is open, and how the results relate to it.
struct TitleBar {
  let stage: Stage

  func draw(_ canvas: inout Canvas) {
    let layout = stage.layout
    let bar = layout.titleBar
    let theme = canvas.theme
    canvas.screen.fill(bar, style: theme.title)
    let right = drawStanding(&canvas, in: bar, isShort: layout.kind == .single)
    let room = bar.inset(right: bar.columns - right + 2)
    let names = titleNames(layout, canvas.glyphs, room: room.columns)
    if names.sample.column > 1 {
      canvas.put("Codable Explorer", 1, 0, theme.title, in: room)
    }
    var column =
      canvas.put(names.sample.text, names.sample.column, 0, theme.title, in: room) + 3
    if let payload = names.payload {
      column = canvas.put(payload.text, payload.column, 0, theme.title, in: room) + 2
    }
    if let decoder = stage.options.decoder {
      column =
        canvas.putFitted(
          decoder.expression, column, 0, columns: 30, theme.title, in: room) + 2
    }
    // That the results are not those of the sample's own settings is always said.
    for setting in stage.library.changedSettings {
      column =
        canvas.put(setting.title(in: stage.options), column, 0, theme.titlePending, in: room) + 2
    }
    if layout.size.columns >= 100 {
      canvas.put(canvas.glyphs.vertical, column, 0, theme.titleQuiet, in: room)
      column += 3
    }
    guard !stage.areResultsHidden else {
      canvas.put("results hidden", column, 0, theme.title, in: room)
      return
    }
    if let rejection = stage.live.rejection {
      let what = rejection.foundationLimit == nil ? "JSON is broken" : "too deep for Foundation"
      let place = stage.live.errorOffset.map { " at \(stage.editor.text.position(of: $0))" } ?? ""
      let words = what + place
      canvas.put(words, column, 0, theme.title, in: room)
    } else {
      drawSummaries(&canvas, from: column, layout.kind, in: room)
    }
  }

  /// What the title says is open, and where it says so.
  private func titleNames(
    _ layout: Layout, _ glyphs: Glyphs, room: Int
  ) -> (sample: (text: String, column: Int), payload: (text: String, column: Int)?) {
    let menu = layout.kind == .wide ? "" : " \(glyphs.menu)"
    let topic = layout.size.columns >= 100 ? "\(stage.entry.topic) / " : ""
    let sample = "\(topic)\(stage.entry.title)\(menu)"
    let bearsName = layout.size.columns >= 60 && !isCrowded(layout, room: room)
    let start = bearsName ? 1 + "Codable Explorer".count + 3 : 1
    guard layout.kind != .single else { return ((sample, start), nil) }
    let payload = stage.library.payloadName + (stage.editor.isModified ? "*" : "") + menu
    return ((sample, start), (payload, start + CellText.width(sample) + 3))
  }

  /// The columns of the title that a click on opens the samples or the payloads.
  var columns: (sample: Range<Int>, payload: Range<Int>) {
    let layout = stage.layout
    let glyphs = stage.glyphs
    let words = standing(stage.theme, glyphs, isShort: layout.kind == .single).0
    let room = layout.titleBar.columns - 1 - CellText.width(words) - 2
    let names = titleNames(layout, glyphs, room: room)
    func range(_ name: (text: String, column: Int)) -> Range<Int> {
      name.column..<name.column + CellText.width(name.text)
    }
    return (range(names.sample), names.payload.map(range) ?? 0..<0)
  }

  /// Whether the program's own name would take the room of what the styles made of the payload.
  private func isCrowded(_ layout: Layout, room: Int) -> Bool {
    layout.kind == .narrow && stage.entry.title.count + stage.library.payloadName.count + 50 > room
  }

  /// What each style made of the payload: `strict ✗ stops at age   default ↺ 7   smart ~ 4  ↺ 2`.
  private func drawSummaries(
    _ canvas: inout Canvas, from column: Int, _ kind: Layout.Kind, in rect: Rect
  ) {
    let values = stage.live.awaitingWhys
    guard let report = values?.report ?? stage.live.shown?.report else { return }
    let theme = canvas.theme
    var column = column
    for style in DecodingStyle.allCases {
      guard let styleReport = report[style] else { continue }
      let words = summary(of: styleReport, canvas.glyphs, kind)
      let name =
        switch kind {
        case .wide: style.rawValue
        case .medium: "\(style.index + 1)"
        case .narrow, .single, .tooSmall: ""
        }
      // A summary that doesn't fit whole is left out.
      guard column + name.count + 1 + CellText.width(words) <= rect.columns else { return }
      if !name.isEmpty { column = canvas.put(name, column, 0, theme.titleQuiet, in: rect) + 1 }
      column = canvas.put(words, column, 0, theme.title, in: rect) + (kind == .wide ? 3 : 2)
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
    let column = bar.columns - 1 - CellText.width(words)
    canvas.put(words, column, 0, style, in: bar)
    return column
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
    return "live r\(answer.revision)  \(Self.milliseconds(answer.microseconds))"
  }

  /// `0.4 ms`, `38 ms`.
  static func milliseconds(_ microseconds: Int) -> String {
    if microseconds >= 9_950 { return "\((microseconds + 500) / 1000) ms" }
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
