package import JSONSource

extension Report {
  /// The why of a field in one style, the other styles beside it.
  ///
  /// `sourceLine` gives a line of the payload by its number, for the excerpt with the caret;
  /// `declaration` tells how the model declares a field; `places` finds the places of a path's
  /// fields in a style's list; where it finds `nil`, all of them are looked at.
  package func explanation(
    of field: FieldReport, in style: DecodingStyle,
    declaration: @escaping (FieldReport, DecodingStyle) -> PropertyDeclaration? = { _, _ in nil },
    places: @escaping (JSONPath, DecodingStyle) -> [Int]? = { _, _ in nil },
    sourceLine: @escaping (Int) -> String?
  ) -> Explanation {
    Explainer(
      self, places: places, declaration: declaration, sourceLine: sourceLine
    ).explanation(of: field, in: style)
  }

  /// What to write for a field that isn't as sent: a way for each style, and when it's right.
  package func fixes(of field: FieldReport, in style: DecodingStyle) -> [Fix] {
    Explainer(self, isForMany: false) { _ in nil }.fixes(of: field, in: style)
  }
}
