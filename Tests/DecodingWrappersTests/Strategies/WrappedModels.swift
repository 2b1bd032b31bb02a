import DecodingWrappers
import Foundation

/// A value alone, in an array, in a dictionary and in an object, bare and in every wrapper that
/// takes it there.
enum WrappedModels<T: TreatedType> {
  struct Bare: Codable, Equatable { var theValue: T }
  struct BareList: Codable, Equatable { var theValue: [T] }
  struct BareMap: Codable, Equatable { var theValue: [String: T] }
  struct BareObject: Codable, Equatable { var theValue: Holder<T> }

  struct ByType: Codable { @DefaultCodable var theValue: Shell<T> }
  struct ByProvider: Codable { @Default<Spare<T>> var theValue: T }
  struct Stacked: Codable { @DefaultCodable @InShell var theValue: T }
  struct Lossily: Codable { @LossyOptional var theValue: T? }
  struct State: Codable { @Tristate var theValue: T?? }
  struct Null: Codable { var theValue: OptionalValue<T>? }
  struct LenientNull: Codable { var theValue: LenientOptionalValue<T>? }
  struct Element: Codable { var theValue: LossyElement<T> }

  struct Array: Codable { @DefaultArray var theValue: [T] }
  struct ArrayByType: Codable { @DefaultCodable var theValue: [T] }
  struct ArrayByProvider: Codable { @Default<[T].Empty> var theValue: [T] }
  struct Lossy: Codable { @LossyArray var theValue: [T] }
  struct MaybeLossy: Codable { @LossyArray var theValue: [T]? }
  struct Unique: Codable { @LossySet var theValue: Set<T> }
  struct Elements: Codable { var theValue: [LossyElement<T>] }
  struct Defaults: Codable { var theValue: [DefaultCodable<Shell<T>>] }

  struct Map: Codable { @LossyDictionary var theValue: [String: T] }
  struct MaybeMap: Codable { @LossyDictionary var theValue: [String: T]? }
  struct MapByType: Codable { @DefaultCodable var theValue: [String: T] }
  struct MapByProvider: Codable { @Default<[String: T].Empty> var theValue: [String: T] }

  struct Object: Codable { @DefaultObject var theValue: Holder<T> }
  struct MaybeObject: Codable { @LossyOptional var theValue: Holder<T>? }

  @propertyWrapper
  struct InShell: Codable, DefaultValue {
    var wrappedValue: T
    static var defaultValue: InShell { InShell(wrappedValue: .other) }

    init(wrappedValue: T) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(T.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  /// A bare value, and the models that must read and write it alike.
  struct Shape {
    var bare: any Codable & Equatable
    var models: [any Codable.Type]
  }

  static var shapes: [Shape] {
    [
      Shape(
        bare: Bare(theValue: .sample),
        models: [
          ByType.self, ByProvider.self, Stacked.self, Lossily.self, State.self, Null.self,
          LenientNull.self, Element.self,
        ]),
      Shape(
        bare: BareList(theValue: [.sample]),
        models: [
          Array.self, ArrayByType.self, ArrayByProvider.self, Lossy.self, MaybeLossy.self,
          Unique.self, Elements.self, Defaults.self,
        ]),
      Shape(
        bare: BareMap(theValue: ["a_bC": .sample]),
        models: [Map.self, MaybeMap.self, MapByType.self, MapByProvider.self]),
      Shape(
        bare: BareObject(theValue: Holder(.sample)),
        models: [Object.self, MaybeObject.self]),
    ]
  }
}
