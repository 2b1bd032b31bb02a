internal import TerminalText

/// Names that are taken, or mean something to the compiler.
enum SwiftNames {
  /// A property's name for a key: the key itself where it is one already.
  static func property(for key: String) -> String {
    if isPropertyName(key) { return unreserved(key) }
    return unreserved(NameWords(key).propertyName)
  }

  /// A case's name for a text: `none` and `some` would be taken for an optional's.
  static func enumCase(for text: String) -> String {
    if text.isEmpty { return "empty" }
    let name = property(for: text)
    return ["none", "some"].contains(name) ? name + "Value" : name
  }

  /// As it stands in code: keywords between backticks.
  static func code(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// `self` and `init` mean something even between backticks.
  private static func unreserved(_ name: String) -> String {
    ["self", "init"].contains(name) ? name + "Value" : name
  }

  /// Whether the text is an identifier that begins with a small letter, has no underscore and can
  /// be seen.
  private static func isPropertyName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart,
      text.first?.isUppercase == false, PlainText.isShown(text)
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// Names that a type must not have: the language's, those that it would shadow, and those that
  /// models and what is derived from them use.
  static func isReservedType(_ name: String) -> Bool {
    languageTypes.contains(name) || ShadowedTypes.names.contains(name)
      || libraryTypes.contains(name)
  }

  /// Of the language, and of the models that are written here.
  private static let languageTypes: Set<String> = [
    "Any", "CodingKeys", "EmptyArrayAsNil", "JSONValue", "Protocol", "Self", "Type",
  ]

  /// Of the library `DecodingStyles`.
  private static let libraryTypes: Set<String> = [
    "AnyBase64", "AnyCodable", "Base64", "Coded", "CodedData", "CodedDate", "DataCoding",
    "DateCoding", "Default", "DefaultArray", "DefaultBool", "DefaultCodable",
    "DefaultCodableEnum", "DefaultCoded", "DefaultCodedData", "DefaultCodedDate",
    "DefaultDate", "DefaultDouble", "DefaultFloat", "DefaultInt", "DefaultIntEnum",
    "DefaultObject", "DefaultString", "DefaultUInt", "DefaultValue", "DefaultValueProvider",
    "EmptyInitializable", "EmptyResponse", "FastTransformer", "FormattedDateCoding",
    "HasDefaultEnumValue", "ISO8601Date", "IgnoredKey", "IntegerOne", "IntegerZero",
    "LenientBool", "LenientOptionalValue", "LenientlyReadableBool", "Lossless",
    "LosslessValue", "Lossy", "LossyArray", "LossyContent", "LossyDictionary", "LossyElement",
    "LossyOptional", "LossySet", "NullableValue", "OptionalValue", "SmartAny",
    "SmartAssociatedEnumerable", "SmartCaseDefaultable", "SmartCodable", "SmartCodableX",
    "SmartColor", "SmartCompact", "SmartDataTransformer", "SmartDate", "SmartDateFormat",
    "SmartDateFormatTransformer", "SmartDateTransformer", "SmartDecodable", "SmartDecoder",
    "SmartDecodingOption", "SmartEncodable", "SmartFlat", "SmartHexColor", "SmartIgnored",
    "SmartJSONDecoder",
    "SmartKeyTransformer", "SmartLog", "SmartLogLevel", "SmartNumberStrategy",
    "SmartOptional", "SmartProfile", "SmartSentinel", "SmartURLTransformer", "SmartUpdater",
    "SmartValueTransformer", "StandardBase64", "Tristate", "URLSafeBase64",
    "UnixMilliseconds", "UnixSeconds", "ValueCoding", "ValueTransformable",
  ]
}
