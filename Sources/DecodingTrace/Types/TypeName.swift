/// Names of types as an author writes them: `Int?`, `[String: [Int]]`, `Address`.
package enum TypeName {
  /// The name of a type, without the wrappers around it.
  package static func of(_ type: any Any.Type) -> String {
    known.value(of: type) { SwiftType(type).description }
  }

  private static let known = TypeCache<String>()

  /// The name that a type is declared by, with those of the types around it: without wrappers and
  /// optionals around it, without what its generic parameters stand for, and without the module;
  /// `Foundation:Data` where that is the standard library's, Foundation's or ours.
  package static func declared(_ type: any Any.Type) -> String {
    declaredNames.value(of: type) { qualified(_typeName(TypeTraits.of(type).bare)) }
  }

  /// `Shop.Order` for `model.Shop.Order<Swift.Int>`, and for a private one in whose place the runtime
  /// names a context.
  private static func qualified(_ name: String) -> String {
    var names: [String] = [""]
    var depth = 0
    for character in name.hasPrefix("(extension in ") ? name.drop(while: { $0 != ":" }) : name[...]
    {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ".", ":": if depth == 0 { names.append("") }
      default: if depth == 0 { names[names.count - 1].append(character) }
      }
    }
    names.removeAll { $0.isEmpty }
    guard let module = names.first else { return "" }
    let own = names.dropFirst().joined(separator: ".")
    let isLibrary = standardModules.contains(module) || ownModules.contains(module)
    return isLibrary ? module + ":" + own : own
  }

  /// Modules of the toolchain, whose types no model declares, whatever it calls its own.
  private static let standardModules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The library's own modules.
  private static let ownModules: Set = ["DecodingStyles", "DecodingWrappers"]

  /// Whether the standard library, Foundation or this library declares a type, by `declared(_:)`.
  package static func isOfLibrary(declared name: String) -> Bool { name.contains(":") }

  private static let declaredNames = TypeCache<String>()

  /// Whether the standard library or Foundation declares a type.
  package static func isStandard(_ type: any Any.Type) -> Bool {
    areStandard.value(of: type) {
      let module = _typeName(type).prefix { $0 != "." }
      return standardModules.contains(String(module))
    }
  }

  private static let areStandard = TypeCache<Bool>()
}
