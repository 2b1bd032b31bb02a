import SwiftSyntax

/// Finds the types that can be encoded as well, once they are derived: wrappers need that of what
/// they wrap.
enum Encodables {
  /// Their qualified names. A type whose decoding is left alone is among them if it says so itself.
  static func types(of derivation: Derivation) -> Set<String> {
    let sources = derivation.sources
    var found = Set<String>()
    for type in sources.types {
      let isEncodable = sources.conformances(of: type).contains("Encodable")
      guard isEncodable || derivation.role(of: type) == .rawEnum else { continue }
      found.insert(type.qualifiedName)
      // A subclass inherits the conformance.
      found.formUnion(sources.subclasses(of: type).map(\.qualifiedName))
    }
    var models = sources.types.filter {
      derivation.role(of: $0) == .model && !found.contains($0.qualifiedName)
    }
    // Types that refer to one another may all be; one that can't be takes those that hold it along.
    var candidates = found.union(models.map(\.qualifiedName))
    while true {
      let out = models.filter { type in
        type.decodedProperties.contains { property in
          !holdsOnly(candidates, property, type, derivation)
        }
      }
      if out.isEmpty { break }
      candidates.subtract(out.map(\.qualifiedName))
      models.removeAll { !candidates.contains($0.qualifiedName) }
    }
    found.formUnion(models.map(\.qualifiedName))
    return found
  }

  /// Whether the sources' own types in a property are all among those that can be encoded.
  static func holdsOnly(
    _ types: Set<String>, _ property: Property, _ type: TypeDeclaration, _ derivation: Derivation
  ) -> Bool {
    let names = derivation.shape(of: property, in: type)?.names ?? []
    return names.allSatisfy { name in
      let local = derivation.sources.type(name, in: type.qualifiedName)
      return local.map { types.contains($0.qualifiedName) } ?? true
    }
  }
}
