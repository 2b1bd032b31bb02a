package import DecodingRecord

/// What a source says of a type: its declaration and its extensions together.
package struct TypeFacts: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    case structure, `class`, enumeration
    /// An alias, a protocol, or a type of others that the source extends.
    case other
  }

  package var kind: Kind
  /// The qualified name of a class's superclass, if the source declares that.
  package var superclass: String?
  /// The generic parameters that are known in it, those of the types around it included.
  package var parameters: [String] = []
  /// The stored properties, in order.
  package var properties: [PropertyFacts] = []
  /// The enums of keys within it.
  package var keyEnums: [KeyEnumFacts] = []
  /// The cases of an enum that has raw values, in order.
  package var rawCases: [RawCaseFacts] = []
  /// What its own `init(from:)` does; `nil` where it has none.
  package var initializer: InitializerFacts?
  /// Whether the source makes it of nothing: `Address()`.
  package var isMadeOfNothing = false
  /// What makes it, if it is a property wrapper.
  package var wrapperMaking: WrapperMaking?
  /// Whether `@Observable` stands on it, which stores its property `count` as `_count`.
  package var isObserved: Bool?
  /// Whether it changes itself when it has been decoded, in a `didFinishMapping` of its own.
  package var changesItself: Bool?

  package init(kind: Kind) { self.kind = kind }
}

/// What a property wrapper is made of where nothing is decoded.
package enum WrapperMaking: String, Codable, Sendable {
  /// `init()`
  case nothing
  /// `init(wrappedValue:)`
  case value
  case never
}

/// How a stored property is declared.
package struct PropertyFacts: Codable, Sendable, Equatable {
  package var name: String
  package var isConstant: Bool
  /// `public private(set)`
  package var modifiers: String
  /// The attributes without their signs: `DefaultCodable`, `Default<Bool.False>`.
  package var attributes: [String]
  /// `nil` where it isn't written.
  package var type: SwiftType?
  /// The whole initial value as it is written, on one line; `nil` where there is none.
  package var initialValue: String?
  /// The file, by its place in the model, from 0, and the line in it, from 1.
  package var file: Int
  package var line: Int

  package init(
    name: String, isConstant: Bool, modifiers: String, attributes: [String], type: SwiftType?,
    initialValue: String?, file: Int, line: Int
  ) {
    self.name = name
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.attributes = attributes
    self.type = type
    self.initialValue = initialValue
    self.file = file
    self.line = line
  }
}

/// A case of an enum with raw values, and its value as JSON writes it.
package struct RawCaseFacts: Codable, Sendable, Hashable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// An enum of keys: `enum CodingKeys: String, CodingKey`.
package struct KeyEnumFacts: Codable, Sendable, Equatable {
  package var name: String
  /// Whether its cases may say what their keys are spelled like.
  package var isOfStrings: Bool
  /// The names of the cases, and their keys.
  package var keys: [String: String]
  /// The cases whose keys are written: `case title = "name"`.
  package var renamed: [String]
  /// Those of the cases by which code of the type's own asks.
  package var asked: [String] = []
  /// All cases in their order, in which the compiler's code asks.
  package var cases: [String] = []

  package init(name: String, isOfStrings: Bool, keys: [String: String], renamed: [String]) {
    self.name = name
    self.isOfStrings = isOfStrings
    self.keys = keys
    self.renamed = renamed
  }
}
