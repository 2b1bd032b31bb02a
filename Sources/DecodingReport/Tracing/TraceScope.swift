package import JSONSource

/// Which calls of a decode its report holds.
package enum TraceScope: Sendable, Equatable {
  case none
  /// All of them; where a decode makes more than a trace holds, those for the value at a path, for
  /// what is within it, and on the way to it.
  case around(JSONPath)

  package var keepsCalls: Bool { self != .none }

  package var path: JSONPath? {
    switch self {
    case .none: nil
    case .around(let path): path
    }
  }
}

extension TraceScope {
  /// The tape nodes of the value whose calls are held, wherever in an array it stands: the path's, or
  /// of what that is missing in. Empty where the path is none of a value.
  package func nodes(in document: JSONDocument) -> Range<Int> {
    guard let path, !path.steps.isEmpty, document.root >= 0 else { return 0..<0 }
    var node = document.root
    for step in path.steps {
      guard let next = document.child(of: node, at: step) else { break }
      node = next
    }
    return node == document.root ? 0..<0 : node..<document.next(after: node)
  }
}
