/// What the Swift source of a model says, as values: which types it declares, what their properties
/// are declared like, what code of their own does that decodes them, and which literals it holds.
///
/// `ModelDeriver` is the only writer. Names of types are qualified, as `String(reflecting:)` has them
/// without the module: `Shop.Order`; those of local types are their own names.
package struct ModelFacts: Codable, Sendable, Equatable {
  /// The types, by qualified name; types of others that the source extends, too.
  package var types: [String: TypeFacts] = [:]
  package var literals = LiteralFacts()
  /// The calls of containers that the source has in the place of the standard library's.
  package var overloads = OverloadFacts()
  package var imports: [ImportFacts] = []
  /// Whether decoding may run code that the source has: an `init(from:)`, an `init(rawValue:)`, a property wrapper, a
  /// transformer. Else the compiler and the library wrote all of it.
  package var hasOwnCode = true

  package init() {}
}

/// An import that has its lines for itself.
package struct ImportFacts: Codable, Sendable, Equatable {
  /// `import Foundation`, `@preconcurrency import Core`.
  package var text: String
  package var file: String
  /// Its lines, from 1.
  package var lines: ClosedRange<Int>

  package init(text: String, file: String, lines: ClosedRange<Int>) {
    self.text = text
    self.file = file
    self.lines = lines
  }
}

/// A container's calls of the source's own: `extension KeyedDecodingContainer { func decode(…) }`.
package struct OverloadFacts: Codable, Sendable, Equatable {
  /// The names in the signatures of these: `Bool`, `Codec`.
  package var names: Set<String> = []
  /// Whether one of them is for types that only a constraint tells.
  package var isForAnyType = false

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(names.sorted(), forKey: .names)
    try container.encode(isForAnyType, forKey: .isForAnyType)
  }
}

/// The numbers, words and texts that a source writes.
package struct LiteralFacts: Codable, Sendable, Equatable {
  /// The values of the numbers, without signs.
  package var numbers: [Double] = []
  /// The texts of the string literals, as they are when the program runs, as far as they are plain.
  package var texts: [String] = []
  /// The names that it writes, of whatever kind.
  package var names: [String] = []
  /// The first texts with which something is compared, and those of enums' cases.
  package var compared: [String] = []

  package init() {}
}
