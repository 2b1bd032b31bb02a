package import JSONSource

/// JSON in a string of the payload, or in a string of another such text.
@usableFromInline package final class JSONText: Sendable {
  /// What stands in the string.
  package let document: JSONDocument
  /// The string's tape node, in the payload or in the text around this one.
  package let node: Int
  /// `nil` where the string stands in the payload itself.
  package let outer: JSONText?

  package init(_ document: JSONDocument, inStringAt node: Int, of outer: JSONText?) {
    self.document = document
    self.node = node
    self.outer = outer
  }

  /// The nodes of the strings around it, the payload's own first.
  package var strings: [Int] { (outer?.strings ?? []) + [node] }

  /// The payload's string around it all.
  package var payloadNode: Int { outer?.payloadNode ?? node }
}
