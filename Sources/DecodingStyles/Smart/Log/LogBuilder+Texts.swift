import DecodingTrace
import JSONSource

extension LogBuilder {
  /// The JSON that a call found in the text of a string; `nil` where the text's keys aren't those
  /// that the model asks for.
  func foundInText(_ index: Int) -> String? {
    var outer = events[index].parent
    while outer >= 0, events[outer].node < 0 { outer = events[outer].parent }
    guard outer >= 0 else { return nil }
    let steps = paths[index].dropFirst(paths[outer].count)
    return Self.text(at: steps, from: events[outer].node, in: document)
  }

  /// The JSON at the end of a path that begins at `node`, and goes on in the text of strings.
  private static func text(
    at steps: ArraySlice<SmartLog.Step>, from node: Int, in document: JSONDocument
  ) -> String? {
    if document.kind(of: node) == .string, !steps.isEmpty {
      let inner = JSONDocument.parse(document.string(node), dialect: document.dialect)
      return inner.root < 0 ? nil : text(at: steps, from: inner.root, in: inner)
    }
    guard let step = steps.first else { return text(of: node, in: document) }
    let next: Int?
    switch step {
    case .key(let key): next = document.child(of: node, named: key)
    case .index(let index): next = document.child(of: node, at: index)
    }
    return next.flatMap { text(at: steps.dropFirst(), from: $0, in: document) }
  }
}
