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
  /// What became of this very value in smart mode; `nil` where it wasn't asked.
  let inSmart: FieldReport?
  let convertsFromSnakeCase: Bool
  /// How the style's model declares the property of a field, where its source is known.
  let declaration: (FieldReport) -> PropertyDeclaration?
  /// Of a key that nobody asked for, the property that it seems to be meant for, and its field.
  let meant: (property: String, field: FieldReport?)?
  /// What was sent in the field's place within other elements.
  let sentElsewhere: () -> [FieldReport.Found]
  /// The first elements of the collection that the field is an element of.
  let neighbours: () -> [FieldReport]
  /// What was sent for the dates of the whole payload: one strategy reads all of them.
  let datesElsewhere: () -> [FieldReport.Found]
  /// Of a key one slip away, the key that other elements of the same array have in its place.
  let keyElsewhere: String?

  /// At most one line for each style, in their order; none for a field that is as sent.
  var all: [Fix] {
    if reason == .unknownKey { return unknown }
    // It is as good as it was sent; what is to blame has its own field.
    if reason == .badElement, outcome == .dropped, !field.isContainer, !field.isCollection {
      return []
    }
    // Code of the model's own let it go: that is what it is for.
    if reason == .custom, outcome == .dropped, field.foundationSaid == nil { return [] }
    if reason == .duplicateKey {
      let once = field.type == nil ? "send the key once" : "send each once"
      return [Fix(.payload, "// in the payload", once)]
    }
    if let keyElsewhere, field.didYouMean != nil { return [spelled(as: keyElsewhere)] }
    if let meant = field.didYouMean { return renamed(field.property, from: meant) }
    guard case .key? = field.path.steps.last, !(containers.first?.isDictionary ?? false) else {
      if let around = containers.first, makesOther(of: around) { return [] }
      let decoder = [strict].compactMap { $0 }.filter { $0.place == .decoder }
      return withOwnCode(decoder + element, asked: containers.first)
    }
    if containers.first?.wantedFacts.isStandard == true { return [] }
    if let overload { return overload }
    if field.property.isKeyWithoutLabel, reason == .missing {
      return [
        Fix(
          .payload, "// in the payload",
          "write the value as {\(SwiftText.quoted(field.property)): …}; else the enum needs an "
            + "init(from:) of its own")
      ]
    }
    // A value within a container that is no field itself is no property of the model around it.
    guard field.parentPath == .root || containers.first?.path == field.parentPath else { return [] }
    return makesOtherType
      ? [] : withOwnCode([strict, defaulted, smart].compactMap { $0 }, asked: field)
  }

  /// Whether code of the model's own makes the property of a value of another type: what helps that is
  /// no type of the property.
  private var makesOtherType: Bool {
    guard field.isAskedByOwnCode, let declared = declaration(field)?.type else { return false }
    return declared.withoutOptional != type
  }

  /// Whether a property is of another type than the collection that was asked for, or a container
  /// that is none stands between it and the field.
  private func makesOther(of around: FieldReport) -> Bool {
    guard around.isAskedByOwnCode else { return false }
    if field.parentPath != around.path { return true }
    guard let declared = declaration(around)?.type, let wanted = around.type else { return false }
    return declared.withoutOptional != wanted.withoutOptional
  }

  /// The fixes, with what they need where a model decodes a property by code of its own: that doesn't
  /// look at the property's type. What it converts needs none.
  private func withOwnCode(_ fixes: [Fix], asked property: FieldReport?) -> [Fix] {
    guard let property, property.isAskedByOwnCode || property.isWithoutProperty else {
      return fixes
    }
    let isServed = outcome == .converted && !field.silentLoss
    return fixes.compactMap { fix in
      if fix.place == .decoder { return fix }
      if property.isWithoutProperty || isServed { return nil }
      return Fix(
        fix.place, fix.code, fix.condition + "; the init(from:) by hand must ask for it so")
    }
  }

  /// Whether the property is an optional: declared so, or nil.
  var isOptional: Bool { isDeclaredOptional || field.outcome == .nil }

  /// Whether the property's type is an optional, however the model's code asks for its value.
  var isDeclaredOptional: Bool {
    if isOfParameter { return field.isOptional }
    return declaration(field)?.type?.isOptional ?? field.isOptional
  }

  /// Whether the property's type is a parameter of the model's: what helps one argument would have to
  /// do for all.
  var isOfParameter: Bool {
    declaration(field).flatMap { declared in
      declared.type?.withoutOptional.name.map(declared.parameters.contains)
    } ?? false
  }

  /// Whether a wrapper of the model's own has made of the value what it is made for.
  func isServedByOwnWrapper(_ field: FieldReport) -> Bool {
    declaration(field)?.ownWrapper != nil && (field.alone?.outcome ?? field.outcome) != .threw
  }

  /// What became of the field, or would have become of it alone.
  var outcome: Outcome { field.alone?.outcome ?? field.outcome }

  /// The type, or what an optional one is one of, as a report names it.
  var type: SwiftType { field.type?.withoutOptional ?? .unnamed("") }

  /// As `type`, in the words of the source: it may stand within another type, or be a parameter.
  var spelledType: SwiftType { spelledType(of: field).withoutOptional }

  /// The type of a field's property as its source writes it, else as a report names it.
  func spelledType(of field: FieldReport) -> SwiftType {
    guard let type = declaration(field)?.type, type.isBracketed == field.isCollection else {
      return field.wantedFacts.wrapped ?? field.type ?? .unnamed("")
    }
    return type
  }

  /// The declaration of a property with another type; `nil` where no property can have its name, or
  /// Swift no such type's.
  func declaration(
    of field: FieldReport, _ type: SwiftType, _ wrapper: String = "", value: String = ""
  ) -> String? {
    let declared = declaration(field)
    guard Self.isDecodable(type),
      let name = SwiftIdentifier.spelled(declared?.name ?? field.property)
    else { return nil }
    let wrapper = wrapper.isEmpty && value.isEmpty ? kept(of: declared, for: type) : wrapper
    guard
      let value = value.isEmpty ? initialValue(of: type, wrapper, insteadOf: declared) : value
    else { return nil }
    // As it stands it is no help.
    if let declared, declared.type == type, declared.wrappers == (wrapper.isEmpty ? [] : [wrapper]),
      declared.initialValue ?? "" == value
    {
      return nil
    }
    let isConstant = declared?.isConstant == true && wrapper.isEmpty && value.isEmpty
    let words = [
      wrapper.isEmpty ? "" : "@\(spelled(wrapper, for: field))", declared?.modifiers ?? "",
      isConstant ? "let" : "var",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(words) \(name): \(type.spelling)" + (value.isEmpty ? "" : " = \(value)")
  }

  /// A fix that declares a property otherwise, and what it does away with.
  func fix(
    _ place: Fix.Place, of field: FieldReport, _ type: SwiftType, _ wrapper: String = "",
    value: String = "", _ condition: String
  ) -> Fix? {
    let own = declaration(field)?.ownWrappers.map { "@\($0)" } ?? []
    let without = own.isEmpty ? "" : "; without " + own.joined(separator: " and ")
    let all = wrapper.isEmpty && value.isEmpty ? kept(of: declaration(field), for: type) : wrapper
    return declaration(of: field, type, wrapper, value: value).map {
      var fix = Fix(place, $0, condition + without)
      fix.usesLibrary = !wrapper.isEmpty
      fix.leavesOut = all == field.lossyWrapper
      return fix
    }
  }

  /// The name of a wrapper, with that of its module where the model has a type of that name.
  func spelled(_ wrapper: String, for field: FieldReport) -> String {
    declaration(field)?.ownTypes.contains(wrapper) == true ? "DecodingStyles.\(wrapper)" : wrapper
  }

  /// The wrapper of a property that takes another type, too, and is as useful then.
  private func kept(of declared: PropertyDeclaration?, for type: SwiftType) -> String {
    guard let wrapper = declared?.wrappers.first, declared?.wrappers.count == 1,
      declared?.ownWrapper == nil
    else { return "" }
    return switch wrapper {
    case "LossyArray" where type.isBracketed, "LossyDictionary" where type.isBracketed,
      "LossySet" where type.isSet, "LossyOptional" where type.isOptional:
      wrapper
    default: ""
    }
  }

  /// The initial value of a property that needs one, for another type: what is made without a payload
  /// does. `nil` where none is known.
  private func initialValue(
    of type: SwiftType, _ wrapper: String, insteadOf declared: PropertyDeclaration?
  ) -> String? {
    guard let declared, !declared.isConstant, !type.isOptional,
      declared.initialValue != nil || declared.isMadeOfNothing && wrapper.isEmpty
    else { return "" }
    if let value = declared.initialValue, type == declared.type || Self.isLiteral(value, of: type) {
      return value
    }
    return switch type {
    case .set, .array: "[]"
    case .dictionary: "[:]"
    case .standard(.string): "\"\""
    case .standard(.bool): "false"
    case .standard(let number) where Self.numbers.contains(number): "0"
    default: nil
    }
  }

  /// Whether a number that is written as an initial value is one of another type, too.
  private static func isLiteral(_ value: String, of type: SwiftType) -> Bool {
    guard let type = type.standard, numbers.contains(type), let number = NumberText(value) else {
      return false
    }
    return number.isIntegral || type.integer == nil
  }

  private static let numbers: Set<SwiftType.Standard> = [
    .int, .int64, .uint, .double, .float, .decimal,
  ]

  /// Whether a property of the type has the decoding that the compiler writes: not one of `Any`.
  static func isDecodable(_ type: SwiftType) -> Bool {
    type.parts.allSatisfy {
      switch $0 {
      case .tuple, .unnamed: false
      default: true
      }
    }
  }

  private var unknown: [Fix] {
    if field.outcome == .default || field.outcome == .nil {
      if let subclass = declaration(field)?.unreadSubclass { return reading(subclass) }
      // Code of the model's own makes it, or it is of a class, which asks for what it wants.
      if field.isAskedByOwnCode || field.isWithoutProperty { return [] }
      let condition = "if the payload's value counts; the model must ask for it"
      if declaration(field)?.wrappers == ["SmartIgnored"] {
        return declaration(of: field, spelledType(of: field)).map {
          [Fix(.property, $0, "if the payload's value counts")]
        } ?? []
      }
      if declaration(field)?.isConstant == false,
        let name = SwiftIdentifier.spelled(field.property)
      {
        // Without its initial value it would be asked for only if its key is among the model's.
        return [Fix(.codingKeys, "case \(name)", "in \(codingKeys), \(condition)")]
      }
      return declaration(of: field, spelledType(of: field)).map {
        [Fix(.property, $0, condition)]
      } ?? []
    }
    if let keyElsewhere { return [spelled(as: keyElsewhere)] }
    return meant.map { renamed($0.property, from: field.property) } ?? []
  }

  /// For an optional under a wrapper of the model's own, which needs its key: a call of the container's for
  /// that wrapper, which doesn't.
  private var overload: [Fix]? {
    guard reason == .missing, let declared = declaration(field),
      declared.type?.isOptional == true, let wrapper = declared.ownWrapperType
    else { return nil }
    let call =
      "extension KeyedDecodingContainer { func decode(_ type: \(wrapper.name).Type, forKey key: Key) "
      + "throws -> \(wrapper.name) { try decodeIfPresent(type, forKey: key) ?? \(wrapper.made) } }"
    let fix = Fix(.file, call, "if it may be absent: the wrapper isn't optional, whatever it wraps")
    guard !wrapper.initializer.isEmpty else { return [fix] }
    return [Fix(.file, wrapper.initializer, "with the next line"), fix]
  }

  /// What reads the properties of a subclass: the `init(from:)` that it inherits doesn't know them.
  private func reading(_ subclass: PropertyDeclaration.UnreadSubclass) -> [Fix] {
    let names = subclass.properties.map { SwiftIdentifier.spelled($0.name) ?? $0.name }
    let lines = zip(names, subclass.properties).map { name, property in
      let call = property.type.isOptional ? "decodeIfPresent" : "decode"
      return
        "\(name) = try keys.\(call)(\(property.type.withoutOptional.spelling).self, forKey: .\(name))"
    }
    let body =
      ["let keys = try decoder.container(keyedBy: CodingKeys.self)"] + lines
      + ["try super.init(from: decoder)"]
    return [
      Fix(
        .members, "enum CodingKeys: CodingKey { case \(names.joined(separator: ", ")) }",
        "in \(subclass.name), with the next line"),
      Fix(
        .members,
        "required init(from decoder: any Decoder) throws { \(body.joined(separator: "; ")) }",
        "the init(from:) of its superclass asks for the superclass's properties alone"),
    ]
  }

  /// The enum that has the keys of the properties: the values of an enum's case have one of their own.
  private var codingKeys: String {
    guard let parent = field.parentPath, case .key(let name)? = parent.steps.last,
      containers.first?.path == parent.parent, containers.first?.wantedFacts.isPlainEnum == true
    else { return "CodingKeys" }
    return name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"
  }

  /// What helps where the payload has two spellings: a key of CodingKeys reads one.
  private func spelled(as key: String) -> Fix {
    Fix(
      .payload, "// in the payload",
      "spell the key as other elements do: \(SwiftText.quoted(key))")
  }

  /// The ways to read the property from the key that the payload has.
  private func renamed(_ property: String, from key: String) -> [Fix] {
    let keys = keys(for: property)
    guard let name = SwiftIdentifier.spelled(keys.name) else { return [] }
    let asked = convertsFromSnakeCase ? SnakeCase.converted(key) : key
    let code = "case \(name) = \(SwiftText.quoted(asked))"
    let fixes = [Fix(.codingKeys, code, "in \(keys.place)")]
    guard !convertsFromSnakeCase, key.contains("_"), SnakeCase.converted(key) == property else {
      return fixes
    }
    return fixes + [
      Fix(
        .snakeCaseKeys, "decoder.keyDecodingStrategy = .convertFromSnakeCase",
        "if all keys are spelled so")
    ]
  }
}

