import ModelFacts
import SwiftSyntax

/// What is to be said of a place of the model: why it was left as it is, or what was changed beside
/// what the style is about.
struct Note {
  let kind: DerivedModel.Note.Kind
  let file: Int
  /// Where in the strict source.
  let position: AbsolutePosition
  /// The type or property it is about: `User.id`.
  let subject: String
  let message: String
}
