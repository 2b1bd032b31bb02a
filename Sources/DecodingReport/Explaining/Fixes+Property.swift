import Foundation
import JSONSource

extension Fixes {
  /// For a plain `Codable` model: the type, or the strategy, that reads what was sent.
  var strict: Fix? {
    switch reason {
    case .missing: without ?? optional("if it may be absent")
    case .null: optional("if it may be null")
    case .empty: property(.standard(.string), "if the text may be empty")
    case .wrongType where readsDates && isISODate,
      .badDate where isISODate && outcome != .converted:
      Fix(
        .dates("iso8601"), "decoder.dateDecodingStrategy = .iso8601",
        "if all dates are written so"
          + (hasFraction ? "; older Foundations refuse fractions of a second" : ""))
    case .wrongType where readsDates && field.found?.kind == .number:
      Fix(
        .dates(epochStrategy), "decoder.dateDecodingStrategy = .\(epochStrategy)",
        "if all dates are numbers")
    case .badDate where outcome == .converted:
      EpochReading(of: field).map {
        Fix(
          .dates($0.strategy), "decoder.dateDecodingStrategy = .\($0.strategy)",
          "if all dates are sent so")
      }
    case .wrongType where field.isOfPairs && declaration(field)?.hasRawKeys == true:
      field.type?.dictionary.map {
        Fix(
          .file, "extension \($0.key): CodingKeyRepresentable {}",
          "so that a dictionary with such keys is an object")
      }
    case .wrongType where field.isOfPairs:
      field.type?.dictionary.flatMap {
        property(.dictionary(.standard(.string), $0.value), "if the keys may stay text")
      }
    case .badEnum where !rawCases.isEmpty: rawCase
    case .wrongType, .notANumber, .badEnum, .badDate, .badURL, .badData: asSent
    case .fraction: property(.standard(.double), "if fractions are meant")
    case .precision: exactType.flatMap { property(.standard($0), "if every digit counts") }
    case .overflow: widerType.flatMap { property(.standard($0), "if such numbers are meant") }
    default: nil
    }
  }

  /// For a model with wrappers: the one that says what stands in.
  var defaulted: Fix? {
    if isServedByOwnWrapper(field) || isOfParameter && field.isOptional { return nil }
    // No wrapper can stand on what `@Observable` stores.
    if declaration(field)?.name != nil { return nil }
    if reason == .badElement { return field.wantedFacts.isCodable ? lossy : nil }
    // What was kept as another value a wrapper keeps, too.
    if outcome == .converted, field.outcome == .notReached { return nil }
    // An enum that takes a case for everything leaves nothing to a wrapper.
    if field.tookCaseOfItsOwn || !field.wantedFacts.isCodable { return nil }
    if isOptional {
      // What is nil already is no better for it.
      guard reason != .missing, reason != .null, style != .default, outcome != .nil,
        outcome != .converted
      else { return nil }
      return property(
        .optional(spelledType), "if nil may mean that it can't be read", "LossyOptional")
    }
    // What a wrapper or the model's own code converts, a default would lose.
    guard outcome != .converted, style != .default || outcome != .default,
      reason != .custom, reason != .ended, reason != .precision
    else { return nil }
    // What stands in somebody chose.
    if outcome == .default, field.isAskedByOwnCode || field.typeDefault != nil { return nil }
    guard let value = field.typeDefault, !isOfParameter else {
      return property(
        .optional(spelledType), "if nil may mean that it can't be read", "LossyOptional")
    }
    return property(spelledType, "if \(value) is a true answer for “unknown”", "DefaultCodable")
  }

