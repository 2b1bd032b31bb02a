/// The cases of `DecodingError`, by their names. Raw values are stable: scripts depend on them.
@usableFromInline package enum DecodingErrorKind: String, Sendable {
  case typeMismatch, valueNotFound, keyNotFound, dataCorrupted
  /// Not a `DecodingError`: thrown by the model's own code.
  case custom
  /// No error: the model's code ended the process in which it ran, or was stopped.
  case ended
}
