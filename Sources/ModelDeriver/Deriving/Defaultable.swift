import DecodingRecord
import SwiftSyntax

/// Finds the types that get a default in the default style.
enum Defaultable {
  /// Their qualified names: enums with a case that stands in, and models of which every property has a value
  /// once it is wrapped. Types that contain one another never come to one, and aren't among them.
  static func types(of derivation: Derivation, _ enumDefaults: EnumDefaults) -> Set<String> {
    var found = Set(
      derivation.sources.types.filter {
        derivation.role(of: $0) == .rawEnum && enumDefaults.defaultCase(of: $0) != nil
      }.map(\.qualifiedName))
    var models = derivation.sources.types.filter { derivation.role(of: $0) == .model }
    while true {
      let more = models.filter { isDefaultable($0, derivation, found) }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.qualifiedName))
      models.removeAll { found.contains($0.qualifiedName) }
    }
  }

  private static func isDefaultable(
    _ type: TypeDeclaration, _ derivation: Derivation, _ found: Set<String>
  ) -> Bool {
    let decoded = Set(type.decodedProperties.map(\.name))
    // A subclass with initializers of its own doesn't inherit the `init()` that makes a default.
    let subclasses = derivation.sources.subclasses(of: type)
    guard subclasses.allSatisfy(\.initializers.isEmpty),
      !(type.isInheritable && type.hidesInitializer)
    else { return false }
    return type.properties.allSatisfy { property in
      if property.initialValue != nil { return true }
      let shape = derivation.shape(of: property, in: type)
      if property.startsAsNil, !property.isConstant { return true }
      guard decoded.contains(property.name),
        derivation.reasonToLeave(property, in: type) == nil
      else { return false }
      switch shape {
      case .optional(.optional), .tuple, .unnamed, nil: return false
      case .optional, .array, .dictionary, .set: return true
      case .standard, .nominal, .range:
        guard let name = shape?.name else { return false }
        guard let local = derivation.type(name, of: type) else {
          return Defaults.standard[name] != nil
        }
        return found.contains(local.qualifiedName)
      }
    }
  }

  /// The qualified names of the types to whose own default some property falls back, so that they need
  /// one.
  static func wanted(of derivation: Derivation) -> Set<String> {
    let models = derivation.sources.types.filter { derivation.role(of: $0) == .model }
    return Set(
      models.flatMap { model in
        model.decodedProperties.compactMap { property in
          guard let name = derivation.shape(of: property, in: model)?.name else {
            return nil
          }
          return derivation.type(name, of: model)?.qualifiedName
        }
      })
  }
}

/// The case in whose place the properties of an enum type fall back, where they agree upon one.
struct EnumDefaults {
  private var values: [String: Set<String>] = [:]

  init(_ derivation: Derivation) {
    for type in derivation.sources.types where derivation.role(of: type) == .model {
      for property in type.decodedProperties {
        guard let name = derivation.shape(of: property, in: type)?.name,
          let local = derivation.type(name, of: type),
          derivation.role(of: local) == .rawEnum, let value = property.initialValue
        else { continue }
        let text = value.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        values[local.qualifiedName, default: []].insert(text.trimmingBackticks)
      }
    }
  }

  /// Whether initial values differ, so that each property falls back to its own.
  func differ(for type: TypeDeclaration) -> Bool { (values[type.qualifiedName]?.count ?? 0) > 1 }

  /// The name of the case: the one that initial values agree upon, else one that says "none of the
  /// others"; `nil` where there is neither.
  func defaultCase(of type: TypeDeclaration) -> String? {
    let names = type.cases.map(\.name.text)
    let wanted = values[type.qualifiedName] ?? []
    if wanted.count > 1 { return nil }
    return wanted.first.flatMap { value in names.first { $0.trimmingBackticks == value } }
      ?? Defaults.unknownCase(of: names)
  }
}
