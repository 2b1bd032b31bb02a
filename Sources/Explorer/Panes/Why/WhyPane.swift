import DecodingReport
import TerminalCanvas

/// Why the selected field is what it is; without one, the lesson.
struct WhyPane: Sendable {
  /// Whether the why ends with the calls that were made for the field.
  private(set) var showsTrace = false
  /// The first visible line.
  private(set) var top = 0

  /// Begins at the first line, for another field or another source.
  mutating func subjectChanged() {
    top = 0
  }

  mutating func move(_ motion: Motion, on stage: Stage) {
    let page = max(1, (stage.layout.interior(.why)?.rows ?? 2) - 1)
    top = motion.scrolled(top, page: page)
  }

  mutating func scroll(by lines: Int) {
    top = max(0, top + lines)
  }

  /// Shows the calls behind the why, or hides them. A report that was made without them is made
  /// anew.
  mutating func toggleTrace(on stage: Stage) -> [Request] {
    showsTrace.toggle()
    // It stands behind everything else: into sight with it.
    top = showsTrace ? .max / 2 : 0
    guard showsTrace, let shown = stage.live.shown,
      shown.report.styles.contains(where: { $0.trace == nil })
    else { return [] }
    return [.explain]
  }

  /// Keeps the first line within the text at the present size.
  mutating func fit(_ stage: Stage) {
    guard top > 0, let rect = stage.layout.interior(.why) else { return }
    top = min(top, max(0, WhyView(self, stage).lines(rect.size).count - rect.rows))
  }
}
