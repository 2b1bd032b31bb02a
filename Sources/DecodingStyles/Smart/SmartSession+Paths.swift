import JSONSource

extension SmartSession {
  /// The value at a path like `data.users[0].name`; `nil` where there is none.
  ///
  /// A key that is the whole path, dots and all, comes first. Keys are spelled as the key strategy
  /// leaves them; an element is counted from 0, as `[0]` or between dots.
  func node(at path: String, from node: Int) -> Int? {
    if let literal = member(path, of: node) { return literal }
    var place = node
    for step in Self.steps(of: path) {
      guard let next = member(step, of: place) ?? Int(step).flatMap({ element($0, of: place) })
      else { return nil }
      place = next
    }
    return place
  }

  private func member(_ name: String, of node: Int) -> Int? {
    guard kind(node) == .object, node >= 0 else { return nil }
    if hasPlainKeys { return document.child(of: node, named: name) }
    let found = findRenamed(name, in: node)
    return found >= 0 ? found : nil
  }

  private func element(_ index: Int, of node: Int) -> Int? {
    guard kind(node) == .array else { return nil }
    return document.child(of: node, at: index)
  }

  static func steps(of path: String) -> [String] {
    path.split(separator: ".").flatMap { part in
      // "users[0][1]" is a key and two indexes.
      part.split(separator: "[").enumerated().map { position, step in
        position > 0 || part.hasPrefix("[") ? String(step.prefix { $0 != "]" }) : String(step)
      }
    }
  }
}
