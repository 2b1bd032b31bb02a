import Foundation
@_spi(Reflection) import Swift

extension SwiftType {
  /// A type without the wrappers that report: around it, around elements, and around what is optional.
  package init(_ type: any Any.Type) {
    self = Self.known.value(of: type) { Self.made(of: type) { SwiftType($0) } }
  }

  private static let known = TypeCache<SwiftType>()

  /// `inner` makes what it is made of.
  private static func made(
    of type: any Any.Type, _ inner: (any Any.Type) -> SwiftType
  ) -> SwiftType {
    if let standard = standardTypes[ObjectIdentifier(type)] { return .standard(standard) }
    if let special = type as? any SpecialType.Type {
      if let wrapper = special as? any ReportingWrapper.Type { return inner(wrapper.wrappedType) }
      if let built = built(special, inner) { return built }
    }
    return named(type)
  }

  /// A generic type as it is, with the wrappers in it.
  private static func argument(_ type: any Any.Type) -> SwiftType {
    if let standard = standardTypes[ObjectIdentifier(type)] { return .standard(standard) }
    return (type as? any SpecialType.Type).flatMap { built($0, argument) } ?? named(type)
  }

  private static func built(
    _ type: any SpecialType.Type, _ inner: (any Any.Type) -> SwiftType
  ) -> SwiftType? {
    switch type {
    case let type as any OptionalType.Type: .optional(inner(type.wrappedType))
    case let type as any DictionaryType.Type:
      .dictionary(inner(type.keyType), inner(type.valueType))
    case let type as any ArrayType.Type: .array(inner(type.elementType))
    case let type as any SetType.Type: .set(inner(type.elementType))
    case let type as any RangeType.Type: .range(argument(type.boundType), isClosed: type.isClosed)
    default: nil
    }
  }

  private static func named(_ type: any Any.Type) -> SwiftType {
    switch StoredProperties.kind(of: type) {
    case .tuple:
      tuple(type)
    case .existential, .existentialMetatype, .function, .metatype: .unnamed("\(type)")
    default: nominal(type)
    }
  }

  private static func tuple(_ type: any Any.Type) -> SwiftType {
    var elements: [TupleElement] = []
    _forEachField(of: type) { name, _, type, _ in
      let label = String(cString: name)
      elements.append(
        TupleElement(label: label.first == "." ? nil : label, type: argument(type)))
      return true
    }
    return .tuple(elements)
  }

  /// A type by its name, with its arguments where the runtime tells them.
  private static func nominal(_ type: any Any.Type) -> SwiftType {
    let name = "\(type)"
    guard let generic = GenericArguments(of: type) else { return .nominal(Nominal(name: name)) }
    // Those of the types around it come first.
    let arguments = generic.types.map(argument)
    return (0...arguments.count).lazy
      .map { .nominal(Nominal(name: generic.name, arguments: arguments.suffix($0))) }
      .first { $0.runtimeName == name } ?? .nominal(Nominal(name: name))
  }

  private static let standardTypes: [ObjectIdentifier: Standard] = {
    var types: [(any Any.Type, Standard)] = [
      (Bool.self, .bool), (String.self, .string), (Double.self, .double), (Float.self, .float),
      (CGFloat.self, .cgFloat), (Decimal.self, .decimal), (Date.self, .date), (Data.self, .data),
      (URL.self, .url), (UUID.self, .uuid),
    ]
    #if !(os(macOS) && arch(x86_64))
      types.append((Float16.self, .float16))
    #endif
    types += Standard.allCases.compactMap { standard in standard.integer.map { ($0, standard) } }
    return Dictionary(types.map { (ObjectIdentifier($0), $1) }) { first, _ in first }
  }()
}

/// A range of any bounds.
private protocol RangeType: SpecialType {
  static var boundType: any Any.Type { get }
  static var isClosed: Bool { get }
}

extension Range: RangeType {
  fileprivate static var boundType: any Any.Type { Bound.self }
  fileprivate static var isClosed: Bool { false }
}

extension ClosedRange: RangeType {
  fileprivate static var boundType: any Any.Type { Bound.self }
  fileprivate static var isClosed: Bool { true }
}

/// What a generic struct or enum has for its parameters: it stands in the type's metadata, whose form is that of
/// the stable ABI.
private struct GenericArguments {
  let name: String
  /// Those of the types around it, too.
  let types: [any Any.Type]

  /// `nil` for any other type.
  init?(of type: any Any.Type) {
    switch StoredProperties.kind(of: type) {
    case .struct, .enum: break
    default: return nil
    }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(
      fromByteOffset: Self.placeOfDescriptor, as: UnsafeRawPointer.self)
    guard descriptor.load(as: UInt32.self) & Self.isGeneric != 0 else { return nil }
    let namePlace = descriptor + Self.placeOfName
    name = String(
      cString: (namePlace + Int(namePlace.load(as: Int32.self)))
        .assumingMemoryBound(to: CChar.self))
    let header = descriptor + Self.placeOfHeader
    let count = Int(header.load(as: UInt16.self))
    let parameters = (0..<count).map {
      header.load(fromByteOffset: Self.sizeOfHeader + $0, as: UInt8.self)
    }
    // A pack, or a parameter that is another one by a `where`.
    guard parameters.allSatisfy({ $0 == Self.keyType }) else { return nil }
    types = (0..<count).map {
      metadata.load(
        fromByteOffset: Self.placeOfArguments + $0 * MemoryLayout<Int>.size, as: Any.Type.self
      )
    }
  }

  // Two words before the arguments: the kind, and the descriptor.
  private static let placeOfDescriptor = MemoryLayout<Int>.size
  private static let placeOfArguments = 2 * MemoryLayout<Int>.size
  // A struct's descriptor has as many bytes as an enum's, then two words for the making of types.
  private static let placeOfName = 8
  private static let placeOfHeader = 28 + 8
  private static let sizeOfHeader = 8
  private static let isGeneric: UInt32 = 0x80
  private static let keyType: UInt8 = 0x80
}
