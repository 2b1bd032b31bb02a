/// What became of a text that was to be copied.
package enum CopyOutcome: Sendable, Equatable {
  /// It was sent to the terminal, which doesn't say what it did with it.
  case sent
  /// The terminal takes no copies, or none so long: the text is in a file.
  case kept(path: String)
  case failed(path: String, FileProblem)
}
