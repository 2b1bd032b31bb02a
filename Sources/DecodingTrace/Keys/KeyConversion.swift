/// What a decoder's key strategy makes of the keys of a payload.
package enum KeyConversion: Sendable {
  /// They stay as they are.
  case none
  /// `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
  case fromSnakeCase
  /// Code of the user's own. It is told the keys on the way, as the decoder has them, and the
  /// payload's last.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// Whether it is Foundation's own one.
  package var isFromSnakeCase: Bool {
    if case .fromSnakeCase = self { true } else { false }
  }

  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  /// What becomes of a key of the object that these keys lead to.
  package func converted(_ key: String, at path: [any CodingKey] = []) -> String {
    switch self {
    case .none: key
    case .fromSnakeCase: SnakeCase.converted(key)
    case .custom(let convert): convert(path + [SentKey(stringValue: key)]).stringValue
    }
  }
}

/// A key as the payload has it: never a number, whatever its text.
private struct SentKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
