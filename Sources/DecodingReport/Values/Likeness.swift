/// What a value that a model holds has of the value that was sent.
package enum Likeness {
  /// It is what was sent.
  case same
  /// It says the same in another form: `"42"` and `42`, `1` and `true`, `" Ada"` and `"Ada"`.
  case form
  /// It is a number that was rounded.
  case rounded
  /// It is another value of the same JSON type, and made of what was sent: a number kept within a
  /// range, a part of a text.
  case changed
  /// It says nothing of what was sent: something stands in.
  case none

  /// What became of a value of which something else is held; `nil` where nothing is.
  func outcome(of kept: Any?) -> Outcome {
    guard let kept else { return .dropped }
    return switch self {
    case .same: .asSent
    case .form, .rounded, .changed: .converted
    case .none: SwiftText.isNil(kept) ? .nil : .default
    }
  }
}
