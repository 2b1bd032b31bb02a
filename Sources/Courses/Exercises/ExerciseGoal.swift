package import DecodingReport
package import JSONSource

/// One thing that an exercise wants, as rules that all have to hold.
package struct ExerciseGoal: Sendable, Equatable {
  /// The names of the payloads that it is about; empty for all.
  package var payloads: [String] = []
  /// Whether it holds from the start, and has to stay.
  package var isKept = false
  package var rules: [GoalRule] = []
  /// From a question to the solution's place.
  package var hints: [String] = []
  /// What is wanted, in one line.
  package var words = ""
  /// The line of its fence in the file, from 1.
  package var line: Int

  package init(line: Int) { self.line = line }
}

/// What a goal asks of each of its payloads, or of all together.
package struct GoalRule: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// One of these cells is as it says.
    case expect([CourseExpectation])
    /// The decoded value, whatever the outcome.
    case value(JSONPath, String)
    case decodes
    /// It throws: at this path, such an error, where that is said.
    case throwing(JSONPath?, DecodingErrorKind?)
    /// No value is lost without an error but at these paths and below.
    case lost([JSONPath])
    /// Nothing stands in for a value but at these paths and below.
    case fallsBack([JSONPath])
    /// The values at a path are different ones in all payloads.
    case apart(JSONPath)
    /// What is written back decodes to the same value.
    case stable
    /// What is written back is the payload.
    case written
  }

  package var kind: Kind
  /// As the file has it: `value: $.theme = "dark"`.
  package var text: String
  /// The line in the file, from 1.
  package var line: Int

  /// The field that it is about, where it is about one.
  package var path: JSONPath? {
    switch kind {
    case .expect(let cells): cells.first?.path
    case .value(let path, _), .apart(let path): path
    case .throwing(let path, _): path
    case .decodes, .lost, .fallsBack, .stable, .written: nil
    }
  }

  /// Whether it takes what is written back.
  package var wantsRoundTrip: Bool { kind == .stable || kind == .written }

  /// The styles that it asks.
  package var styles: Set<DecodingStyle> {
    if case .expect(let cells) = kind { Set(cells.map(\.style)) } else { [.strict] }
  }
}
