import JSONSource

/// What a decoder of JSON in a text says is wrong there.
struct InnerTextError {
  /// Whether the text is no JSON.
  let isMalformed: Bool
  let path: JSONPath
  /// The key that isn't there.
  private(set) var missingKey: String?
  /// The type that was wanted.
  let type: (any Any.Type)?

  /// `nil` for an error that a decoder of JSON doesn't throw.
  init?(_ error: any Error) {
    let facts = ErrorFacts(error)
    guard facts.kind != .custom, let path = facts.path else { return nil }
    self.path = JSONPath(path)
    // Foundation's words for a document that it can't read.
    isMalformed = path.isEmpty && facts.said == "The given data was not valid JSON."
    type = facts.type
    if case .keyNotFound(let key, _)? = error as? DecodingError { missingKey = key.stringValue }
    // Of a value that was read well nobody knows who refused it.
    guard isMalformed || facts.kind != .dataCorrupted || !path.isEmpty else { return nil }
  }

  /// The text, mended where the error says that it is wrong; `nil` where nobody knows how.
  func mended(_ text: String) -> String? {
    if isMalformed { return text == "{}" ? nil : "{}" }
    let document = JSONDocument.parse(text)
    guard let node = document.node(at: path) else { return nil }
    var edit = JSONEdit(document)
    if let missingKey {
      guard document.kind(of: node) == .object else { return nil }
      edit.insert("\(SwiftText.quoted(missingKey)):0", at: 0, of: node)
    } else {
      guard let literal = type.flatMap(Self.literal) else { return nil }
      edit.set(node, to: literal)
    }
    let mended = String(decoding: edit.bytes, as: UTF8.self)
    return mended == text ? nil : mended
  }

  /// JSON that is a value of a type.
  private static func literal(of type: any Any.Type) -> String? {
    let traits = TypeTraits.of(type)
    if type == String.self { return "\"\"" }
    if type == Bool.self { return "false" }
    if traits.isNumber { return "0" }
    if type == [String: Any].self || traits.isDictionary { return "{}" }
    return type == [Any].self || traits.isPlainSequence ? "[]" : nil
  }
}
