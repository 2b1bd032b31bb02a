import JSONSource

/// What the payload has where an enum without raw values was asked for.
struct SentCase {
  private let document: JSONDocument
  private let node: Int

  init(_ node: Int, in document: JSONDocument) {
    self.node = node
    self.document = document
  }

  /// Whether the enum's own code took a case because it doesn't know what was sent.
  func isFallback(_ value: Any, of type: any Any.Type, by source: SourceFacts) -> Bool {
    guard node >= 0, let fallbackCase = source.fallbackCase, TypeTraits.of(type).isPlainEnum
    else { return false }
    let kind = document.kind(of: node)
    guard kind == .string || kind == .number else { return false }
    let held = SwiftText.of(SwiftText.bare(value))
    let name = Spelling.folded(held.dropFirst())
    if kind == .string, Spelling.folded(document.string(node)) == name { return false }
    return fallbackCase(TypeTraits.of(type).bare, kind == .string) == held
  }
}
