import TextEditor
import Workbench

/// One thing that was done: its changes, in the order in which they were made.
struct UndoStep: Sendable {
  /// What was before a change, and what is behind it.
  struct Turn<Value: Sendable>: Sendable {
    var before: Value
    var after: Value

    subscript(way: UndoWay) -> Value { way == .back ? before : after }
  }

  /// Whose text was changed: a payload's, in the sample that was open, or a model's.
  enum TextSubject: Equatable, Sendable {
    case payload(ListChoice.Place)
    case model(ModelPlace)
  }

  enum Change: Sendable {
    /// A text went from a state of its editor to another one.
    case text(TextSubject, Turn<Int>)
    case settings(Turn<DecodingChanges>)
    /// Another type of a sample's model is decoded, or with another decoder of the model's own.
    case root(sample: Int, Turn<String>)
    case decoder(sample: Int, Turn<String?>)
    case opened(Turn<ListChoice>)
    /// A variation was made of what was open, by its number.
    case made(Int, Turn<ListChoice>)
    /// A payload came onto the list, or went off it.
    case listed(TextOrigin, Turn<Bool>)
    /// A variation got another name, by its number.
    case named(Int, Turn<Variation.Title>)
  }

  var changes: [Change]
  /// What is told of it: `break age null`.
  var words: String

  /// Whether it opens a payload or a sample that was there.
  var opens: Bool { changes.contains { if case .opened = $0 { true } else { false } } }

  /// What was opened, if it is that alone.
  var choice: Turn<ListChoice>? {
    if changes.count == 1, case .opened(let turn) = changes[0] { turn } else { nil }
  }

  /// The same, of a payload that is known as another one now.
  fileprivate func renamed(_ origin: TextOrigin, to new: TextOrigin) -> UndoStep {
    func renamed(_ place: ListChoice.Place) -> ListChoice.Place {
      place.origin == origin ? ListChoice.Place(sample: place.sample, origin: new) : place
    }
    var step = self
    step.changes = changes.map { change in
      switch change {
      case .text(.payload(let place), let turn): return .text(.payload(renamed(place)), turn)
      case .opened(var turn):
        turn.before.place = renamed(turn.before.place)
        turn.after.place = renamed(turn.after.place)
        return .opened(turn)
      case .made(let number, var turn):
        turn.before.place = renamed(turn.before.place)
        return .made(number, turn)
      case .listed(origin, let turn): return .listed(new, turn)
      case .text, .settings, .root, .decoder, .listed, .named: return change
      }
    }
    return step
  }

  /// Where a change of the text stands that led to this state, or went on to it.
  fileprivate func place(of subject: TextSubject, to state: Int) -> Int? {
    changes.firstIndex { change in
      if case .text(subject, let turn) = change { turn.after == state } else { false }
    }
  }
}

enum UndoWay: Sendable {
  case back, forth

  /// What does it in a text.
  var command: SourceCommand { self == .back ? .undo : .redo }
}

/// What was done, whatever it was, in one order: the last thing is taken back first.
struct UndoStack: Sendable {
  private(set) var done: [UndoStep] = []
  private(set) var undone: [UndoStep] = []
  /// What is being done is called, where its changes don't tell that.
  var words: String?
  /// Whether what happens is no new step: undo itself, or nothing that the user did.
  var isNoted = false
  /// Whether the last step is a choice in the lists, with which the next one goes on.
  var isChoosing = false

  /// Notes a step. A choice in the lists goes on with the one before it, and is none where that leads
  /// back to where it began.
  mutating func note(_ step: UndoStep, inLists: Bool) {
    undone = []
    var step = step
    if let turn = step.choice, isChoosing, let began = done.last?.choice?.before {
      let isBack = began.place == turn.after.place
      if inLists || isBack { done.removeLast() }
      guard !isBack else { return }
      if inLists { step.changes = [.opened(UndoStep.Turn(before: began, after: turn.after))] }
    }
    isChoosing = inLists && step.choice != nil
    done.append(step)
  }

  /// Has the step that led a text to a state lead on to the next one; `false` where none did.
  mutating func extend(_ subject: UndoStep.TextSubject, from state: Int, to next: Int) -> Bool {
    guard let place = done.lastIndex(where: { $0.place(of: subject, to: state) != nil }),
      let change = done[place].place(of: subject, to: state),
      case .text(_, var turn) = done[place].changes[change]
    else { return false }
    turn.after = next
    done[place].changes[change] = .text(subject, turn)
    undone = []
    return true
  }

  /// Takes note that a payload is a file now.
  mutating func rename(_ origin: TextOrigin, to new: TextOrigin) {
    isNoted = true
    done = done.map { $0.renamed(origin, to: new) }
    undone = undone.map { $0.renamed(origin, to: new) }
  }

  mutating func pop(_ way: UndoWay) -> UndoStep? {
    way == .back ? done.popLast() : undone.popLast()
  }

  /// Has a step that was taken back be the next to be done again, or the other way round.
  mutating func push(_ step: UndoStep, _ way: UndoWay) {
    if way == .back { undone.append(step) } else { done.append(step) }
  }

  /// Takes note that a text's own undo took a change back that had led it to a state, or that its redo
  /// made it again; returns whether that is a change that was noted.
  mutating func move(_ subject: UndoStep.TextSubject, to state: Int, _ way: UndoWay) -> Bool {
    var steps = way == .back ? done : undone
    guard let place = steps.lastIndex(where: { $0.place(of: subject, to: state) != nil }),
      let change = steps[place].place(of: subject, to: state)
    else { return false }
    let moved = UndoStep(
      changes: [steps[place].changes.remove(at: change)], words: steps[place].words)
    if steps[place].changes.isEmpty { steps.remove(at: place) }
    if way == .back { done = steps } else { undone = steps }
    push(moved, way)
    return true
  }
}
