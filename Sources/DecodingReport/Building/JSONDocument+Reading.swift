import JSONSource

extension JSONDocument {
  func isContainer(_ node: Int) -> Bool {
    kind(of: node) == .object || kind(of: node) == .array
  }

  /// Whether an array or an object has nothing in it.
  func isEmptyContainer(_ node: Int) -> Bool { next(after: node) == node + 1 }

  /// Whether a string has no content.
  func stringIsEmpty(_ node: Int) -> Bool {
    contentRange(of: node).isEmpty
  }

  /// The first element of an array.
  func firstElement(of array: Int) -> Int? {
    array + 1 < next(after: array) ? array + 1 : nil
  }

  /// The element behind another one of the same array.
  func element(after node: Int, in array: Int) -> Int? {
    let following = next(after: node)
    return following < next(after: array) ? following : nil
  }
}
