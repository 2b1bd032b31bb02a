import DecodingReport
import TerminalCanvas

/// Why the selected field is what it is; without one, the lesson.
struct WhyPane: Sendable {
  /// Whether the why ends with the calls that were made for the field.
  private(set) var showsTrace = false
  /// The lines that are in sight.
  var text = List()

  /// Begins at the first line, for another field or another source.
  mutating func subjectChanged() {
    text.restart()
  }

  /// Shows the calls behind the why, or hides them. A report that was made without them is made
  /// anew.
  mutating func toggleTrace(on stage: Stage) -> [Request] {
    showsTrace.toggle()
    // It stands behind everything else: into sight with it.
    text.move(showsTrace ? .last : .first)
    guard showsTrace, let shown = stage.live.shown,
      shown.report.styles.contains(where: { $0.trace == nil })
    else { return [] }
    return [.explain]
  }

  /// Keeps what is in sight within the text at the present size.
  mutating func fit(_ stage: Stage) {
    guard let rect = stage.layout.interior(.why) else { return }
    // Lines are made only where some are out of sight.
    let count = text.isAtStart ? 0 : WhyView(self, stage).lines(rect.size).count
    text.fit(count, in: rect.rows)
  }
}
