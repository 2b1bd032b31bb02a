import DecodingReport
import JSONSource
import TextEditor

/// What is known of the results: for which revision of the source, and whether it may be shown.
struct LiveResults: Sendable {
  /// How the results on the screen relate to the text.
  enum Standing: Equatable, Sendable {
    /// They are those of the text.
    case live
    /// The text is newer.
    case pending
    /// The text is newer, and its results aren't wanted: they took too long.
    case givenUp
    /// Foundation doesn't read the text; they are those of an earlier revision, or the refusal.
    case stale
  }

  /// Grows by one with every change of the text, and with every other payload.
  var revision = 1
  /// The parsed text, if it is that of the present revision.
  var document: JSONDocument?
  /// The same of a source that the text has laid out, and where its file has it.
  var laidOut: LaidOutSource?
  /// What the last decode of a large source took, in microseconds.
  var cost = 0
  /// The newest answer.
  private(set) var answer: ExplainAnswer?
  /// The newest answer whose text Foundation read.
  private(set) var good: ExplainAnswer?
  /// An answer that is newer than the newest whole one; the styles that it awaits follow.
  private(set) var partial: ExplainAnswer?
  /// Values that are newer than the newest answer's; their whys follow.
  private(set) var values: ExplainAnswer?
  /// Whether the model was changed since, and the results are those of the one before.
  var isModelStale = false
  /// Whether the present revision has been awaited for so long that it is said.
  var isOverdue = false
  /// How often the sign of waiting has turned since.
  var turns = 0
  /// Whether the syntax error is told in words: nothing was typed for a while.
  var isErrorTold = false
  /// Changes of the number of lines since the good answer's revision.
  private(set) var lineShifts = LineShifts()

  /// Changes of the text since the newest answer's revision.
  private var changes: [(revision: Int, change: SourceChange?)] = []

  /// The parsed form of the text as it is; `nil` while it isn't known.
  var currentDocument: JSONDocument? { document ?? (isUpToDate ? answer?.textDocument : nil) }

  /// What is shown: the last good answer; while there is none, the refusal, else what there is of the
  /// first one.
  var shown: ExplainAnswer? { good ?? answer ?? partial }

  /// The styles that the newest answer awaits, where it is the first one.
  var awaitedStyles: [DecodingStyle] { (awaitingWhys ?? shown)?.awaited ?? [] }

  var standing: Standing {
    if isGivenUp { return .givenUp }
    guard let answer else { return .pending }
    if rejection != nil { return .stale }
    return answer.revision == revision ? .live : .pending
  }

  /// What Foundation's refusal of the present text rests on.
  var rejection: Report.PayloadFinding? {
    guard let answer, !answer.report.payload.foundationAccepts, mendedRevision != revision else {
      return nil
    }
    return answer.report.payload
  }

  /// What is wrong with a document that Foundation refuses, in two words.
  var rejectionWord: String { rejection?.foundationLimit == nil ? "NOT JSON" : "TOO DEEP" }

  /// The revision whose text can be read, while the newest answer is about one that couldn't.
  private var mendedRevision: Int?

  /// Notes that nothing is wrong with the present text: its results may take long, and what was
  /// refused before isn't said of it meanwhile.
  mutating func textIsReadable() {
    guard let answer, !answer.report.payload.foundationAccepts, !isUpToDate else { return }
    mendedRevision = revision
    isErrorTold = false
  }

  /// Whether the present revision's results aren't wanted any more.
  var isGivenUp: Bool { givenUpRevision == revision }

  /// The revision whose answer is dropped, should it still come.
  private var givenUpRevision: Int?

  /// Gives up on results that have been awaited for long; `false` where there is nothing to wait
  /// for.
  mutating func giveUp() -> Bool {
    guard isOverdue, !isUpToDate, !isGivenUp else { return false }
    givenUpRevision = revision
    return true
  }

