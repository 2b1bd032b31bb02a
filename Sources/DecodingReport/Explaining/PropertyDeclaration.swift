/// How a model's source declares a property.
package struct PropertyDeclaration: Sendable {
  /// `User.swift:8`
  package var place: String?
  /// `public private(set)`
  package var modifiers = ""
  package var isConstant = false
  /// The type as it is written; `nil` where it isn't.
  package var type: String?

  package init(
    place: String? = nil, modifiers: String = "", isConstant: Bool = false, type: String? = nil
  ) {
    self.place = place
    self.modifiers = modifiers
    self.isConstant = isConstant
    self.type = type
  }
}
