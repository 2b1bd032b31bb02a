import Synchronization

/// Ties a property to keys or to a transformer: `CodingKeys.name <--- "nick_name"`.
infix operator <---

/// Where in the JSON a property's value is to be looked for; made by `<---`.
public struct SmartKeyTransformer: Sendable {
  /// The property's coding key.
  let key: String
  /// Keys or paths, in the order in which they are tried.
  let candidates: [String]
}

/// How a property is made of its JSON value, and the JSON value of it; made by `<---`.
public struct SmartValueTransformer: Sendable {
  let key: String
  let fromJSON: @Sendable (Any) -> Any?
  let toJSON: @Sendable (Any) -> Any?
}

/// Takes the property from another key, or from a path such as `data.users[0].name`.
///
///     CodingKeys.name <--- "user.nick_name"
///     // {"user": {"nick_name": "Ada"}}  →  name == "Ada"
///
/// A key that is the whole text, dots and all, comes before the path. The property's own key isn't
/// looked for any more. Keys are spelled as the decoder's key strategy leaves them.
public func <--- (key: any CodingKey, name: String) -> SmartKeyTransformer {
  SmartKeyTransformer(key: key.stringValue, candidates: [name])
}

/// Takes the property from the first of several keys or paths whose value isn't null.
///
///     CodingKeys.name <--- ["nick_name", "name"]
///     // {"nick_name": null, "name": "Ada"}  →  name == "Ada"
///
/// That value is final: one that can't be decoded falls back, and no later candidate is asked.
public func <--- (key: any CodingKey, names: [String]) -> SmartKeyTransformer {
  SmartKeyTransformer(key: key.stringValue, candidates: names)
}

/// Makes the property's value by a transformer, also that of a wrapped property.
///
///     CodingKeys.born <--- SmartDateTransformer(.timestamp)
public func <--- <Transformer: ValueTransformable>(
  key: any CodingKey, transformer: Transformer
) -> SmartValueTransformer {
  SmartValueTransformer(
    key: key.stringValue,
    fromJSON: { transformer.transformFromJSON($0) },
    toJSON: { ($0 as? Transformer.Object).flatMap(transformer.transformToJSON) })
}

/// What a model type says of its properties' keys and values, by coding key.
struct SmartMapping: Sendable {
  private(set) var candidates: [String: [String]] = [:]
  private(set) var transformers: [String: SmartValueTransformer] = [:]

  init(_ model: (any SmartDecodable.Type)?) {
    for mapped in model?.mappingForKey() ?? [] {
      candidates[mapped.key, default: []] += mapped.candidates
    }
    for transformer in model?.mappingForValue() ?? [] {
      transformers[transformer.key] = transformer
    }
  }
}

extension SmartDecoder {
  /// Whether any model that was decoded in this process maps keys.
  package static var hasMetMapping: Bool { SmartType.hasMetMapping.load(ordering: .relaxed) }

  /// Whether a model's mapping says where any key's value is.
  package static func mapsKeys(_ model: any Any.Type) -> Bool {
    SmartType.known(model).pointee.hasKeyMapping
  }

  /// Where a model's mapping looks for the value of a key, by steps from its object; none for a key
  /// that it doesn't map.
  package static func mappedPlaces(_ model: any Any.Type, _ key: String) -> [[String]] {
    let candidates = SmartType.known(model).pointee.mapping.candidates[key] ?? []
    return candidates.map { SmartSession.steps(of: $0) }
  }
}
