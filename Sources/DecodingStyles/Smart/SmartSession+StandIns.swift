import DecodingRecord
import JSONSource

extension SmartSession {
  /// What is known of a value that stands in for the payload's; nothing of a decoded one.
  struct Replacement {
    /// Where the value comes from.
    var fallback: FallbackOrigin?
    /// Why it isn't the payload's.
    var reason: Reason?

    /// Returns a value that stands in, and notes what is known of it.
    mutating func noted<Value>(
      _ value: Value, _ fallback: FallbackOrigin? = nil, _ reason: Reason
    ) -> Value {
      self = Replacement(fallback: fallback, reason: reason)
      return value
    }
  }

  /// Decodes the required value of `key`, found at `node`, or finds one that stands in for it, and
  /// notes that.
  ///
  /// `depth` is the depth of the object that has the key. Throws only where nothing can stand in,
  /// and within a dictionary or another container that is all or nothing.
  func settle<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value {
    guard node >= 0 else {
      guard options.profile == .six else {
        return try settleByTwo(type, key, node, depth: depth, noting: &replacement)
      }
      return try settleWithout(type, key, .missing, depth: depth, noting: &replacement) {
        missing(key, type)
      }
    }
    notes.failure = nil
    descend(to: key, depth: depth)
    if hasTransformer(for: key, depth: depth) {
      return try settleTransformed(type, key, node, depth: depth, noting: &replacement)
    }
    return try settleSent(type, key, node, depth: depth, noting: &replacement)
  }

  /// As `settle`, where the model has a transformer of its own for `key`. A function of its own:
  /// where nothing is optional, no optional's type has to be searched for.
  @inline(never)
  private func settleTransformed<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value {
    if let value = transformed(type, key, node, depth: depth) { return value }
    return try settleSent(type, key, node, depth: depth, noting: &replacement)
  }

  private func settleSent<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value {
    guard options.profile == .six else {
      return try settleByTwo(type, key, node, depth: depth, noting: &replacement)
    }
    do {
      return try value(type, node, depth: depth + 1)
    } catch {
      return try settle(type, key, after: error, at: node, depth: depth, noting: &replacement)
    }
  }

  /// The initial value that stands in for a scalar's, without an error that says why; `nil` where
  /// there is none, or it mustn't. Only for frames that are direct.
  func quickStandIn<Value: SmartScalar>(_ type: Value.Type, _ key: String, depth: Int) -> Value? {
    guard !frames[depth].isStrict, let owner = owner(depth) else { return nil }
    return initialValue(type, key, owner)
  }

  /// Finds what stands in for the required value of `key`, whose decoding threw `error`.
  func settle<Value: Decodable>(
    _ type: Value.Type, _ key: String, after error: any Error, at node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value {
    let reason = reason(for: error, known(type), at: node)
    if reason == .custom { note(swallowed: error) }
    return try settleWithout(type, key, reason, depth: depth, noting: &replacement) { error }
  }

  private func settleWithout<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ reason: Reason, depth: Int,
    noting replacement: inout Replacement, _ error: () -> any Error
  ) throws -> Value {
    guard !frames[depth].isStrict else { throw error() }
    let failure = notes.failure
    guard let (value, origin) = standIn(type, known(type), key, depth: depth) else {
      notes.failure = failure
      throw error()
    }
    notes.failure = nil
    return replacement.noted(value, origin, reason)
  }

