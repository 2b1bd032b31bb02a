import JSONSource

/// What to write, so that a field decodes as its model's author wants.
struct Fixes {
  let field: FieldReport
  let style: DecodingStyle
  /// Why the field isn't as sent; of one that wasn't reached, why it wouldn't have been.
  let reason: Reason
  /// The containers around the field in the same style, the innermost first; the document itself
  /// has no field where it's an object.
  let containers: [FieldReport]
  /// Whether smart mode was seen to convert this very value; `nil` where it wasn't asked.
  let smartConverts: Bool?
  /// The property's initial value in smart mode, where that was seen to stand in.
  let smartInitialValue: String?
  let convertsFromSnakeCase: Bool
  /// Of a key one slip away, the key that other elements of the same array have in its place.
  let keyElsewhere: String?

  /// At most one line for each style, in their order; none for a field that is as sent.
  var all: [Fix] {
    if reason == .unknownKey { return unknown }
    if reason == .duplicateKey {
      return [Fix(.payload, "// in the payload", "send the key once")]
    }
    if let keyElsewhere, field.didYouMean != nil { return [spelled(as: keyElsewhere)] }
    if let meant = field.didYouMean { return renamed(field.property, from: meant) }
    guard case .key? = field.path.steps.last, !(containers.first?.isDictionary ?? false) else {
      return withoutOwnCode(element, asked: containers.first)
    }
    if containers.first?.wantedFacts.isStandard == true { return [] }
    // A value within a container that is no field itself is no property of the model around it.
    guard field.parentPath == .root || containers.first?.path == field.parentPath else { return [] }
    return withoutOwnCode([strict, defaulted, smart].compactMap { $0 }, asked: field)
  }

  /// The fixes, with what they need where a model decodes a property by code of its own: that doesn't
  /// look at the property's type.
  private func withoutOwnCode(_ fixes: [Fix], asked property: FieldReport?) -> [Fix] {
    guard let property, property.isAskedByOwnCode else { return fixes }
    if property.isWithoutProperty { return fixes.filter { $0.place == .decoder } }
    return fixes.map { fix in
      fix.place == .decoder
        ? fix : Fix(fix.place, fix.code, fix.condition + ", without the init(from:) by hand")
    }
  }

  /// Whether the property is an optional: declared so, or nil.
  var isOptional: Bool { field.isOptional || field.outcome == .nil }

  /// The type without the question mark of an optional.
  var type: String { field.isOptional ? String(field.wanted.dropLast()) : field.wanted }

  /// The declaration of the field's property with another type; `nil` where no property can have
  /// its name, or Swift no such type's.
  func declaration(_ type: String, _ wrapper: String = "", value: String = "") -> String? {
    guard Self.isDecodable(type), let name = SwiftIdentifier.spelled(field.property)
    else { return nil }
    let attribute = wrapper.isEmpty ? "" : "@\(wrapper) "
    return "\(attribute)var \(name): \(type)" + (value.isEmpty ? "" : " = \(value)")
  }

  /// Whether a property of the type has the decoding that the compiler writes: not one of `Any`, nor
  /// of a type that only a function knows.
  static func isDecodable(_ type: String) -> Bool {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return !words.isEmpty && !type.contains("(") && !words.contains("Any")
  }

  private var unknown: [Fix] {
    if field.outcome == .default || field.outcome == .nil {
      return declaration(field.wanted).map {
        [Fix(.property, $0, "if the payload's value counts; the model must ask for it")]
      } ?? []
    }
    if let keyElsewhere { return [spelled(as: keyElsewhere)] }
    return field.didYouMean.map { renamed($0, from: field.property) } ?? []
  }

  /// What helps where the payload has two spellings: a key of CodingKeys reads one.
  private func spelled(as key: String) -> Fix {
    Fix(
      .payload, "// in the payload",
      "spell the key as other elements do: \(SwiftText.quoted(key))")
  }

  /// The ways to read the property from the key that the payload has.
  private func renamed(_ property: String, from key: String) -> [Fix] {
    guard let name = SwiftIdentifier.spelled(property) else { return [] }
    let asked = convertsFromSnakeCase ? SnakeCase.converted(key) : key
    let code = "case \(name) = \(SwiftText.quoted(asked))"
    let fixes = [Fix(.codingKeys, code, "in CodingKeys")]
    guard !convertsFromSnakeCase, key.contains("_"), SnakeCase.converted(key) == property else {
      return fixes
    }
    return fixes + [
      Fix(
        .decoder, "decoder.keyDecodingStrategy = .convertFromSnakeCase",
        "if all keys are spelled so")
    ]
  }
}

extension FieldReport {
  var isOptional: Bool { wanted.hasSuffix("?") }

  /// Whether the field is a dictionary, whose keys are no properties.
  var isDictionary: Bool {
    guard isCollection else { return false }
    var depth = 0
    for character in wanted {
      switch character {
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case ":" where depth == 1: return true
      default: break
      }
    }
    return false
  }

  /// Whether the field is an array or a dictionary, optional or not.
  var isCollection: Bool { wanted.hasPrefix("[") }
}
