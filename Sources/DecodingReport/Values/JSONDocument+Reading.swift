import JSONSource

extension JSONDocument {
  func isContainer(_ node: Int) -> Bool {
    kind(of: node) == .object || kind(of: node) == .array
  }

  /// Whether an array or an object has nothing in it.
  package func isEmptyContainer(_ node: Int) -> Bool { next(after: node) == node + 1 }

  /// Whether a string has no content.
  func stringIsEmpty(_ node: Int) -> Bool {
    contentRange(of: node).isEmpty
  }
}