  /// As `settle`, of a value that may be `nil`: that stands in where there is no initial value.
  func settleOptional<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int,
    noting replacement: inout Replacement
  ) throws -> Value? {
    let known = known(type)
    notes.failure = nil
    var reason = node >= 0 ? Reason.null : .missing
    descend(to: key, depth: depth)
    if hasTransformer(for: key, depth: depth),
      let value = transformed(type, key, node, depth: depth)
    {
      return value
    }
    guard options.profile == .six else {
      return try settleOptionalByTwo(type, key, node, depth: depth, noting: &replacement)
    }
    if kind(node) != .null {
      do {
        return try value(type, known, node, depth: depth + 1)
      } catch {
        if frames[depth].isStrict { throw error }
        reason = self.reason(for: error, known, at: node)
        if reason == .custom { note(swallowed: error) }
        notes.failure = nil
      }
    }
    // A wrapper that finds nothing takes its own default, whatever the property's initial value is; a
    // wrapper that is optional is nil. Its own overload does so.
    if known.pointee.wrapper != nil { return replacement.noted(nil, nil, reason) }
    if let value = currentValue(type, key, depth: depth) {
      return replacement.noted(value, .initialValue, reason)
    }
    if let owner = owner(depth), var value = initialValue(type, key, owner) {
      known.pointee.finish(&value)
      return replacement.noted(value, .initialValue, reason)
    }
    return replacement.noted(nil, nil, reason)
  }

  /// What a session of its own makes, so that what is asked for on the way isn't recorded: it stands
  /// nowhere in the document.
  private func silently<Value>(_ make: (SmartSession) throws -> Value) -> Value? {
    let silent = SmartSession(document, options: options, recorder: nil)
    defer { silent.close() }
    return try? make(silent)
  }

  /// Whether the model has a transformer of its own for the values of `key`.
  private func hasTransformer(for key: String, depth: Int) -> Bool {
    guard let owner = frames[depth].owner, owner.pointee.hasValueMapping else { return false }
    return owner.pointee.mapping.transformers[key] != nil
  }

  /// What the model's own transformer makes of the value at `node`, where it has one for `key`.
  private func transformed<Value>(
    _ type: Value.Type, _ key: String, _ node: Int, depth: Int
  ) -> Value? {
    guard node >= 0, let owner = frames[depth].owner, owner.pointee.hasValueMapping,
      let transformer = owner.pointee.mapping.transformers[key],
      let made = transformer.fromJSON(object(at: node)),
      let value = made as? Value ?? (type as? any SmartProperty.Type)?.holding(made) as? Value
    else { return nil }
    notes.conversion = .custom
    return value
  }

  func missing(_ key: String, _ type: any Any.Type) -> DecodingError {
    DecodingError.keyNotFound(
      SmartCodingKey(key),
      DecodingError.Context(
        codingPath: [], debugDescription: "No value for the key \"\(key)\" of type \(type)."))
  }

  /// The type whose `init(from:)` runs at `depth`, where it is a model with initial values.
  func owner(_ depth: Int) -> KnownType? {
    guard let owner = frames[depth].owner, owner.pointee.model != nil else {
      return nil
    }
    return owner
  }

  /// The value that stands in for `key`'s: its initial value, else the type's default.
  private func standIn<Value: Decodable>(
    _ type: Value.Type, _ known: KnownType, _ key: String, depth: Int
  ) -> (Value, FallbackOrigin)? {
    if let value = currentValue(type, key, depth: depth) {
      return (value, .initialValue)
    }
    if let owner = owner(depth), var value = initialValue(type, key, owner) {
      known.pointee.finish(&value)
      return (value, .initialValue)
    }
    if let model = initialModel(type, known) { return (model, .typeDefault) }
    if let (value, origin) = Self.typeDefault(type) { return (value, origin) }
    guard depth + 1 < Self.depthLimit else { return nil }
    // What remains are plain Codable models, and enums without a default, which throw.
    let empty =
      recorder == nil
      ? try? value(type, known, SmartPlace.emptyObject, depth: depth + 1)
      : silently { try $0.value(type, SmartPlace.emptyObject, depth: 0) }
    return empty.map { ($0, .emptyObject) }
  }

  /// A model with its initial values, where `type` is a smart one.
  func initialModel<Value>(_ type: Value.Type, _ known: KnownType) -> Value? {
    guard let model = known.pointee.model, var value = model.init() as? Value else { return nil }
    known.pointee.finish(&value)
    return value
  }

  /// The value that stands in for a type's, where nothing is known but the type.
  static func typeDefault<Value>(_ type: Value.Type) -> (Value, FallbackOrigin)? {
    if let type = type as? any SmartProperty.Type {
      return (type.ofDefault() as? Value).map { ($0, .typeDefault) }
    }
    if let type = type as? any SmartCaseDefaultable.Type {
      return (type.defaultCase as? Value).map { ($0, .defaultCase) }
    }
    if let type = type as? any SmartAssociatedEnumerable.Type {
      return (type.defaultCase as? Value).map { ($0, .defaultCase) }
    }
    if let type = type as? any DefaultCodableEnum.Type {
      return (type.defaultCase as? Value).map { ($0, .defaultCase) }
    }
    if let type = type as? any DefaultValue.Type {
      return (type.defaultValue as? Value).map { ($0, .typeDefault) }
    }
    if let type = type as? any ExpressibleByNilLiteral.Type {
      return (type.init(nilLiteral: ()) as? Value).map { ($0, .typeDefault) }
    }
    return nil
  }

  /// The initial value of the property that `owner` encodes under `key`.
  func initialValue<Value>(
    _ type: Value.Type, _ key: String, _ owner: KnownType
  ) -> Value? {
    owner.pointee.model.flatMap { owner.pointee.initialValues(of: $0).value(key, as: type) }
  }
}
