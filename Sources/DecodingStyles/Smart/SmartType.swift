import DecodingTrace
import Foundation
import Synchronization

/// A type that smart decoding knows, by a pointer: it is never freed, and no references to it are
/// counted.
typealias KnownType = UnsafePointer<SmartType>

/// What smart decoding has to know of a type, found once.
struct SmartType: ~Copyable {
  /// Reads the type without its `init(from:)`, for types that the decoder knows itself.
  let reader: (any SmartReadable.Type)?
  /// The type as a smart model.
  let model: (any SmartDecodable.Type)?
  /// The type as an enum with a raw value.
  let isRawRepresentable: Bool
  let isDate: Bool
  /// Whether the standard library's or Foundation's code decodes the type, and isn't about the order of
  /// bounds.
  let isFoundation: Bool
  /// The type as a wrapper that brings its own fallback.
  let wrapper: (any ReportingWrapper.Type)?
  /// Whether the type is a property wrapper of smart models.
  private let isProperty: Bool
  /// What the type says of its properties' keys and values; empty for all but models that do.
  let mapping: SmartMapping
  let hasKeyMapping: Bool
  let hasValueMapping: Bool
  /// Whether the type is a property that is decoded from the object around it.
  let isFlat: Bool
  /// Whether a value of the type may be a fallback of its own making.
  let hasOwnFallback: Bool
  let optional: (any OptionalType.Type)?
  /// Whether a tally can say that a value of the type is as sent: it comes from one place, and
  /// nothing but its conversion has a say in it.
  let isCountable: Bool
  /// Whether any type was found whose keys are mapped.
  static let hasMetMapping = Atomic(false)
  /// The initial values by coding key, as far as they are the same for every instance.
  private let initial = AtomicLazyReference<InitialValues>()

  private init(_ type: any Any.Type) {
    let special = type as? any SpecialType.Type
    reader = special as? any SmartReadable.Type
    model = type as? any SmartDecodable.Type
    optional = special as? any OptionalType.Type
    let bare = optional?.wrappedType ?? type
    isRawRepresentable = bare is any RawRepresentable.Type
    isDate = type == Date.self || type == Date?.self
    isFoundation = TypeName.isStandard(bare) && !(bare is any RangeExpression.Type)
    wrapper = special as? any ReportingWrapper.Type
    isProperty = special is any SmartProperty.Type
    isFlat = special is any SmartFlatProperty.Type
    mapping = SmartMapping(model)
    hasKeyMapping = !mapping.candidates.isEmpty
    if hasKeyMapping { Self.hasMetMapping.store(true, ordering: .relaxed) }
    hasValueMapping = !mapping.transformers.isEmpty
    hasOwnFallback = wrapper != nil || (isRawRepresentable && type is any DefaultCodableEnum.Type)
    isCountable =
      reader?.isCountable
      ?? !(hasOwnFallback || isFlat || hasKeyMapping || hasValueMapping
      || isProperty
      || special is any ProbingType.Type || TypeTraits.of(bare).isContentless)
  }

  /// What is known of `type`.
  static func known(_ type: any Any.Type) -> KnownType {
    registry.value(of: type) {
      // A model's mapping may decode something itself.
      let known = UnsafeMutablePointer<SmartType>.allocate(capacity: 1)
      known.initialize(to: SmartType(type))
      return Entry(type: KnownType(known))
    }.type
  }

  // Unchecked: what is known doesn't change but for `initial`, which is atomic. Metatypes don't
  // change; the compiler can't tell that their conformances are bound to no actor, but nobody
  // conforms a type to these protocols in isolation and decodes it elsewhere.
  private struct Entry: @unchecked Sendable {
    let type: KnownType
  }

  private static let registry = TypeCache<Entry>()

  /// The initial values of `model`, which is this type; found when they are first asked for.
  func initialValues(of model: any SmartDecodable.Type) -> InitialValues {
    // A model's `init()` may decode something itself; of two found at one time the first stays.
    initial.load() ?? initial.storeIfNil(InitialValues(of: model))
  }

  /// Tells a model, of this type or in a wrapper of this type, that its properties are set.
  func finish<Value>(_ value: inout Value) {
    guard let model else {
      if isProperty { Self.finishProperty(&value) }
      return
    }
    // Bytes, not a pointer to a `Value`: the type of that would be searched for at each call.
    withUnsafeMutableBytes(of: &value) { bytes in
      // `Value` and `model` are one type: this was made from it.
      if let start = bytes.baseAddress { model.finish(at: start) }
    }
  }

  @inline(never)
  private static func finishProperty<Value>(_ value: inout Value) {
    if let property = value as? any SmartProperty, let finished = property.finished() as? Value {
      value = finished
    }
  }
}

extension SmartDecodable {
  /// Tells the model at an address that its properties are set.
  fileprivate static func finish(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.didFinishMapping()
  }
}
