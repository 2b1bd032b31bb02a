/// A root that is written by smart models' own methods.
package protocol SmartlyWritten {
  /// The JSON text as `toJSONString` makes it; `nil` where a value can't be encoded.
  func smartText(useMappedKeys: Bool) -> String?
}

extension Array: SmartlyWritten where Element: SmartEncodable {
  package func smartText(useMappedKeys: Bool) -> String? {
    toJSONString(useMappedKeys: useMappedKeys)
  }
}

/// The text of a value whose type writes itself; `nil` for any other value.
package enum SmartWriting {
  /// What writes a value as JSON text; `nil` where it is no smart model, nor a list of them.
  package static func writer(of value: Any) -> ((_ useMappedKeys: Bool) -> String?)? {
    if let model = value as? any SmartEncodable {
      return { model.toJSONString(useMappedKeys: $0) }
    }
    if let models = value as? any SmartlyWritten {
      return { models.smartText(useMappedKeys: $0) }
    }
    return nil
  }
}
