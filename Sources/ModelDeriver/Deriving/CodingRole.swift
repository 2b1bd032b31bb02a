import SwiftSyntax

/// What a type is to decoding, and so what can be derived from it.
enum CodingRole: Equatable {
  /// A struct or class whose decoding the compiler writes.
  case model
  /// An enum that is decoded by its raw value.
  case rawEnum
  /// Written for one of the library's styles: it is in each style what it is.
  case finished
  /// Decodable, but nothing can be derived from it, and why.
  case left(String)
  /// Not decodable.
  case unrelated
}

extension CodingRole {
  init(of type: TypeDeclaration, in sources: Sources) {
    guard !type.isPropertyWrapper else {
      self = .unrelated
      return
    }
    guard sources.conformances(of: type).contains("Decodable") else {
      self =
        sources.superclass(of: type).map {
          CodingRole.left(
            type.decodesByHand
              ? Self.byHand
              : "a subclass of `\($0.name)` inherits its `init(from:)`: properties of its own are "
                + "not decoded")
        } ?? .unrelated
      return
    }
    if type.inherited.contains(where: { Self.isOfStyle($0.type.trimmedDescription, sources) }) {
      self = .finished
      return
    }
    if type.decodesByHand {
      self = .left(Self.byHand)
      return
    }
    if type.isByRawValue {
      self = .left("it is decoded by its raw value")
      return
    }
    guard type.kind == .enumeration else {
      self =
        sources.superclass(of: type) == nil
        ? .model : .left("a subclass calls its superclass's `init(from:)`, which isn't derived")
      return
    }
    if type.cases.contains(where: { $0.parameterClause != nil }) {
      self = .left("an enum with associated values is decoded whole or not at all")
    } else if type.inherited.contains(where: {
      Self.rawTypes.contains($0.type.trimmedDescription.droppingStandardModule)
    }) {
      self = .rawEnum
    } else {
      self = .left("an enum without raw values has none that could be unknown")
    }
  }

  /// The library's protocols for models and enums, and the standard ones that they amount to.
  static let stylesProtocols: [String: Set<String>] = [
    "SmartCodable": ["Decodable", "Encodable"], "SmartDecodable": ["Decodable"],
    "SmartEncodable": ["Encodable"], "SmartCaseDefaultable": ["Decodable", "Encodable"],
    "SmartAssociatedEnumerable": ["Decodable", "Encodable"],
    "DefaultCodableEnum": ["Decodable", "Encodable"],
  ]

  private static func isOfStyle(_ name: String, _ sources: Sources) -> Bool {
    !sources.declaredNames.contains(name) && stylesProtocols[name]?.contains("Decodable") == true
  }

  private static let byHand = "its `init(from:)` is written by hand"

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float",
  ]
}

extension Sources {
  /// The class of these sources that a class inherits from, if that one is decodable, be it only
  /// by one further up.
  fileprivate func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    guard let parent = parent(of: type) else { return nil }
    var seen: Set<String> = [type.qualifiedName]
    var ancestor: TypeDeclaration? = parent
    while let current = ancestor, seen.insert(current.qualifiedName).inserted {
      if conformances(of: current).contains("Decodable") { return parent }
      ancestor = self.parent(of: current)
    }
    return nil
  }

  func parent(of type: TypeDeclaration) -> TypeDeclaration? {
    guard type.kind == .class, let first = type.inherited.first,
      let parent = self.type(first.type.trimmedDescription, in: type.qualifiedName)
    else { return nil }
    return parent.kind == .class ? parent : nil
  }
}
