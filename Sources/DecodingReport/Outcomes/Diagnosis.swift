import Foundation
package import JSONSource

/// Finds the reason behind an error, from what was asked and what stands in the payload.
package struct Diagnosis {
  package let document: JSONDocument

  /// The reason of a call that threw.
  func reason(of event: Calls.Call) -> Reason {
    let kind = event.errorKind
    if kind == .custom { return .custom }
    if kind == .dataCorrupted, bareType(of: event) == Decimal.self, event.node >= 0,
      document.kind(of: event.node) == .number, !isMalformed(event.node)
    {
      return .overflow
    }
    guard event.node >= 0 else { return kind == .typeMismatch ? .wrongType : .missing }
    if kind == .dataCorrupted, isMalformed(event.node) {
      return document.kind(of: event.node) == .number ? .notANumber : .badData
    }
    switch document.kind(of: event.node) {
    case .null: return .null
    case .object where kind == .typeMismatch && isKeyOfNoCase(event): return .badEnum
    case .array where bareType(of: event) == Data.self && isAboutByte(event): return .badData
    case .string where document.stringIsEmpty(event.node) && bareType(of: event) != String.self:
      return .empty
    case .number where kind == .dataCorrupted:
      if let reason = numberReason(of: event) { return reason }
    default: break
    }
    guard kind == .dataCorrupted else { return .wrongType }
    let reason = corruption(of: bareType(of: event))
    // Foundation's own types have no code of the model's.
    return reason == .custom && isStandard(event) ? .badData : reason
  }

  /// The rule of a failure of which the reason is known.
  func rule(
    ofFailure reason: Reason, of event: Calls.Call, as type: (any Any.Type)?
  ) -> Rule {
    let document = event.text?.document ?? document
    let kind = event.innerNode < 0 ? nil : document.kind(of: event.innerNode)
    if kind == .key || kind != nil && type is any RefusedKey.Type {
      return .keyOfNoDictionary
    }
    return switch reason {
    case .missing: rule(ofMissing: event, as: type)
    case .null: .nullForNonOptional
    case .fraction: .fractionForInteger
    case .overflow: .numberOutOfRange
    case .empty: .emptyText
    case .badEnum: kind == .object ? .objectOfNoCase : .noRawValue
    case .badDate: .dateOfOtherForm
    case .badURL: .invalidURL
    case .wrongType:
      kind == .object && type.map { SwiftType($0).isOfPairs } == true
        ? .objectForPairs : .typeMismatch
    case .notANumber: kind == .number ? .malformedJSON : .typeMismatch
    case .badData: rule(ofBadData: type, isArray: kind == .array)
    case .badElement: .elementFailed
    case .ended: .processEnded
    case .custom:
      type.map { TypeTraits.of($0).holdsStandard } == true ? .standardTypeThrew : .ownCodeThrew
    case .precision, .unknownKey, .duplicateKey, .depth: .typeMismatch
    }
  }

  private func rule(ofMissing event: Calls.Call, as type: (any Any.Type)?) -> Rule {
    if event.key?.isKeyWithoutLabel == true { return .missingUnlabelledKey }
    if event.isForElement { return .missingElement }
    if event.operation == .decodeNil { return .missingKeyOfNull }
    guard let type, TypeTraits.of(type).wrapper == nil, StoredProperties.of(type).holdsWrappedValue,
      let wrapped = StoredProperties.of(type)["wrappedValue"]?.type
    else { return .missingKey }
    return TypeTraits.of(wrapped).isOptional ? .missingKeyOfWrapper : .missingKey
  }

  private func rule(ofBadData type: (any Any.Type)?, isArray: Bool) -> Rule {
    guard let type = type.map({ SwiftType($0) }) else { return .invalidForm }
    if type.isScalarOfJSON { return .malformedJSON }
    guard isArray else { return .invalidForm }
    return type.dictionary != nil ? .unpairedKeys : type.holds(.data) ? .invalidBytes : .invalidForm
  }

  private func isStandard(_ event: Calls.Call) -> Bool {
    guard let type = bareType(of: event), TypeTraits.of(type).holdsStandard else { return false }
    return !SwiftType(type).isRange
  }

  /// Whether an element of deferred data was no byte.
  private func isAboutByte(_ event: Calls.Call) -> Bool {
    guard case .threw(let error) = event.result else { return false }
    return ErrorFacts(error).type == UInt8.self
  }

  /// Whether the code that the compiler writes for an enum found no case's name, or several.
  private func isKeyOfNoCase(_ event: Calls.Call) -> Bool {
    guard let type = bareType(of: event), TypeTraits.of(type).isPlainEnum,
      case .threw(let error) = event.result
    else { return false }
    return Self.namesNoCase(error)
  }

  /// Whether an error is the one that the compiler writes for an object whose one key is no case.
  static func namesNoCase(_ error: any Error) -> Bool {
    ErrorFacts(error).said.hasPrefix("Invalid number of keys found")
  }

  private func bareType(of event: Calls.Call) -> (any Any.Type)? {
    event.type.map { TypeTraits.of($0).bare }
  }

  /// Whether a number or a text breaks JSON's grammar in a way that Foundation finds out only when
  /// somebody reads the value: `01`, `1.2.3`, `"\q"`, a raw control character.
  private func isMalformed(_ node: Int) -> Bool {
    let range = document.range(of: node)
    return document.problems.contains { problem in
      switch problem.kind {
      case .badNumber, .controlCharacter, .badEscape, .loneSurrogate, .invalidEncoding:
        range.contains(problem.range.lowerBound)
      default: false
      }
    }
  }

  /// Why a number doesn't fit: it has a fraction, or it's out of range.
  private func numberReason(of event: Calls.Call) -> Reason? {
    guard let type = bareType(of: event) else { return nil }
    if type is any BinaryInteger.Type {
      return document.isIntegral(event.node) ? .overflow : .fraction
    }
    return type is any BinaryFloatingPoint.Type || type is any ProbingType.Type ? .overflow : nil
  }

  /// Why a value of the payload is none of a type, as far as both say so themselves.
  func reason(of node: Int, asNoneOf type: any Any.Type) -> Reason {
    if let enumeration = type as? any RawRepresentable.Type {
      let raw = Self.rawType(of: enumeration)
      let kind = document.kind(of: node)
      let fits =
        kind == .string && raw == String.self && !document.stringIsEmpty(node)
        || kind == .number && TypeTraits.of(raw).isNumber && document.isIntegral(node)
      return fits ? .badEnum : reason(of: node, asNoneOf: raw)
    }
    let isText = type == String.self
    let isNumber = TypeTraits.of(type).isNumber
    switch document.kind(of: node) {
    case .null: return .null
    case .string where isText || isNumber || type == Bool.self: return .wrongType
    case .string: return document.stringIsEmpty(node) ? .empty : corruption(of: type)
    case .number where type is any BinaryInteger.Type:
      return document.isIntegral(node) ? .overflow : .fraction
    case .number where isNumber: return .overflow
    case .array, .object: return TypeTraits.of(type).isLeaf ? .wrongType : .badElement
    default: return .wrongType
    }
  }

  private static func rawType<Enumeration: RawRepresentable>(
    of type: Enumeration.Type
  ) -> any Any.Type {
    Enumeration.RawValue.self
  }

  /// Why a value of the right JSON type is none of the type.
  package func corruption(of type: (any Any.Type)?) -> Reason {
    switch type {
    case is any RawRepresentable.Type: .badEnum
    case is Date.Type: .badDate
    case is URL.Type: .badURL
    case is Data.Type, is UUID.Type: .badData
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: .notANumber
    default: .custom
    }
  }

  /// Whether a scalar of the payload is a value of the type without any conversion or loss; false
  /// where that takes more than a look.
  func holds(_ node: Int, asItIs type: any Any.Type) -> Bool {
    switch document.kind(of: node) {
    case .string: type == String.self
    case .true, .false: type == Bool.self
    case .number: (type == Int.self || type == Double.self) && isShortNumber(node, for: type)
    case .null, .array, .object, .key, .invalid: false
    }
  }

  /// Whether a number has so few digits that any type of numbers that takes it holds all of them:
  /// 15 in a `Double`, 6 in a `Float`.
  func isShortNumber(_ node: Int, for type: any Any.Type) -> Bool {
    guard node >= 0, document.kind(of: node) == .number else { return false }
    let range = document.range(of: node)
    let isWide = type == Double.self || type == Int.self || type == Int64.self
    guard range.count <= (isWide ? 15 : 6) else { return false }
    return document.flags(of: node).contains(.integer)
      || range.allSatisfy { document.bytes[$0] != 0x65 && document.bytes[$0] != 0x45 }
  }

  /// Whether a number isn't held as it was sent: digits that don't fit into a binary or decimal
  /// type, and what Foundation cuts off an integer. Of `9007199254740993.5` and of `1e-400` it
  /// makes integers, since it looks for a fraction in a `Double`.
  func lostPrecision(_ value: Any, node: Int) -> Bool {
    guard node >= 0, let text = number(at: node), !isPlainInteger(node, for: value),
      let description = Self.description(of: value),
      let sent = NumberText(text), let kept = NumberText(description)
    else { return false }
    return !sent.isEqual(to: kept) && !NumberText.isHeld(text, asBinary: description)
  }

  /// A number's text, in quotes or not.
  private func number(at node: Int) -> String? {
    switch document.kind(of: node) {
    case .number: document.text(node)
    case .string: document.string(node)
    default: nil
    }
  }

  /// Whether a number is written without point and exponent, for an integer: it's exact.
  private func isPlainInteger(_ node: Int, for value: Any) -> Bool {
    guard value is any BinaryInteger else { return false }
    return document.text(node).utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
    }
  }

  /// A number as Swift writes it; `nil` for what is no number.
  static func description(of value: Any) -> String? {
    switch value {
    case let value as any BinaryInteger: "\(value)"
    case let value as any BinaryFloatingPoint: "\(value)"
    case let value as Decimal: "\(value)"
    default: nil
    }
  }
}

extension String {
  /// Whether it is the key that the compiler gives an associated value without a label: `_0`.
  var isKeyWithoutLabel: Bool { first == "_" && count > 1 && dropFirst().allSatisfy(\.isNumber) }
}
