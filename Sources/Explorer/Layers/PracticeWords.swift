import Courses

/// What exercises say besides their own text.
enum PracticeWords {
  static let reading = "reading the exercises"
  static let hidden = "fixes are hidden here, h for a hint"
  static let changed = "this exercise was changed since it was begun"
  static let noHint = "this goal has no other hint"
  static let notDone = "n goes on when all goals are met; S skips the exercise"
  static let allDone = "all exercises are done"
  static let nothingElse = "there is no other exercise that isn't done"
  static let done = "all goals are met: n goes on"
  static let leaving = "Esc again leaves the exercise; X comes back to it"
  static let left = "X comes back to the exercises"
  static let leftKept = "\(left); what was typed is kept"
  static let asGiven = "the model is as it was given"
  static let anew = "the model is as it was given; u takes that back"
  static let typedMeanwhile = "more was typed meanwhile: R asks again"
  static let noComparison = "our model is shown when all goals are met, or behind the last hint"
  static let comparison = "From yours to ours"
  static let broken = "broken: it held at the start"
  static let kept = "holds, and has to stay"
  static let checking = "checking"
  static let notCompiling = "it doesn't compile"

  static func anew(keptIn path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "started again; \(name) has what you typed, and u undoes it"
  }

  static func notAnew(_ words: String) -> String {
    "what was typed can't be kept, so nothing was changed: \(words)"
  }

  static func question(_ name: String) -> String { "\(name): start again?" }

  /// `Exercise 2  A key is missing`
  static func title(_ practice: Practice) -> String {
    "Exercise \(practice.place + 1)  \(practice.exercise.title)"
  }

  /// `2 of 3 goals  checking`, and shorter where there is less room.
  static func hint(_ practice: Practice, isChecking: Bool, columns: Int) -> String {
    let count = practice.exercise.goals.count
    let goals = "\(practice.metCount) of \(count)" + (columns > 40 ? " goals" : "")
    if isChecking { return practice.states == nil ? checking : "\(goals)  \(checking)" }
    if practice.isDone {
      let done = "Done \(count)/\(count)   n next"
      return columns > 48 ? done + "   = compare with ours" : done
    }
    return practice.fault == nil ? goals : "\(goals)  \(notCompiling)"
  }

  /// Where there is more to read.
  static func lesson(_ sample: String) -> String {
    "the lesson of the sample \(sample) goes with it: ^P finds it by its name"
  }

  /// `hint 1 of 3: Which key does the error name?`
  static func hint(_ number: Int, of count: Int, _ words: String) -> String {
    "hint \(number) of \(count): \(words)"
  }
}
