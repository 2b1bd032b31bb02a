/// Code as people paste it: types, a JSON text, a decoder's settings, and a call that decodes.
package struct Snippet: Sendable, Codable {
  /// A JSON text in the code.
  package struct Literal: Sendable, Codable {
    /// The variable whose value it is; empty where it is written in a call.
    package var name: String
    package var place: SourcePlace
    /// `nil` where values are put into it as it runs.
    package var text: String?

    package init(name: String, place: SourcePlace, text: String?) {
      self.name = name
      self.place = place
      self.text = text
    }
  }

  /// A decoder's property, and the Swift that it is set to.
  package struct Setting: Sendable, Codable {
    package var property: String
    package var value: String
    package var place: SourcePlace

    package init(property: String, value: String, place: SourcePlace) {
      self.property = property
      self.value = value
      self.place = place
    }
  }

  /// A statement that isn't run, and how it begins.
  package struct LeftOut: Sendable, Codable {
    package var place: SourcePlace
    package var words: String

    package init(place: SourcePlace, words: String) {
      self.place = place
      self.words = words
    }
  }

  /// The text that is decoded, and the others.
  package var literal: Literal?
  package var otherLiterals: [Literal]
  /// The type that the call decodes.
  package var type: String?
  /// Where the call names it.
  package var typePlace: SourcePlace?
  package var settings: [Setting]
  package var leftOut: [LeftOut]

  package init(
    literal: Literal?, otherLiterals: [Literal], type: String?, typePlace: SourcePlace? = nil,
    settings: [Setting], leftOut: [LeftOut]
  ) {
    self.literal = literal
    self.otherLiterals = otherLiterals
    self.type = type
    self.typePlace = typePlace
    self.settings = settings
    self.leftOut = leftOut
  }
}
