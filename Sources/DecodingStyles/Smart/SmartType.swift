import DecodingReport
import Foundation
import Synchronization

/// What smart decoding has to know of a type, found once.
///
/// `@unchecked Sendable`: every stored property is immutable but `initial`, which is atomic.
/// Metatypes don't change; the compiler can't tell that their conformances are bound to no actor,
/// but nobody conforms a type to these protocols in isolation and decodes it elsewhere.
final class SmartType: @unchecked Sendable {
  /// Reads the type without its `init(from:)`, for types that the decoder knows itself.
  let reader: (any SmartReadable.Type)?
  /// The type as a smart model.
  let model: (any SmartDecodable.Type)?
  /// The type as an enum with a raw value.
  let isRawRepresentable: Bool
  let isDate: Bool
  /// The type as a wrapper that brings its own fallback.
  let wrapper: (any ReportingWrapper.Type)?
  /// What the type says of its properties' keys and values; empty for all but models that do.
  let mapping: SmartMapping
  let hasKeyMapping: Bool
  let hasValueMapping: Bool
  /// Whether the type is a property that is decoded from the object around it.
  let isFlat: Bool
  /// Whether a value of the type may be a fallback of its own making.
  let hasOwnFallback: Bool
  let isOptional: Bool
  /// Whether a tally can say that a value of the type is as sent: it comes from one place, and
  /// nothing but its conversion has a say in it.
  let isCountable: Bool
  /// The initial values by coding key, as far as they are the same for every instance.
  private let initial = AtomicLazyReference<InitialValues>()

  private init(_ type: any Any.Type) {
    reader = type as? any SmartReadable.Type
    model = type as? any SmartDecodable.Type
    isRawRepresentable = type is any RawRepresentable.Type
    isDate = type == Date.self || type == Date?.self
    wrapper = type as? any ReportingWrapper.Type
    isFlat = type is any SmartFlatProperty.Type
    mapping = SmartMapping(model)
    hasKeyMapping = !mapping.candidates.isEmpty
    hasValueMapping = !mapping.transformers.isEmpty
    hasOwnFallback = wrapper != nil || type is any DefaultCodableEnum.Type
    isOptional = type is any AnyOptional.Type
    isCountable =
      reader?.isCountable
      ?? !(hasOwnFallback || isFlat || hasKeyMapping || hasValueMapping
      || type is any SmartProperty.Type
      || type is any ProbingType.Type)
  }

  /// What is known of `type`.
  static func known(_ type: any Any.Type) -> SmartType {
    // A model's mapping may decode something itself.
    registry.value(of: type) { SmartType(type) }
  }

  private static let registry = TypeCache<SmartType>()

  /// The initial values of `model`, which is this type; found when they are first asked for.
  func initialValues(of model: any SmartDecodable.Type) -> InitialValues {
    // A model's `init()` may decode something itself; of two found at one time the first stays.
    initial.load() ?? initial.storeIfNil(InitialValues(of: model))
  }

  /// Tells a model, of this type or in a wrapper of this type, that its properties are set.
  func finish<Value>(_ value: inout Value) {
    guard let model else {
      if let property = value as? any SmartProperty, let finished = property.finished() as? Value {
        value = finished
      }
      return
    }
    func finish<Model: SmartDecodable>(_ model: Model.Type) {
      withUnsafeMutablePointer(to: &value) { pointer in
        // `Value` and `Model` are one type: `model` was made from it.
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Model.self).pointee
          .didFinishMapping()
      }
    }
    finish(model)
  }
}
