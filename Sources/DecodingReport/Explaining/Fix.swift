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

  package var place: Place
  package var code: String
  /// `if it may be absent`.
  package var condition: String

  package init(_ place: Place, _ code: String, _ condition: String) {
    self.place = place
    self.code = code
    self.condition = condition
  }
}