extension Fixes {
  /// The name of the case whose key a property is decoded from, or would be, and where that stands.
  private func keys(for property: String) -> (name: String, place: String) {
    let field = meant?.field ?? field
    let declaration = declaration(field)
    let enums = declaration?.keyEnums ?? []
    var asked = self.field.didYouMean
    if field.found == nil, case .key(let key)? = field.lastStep { asked = key }
    let found = enums.compactMap { keys in
      (asked.flatMap(keys.name(of:)) ?? (keys.keys[property] == nil ? nil : property))
        .map { (name: $0, keys: keys) }
    }
    let superclass = declaration?.superclass.map { " of \($0)" } ?? ""
    if found.count == 1, let (name, keys) = found.first {
      return (name, keys.name + superclass + (keys.isOfStrings ? "" : ", an enum of String then"))
    }
    if field.isAskedByOwnCode, let shared = shared(declaration, asked) {
      return (shared.name, "CodingKeys of \(shared.model), with a case for every property")
    }
    if field.isAskedByOwnCode, declaration?.superclass == nil || !enums.isEmpty {
      return (property, "the keys of its init(from:)")
    }
    return (property, codingKeys + superclass + ", with a case for every property")
  }
}

extension Fixes {
  /// The property of a model from the same object that asked for a key, and the model's name.
  private func shared(
    _ declaration: PropertyDeclaration?, _ asked: String?
  ) -> (name: String, model: String)? {
    guard let asked else { return nil }
    for model in declaration?.sharedModels ?? [] {
      if let name = model.keys.first(where: { $0.value == asked })?.key {
        return (name, model.name)
      }
    }
    return nil
  }
}

extension FieldReport {
  var isOptional: Bool { type?.isOptional == true }

  /// Whether the field is a dictionary, whose keys are no properties.
  package var isDictionary: Bool { type?.dictionary != nil }

  /// Whether it is an object where a dictionary was wanted whose keys can't be an object's.
  var isOfPairs: Bool {
    found?.kind == .object && type?.isOfPairs == true
  }

  /// Whether the field is an array or a dictionary, optional or not.
  package var isCollection: Bool { type?.isBracketed == true }

  /// The wrapper that lets go of what is bad in a collection; `nil` for anything else.
  var lossyWrapper: String? {
    if isCollection { return isDictionary ? "LossyDictionary" : "LossyArray" }
    return type?.isSet == true ? "LossySet" : nil
  }
}
