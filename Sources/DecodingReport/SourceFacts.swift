/// What no decode shows of a model: what its Swift source says, by the names of types and properties,
/// and what its types answer when they are asked.
package struct SourceFacts: Sendable {
  package typealias Fact = @Sendable (_ type: String, _ name: String) -> String?
  package typealias FallbackCase = @Sendable (_ type: any Any.Type, _ isText: Bool) -> String?

  /// What the source gives a property before anything is decoded.
  package var initialValue: Fact
  /// The property that CodingKeys give another key, by that key; `nil` where no key is renamed.
  package var property: Fact?
  /// A property's type as it is declared.
  package var declaredType: Fact
  /// Whether a type has an `init(from:)` of its own.
  package var decodesItself: @Sendable (_ type: String) -> Bool
  /// The case, as Swift writes it, that an enum's own code takes for any text, or any number, that
  /// it doesn't know; `nil` where types mustn't be asked.
  package var fallbackCase: FallbackCase?

  /// Of a model whose source nobody knows.
  package static let none = SourceFacts()

  package init(
    initialValue: @escaping Fact = { _, _ in nil }, property: Fact? = nil,
    declaredType: @escaping Fact = { _, _ in nil },
    decodesItself: @escaping @Sendable (_ type: String) -> Bool = { _ in false },
    fallbackCase: FallbackCase? = nil
  ) {
    self.initialValue = initialValue
    self.property = property
    self.declaredType = declaredType
    self.decodesItself = decodesItself
    self.fallbackCase = fallbackCase
  }
}