  /// For a `SmartCodable` model, where every property has an initial value.
  var smart: Fix? {
    guard style != .smart, !isOptional, !isOfParameter, !isServedByOwnWrapper(field),
      !field.tookCaseOfItsOwn, let value = smartLiteral,
      outcome != .converted || reason != .precision && reason != .badDate,
      outcome != .default || inSmart?.outcome == .converted
    else { return nil }
    let condition =
      switch inSmart?.outcome {
      case .converted? where inSmart?.isChangedWithin == true:
        "in a SmartCodable model, which keeps what it can of it"
      case .converted?: "in a SmartCodable model, which converts"
      case .default?, .nil?: "in a SmartCodable model, where \(value) stands in"
      default: "in a SmartCodable model, where \(value) stands in for what can't be converted"
      }
    return fix(.smartProperty, of: field, spelledType, value: value, condition)
  }

  /// For a property with a value that is made anew for each: its key isn't asked for.
  private var without: Fix? {
    guard let declared = declaration(field), !declared.isConstant, declared.wrappers.isEmpty,
      let value = declared.initialValue, value.hasSuffix(")"), let siblings = declared.siblings,
      !siblings.isEmpty
    else { return nil }
    let cases = siblings.map { name, key in
      let spelled = SwiftIdentifier.spelled(name) ?? name
      return name == key ? spelled : "\(spelled) = \(SwiftText.quoted(key))"
    }
    let raw = siblings.contains { $0.name != $0.key } ? "String, " : ""
    return Fix(
      .members, "enum CodingKeys: \(raw)CodingKey { case \(cases.joined(separator: ", ")) }",
      "if it is never sent: without its key it keeps \(value)")
  }

  /// The cases that the property's type, an enum, has.
  private var rawCases: [(name: String, value: String)] { declaration(field)?.rawCases ?? [] }

  /// The case for what was sent: one whose value has other letters, or one that is missing.
  private var rawCase: Fix? {
    guard let sent = field.found?.text else { return nil }
    if let near = field.caseLike(sent, among: rawCases),
      let name = SwiftIdentifier.spelled(near.name)
    {
      return Fix(
        caseOf: "\(type)", "case \(name) = \(sent)", "in \(type), if it is sent in these letters")
    }
    let isText = sent.hasPrefix("\"")
    guard isText == rawCases[0].value.hasPrefix("\"") else { return asSent }
    let words = isText ? SwiftIdentifier.camelCase(of: sent) : nil
    guard isText, let name = words, !rawCases.contains(where: { $0.name == name }) else {
      return asSent
    }
    let spelled = SwiftIdentifier.spelled(name) ?? name
    let code = "\"\(name)\"" == sent ? "case \(spelled)" : "case \(spelled) = \(sent)"
    return Fix(caseOf: "\(type)", code, "in \(type), if it is one of its values")
  }

  /// The property with another type, which is optional where the property's is.
  private func property(
    _ type: SwiftType, _ condition: String, _ wrapper: String = ""
  ) -> Fix? {
    if isOfParameter, type.withoutOptional != spelledType { return nil }
    return fix(
      .property, of: field, isDeclaredOptional ? type.asOptional : type, wrapper, condition)
  }

  private func optional(_ condition: String) -> Fix? {
    // An optional has what it needs for these, and so has own code that takes them.
    isOptional || isServedByOwnWrapper(field) || field.isAskedByOwnCode && outcome == .default
      ? nil : property(.optional(spelledType), condition)
  }

  /// What keeps the rest of a collection that one bad element would cost.
  private var lossy: Fix? {
    // What was kept in another form failed at nothing.
    guard let wrapper = field.lossyWrapper, style != .default || outcome == .default,
      outcome != .converted
    else { return nil }
    return property(spelledType, "if the rest is enough", wrapper)
  }

  /// The strategy that makes a likely date of the number that was sent.
  private var epochStrategy: String {
    let numbers = ([field.found].compactMap { $0 } + datesElsewhere()).lazy
      .filter { $0.kind == .number }.compactMap { Double($0.text) }
    return numbers.compactMap { EpochReading(of: $0, insteadOf: .distantFuture) }.first?.strategy
      ?? "secondsSince1970"
  }

  /// The type of what was sent.
  private var asSent: Fix? {
    guard let found = field.found, let sent = Self.type(of: found), .standard(sent) != type,
      // What it helps one element with would cost another.
      let all = Self.commonType(of: sentElsewhere() + [found])
    else { return nil }
    return property(.standard(all), Self.condition(of: found.kind))
  }

