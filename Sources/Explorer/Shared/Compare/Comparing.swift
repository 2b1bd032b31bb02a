import DecodingReport
import JSONSource
import Workbench

/// What is compared with what is open, which is B.
struct Comparing: Sendable {
  /// What somebody asks of it.
  enum Change: Sendable {
    case begin(CompareBase)
    /// Nobody looks at it any more.
    case end
    /// The same, for an edit: this payload goes on with this A.
    case pause(TextOrigin, CompareBase)
    /// Look for the next of these payloads that comes to other outcomes than A.
    case search([TextOrigin])
    /// Call what is compared by a name; an empty one takes its name away.
    case name(ComparedPair, String)
  }

  /// `nil` while nobody looks at it.
  private(set) var base: CompareBase?
  /// What an edit interrupted.
  private var paused: (origin: TextOrigin, base: CompareBase)?
  /// What is to be looked through.
  private var search: [TextOrigin] = []
  /// The pairs that have names.
  private(set) var named: [ComparedPair: String] = [:]

  /// Whether a payload with other outcomes is being looked for.
  var isSearching: Bool { !search.isEmpty }

  /// Does what is asked.
  mutating func change(_ change: Change) {
    switch change {
    case .begin(let base):
      self.base = base
      paused = nil
    case .end: (base, paused, search) = (nil, nil, [])
    case .pause(let origin, let base):
      self.change(.end)
      paused = (origin, base)
    case .name(let pair, let name): named[pair] = name.isEmpty ? nil : name
    case .search(let origins): search = origins
    }
  }

  /// The A with which a payload was compared before it was edited.
  func base(goingOnWith origin: TextOrigin) -> CompareBase? {
    paused?.origin == origin ? paused?.base : nil
  }

  func due(on stage: Stage) -> [Due] {
    guard let base else { return [] }
    let questions = (sides: CompareQuestion.sides, search: CompareQuestion.search)
    guard stage.settled != nil else {
      return [questions.sides.unchanged, questions.search.unchanged]
    }
    let library = stage.library
    var wanted = CompareQuestion.Subject(
      base: base, sample: library.sample, revision: stage.live.revision,
      settings: library.changes, model: library.modelRevision(of: library.sample))
    if case .payload(let origin) = base { wanted.state = library.state(of: origin) }
    let searched = isSearching ? CompareQuestion.Search(subject: wanted, origins: search) : nil
    return [questions.sides.due(wanted), questions.search.due(searched)]
  }

  /// Takes what was found.
  mutating func receive(_ found: CompareQuestion.Found) -> [Request] {
    search = []
    switch found {
    case .other(let origin, let passed):
      return [.open(origin)] + (passed > 0 ? [.notice(CompareWords.passed(passed))] : [])
    case .allAlike(let count): return [.notice(CompareWords.allAlike(count))]
    }
  }
}

/// What is known of both sides.
struct ComparisonStanding {
  private let asked: Asked<CompareQuestion.Subject, CompareQuestion.Answer>?
  private let isSearching: Bool

  init(_ comparing: Comparing, _ questions: Questions) {
    asked = questions[CompareQuestion.sides]
    isSearching = comparing.isSearching
  }

  /// The sides, as they are or as they were before.
  var sides: ComparedSides? { asked?.answer?.sides }
  /// Whether they are of a state before.
  var isStale: Bool { isSearching || asked.map { $0.answer?.subject != $0.subject } ?? true }
  /// Why A's model can't be had.
  var fault: ModelFault? { isStale ? nil : asked?.answer?.fault }
}

extension Stage {
  var comparison: ComparisonStanding { ComparisonStanding(comparing, questions) }
}

extension Library {
  /// What a payload is compared with unless somebody says otherwise: what was open last, or the next of
  /// the list; `nil` where there is no other.
  func comparand(of open: TextOrigin) -> TextOrigin? {
    let items = payloadItems.map(\.origin)
    if let previous, previous != open, items.contains(previous) { return previous }
    let place = items.firstIndex(of: open) ?? 0
    let others = (items[place...] + items[..<place]).filter { $0 != open }
    // What an own model has of its own is no payload that anybody sent.
    return others.first { !$0.isBuiltIn || entry.topic != SampleEntry.ownTopic } ?? others.first
  }
}
