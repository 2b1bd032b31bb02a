import JSONSource

/// The words of a cause, in a few cells.
enum CauseText {
  /// The most values that are told of places that share a cause.
  private static let maximumValues = 3
  private static let maximumLength = 24

  /// `Int from string "2", "3"` for fields that share a cause.
  static func words(of fields: [FieldReport]) -> String {
    guard let field = fields.first else { return "" }
    let wanted = field.type.map { "\($0.withoutOptional)" } ?? "a value"
    if let key = field.didYouMean, field.found == nil { return "key is \(SwiftText.quoted(key))" }
    if let place = field.standsAt, field.found == nil { return "stands at \(place)" }
    switch field.problemReason {
    case .missing where field.isElement: return "the array ends before it"
    case .missing: return "missing"
    case .duplicateKey where field.type != nil: return Words.equalOne
    case .null: return "\(wanted) from null"
    case .wrongType, .fraction, .overflow, .precision, .notANumber, .empty:
      return "\(wanted) from \(found(fields))"
    case .badEnum where field.found?.kind != .object: return "no case \(values(fields))"
    case .badDate: return "no date in the format: \(values(fields))"
    case .badURL: return "no URL: \(values(fields))"
    case .badData where field.type?.holds(.data) == true: return "no base64: \(values(fields))"
    case .badData: return "no \(wanted): \(values(fields))"
    case .custom where (field.alone?.outcome ?? field.outcome) != .threw:
      return "made by the model's own code"
    case let reason: return Words.why(reason)
    }
  }

  /// `string "2", "3"`, `object`.
  private static func found(_ fields: [FieldReport]) -> String {
    guard let found = fields.first?.found else { return "nothing" }
    switch found.kind {
    case .string, .number, .true, .false:
      return "\(Words.short(found.kind)) \(values(fields))"
    default: return Words.short(found.kind)
    }
  }

  private static func values(_ fields: [FieldReport]) -> String {
    var values: [String] = []
    for field in fields {
      guard let text = field.found?.text else { continue }
      let value = text.count > maximumLength ? text.prefix(maximumLength - 1) + "…" : text
      if values.contains(value) { continue }
      if values.count == maximumValues { return values.joined(separator: ", ") + ", …" }
      values.append(value)
    }
    return values.joined(separator: ", ")
  }
}
