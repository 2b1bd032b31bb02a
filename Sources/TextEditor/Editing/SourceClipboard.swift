/// What was cut, copied or killed.
package struct SourceClipboard: Sendable, Equatable {
  /// Its bytes.
  package var text: SourceText
  /// Whether it is a line that was taken whole, with its line end.
  package var isLine: Bool

  package init(_ text: SourceText = SourceText(), isLine: Bool = false) {
    self.text = text
    self.isLine = isLine
  }
}
