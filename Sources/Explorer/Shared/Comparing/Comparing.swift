import DecodingReport
import JSONSource
import Workbench

/// What is compared with what is open, which is B, and what is known of it.
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

  /// Whether it is looked at: nothing is decoded otherwise.
  private(set) var isOpen = false
  private(set) var base: CompareBase?
  /// What was asked for last.
  private var subject: CompareRequest.Subject?
  private(set) var sides: ComparedSides?
  /// What they are of.
  private var known: CompareRequest.Subject?
  /// What an edit interrupted.
  private var paused: (origin: TextOrigin, base: CompareBase)?
  /// What is to be looked through.
  private var search: [TextOrigin] = []
  /// The model that A is decoded by, where it was compiled for that.
  private var compiled: (base: CompareBase, sample: Int, model: ModelAnswer.Compiled)?
  /// Why A's model can't be had.
  private(set) var fault: ModelFault?
  /// The pairs that have names.
  private(set) var named: [ComparedPair: String] = [:]

  /// Whether what is on the screen is of a state before.
  var isStale: Bool { known == nil || known != subject }

  /// Does what is asked.
  mutating func change(_ change: Change) -> [Effect] {
    switch change {
    case .begin(let base):
      // What was compared before stays on the screen meanwhile.
      if !isOpen { end() }
      isOpen = true
      self.base = base
      return []
    case .end: end()
    case .pause(let origin, let base):
      end()
      paused = (origin, base)
    case .name(let pair, let name):
      named[pair] = name.isEmpty ? nil : name
      return []
    case .search(let origins):
      search = origins
      subject = nil
      return []
    }
    return [.compare(nil)]
  }

  private mutating func end() {
    let kept = named
    self = Comparing()
    named = kept
  }

  /// The A with which a payload was compared before it was edited.
  func base(goingOnWith origin: TextOrigin) -> CompareBase? {
    paused?.origin == origin ? paused?.base : nil
  }

  /// Has compared what is open now, unless that was asked for last.
  mutating func due(on stage: Stage) -> [Effect] {
    guard let base, stage.live.isUpToDate, let b = stage.live.answer, b.hasWhys else { return [] }
    let library = stage.library
    var wanted = CompareRequest.Subject(
      base: base, sample: library.sample, revision: stage.live.revision, settings: library.changes,
      model: library.modelRevision(of: library.sample))
    if case .payload(let origin) = base { wanted.state = library.state(of: origin) }
    wanted.search = search
    guard wanted != subject else { return [] }
    subject = wanted
    fault = nil
    var request = CompareRequest(subject: wanted, b: b, base, library, stage.live)
    if request.model != nil, let compiled, compiled.base == base, compiled.sample == wanted.sample {
      request.take(compiled.model)
    }
    if let known, known.base == base, known.state == wanted.state, known.model == wanted.model,
      known.sample == wanted.sample, known.settings == wanted.settings, case .payload = base
    {
      request.knownA = sides?.a
    }
    request.candidates = search.map { ($0, library.request(stage.live, for: $0)) }
    return [.compare(request)]
  }

  /// Takes what was compared. What isn't wanted any more is dropped.
  mutating func receive(_ answer: CompareAnswer) -> [Request] {
    if case .compiled(let model) = answer.event, answer.subject.base == base {
      // It is of use although more was typed meanwhile.
      compiled = (answer.subject.base, answer.subject.sample, model)
    }
    guard answer.subject == subject else { return [] }
    switch answer.event {
    case .compared(let sides):
      self.sides = sides
      known = answer.subject
      return []
    case .compiled: return []
    case .failed(let fault):
      self.fault = fault
      sides = nil
      known = answer.subject
      return []
    case .found(let origin, let passed):
      endSearch()
      return [.open(origin)] + (passed > 0 ? [.notice(CompareWords.passed(passed))] : [])
    case .allAlike(let count):
      endSearch()
      return [.notice(CompareWords.allAlike(count))]
    }
  }

  /// What was looked at before the search is so still.
  private mutating func endSearch() {
    search = []
    subject = known
  }
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
