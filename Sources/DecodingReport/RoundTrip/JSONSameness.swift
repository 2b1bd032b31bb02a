import JSONSource

/// Whether two pieces of JSON say the same: numbers by their value, texts by their characters, members
/// in any order.
enum JSONSameness {
  static func isSame(
    _ node: Int, in document: JSONDocument, as other: Int, in otherDocument: JSONDocument
  ) -> Bool {
    let kind = document.kind(of: node)
    guard kind == otherDocument.kind(of: other) else { return false }
    switch kind {
    case .string, .key:
      return document.string(node).unicodeScalars.elementsEqual(
        otherDocument.string(other).unicodeScalars)
    case .number:
      let (left, right) = (document.text(node), otherDocument.text(other))
      guard left != right else { return true }
      guard let one = NumberText(left), let two = NumberText(right) else { return false }
      return one.isEqual(to: two)
    case .true, .false, .null: return true
    case .invalid: return document.text(node) == otherDocument.text(other)
    case .array:
      return document.children(of: node).elementsEqual(otherDocument.children(of: other)) {
        isSame($0, in: document, as: $1, in: otherDocument)
      }
    case .object:
      let (left, right) = (members(of: node, document), members(of: other, otherDocument))
      return left.count == right.count
        && left.allSatisfy { name, value in
          right[name].map { isSame(value, in: document, as: $0, in: otherDocument) } ?? false
        }
    }
  }

  private static func members(of object: Int, _ document: JSONDocument) -> [String: Int] {
    Dictionary(
      document.members(of: object).map { (document.string($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A line of JSON that is laid out.
struct LaidOutLine {
  var depth: Int
  var text: String

  /// The text with its indentation, where the line beside it has another one.
  func text(besides other: LaidOutLine?) -> String {
    String(repeating: "  ", count: depth) + text
  }
}

extension JSONDocument {
  private static let mostBytes = 400

  /// The value in one line, cut where it is long.
  func excerpt(_ node: Int) -> String {
    guard isContainer(node) else { return shownText(node) }
    var text = ""
    writeLine(node, to: &text)
    return text
  }

  /// A scalar as it is spelled, cut where it is long.
  func shownText(_ node: Int) -> String {
    let range = range(of: node)
    guard range.count > Self.mostBytes else { return text(node) }
    return text(in: range.lowerBound..<range.lowerBound + Self.mostBytes) + "…"
  }

  private func writeLine(_ node: Int, to text: inout String) {
    guard text.utf8.count < Self.mostBytes else {
      if !text.hasSuffix("…") { text += "…" }
      return
    }
    switch kind(of: node) {
    case .object:
      text += "{"
      for (index, member) in members(of: node).enumerated() {
        if index > 0 { text += ", " }
        text += shownText(member.key) + ": "
        writeLine(member.value, to: &text)
        if text.hasSuffix("…") { return }
      }
      text += "}"
    case .array:
      text += "["
      for (index, child) in children(of: node).enumerated() {
        if index > 0 { text += ", " }
        writeLine(child, to: &text)
        if text.hasSuffix("…") { return }
      }
      text += "]"
    default: text += shownText(node)
    }
  }

  /// The value over several lines, with what stands before and behind it.
  func laidOut(_ node: Int, before: String, after: String) -> [LaidOutLine] {
    var lines: [LaidOutLine] = []
    layOut(node, before, after, 0, &lines)
    return lines
  }

  private func layOut(
    _ node: Int, _ before: String, _ after: String, _ depth: Int, _ lines: inout [LaidOutLine]
  ) {
    guard lines.count <= WrittenComparison.mostRows else { return }
    func add(_ text: String) { lines.append(LaidOutLine(depth: depth, text: text)) }
    switch kind(of: node) {
    case .object where members(of: node).contains { _ in true }:
      add(before + "{")
      let members = Array(members(of: node))
      for (index, member) in members.enumerated() {
        layOut(
          member.value, shownText(member.key) + ": ", index < members.count - 1 ? "," : "",
          depth + 1, &lines)
      }
      add("}" + after)
    case .array where children(of: node).contains { _ in true }:
      add(before + "[")
      let children = Array(children(of: node))
      for (index, child) in children.enumerated() {
        layOut(child, "", index < children.count - 1 ? "," : "", depth + 1, &lines)
      }
      add("]" + after)
    case .object: add(before + "{}" + after)
    case .array: add(before + "[]" + after)
    default: add(before + shownText(node) + after)
    }
  }
}
