import Courses

/// Exercises that are done beside the body: where one is, and what the goals are at.
package struct Practice: Guide {
  enum Action: RoomAction {
    typealias Room = Practice
    /// Look at another goal.
    case up, down
    case hint
    /// To the next exercise: once this one is done, or passing it over.
    case next, skip
    /// Edit the exercise's model.
    case edit
    /// To the payload and the field of the goal.
    case goTo
    /// Compare the model with ours.
    case compare
    case reset
    /// List the exercises, or come back to the one that was left; open one by its place.
    case list
    case exercise(Int)
    case leave

    func perform(in session: inout ExplorerState) -> [Effect] { session.perform(self) }
  }

  /// At least one.
  package private(set) var items: [PracticeItem]
  /// The exercise that is open.
  private(set) var place: Int
  /// The place of the first one among the library's samples.
  var firstSample = 0
  /// What became of each goal; `nil` before that is known.
  private(set) var states: [GoalState]?
  /// The revision of the model of which that is known.
  private(set) var judged = 0
  /// Why the model doesn't compile, if that is so.
  private(set) var fault: String?
  /// The goal that is looked at.
  private(set) var goal = 0
  /// How many hints were shown, by exercise and goal.
  private var hints: [Int: [Int: Int]] = [:]
  var isOpen = true
  var hasFocus = true
  var isLeaving = false
  /// How many rows all of its text takes at the present width.
  var textRows = 0
  /// What edits models, rather than the program itself.
  let editCommand: String?

  /// Begins with an exercise, or with the first that isn't done; `nil` without any.
  package init?(_ items: [PracticeItem], at place: Int? = nil, editCommand: String? = nil) {
    guard !items.isEmpty else { return nil }
    self.items = items
    self.editCommand = editCommand
    self.place =
      place ?? items.firstIndex { $0.mark == nil || $0.mark?.state == .begun }
      ?? items.firstIndex { !$0.isDone } ?? 0
  }

  var item: PracticeItem { items[place] }
  var exercise: Exercise { item.exercise }
  /// The place of the open exercise among the library's samples.
  var sample: Int { firstSample + place }

  /// How many goals are met.
  var metCount: Int { states?.count(where: \.isMet) ?? 0 }
  /// Whether all are.
  var isDone: Bool { states?.allSatisfy(\.isMet) ?? false }

  // MARK: Goals and hints

  /// How many hints of a goal were shown.
  func shownHints(of goal: Int) -> Int { hints[place]?[goal] ?? 0 }

  /// The hints of the goal that is looked at, as far as they were shown.
  var hintsHere: (shown: [String], count: Int) {
    let all = exercise.goals[goal].hints
    return (Array(all.prefix(shownHints(of: goal))), all.count)
  }

  /// Whether what would solve it is kept back: not behind the last hint of a goal, nor when it is done.
  var hidesFixes: Bool {
    guard !isDone else { return false }
    return !exercise.goals.indices.contains { goal in
      let count = exercise.goals[goal].hints.count
      return count > 0 && shownHints(of: goal) == count
    }
  }

  /// Shows one hint more; `false` where there is none.
  mutating func showHint() -> Bool {
    let shown = shownHints(of: goal)
    guard shown < exercise.goals[goal].hints.count else { return false }
    hints[place, default: [:]][goal] = shown + 1
    return true
  }

  mutating func move(by steps: Int) {
    goal = min(max(0, goal + steps), exercise.goals.count - 1)
  }

  /// Takes in what became of the goals of a revision of the model; looks at the first that isn't met,
  /// unless another one is looked at that isn't, either.
  mutating func take(_ states: [GoalState], of revision: Int, fault: String? = nil) {
    let wasOpen = self.states.map { $0.indices.contains(goal) && !$0[goal].isMet } ?? false
    self.states = states
    self.fault = fault
    judged = revision
    guard !wasOpen || states[goal].isMet, let first = states.firstIndex(where: { !$0.isMet })
    else { return }
    goal = first
  }

  /// Takes note of what became of the exercise; `nil` where that is known already.
  mutating func mark(_ state: ExerciseRecord.State) -> ExerciseRecord.Mark? {
    let mark = ExerciseRecord.Mark(name: item.name, state: state, digest: exercise.digest)
    guard item.mark != mark else { return nil }
    items[place].mark = mark
    return mark
  }

  // MARK: Which exercise

  /// The next exercise that isn't done, behind this one or from the first on.
  var next: Int? {
    let order = Array(items.indices.dropFirst(place + 1)) + Array(items.indices.prefix(place))
    return order.first { !items[$0].isDone && items[$0].mark?.state != .skipped }
      ?? order.first { !items[$0].isDone }
  }

  mutating func go(to place: Int) {
    takeFocus()
    guard items.indices.contains(place), place != self.place else { return }
    self.place = place
    states = nil
    fault = nil
    judged = 0
    goal = 0
  }
}