  /// Wants the results that were given up after all; `false` where none were.
  mutating func wantAgain() -> Bool {
    guard isGivenUp else { return false }
    givenUpRevision = nil
    return true
  }

  /// The values of the text on the screen, as long as their whys are awaited.
  var awaitingWhys: ExplainAnswer? { values?.revision == revision && !isGivenUp ? values : nil }

  /// Whether code of the model's own had a hand in the text's results, and no other values were tried yet.
  var awaitsTrial: Bool {
    guard isUpToDate, rejection == nil, let report = answer?.report, !report.isTried else {
      return false
    }
    return report.styles.contains(where: \.isTriable)
  }

  /// Whether the answer is that of the text on the screen.
  var isUpToDate: Bool { answer?.revision == revision }

  /// Whether the results are shown with less weight than what stands in the text.
  var isFaded: Bool {
    if isModelStale { return true }
    return switch standing {
    case .live: false
    case .pending: isOverdue && partial?.revision != revision
    case .givenUp: true
    case .stale: good != nil
    }
  }

  /// What a trial told of the text for which only other calls are asked for, and the revision that these bear.
  private var tried: (revision: Int, answer: ExplainAnswer)?

  /// Notes that the same text is to be decoded for other calls: what was tried of it counts still.
  mutating func callsChanged() {
    let known = isUpToDate ? answer.flatMap { $0.report.isTried ? $0 : nil } : nil
    optionsChanged()
    tried = known.map { (revision, $0) }
  }

  /// An answer with what a trial told of the same text.
  private func withTrial(_ new: ExplainAnswer) -> ExplainAnswer {
    guard let tried, tried.revision == new.revision, new.hasWhys, new.awaited.isEmpty else {
      return new
    }
    var known = tried.answer
    known.takeCalls(of: new)
    return known
  }

  /// Takes an answer in. One that is older than what is known is dropped: returns `false`.
  mutating func receive(_ answered: ExplainAnswer) -> Bool {
    let new = withTrial(answered)
    guard new.revision <= revision, new.revision != givenUpRevision,
      new.revision > (answer?.revision ?? 0)
        || new.revision == answer?.revision && new.report.isTried && awaitsTrial
    else { return false }
    guard new.hasWhys else {
      values = new
      return true
    }
    guard new.awaited.isEmpty else {
      partial = new
      return true
    }
    answer = new
    tried = nil
    if let partial, partial.revision <= new.revision { self.partial = nil }
    if let values, values.revision <= new.revision { self.values = nil }
    changes.removeAll { $0.revision <= new.revision }
    if new.report.payload.foundationAccepts {
      good = new
      lineShifts.drop(upTo: new.revision)
      isErrorTold = false
    }
    if isUpToDate {
      isOverdue = false
      turns = 0
    }
    return true
  }

  /// Where the present text has what Foundation refused; `nil` if it was changed since.
  var errorOffset: Int? {
    guard let cause = rejection?.cause?.offsets else { return nil }
    let start = (answer?.textRange(of: cause) ?? cause).lowerBound
    return changes.reduce(start) { offset, next in
      offset.flatMap { next.change?.moved($0) }
    }
  }

  /// Notes that the text changed on a line, and by how many lines it grew.
  mutating func textChanged(line: Int, growth: Int, _ change: SourceChange?) {
    revision += 1
    changes.append((revision, change))
    isOverdue = false
    turns = 0
    lineShifts.add(revision: revision, line: line, growth: growth)
  }

  /// Notes that the same text is to be decoded otherwise.
  mutating func optionsChanged() {
    revision += 1
    isOverdue = false
    turns = 0
  }

  /// Notes that the text is another one altogether.
  mutating func textReplaced() {
    revision += 1
    answer = nil
    good = nil
    values = nil
    partial = nil
    isOverdue = false
    turns = 0
    isErrorTold = false
    lineShifts = LineShifts()
    changes = []
  }
}
