import DecodingReport
package import JSONSource

extension FaultSite {
  /// The change that breaks the field and leaves every other byte as it is; `nil` where the fault
  /// doesn't apply.
  package func change(for fault: Fault) -> JSONEdit? {
    var edit = JSONEdit(document)
    switch (fault, object, value) {
    case (.missing, let object?, let value?): edit.remove(value, of: object)
    case (.misspelt, let object?, let value?):
      guard let spelling = misspelling(of: value - 1, in: object) else { return nil }
      edit.rename(value - 1, to: spelling)
    case (.duplicate, let object?, let value?): duplicate(value - 1, in: object, &edit)
    case (.badElement, _, let value?) where kind == .array:
      // An empty object where null is welcome.
      let takesNull = if case .array(.optional)? = wanted { true } else { false }
      edit.insert(takesNull ? "{}" : "null", of: value)
    default:
      guard let replacement = replacement(for: fault) else { return nil }
      if let value {
        edit.set(value, to: replacement)
      } else if let object {
        edit.insert("\(keyText): \(replacement)", of: object, blank: "")
      }
    }
    return edit
  }

  /// The key with another case of its first letter, or with a `_` behind it.
  private func misspelling(of key: Int, in object: Int) -> String? {
    let spelling = document.text(in: document.contentRange(of: key))
    guard let first = spelling.utf8.first else { return nil }
    let isLetter = (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
    let swapped = Character(Unicode.Scalar(first ^ 0x20))
    let name = document.string(key)
    if isLetter, document.child(of: object, named: "\(swapped)\(name.dropFirst())") == nil {
      return "\(swapped)\(String(spelling.unicodeScalars.dropFirst()))"
    }
    var mark = "_"
    while document.child(of: object, named: name + mark) != nil { mark += "_" }
    return spelling + mark
  }

  /// Puts the key a second time behind its member, with another value.
  private func duplicate(_ key: Int, in object: Int, _ edit: inout JSONEdit) {
    let colon = document.text(in: document.endOffset(of: key)..<document.startOffset(of: key + 1))
    let other = kind == .null ? "0" : "null"
    let index = document.child(of: object, around: key + 1)?.index ?? 0
    edit.insert(
      "\(document.text(key))\(colon)\(other)", at: index + 1, of: object,
      blank: colon.contains(" ") ? " " : "")
  }
}
