extension Report {
  /// The why of a field in one style, the other styles beside it.
  ///
  /// `sourceLine` gives a line of the payload by its number, for the excerpt with the caret.
  package func explanation(
    of field: FieldReport, in style: DecodingStyle, sourceLine: @escaping (Int) -> String?
  ) -> Explanation {
    Explainer(self, isForMany: false, sourceLine: sourceLine).explanation(of: field, in: style)
  }

  /// What to write for a field that isn't as sent: a way for each style, and when it's right.
  package func fixes(of field: FieldReport, in style: DecodingStyle) -> [Fix] {
    Explainer(self, isForMany: false) { _ in nil }.fixes(of: field, in: style)
  }
}
