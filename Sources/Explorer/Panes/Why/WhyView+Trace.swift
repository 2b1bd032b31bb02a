import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

extension WhyView {
  /// How many calls of a style are shown.
  private static let mostCalls = 30

  /// What each style asked for at a place and beneath it, and what came back.
  func traceLines(
    of path: JSONPath, columns: Int, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine] {
    guard pane.showsTrace, let report = stage.live.shown?.report else { return [] }
    var head = StyledLine("    trace   ", theme.quiet)
    head.append("what the model's code asked for, and what it got", theme.quiet)
    var lines = [StyledLine(), head]
    for style in DecodingStyle.allCases {
      guard let styleReport = report[style] else { continue }
      let label = "    " + style.rawValue.uppercased().padded(to: 8)
      if let trace = styleReport.trace {
        lines += callLines(of: path, trace, label: label, columns: columns, theme, glyphs)
      } else {
        var line = StyledLine(label, theme.heading)
        let words =
          stage.live.isUpToDate ? "none: its process ended, and the calls with it" : "on its way"
        line.append(words, theme.quiet)
        lines.append(line)
      }
      lines += logLines(of: path, styleReport, columns: columns, theme, glyphs)
    }
    return lines
  }

  /// What the style's own log tells of a place and what is beneath it, below the calls.
  private func logLines(
    of path: JSONPath, _ report: StyleReport, columns: Int, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine] {
    let entries = report.log?.entries.filter { $0.path.isWithin(path) } ?? []
    return entries.prefix(Self.mostCalls).enumerated().flatMap { index, entry in
      StyledLine.wrapped(
        glyphs.words(entry.text), theme.text, columns: columns - 1,
        first: StyledLine((index == 0 ? "    its log" : "").padded(to: 12), theme.quiet),
        indent: 16)
    }
  }

  private func callLines(
    of path: JSONPath, _ trace: Trace, label: String, columns: Int, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine] {
    let calls = trace.calls.indices.filter { trace.calls[$0].path.isWithin(path) }
    guard let first = calls.first else {
      var line = StyledLine(label, theme.heading)
      line.append(
        trace.omitted > 0 ? "not among the calls that are kept" : "no call", theme.quiet)
      return [line]
    }
    let text = TraceText(
      trace,
      appearance: TextAppearance(
        isUTF8: glyphs.isUTF8, width: { CellText.width($0) }))
    var lines: [StyledLine] = []
    for place in calls.prefix(Self.mostCalls) {
      let call = trace.calls[place]
      var start = StyledLine(lines.isEmpty ? label : "".padded(to: label.count), theme.heading)
      start.append(text.number(ofCall: place) + "  ", theme.quiet)
      start.append(
        String(repeating: "  ", count: max(0, call.depth - trace.calls[first].depth)), theme.text)
      let runs = self.runs(of: call, below: path, answer: text.answer(of: call), theme, glyphs)
      lines += StyledLine.wrapped(runs, columns: columns - 1, first: start, indent: start.width + 4)
    }
    if calls.count > Self.mostCalls {
      let more = "and \((calls.count - Self.mostCalls).grouped) more; decode --trace writes all"
      lines.append(StyledLine("".padded(to: label.count) + more, theme.quiet))
    }
    return lines
  }

  /// `decode(String)  $.tags[1]  ✗ Expected …`, without the place where it is the field's own.
  private func runs(
    of call: Trace.Call, below path: JSONPath, answer: String, _ theme: Theme, _ glyphs: Glyphs
  ) -> [StyledLine.Run] {
    let hasThrown = if case .threw = call.answer { true } else { false }
    var runs = [StyledLine.Run(text: TraceText.words(for: call), style: theme.text)]
    if call.path != path {
      runs.append(StyledLine.Run(text: "  " + call.path.description, style: theme.quiet))
    }
    if !answer.isEmpty {
      runs.append(
        StyledLine.Run(
          text: "  " + glyphs.words(answer), style: hasThrown ? theme.error : theme.jsonString))
    }
    return runs
  }
}
