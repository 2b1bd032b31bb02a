import ModelFacts
import SwiftSyntax

extension Derivation {
  /// Takes `@Observable` off a class: its macro makes computed properties of the stored ones, on which
  /// no wrapper stands. The keys stay those that the macro causes, `_name` for `name`.
  mutating func dropObservation(of type: TypeDeclaration) {
    guard let attribute = type.observation else { return }
    note("`@Observable` is left out here: no wrapper stands on what it makes", .changed, type)
    remove(attribute, file: type.file)
    for property in type.properties {
      for ignored in property.declaration.attributes where ignored.isObservationIgnored {
        remove(ignored, file: type.file)
      }
    }
    if let keys = type.codingKeysDeclaration {
      rename(keys, type)
    } else {
      let cases = type.properties.filter { !($0.isConstant && $0.initialValue != nil) }.map {
        let name = $0.binding.pattern.trimmedDescription
        return $0.isObserved ? "\(name) = \"_\($0.name)\"" : name
      }
      guard !cases.isEmpty else { return }
      add(
        ["private enum CodingKeys: String, CodingKey { case \(cases.joined(separator: ", ")) }"],
        to: type)
    }
  }

  /// Names the cases of the keys after the properties as they are without the macro.
  private mutating func rename(_ keys: EnumDeclSyntax, _ type: TypeDeclaration) {
    let observed = Set(type.properties.filter(\.isObserved).map { "_" + $0.name })
    let cases = keys.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    for element in cases.flatMap(\.elements) where observed.contains(element.name.text) {
      let raw = element.rawValue == nil ? " = \"\(element.name.text)\"" : ""
      replace(element.name, with: element.name.text.dropFirst() + raw, file: type.file)
    }
    let inherited = keys.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !inherited.contains("String"), let first = keys.inheritanceClause?.inheritedTypes.first {
      insert("String, ", at: first.positionAfterSkippingLeadingTrivia, file: type.file)
    }
  }
}

extension TypeDeclaration {
  /// The attribute `@Observable`, where it stands there.
  var observation: AttributeListSyntax.Element? {
    declaration.attributes.first {
      ["@Observable", "@Observation.Observable"].contains($0.trimmedDescription)
    }
  }

  /// What holds a property's value, by which its key is named: `_name` for an observed `name`.
  func storedName(of property: Property) -> String {
    observation != nil && property.isObserved ? "_" + property.name : property.name
  }
}

extension Property {
  /// Whether the macro `@Observable` makes a computed property of it.
  var isObserved: Bool {
    !isConstant && !declaration.attributes.contains(where: \.isObservationIgnored)
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isObservationIgnored: Bool { trimmedDescription == "@ObservationIgnored" }
}
