package import JSONSource

/// What became of a goal.
package struct GoalState: Sendable, Equatable {
  package enum Mark: Sendable, Equatable {
    case met
    /// Not yet.
    case open
    /// It held at the start, and doesn't any more.
    case broken
  }

  /// Why a goal isn't met: the first thing that is otherwise.
  package struct Failure: Sendable, Equatable {
    package var payload: String
    /// The field to look at; `nil` for the whole payload.
    package var path: JSONPath?
    package var expected: String
    package var actual: String
    /// The line of the rule in the file, from 1.
    package var line: Int
    /// The rule by which the field is what it is, in words.
    package var why: String?

    /// All of it in a line.
    package var text: String { "\(payload): expected \(expected), found \(actual)" }
  }

  package var mark: Mark
  package var failure: Failure?

  package var isMet: Bool { mark == .met }
}
