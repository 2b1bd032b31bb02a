/// What a model's Swift source says and no decode shows, by the names of types and properties.
package struct SourceFacts: Sendable {
  package typealias Fact = @Sendable (_ type: String, _ name: String) -> String?

  /// What the source gives a property before anything is decoded.
  package var initialValue: Fact
  /// The property that CodingKeys give another key, by that key; `nil` where no key is renamed.
  package var property: Fact?
  /// A property's type as it is declared.
  package var declaredType: Fact

  /// Of a model whose source nobody knows.
  package static let none = SourceFacts(
    initialValue: { _, _ in nil }, property: nil, declaredType: { _, _ in nil })

  package init(
    initialValue: @escaping Fact, property: Fact?, declaredType: @escaping Fact
  ) {
    self.initialValue = initialValue
    self.property = property
    self.declaredType = declaredType
  }
}
