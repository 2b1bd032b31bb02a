import Foundation

/// Code as people paste it: types, a JSON text, a decoder's settings, and a call that decodes.
package struct Snippet: Sendable, Codable {
  /// A JSON text in the code.
  package struct Literal: Sendable, Codable {
    /// The variable whose value it is; empty where it is written in a call.
    package var name: String
    package var place: SourcePlace
    /// `nil` where values are put into it as it runs.
    package var text: String?
    /// Whether it stands for the bytes that it is the base64 of.
    package var isBase64: Bool

    package init(name: String, place: SourcePlace, text: String?, isBase64: Bool = false) {
      self.name = name
      self.place = place
      self.text = text
      self.isBase64 = isBase64
    }

    /// What is decoded; `nil` where that isn't written.
    package var bytes: [UInt8]? {
      guard let text else { return nil }
      return isBase64 ? Data(base64Encoded: text).map(Array.init) : Array(text.utf8)
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

  /// A statement that isn't run, or a declaration that isn't compiled, and how it begins.
  package struct LeftOut: Sendable, Codable {
    package var place: SourcePlace
    package var words: String

    package init(place: SourcePlace, words: String) {
      self.place = place
      self.words = words
    }
  }

  /// What a reproduction is about: its field's path and its style, as they stand in its first comments.
  package struct Subject: Sendable, Codable, Equatable {
    package var style: String
    package var path: String?

    package init(style: String, path: String?) {
      self.style = style
      self.path = path
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
  package var subject: Subject?

  package init(
    literal: Literal? = nil, otherLiterals: [Literal] = [], type: String? = nil,
    typePlace: SourcePlace? = nil, settings: [Setting] = [], leftOut: [LeftOut] = [],
    subject: Subject? = nil
  ) {
    self.literal = literal
    self.otherLiterals = otherLiterals
    self.type = type
    self.typePlace = typePlace
    self.settings = settings
    self.leftOut = leftOut
    self.subject = subject
  }
}
