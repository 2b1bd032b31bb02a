/// Wrappers in the manner of well-known libraries, which know nothing of reports.
extension EverydayModel {
  private static let lossyWrappers = #"""
    struct Anything: Decodable {}
    struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Box<T: Decodable>: Decodable {
      let value: T
      init(from d: any Decoder) throws { value = try d.singleValueContainer().decode(T.self) }
    }
    @propertyWrapper struct LossyDictionary<V: Decodable>: Decodable {
      var wrappedValue: [String: V]
      init(from decoder: any Decoder) throws {
        var elements: [String: V] = [:]
        let container = try decoder.container(keyedBy: Key.self)
        let keys = try decoder.singleValueContainer().decode([String: Anything].self).keys
        for key in keys.sorted().map(Key.init(stringValue:)) {
          do {
            elements[key.stringValue] = try container.decode(Box<V>.self, forKey: key).value
          } catch {
            _ = try? container.decode(Anything.self, forKey: key)
          }
        }
        wrappedValue = elements
      }
    }
    @propertyWrapper struct LossyArray<T: Decodable>: Decodable {
      var wrappedValue: [T]
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [T] = []
        while !container.isAtEnd {
          do {
            elements.append(try container.decode(Box<T>.self).value)
          } catch {
            _ = try? container.decode(Anything.self)
          }
        }
        wrappedValue = elements
      }
    }
    struct Item: Decodable { var id: Int }
    struct Root: Decodable {
      @LossyDictionary var d: [String: Int]
      @LossyDictionary var o: [String: Item]
      @LossyArray var a: [Int]
      @LossyArray var b: [Item]
    }
    """#

  private static let overloads = #"""
    @propertyWrapper struct Nested<T: Decodable>: Decodable {
      var wrappedValue: T?
      init(_ value: T?) { wrappedValue = value }
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(T.self)
      }
    }
    @propertyWrapper struct List<T: Decodable>: Decodable {
      var wrappedValue: [T]
      init(_ value: [T]) { wrappedValue = value }
      init(from decoder: any Decoder) throws { wrappedValue = try [T](from: decoder) }
    }
    @propertyWrapper struct Skipped<T: Decodable>: Decodable {
      var wrappedValue: T?
      init(_ value: T?) { wrappedValue = value }
      init(from decoder: any Decoder) throws { wrappedValue = nil }
    }
    @propertyWrapper struct Attempt<T: Decodable>: Decodable {
      var wrappedValue: T?
      init(from decoder: any Decoder) throws { wrappedValue = try? T(from: decoder) }
    }
    extension KeyedDecodingContainer {
      func decode<T>(_: Nested<T>.Type, forKey key: Key) throws -> Nested<T> {
        try contains(key) ? Nested(from: superDecoder(forKey: key)) : Nested(nil)
      }
      func decode<T>(_: List<T>.Type, forKey key: Key) throws -> List<T> {
        guard let decoder = try? superDecoder(forKey: key),
          var container = try? decoder.unkeyedContainer()
        else { return List([]) }
        var elements: [T] = []
        while !container.isAtEnd {
          let element = try container.superDecoder()
          if let value = try? element.singleValueContainer().decode(T.self) { elements.append(value) }
        }
        return List(elements)
      }
      func decode<T>(_: Skipped<T>.Type, forKey key: Key) throws -> Skipped<T> { Skipped(nil) }
    }
    struct Tagged: Decodable {
      var name: String
      @List var tags: [String]
    }
    struct Root: Decodable {
      @Nested var a: Int?
      @List var list: [Int]
      @List var none: [Int]
      @Skipped var secret: String?
      @Attempt var tagged: Tagged?
      var last: Int
    }
    """#

  static let strangers: [EverydayModel] = [
    EverydayModel(
      name: "a lossy dictionary that asks for its keys, and helpers around elements",
      source: lossyWrappers,
      payload:
        #"{"d": {"x": 1, "y": "2", "z": null}, "o": {"p": {"id": 1}, "q": {"id": "2"}}, "a": [1, "2"], "b": [{"id": 1}, {"id": "2"}]}"#,
      lines: [
        #"$.d {"x": 1, "y": "2", "z": nul… ~ ["x": 1] bad-element"#,
        #"$.d.x 1 ✓ 1"#,
        #"$.d.y "2" ⊘ dropped wrong-type!"#,
        #"$.d.z null ⊘ dropped null"#,
        #"$.o.p.id 1 ✓ 1"#,
        #"$.o.q.id "2" ⊘ dropped wrong-type!"#,
        #"$.a [1, "2"] ~ [1] bad-element"#,
        #"$.a[1] "2" ⊘ dropped wrong-type!"#,
        #"$.b[0].id 1 ✓ 1"#,
        #"$.b[1] {"id": "2"} ⊘ dropped bad-element!"#,
        #"strict decoded 4 as sent · 5 dropped · 4 lost silently"#,
      ]),
    EverydayModel(
      name: "as before, of nothing but good values",
      source: lossyWrappers,
      payload: #"{"d": {"x": 1}, "o": {"p": {"id": 1}}, "a": [1, 2], "b": [{"id": 1}]}"#,
      lines: [
        #"$.d {"x": 1} ✓ ["x": 1]"#,
        #"$.o {"p": {"id": 1}} ✓ ["p": Item(id: 1)]"#,
        #"$.a [1, 2] ✓ [1, 2]"#,
        #"$.b [{"id": 1}] ✓ [Item(id: 1)]"#,
        #"strict decoded 5 as sent"#,
      ]),
    EverydayModel(
      name: "calls of containers for wrappers that read by decoders of their own",
      source: overloads,
      payload:
        #"{"a": 1, "list": [1, "2"], "none": [], "secret": "s", "tagged": {"name": "n", "tags": ["t", 5]}, "last": 1}"#,
      lines: [
        #"$.a 1 ✓ 1"#,
        #"$.list [1, "2"] ~ [1] bad-element"#,
        #"$.list[0] 1 ✓ 1"#,
        #"$.list[1] "2" ⊘ dropped wrong-type!"#,
        #"$.none [] ✓ []"#,
        #"$.tagged {"name": "n", "tags": ["t",… ~ Tagged(name: "n", tags: ["t… bad-element"#,
        #"$.tagged.name "n" ✓ "n""#,
        #"$.tagged.tags[1] 5 ⊘ dropped wrong-type!"#,
        #"$.last 1 ✓ 1"#,
        #"$.secret "s" ∅ nil unknown-key!"#,
      ]),
    EverydayModel(
      name: "as before, where the first of them throws",
      source: overloads,
      payload: #"{"a": "x", "list": [1, "2"], "secret": "s", "last": "y"}"#,
      lines: [
        #"$.a "x" ✗ wrong-type"#,
        #"$.list [1, "2"] ⋯ (~ [1])"#,
        #"$.list[1] "2" ⋯ (⊘ wrong-type)"#,
        #"$.last "y" ⋯ (✗ wrong-type)"#,
        #"$.secret "s" ⋯ (∅ nil)"#,
      ]),
  ]
}
