/// Work on a large text that would hold up a key.
package struct TextWork: Sendable {
  /// What is to be done.
  package enum Task: Sendable {
    case search(SourceSearch)
    case format(SourceFormatting)
    /// Fold or open what begins on a line, or everything.
    case fold(SourceText, SourceFoldTarget)
  }

  /// What came of it.
  package enum Outcome: Sendable {
    case searched(query: String, SourceSearch.Match?)
    case formatted(SourceFormatting.Outcome)
    case folded([SourceFold], SourceFoldTarget)
  }

  /// The revision of the text; for another one the outcome means nothing.
  package var revision: Int
  package var task: Task

  package init(revision: Int, task: Task) {
    self.revision = revision
    self.task = task
  }

  /// Does it. Takes as long as reading the text does, or several times as long.
  package func run() -> Outcome {
    switch task {
    case .search(let search): .searched(query: search.query, search.run())
    case .format(let formatting): .formatted(formatting.run())
    case .fold(let text, let target): .folded(SourceFolding.folds(of: text), target)
    }
  }
}
