/// Swift code that a course brings along, to be compiled and decoded with as a user's own model is.
package struct CourseModel: Sendable, Hashable {
  /// Its place among the course's models, from 1.
  package var number: Int
  /// The type to be decoded; `nil` for the likeliest one.
  package var type: String?
  package var code: String
  /// The line of the course's file on which the code begins, from 1.
  package var line: Int

  /// What it is called where it is spoken of: its type where the course names that. What the code
  /// declares isn't known before it is compiled.
  package var name: String { type ?? "model \(number)" }

  /// What it is called in a question: a type that isn't one by its form is a stranger's sentence.
  package var shownName: String {
    let isType = type?.wholeMatch(of: /[\[\p{L}_](?:[\p{L}\p{N}_.<>\[\]?]|[,:] ?)*/) != nil
    return isType ? name : "model \(number)"
  }

  /// What it is called among samples: no sample's name has a blank.
  package var sampleName: String { "Course model \(number): \(name)" }

  /// What its payload is called.
  package static let payloadName = "json"

  /// The line of the course's file, of a line of the code.
  package func line(inCourse line: Int) -> Int { self.line + line - 1 }
}

/// Code that a step only shows: it is never compiled.
package struct CourseCode: Sendable, Equatable {
  /// The word behind the fence, before `norun`.
  package enum Language: String, CaseIterable, Sendable {
    case swift, json
  }

  package var language: Language
  package var text: String

  /// As the lesson shows it: what is indented is code.
  var sentences: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  }
}
