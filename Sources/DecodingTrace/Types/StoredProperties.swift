import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of a type of models: of what types they are declared, and where in a value
/// they stand.
///
/// Found once a type, and read where they stand: a mirror of each value would take microseconds a
/// property, and a report looks at each property of each model.
package final class StoredProperties: Sendable {
  /// One stored property.
  package final class Property: Sendable {
    /// The type as it is declared.
    package let type: any Any.Type
    /// The type without wrappers and optionals around it.
    package let bareType: any Any.Type
    /// As it is declared, with a wrapper's underscore.
    package let name: String
    fileprivate let offset: Int
    /// Whether it may be weak or unowned, which the runtime doesn't say: then it isn't read where
    /// it stands.
    fileprivate let mayBeUncounted: Bool
    /// The bytes of a value of the type, or of the type that is optional here, without the gaps
    /// between its own properties.
    fileprivate let bytes: [Range<Int>]
    /// The type that is optional here; `nil` for one that isn't.
    fileprivate let wrappedType: ObjectIdentifier?
    /// The bytes behind the wrapped value that tell whether there is one.
    fileprivate let tag: Range<Int>

    fileprivate init(_ field: Field) {
      let wrapped = TypeTraits.optional(field.type)
      let size = StoredProperties.size(of: wrapped ?? field.type)
      type = field.type
      name = field.name
      bareType = TypeTraits.of(field.type).bare
      offset = field.offset
      mayBeUncounted = StoredProperties.mayBeUncounted(field.type)
      bytes = StoredProperties.bytes(of: wrapped ?? field.type)
      wrappedType = wrapped.map { ObjectIdentifier($0) }
      tag = size..<StoredProperties.size(of: field.type)
    }
  }

  /// In the order of their declarations.
  package let fields: [Property]
  /// Their names; a wrapper's storage bears its property's with an underscore. `nil` for one that
  /// another of its name hides.
  private let names: [String?]
  private let places: [String: Int]
  /// The place behind the one that was found last: models are asked in the order of declarations.
  private let next = Atomic(0)
  private let type: any Any.Type
  private let isClass: Bool
  /// Whether a value is a struct of just these properties, and all of them can be read where they
  /// stand.
  let isPlainStruct: Bool
  /// Whether a property is named as the one that each property wrapper has.
  package let holdsWrappedValue: Bool
  /// Whether it is stored as SIMD vectors are.
  package var mayBeVector: Bool { fields.count == 1 && fields[0].name == "_storage" }

  private static let known = TypeCache<StoredProperties>()

  /// The properties of a type.
  package static func of(_ type: any Any.Type) -> StoredProperties {
    known.value(of: type) { StoredProperties(of: type) }
  }

  private init(of type: any Any.Type) {
    self.type = type
    isClass = type is AnyObject.Type
    let found = Self.fields(of: type)
    fields = found.map { Property($0) }
    isPlainStruct =
      Self.isStruct(type) && !(type is any CustomReflectable.Type)
      && !fields.contains(where: \.mayBeUncounted)
    var places: [String: Int] = [:]
    for (place, field) in found.enumerated() where places[field.name] == nil {
      places[field.name] = place
    }
    var names: [String?] = []
    // What the standard library stores is no wrapper's.
    let hasWrappers = !TypeName.isStandard(type)
    for (place, field) in found.enumerated() {
      let isWrapper = hasWrappers && field.name.hasPrefix("_")
      let bare = isWrapper ? String(field.name.dropFirst()) : field.name
      if places[bare] == nil { places[bare] = place }
      names.append(places[bare] == place ? bare : nil)
    }
    holdsWrappedValue = places["wrappedValue"] != nil || type is any ComputedWrapper.Type
    self.names = names
    self.places = places
  }

  /// The property of a name; a wrapper's storage is found with its underscore, too.
  package subscript(name: String) -> Property? {
    let expected = next.load(ordering: .relaxed)
    let place: Int
    if expected < names.count, names[expected] == name {
      place = expected
    } else if expected > 0, names[expected - 1] == name {
      // Of one property several things are asked.
      return fields[expected - 1]
    } else if let known = places[name] {
      place = known
    } else {
      return nil
    }
    next.store(place + 1, ordering: .relaxed)
    return fields[place]
  }

  /// What a model holds in a property; `nil` for one that a mirror must show.
  package func value(of property: Property, in model: Any) -> Any? {
    guard !property.mayBeUncounted else { return nil }
    func value<Declared>(as type: Declared.Type) -> Any {
      withMemory(of: model) { memory in
        (memory + property.offset).assumingMemoryBound(to: type).pointee
      }
    }
    return _openExistential(property.type, do: value)
  }

  /// Whether a model plainly holds a value in a property: it is there bit by bit. False where that
  /// takes a closer look.
  package func holds(_ value: Any, in property: Property, of model: Any) -> Bool {
    func isHeld<Value>(_ value: Value) -> Bool {
      if property.type == Value.self || property.holds(Value.self), property.tag.isEmpty {
        return withUnsafePointer(to: value) { hasBytes(of: $0, property, model) }
      }
      return property.holds(Value.self) && holdsOptional(value, in: property, of: model)
    }
    return _openExistential(value, do: isHeld)
  }

  /// As `holds`, for an optional with room beside the value for its tag.
  @inline(never)
  private func holdsOptional<Value>(
    _ value: Value, in property: Property, of model: Any
  ) -> Bool {
    withUnsafePointer(to: Value?.some(value)) { hasBytes(of: $0, property, model) }
  }

  /// Whether a value of one property plainly holds `content` there; true for one of several.
  package func mayConsist(of content: Any, _ value: Any) -> Bool {
    guard let only = fields.first else { return false }
    return fields.count > 1 || holds(content, in: only, of: value)
  }

  private func hasBytes(
    of value: UnsafeRawPointer, _ property: Property, _ model: Any
  ) -> Bool {
    withMemory(of: model) { memory in
      let held = memory + property.offset
      func isSame(_ bytes: Range<Int>) -> Bool {
        memcmp(held + bytes.lowerBound, value + bytes.lowerBound, bytes.count) == 0
      }
      return property.bytes.allSatisfy(isSame) && isSame(property.tag)
    }
  }

  /// Runs `body` with the place that the offsets of properties count from.
  private func withMemory<Answer>(
    of model: Any, _ body: (UnsafeRawPointer) -> Answer
  ) -> Answer {
    func run<Model>(_ model: Model) -> Answer {
      guard isClass else {
        guard Model.self == type else { return _openExistential(type, do: runUnwrapped) }
        return withUnsafePointer(to: model) { body(UnsafeRawPointer($0)) }
      }
      let object = model as AnyObject
      return withExtendedLifetime(object) {
        body(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
      }
    }
    // What a property of a protocol's type holds may be wrapped in that type, too.
    func runUnwrapped<Model>(_ type: Model.Type) -> Answer {
      guard let model = model as? Model else { preconditionFailure("found by its type") }
      return withUnsafePointer(to: model) { body(UnsafeRawPointer($0)) }
    }
    return _openExistential(model, do: run)
  }
}

extension StoredProperties.Property {
  /// Whether the property is an optional of this type.
  fileprivate func holds<Value>(_ type: Value.Type) -> Bool {
    wrappedType == ObjectIdentifier(type)
  }
}

extension StoredProperties {
  fileprivate typealias Field = (name: String, type: any Any.Type, offset: Int)

  /// The properties of a struct or a class, a superclass's included.
  private static func fields(of type: any Any.Type) -> [Field] {
    var fields: [Field] = []
    // What the standard library keeps a dictionary in is nobody's property.
    guard type is AnyObject.Type || isStruct(type), !(type is any DictionaryType.Type) else {
      return []
    }
    // The library's constant for classes is a variable to the compiler.
    let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
    _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append((String(cString: name), type, offset))
      return true
    }
    return fields
  }

  private static func isStruct(_ type: any Any.Type) -> Bool {
    kind(of: type) == .struct
  }

  /// Whether the type is an enum; an optional is none to the runtime.
  package static func isEnum(_ type: any Any.Type) -> Bool { kind(of: type) == .enum }

  static func kind(of type: any Any.Type) -> _MetadataKind {
    func kind<Wrapped>(_ type: Wrapped.Type) -> _MetadataKind {
      var found = _MetadataKind.unknown
      _forEachField(of: Boxed<Wrapped>.self) { _, _, _, kind in
        found = kind
        return false
      }
      return found
    }
    return _openExistential(type, do: kind)
  }

  /// A struct of one field, which is how the runtime tells a type's kind.
  private struct Boxed<Value> { var value: Value }

  fileprivate static func mayBeUncounted(_ type: any Any.Type) -> Bool {
    switch kind(of: TypeTraits.optional(type) ?? type) {
    case .class, .existential, .objcClassWrapper, .foreignClass: true
    default: false
    }
  }

  fileprivate static func size(of type: any Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// The bytes of a value that count: those of its own properties, as deep as they go.
  fileprivate static func bytes(of type: any Any.Type) -> [Range<Int>] {
    let whole = [0..<size(of: type)]
    guard isStruct(type) else { return whole }
    var parts: [Range<Int>] = []
    var hasFields = false
    _forEachField(of: type) { _, offset, type, _ in
      hasFields = true
      for part in bytes(of: type) where !part.isEmpty {
        let moved = part.lowerBound + offset..<part.upperBound + offset
        if let last = parts.last, last.upperBound == moved.lowerBound {
          parts[parts.count - 1] = last.lowerBound..<moved.upperBound
        } else {
          parts.append(moved)
        }
      }
      return true
    }
    return hasFields ? parts : whole
  }
}
