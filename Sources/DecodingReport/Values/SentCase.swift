import JSONSource

/// What the payload has where an enum was asked for.
struct SentCase {
  private let document: JSONDocument
  private let node: Int

  init(_ node: Int, in document: JSONDocument) {
    self.node = node
    self.document = document
  }

  /// Whether an enum with raw values, whose own code took another one than was sent, took it for
  /// what was sent: it says the same in another form, or isn't the case that stands in.
  func isUnderstood(_ value: Any, of type: (any Any.Type)?, by source: SourceFacts) -> Bool {
    guard node >= 0, let type, !source.takesCasesExactly(TypeTraits.of(type).bare) else {
      return false
    }
    let isText = document.kind(of: node) == .string
    if isText, document.stringIsEmpty(node) { return false }
    let value = SwiftText.bare(value)
    if isText, isNamed(value) { return true }
    guard let fallbackCase = source.fallbackCase else { return false }
    return fallbackCase(type, isText) != SwiftText.of(value)
  }

  /// Whether a text is an enum's case or raw value but for its spelling.
  func isNamed(_ value: Any) -> Bool {
    let sent = Spelling.folded(document.string(node))
    if let raw = (value as? any RawRepresentable)?.rawValue as? String, Spelling.folded(raw) == sent
    {
      return true
    }
    return SwiftText.caseName(of: value).map { Spelling.folded($0) == sent } ?? false
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
    return fallbackCase(type, kind == .string) == held
  }
}
