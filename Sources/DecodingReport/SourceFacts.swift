/// What no decode shows of a model: what its Swift source says, by the names of types and properties,
/// and what its types answer when they are asked.
package struct SourceFacts: Sendable {
  package typealias Fact = @Sendable (_ type: String, _ name: String) -> String?
  package typealias Use =
    @Sendable (_ type: String, _ key: String, _ outer: [String]) -> KeyUse
  package typealias FallbackCase = @Sendable (_ type: any Any.Type, _ isText: Bool) -> String?

  /// What a type does with a key.
  package enum KeyUse: Equatable, Sendable {
    case property(String)
    /// No property is made of its value alone, and the one that is named as it is made of another's.
    case none
    case unknown
  }

  /// What the source gives a property before anything is decoded.
  package var initialValue: Fact
  /// The property that a type has for a key, within the containers under some others: CodingKeys and
  /// code of the type's own may give it another name. `nil` where no key has another one.
  package var property: Use?
  /// A property's type as it is declared.
  package var declaredType: Fact
  /// Whether a model looks for any key's value elsewhere.
  package var mapsKeys: (@Sendable (_ model: any Any.Type) -> Bool)?
  /// Where a model looks for a key's value instead, by steps from its object, the first place first;
  /// none for a key that stands for itself. `nil` where no model says so.
  package var mappedPlaces: (@Sendable (_ model: any Any.Type, _ key: String) -> [[String]])?
  /// Whether a type has an `init(from:)` of its own; `nil` where none has.
  package var decodesItself: (@Sendable (_ type: String) -> Bool)?
  /// Whether that may ask for one thing or another.
  package var branches: (@Sendable (_ type: String) -> Bool)?
  /// Whether the value under a key, or an element where there is none, may decide what that asks for.
  package var isDecided: (@Sendable (_ type: String, _ key: String?) -> Bool)?
  /// The property that that makes of an element of an array of which it reads so many; `nil` where it
  /// isn't plain.
  package var elementProperty: (@Sendable (_ type: String, _ place: Int, _ count: Int) -> String?)?
  /// Whether that makes a property of the value of one key or of another.
  package var isAlternative:
    (@Sendable (_ type: String, _ key: String, _ other: String, _ property: String) -> Bool)?
  /// Which associated value of an enum's case that makes of the value of a key, within the containers
  /// under some others; `nil` where it isn't plain.
  package var payloadPlace:
    (@Sendable (_ type: String, _ name: String, _ key: String, _ outer: [String]) -> Int?)?
  /// Whether a container's call of the source's own decodes values of a type: then nobody knows what a
  /// wrapper's property does with its key.
  package var isOverloaded: @Sendable (_ type: String) -> Bool = { _ in false }
  /// Whether an enum takes raw values as they are written, and its default case for all others.
  package var takesCasesExactly: @Sendable (_ type: any Any.Type) -> Bool
  /// The case, as Swift writes it, that an enum's own code takes for any text, or any number, that
  /// it doesn't know; `nil` where types mustn't be asked.
  package var fallbackCase: FallbackCase?

  /// Of a model whose source nobody knows.
  package static let none = SourceFacts()

  package init(
    initialValue: @escaping Fact = { _, _ in nil },
    property: Use? = nil,
    declaredType: @escaping Fact = { _, _ in nil },
    decodesItself: (@Sendable (_ type: String) -> Bool)? = nil,
    takesCasesExactly: @escaping @Sendable (_ type: any Any.Type) -> Bool = { _ in false },
    mapsKeys: (@Sendable (_ model: any Any.Type) -> Bool)? = nil,
    mappedPlaces: (@Sendable (_ model: any Any.Type, _ key: String) -> [[String]])? = nil,
    fallbackCase: FallbackCase? = nil
  ) {
    self.initialValue = initialValue
    self.property = property
    self.declaredType = declaredType
    self.decodesItself = decodesItself
    self.takesCasesExactly = takesCasesExactly
    self.mapsKeys = mapsKeys
    self.mappedPlaces = mappedPlaces
    self.fallbackCase = fallbackCase
  }
}
