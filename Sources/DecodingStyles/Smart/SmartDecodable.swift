/// A model that ``SmartDecoder`` decodes field by field, with its initial values as fallback.
///
/// Give every property an initial value. What the JSON has in another form is converted; what it
/// hasn't, or has in a form that can't be converted, keeps the initial value.
///
///     struct User: SmartCodable {
///       var name = ""
///       var age = 18
///     }
///     // {"name": 7, "age": "many"}  →  User(name: "7", age: 18)
///
/// Under `JSONDecoder` the same type is decoded strictly, as any other: by its coding keys, without
/// its mappings.
///
/// The protocol is SmartCodable's, which article 003 describes. There an initial value is lost when
/// coding keys or a key strategy rename the property, and a model in a dictionary isn't told that
/// its mapping is finished; here neither is so.
public protocol SmartDecodable: Decodable {
  /// Makes the model with its initial values.
  init()

  /// Called on every decoded model when its properties are set: children first, the root last.
  ///
  /// Models that stand in for what can't be decoded, and those in wrappers, arrays and
  /// dictionaries, are told too.
  mutating func didFinishMapping()

  /// Where the values of some properties are found, instead of under their coding keys; asked once.
  ///
  ///     static func mappingForKey() -> [SmartKeyTransformer]? {
  ///       [CodingKeys.name <--- ["nick_name", "profile.name"]]
  ///     }
  ///     // {"nick_name": null, "profile": {"name": "Ada"}}  →  name == "Ada"
  static func mappingForKey() -> [SmartKeyTransformer]?

  /// How the values of some properties are made of their JSON; asked once.
  ///
  ///     static func mappingForValue() -> [SmartValueTransformer]? {
  ///       [CodingKeys.born <--- SmartDateTransformer(.timestamp)]
  ///     }
  static func mappingForValue() -> [SmartValueTransformer]?
}

extension SmartDecodable {
  /// No property is found elsewhere.
  public static func mappingForKey() -> [SmartKeyTransformer]? { nil }

  /// No property is transformed.
  public static func mappingForValue() -> [SmartValueTransformer]? { nil }

  /// Does nothing.
  public mutating func didFinishMapping() {}
}

/// A model for smart decoding and encoding.
///
///     struct User: SmartCodable { var name = "" }
///     let user = User.deserialize(json: #"{"name": 7}"#)  // User(name: "7")
///     let json = user?.toJSONString()  // {"name":"7"}
public typealias SmartCodable = SmartDecodable & SmartEncodable
