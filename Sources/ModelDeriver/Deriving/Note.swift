import SwiftSyntax

/// Why a place of the model was left as it is.
struct Note {
  let file: Int
  /// Where in the strict source.
  let position: AbsolutePosition
  /// The type or property it is about: `User.id`.
  let subject: String
  let message: String
}
