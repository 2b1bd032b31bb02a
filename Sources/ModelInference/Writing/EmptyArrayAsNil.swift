/// The wrapper for objects in whose place an empty array stands at times: PHP writes an empty
/// object so.
///
/// The container is asked, not the value's decoder: what it answers isn't taken for an error that
/// somebody caught, in reports of the decode.
enum EmptyArrayAsNil {
  static let name = "EmptyArrayAsNil"

  static let declaration = """
    /// An object, or nil for an empty array in its place, which is how PHP writes an empty object.
    @propertyWrapper
    struct EmptyArrayAsNil<Value: Codable>: Codable {
      var wrappedValue: Value?

      init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
      }

      init(from decoder: any Decoder) throws {
        if let elements = try? decoder.unkeyedContainer(), elements.isAtEnd {
          wrappedValue = nil
        } else {
          wrappedValue = try Value?(from: decoder)
        }
      }

      func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
      }
    }

    extension KeyedDecodingContainer {
      func decode<Value>(
        _ type: EmptyArrayAsNil<Value>.Type, forKey key: Key
      ) throws -> EmptyArrayAsNil<Value> {
        if let elements = try? nestedUnkeyedContainer(forKey: key), elements.isAtEnd {
          return EmptyArrayAsNil(wrappedValue: nil)
        }
        return EmptyArrayAsNil(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
      }
    }
    """
}
