import SwiftSyntax

extension Sources {
  /// What a type's `init(from:)` asks for, and those of its superclasses; `nil` where that isn't written.
  func fields(of type: TypeDeclaration) -> [Findings.Field]? {
    switch CodingRole(of: type, in: self) {
    case .model,
      .finished where type.kind != .enumeration:
      return ownFields(of: type)
    case .left where !type.decodesByHand && type.kind == .class:
      guard let parent = parent(of: type) else { return nil }
      // An `init(from:)` that is inherited knows nothing of what is declared here.
      return fields(of: parent)
    case .left where type.decodesByHand: return writtenFields(of: type)
    case .left where !type.decodesByHand && type.kind == .enumeration && !type.isByRawValue:
      let keys = type.keysByCase
      return type.cases.map { element in
        let name = element.name.text.trimmingBackticks
        return Findings.Field(key: keys[name] ?? name, type: nil)
      }
    default: return nil
    }
  }

  /// What an `init(from:)` by hand names.
  private func writtenFields(of type: TypeDeclaration) -> [Findings.Field]? {
    let decodings = type.initializers.filter(\.decodes).map { WrittenDecoding($0) }
    let enums = Set(decodings.flatMap(\.enums))
    let keys = type.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .filter { enums.contains($0.name.text) }.flatMap(\.caseElements)
    guard !keys.isEmpty else { return nil }
    let asked = keys.map { element in
      let name = element.plainName
      let property = type.properties.first { $0.name == name }?.decodedType?.trimmedDescription
      return Findings.Field(
        key: element.writtenText ?? name,
        type: decodings.lazy.compactMap { $0.types[name] }.first ?? property.map { $0 + "?" })
    }
    // One that hands its decoder on finds its superclass's keys in the same object.
    guard decodings.contains(where: \.handsDecoderOn), let parent = parent(of: type) else {
      return asked
    }
    return (fields(of: parent) ?? []) + asked
  }

  private func ownFields(of type: TypeDeclaration) -> [Findings.Field] {
    let keys = type.keysByCase
    return type.decodedProperties.filter { !($0.isConstant && $0.initialValue != nil) }.map {
      let stored = type.observation != nil && $0.isObserved ? "_" + $0.name : $0.name
      return Findings.Field(
        key: keys[stored] ?? keys[$0.name] ?? stored, type: $0.decodedType?.trimmedDescription)
    }
  }
}

extension TypeDeclaration {
  /// The keys by the names of the cases of `CodingKeys`, where they differ or not.
  fileprivate var keysByCase: [String: String] { codingKeysDeclaration?.keysByCase ?? [:] }

  /// Whether it is decoded by its raw value.
  var isByRawValue: Bool {
    inherited.contains {
      ["RawRepresentable", "OptionSet"].contains(
        $0.type.withoutAttributes.trimmedDescription.droppingStandardModule)
    }
  }
}
