/// A line of Swift that makes a field decode as its model's author wants, and when it's right.
package struct Fix: Sendable, Hashable {
  /// Where the line stands.
  package enum Place: Sendable {
    /// Among the properties of a model, in the place of the one that it declares.
    case property
    /// As `property`, in a `SmartCodable` model.
    case smartProperty
    /// Among the cases of the model's `CodingKeys`.
    case codingKeys
    /// Among the cases of an enum.
    case cases
    /// A declaration among a model's members.
    case members
    /// A declaration beside the model's types.
    case file
    /// Where the decoder is set up.
    case decoder
    /// A comment: the payload is to blame.
    case payload
  }

  /// What the decoder is told otherwise.
  package enum Setting: Sendable, Hashable {
    case snakeCaseKeys
    /// A date strategy that needs nothing besides its name: `iso8601`.
    case dates(String)
    /// Another type for the whole document.
    case type(String)
  }

  package var place: Place
  package var code: String
  /// What that tells the decoder, where it is the decoder's.
  package var setting: Setting?
  /// The enum whose case it is; empty for the model that declares the property.
  package var type = ""
  /// Whether it has a wrapper of the library's, which the file must import.
  package var usesLibrary = false
  /// Whether it leaves out what can't be decoded of a collection, and keeps the rest.
  package var leavesOut = false
  /// `if it may be absent`.
  package var condition: String

  package init(_ place: Place, _ code: String, _ condition: String) {
    self.place = place
    self.code = code
    self.condition = condition
  }

  init(_ setting: Setting, _ code: String, _ condition: String) {
    self.init(.decoder, code, condition)
    self.setting = setting
  }

  init(caseOf type: String, _ code: String, _ condition: String) {
    self.init(.cases, code, condition)
    self.type = type
  }

  /// Whether it belongs to the line behind it.
  package var needsNext: Bool { condition.hasSuffix("with the next line") }
}
