/// Which rows a table of a report has.
package enum ShownRows: String, CaseIterable, Sendable {
  /// Those that aren't as sent in some style.
  case changed
  case all

  /// The most rows that are all shown where nobody says which.
  private static let many = 40

  /// All of few, of many those that are changed.
  package static func usual(for count: Int) -> ShownRows { count > many ? .changed : .all }

  func rows(of rows: [ReportRow]) -> [ReportRow] {
    self == .all ? rows : rows.filter(\.isOtherThanSent)
  }
}

extension Cause {
  /// Whether causes say more than a table of these rows does.
  static func areWorthTelling(
    _ causes: [Cause], besides shown: [ReportRow], of rows: [ReportRow]
  ) -> Bool {
    causes.contains { $0.placeCount > 1 } || (shown.count < rows.count && causes.count > 1)
  }
}

extension [Cause.Tally] {
  /// `✗`, or `✗ 1` and `(✗) 23` where they are of several kinds.
  func texts(_ appearance: TextAppearance, of count: Int) -> [ReportText] {
    map { tally in
      let mark = appearance.glyph(tally.outcome) + (tally.silentLoss ? "!" : "")
      let number = tally.count == count ? "" : " \(tally.count)"
      return ReportText((tally.isAlone ? "(\(mark))" : mark) + number, .mark(tally.outcome))
    }
  }
}
