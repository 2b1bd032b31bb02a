/// A line of a value that is laid out with one member or element a line.
package struct LaidOutLine: Sendable {
  package enum Role: Hashable, Sendable {
    /// A value that stands in one line.
    case value
    /// The first and the last line of one that takes several.
    case open, close
    /// So many alike lines that are left out.
    case alike(Int)
  }

  package var node: Int
  package var role: Role
  package var depth = 0
  package var hasComma: Bool

  package init(node: Int, role: Role, depth: Int = 0, hasComma: Bool) {
    (self.node, self.role, self.depth, self.hasComma) = (node, role, depth, hasComma)
  }
}

extension JSONDocument {
  private static let mostBytes = 400

  /// Whether a value stands in one line: a scalar, an empty container, an array of scalars that takes so
  /// few bytes.
  func isInLine(_ node: Int, within lineBytes: Int) -> Bool {
    guard isContainer(node) else { return true }
    var bytes = 0
    for child in children(of: node) {
      bytes += range(of: child).count + 2
      if kind(of: node) == .object || isContainer(child) || bytes > lineBytes { return false }
    }
    return true
  }

  /// The lines of a value, as far as they are wanted.
  package func laidOut(
    _ node: Int, hasComma: Bool = false, within lineBytes: Int = 0, most: Int = .max
  ) -> [LaidOutLine] {
    var lines: [LaidOutLine] = []
    func layOut(_ node: Int, _ depth: Int, _ hasComma: Bool) {
      guard lines.count <= most else { return }
      func add(_ role: LaidOutLine.Role) {
        lines.append(LaidOutLine(node: node, role: role, depth: depth, hasComma: hasComma))
      }
      if isInLine(node, within: lineBytes) { return add(.value) }
      add(.open)
      for child in children(of: node) {
        layOut(child, depth + 1, next(after: child) < next(after: node))
      }
      add(.close)
    }
    layOut(node, 0, hasComma)
    return lines
  }

  /// A line's text without its indentation.
  package func text(of line: LaidOutLine) -> String {
    let node = line.node
    let comma = line.hasComma ? "," : ""
    let brackets = kind(of: node) == .object ? ("{", "}") : ("[", "]")
    let key = node > 0 && kind(of: node - 1) == .key ? "\(shownText(node - 1)): " : ""
    switch line.role {
    case .alike: return ""
    case .open where isEmpty(node): return key + brackets.0 + brackets.1 + comma
    case .open: return key + brackets.0
    case .close: return brackets.1 + comma
    case .value where isContainer(node):
      return key + brackets.0 + children(of: node).map(shownText).joined(separator: ", ")
        + brackets.1 + comma
    case .value: return key + shownText(node) + comma
    }
  }

  /// Whether it is an object or array with nothing in it, which stands in one line beside one that
  /// takes several.
  package func isEmpty(_ node: Int) -> Bool { isContainer(node) && next(after: node) == node + 1 }

  /// A value as it is spelled, cut where it is long.
  private func shownText(_ node: Int) -> String {
    let range = range(of: node)
    guard range.count > Self.mostBytes else { return text(node) }
    return text(in: range.lowerBound..<range.lowerBound + Self.mostBytes) + "…"
  }

  /// The value in one line, cut where it is long.
  package func excerpt(_ node: Int) -> String {
    guard isContainer(node) else { return shownText(node) }
    var text = ""
    writeLine(node, to: &text)
    return text
  }

  private func writeLine(_ node: Int, to text: inout String) {
    guard text.utf8.count < Self.mostBytes else {
      if !text.hasSuffix("…") { text += "…" }
      return
    }
    guard isContainer(node) else {
      text += shownText(node)
      return
    }
    let isObject = kind(of: node) == .object
    text += isObject ? "{" : "["
    for (index, child) in children(of: node).enumerated() {
      if index > 0 { text += ", " }
      if isObject { text += shownText(child - 1) + ": " }
      writeLine(child, to: &text)
      if text.hasSuffix("…") { return }
    }
    text += isObject ? "}" : "]"
  }
}
