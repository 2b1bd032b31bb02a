import Workbench

/// What is known of both sides.
struct ComparisonStanding {
  private let asked: Asked<CompareQuestion.Subject, CompareQuestion.Answer>?
  private let isSearching: Bool

  init(_ screen: CompareScreen, _ questions: Questions) {
    asked = questions[CompareQuestion.sides]
    isSearching = screen.isSearching
  }

  /// The sides, as they are or as they were before.
  var sides: ComparedSides? { asked?.answer?.sides }
  /// Whether they are of a state before.
  var isStale: Bool { isSearching || asked.map { $0.answer?.subject != $0.subject } ?? true }
  /// Why A's model can't be had.
  var fault: ModelFault? { isStale ? nil : asked?.answer?.fault }
}