  /// The type that takes all of some values as they are; `nil` where there is none.
  static func commonType(of values: [FieldReport.Found]) -> SwiftType.Standard? {
    let types = values.filter { $0.kind != .null }.map { type(of: $0) }
    guard let first = types.first ?? nil,
      types.allSatisfy({ $0?.isNumber == true }) || types.allSatisfy({ $0 == first })
    else { return nil }
    return [.decimal, .double].first(where: types.contains) ?? first
  }

  static func condition(of kind: JSONNode.Kind) -> String {
    switch kind {
    case .string: "if it is text"
    case .true, .false: "if it is true or false"
    default: "if it is a number"
    }
  }

  /// The type that takes what was sent as it is; `nil` where Swift has none for it.
  private static func type(of found: FieldReport.Found) -> SwiftType.Standard? {
    switch found.kind {
    case .string: return .string
    case .true, .false: return .bool
    case .number:
      guard let number = NumberText(found.text) else { return nil }
      if number.integer(Int.self) != nil { return .int }
      guard let value = Double(found.text), value.isFinite else { return nil }
      if number.digits.count <= 15 { return .double }
      return number.digits.count <= 38 ? .decimal : nil
    default: return nil
    }
  }

  /// Whether the decoder's strategy reads it, and no wrapper of the model's own.
  private var readsDates: Bool { type == .standard(.date) && declaration(field)?.ownWrapper == nil }

  private var isISODate: Bool {
    // That strategy refused it.
    let said = field.alone?.foundationSaid ?? field.foundationSaid
    if said?.contains("ISO8601") == true { return false }
    guard field.found?.kind == .string, let text = field.found?.text.dropFirst().dropLast() else {
      return false
    }
    return (try? Date.ISO8601FormatStyle().parse(String(text))) != nil
  }

  /// Whether a date's text has a fraction of a second.
  private var hasFraction: Bool { field.found?.text.contains(".") == true }

  /// The initial value that is known of the property in smart mode, else the type's default, where
  /// Swift writes both as literals.
  private var smartLiteral: String? {
    guard let standard = literal(field.typeDefault) else { return nil }
    let initial = inSmart?.fallback.flatMap { $0.origin == .initialValue ? $0.value : nil }
    return literal(initial) ?? standard
  }

  private func literal(_ value: String?) -> String? {
    guard let value, value.hasPrefix("[") == field.isCollection else { return nil }
    return !value.hasPrefix("\"") && !value.contains("(") || type == .standard(.string)
      ? value : nil
  }

  private var number: NumberText? {
    guard let found = field.found, found.kind == .number else { return nil }
    return NumberText(found.text)
  }

  /// A type that holds a number which is out of range for another one.
  private var widerType: SwiftType.Standard? {
    guard let text = field.found?.text, let number else { return nil }
    switch type.standard {
    case .double, .decimal: return nil
    case .float, .float16, .cgFloat:
      return Double(text).map { $0.isFinite } == true ? .double : nil
    case let type:
      guard number.isIntegral else { return nil }
      if number.integer(Int.self) != nil { return type == .int ? nil : .int }
      if number.integer(UInt.self) != nil { return type == .uint ? nil : .uint }
      return isDecimal(number) ? .decimal : nil
    }
  }

  /// A type that holds all digits of a number.
  private var exactType: SwiftType.Standard? {
    guard let number, type != .standard(.decimal) else { return nil }
    if number.integer(Int64.self) != nil { return .int64 }
    return isDecimal(number) ? .decimal : nil
  }

  /// Whether `Decimal` holds the number, and Foundation reads it so: it tries a `Double` first.
  private func isDecimal(_ number: NumberText) -> Bool {
    let value = field.found.flatMap { Double($0.text) }
    return number.digits.count <= 38 && value.map { $0.isFinite && $0 != 0 } == true
  }
}
