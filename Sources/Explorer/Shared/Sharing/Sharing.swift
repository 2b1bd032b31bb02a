import DecodingReport
import JSONSource
import Reproduction
import Workbench

/// What is made of what is open, for others to see: as what, and what there is of it.
struct Sharing: Sendable {
  /// What somebody asks of it.
  enum Change: Sendable {
    case begin
    case end
    case form(ShareForm)
    case toggleWhole
    case toggleValues
    /// Keep what reducing has reached, or end the trial.
    case stop
    /// Compile and run the reproduction.
    case tryOut
    /// Look at the text again.
    case showText
    /// Have this done as soon as there is a text.
    case await(Action)
  }

  /// Whether it is looked at: nothing is made otherwise.
  private(set) var isOpen = false
  private(set) var form = ShareForm.swift
  private(set) var isWhole = false
  private(set) var keepsValues = false
  /// What is made, or being made.
  private(set) var subject: ShareRequest.Subject?
  private(set) var text: SharedText?
  private(set) var refusal: String?
  /// How far reducing has come.
  private(set) var progress: (bytes: Int, tries: Int)?
  private(set) var isStopping = false
  /// What was asked for before there was a text.
  private var awaited: Action?
  /// The reproduction that was made last; other forms are made of it.
  private var made: (subject: ShareRequest.ReproductionSubject, MadeReproduction)?

  /// What became of trying the reproduction.
  enum Trial: Sendable {
    case running
    case ran(ReproductionRun)
  }
  private(set) var trial: Trial?

  /// Whether something is being made, or tried.
  var isWorking: Bool { isTrying || (subject != nil && text == nil && refusal == nil) }
  var isTrying: Bool { if case .running? = trial { true } else { false } }

  /// Does what is asked.
  mutating func change(_ change: Change) -> [Effect] {
    switch change {
    case .begin: isOpen = true
    case .end:
      isOpen = false
      forget()
      return [.share(nil)]
    case .form(let form):
      self.form = form
      return stopTrial()
    case .toggleWhole:
      isWhole.toggle()
      return stopTrial()
    case .toggleValues:
      keepsValues.toggle()
      return stopTrial()
    case .stop:
      if isTrying { return stopTrial() }
      isStopping = true
      return [.stopSharing]
    case .showText: return stopTrial()
    case .tryOut: return tryOut()
    case .await(let action): awaited = action
    }
    return []
  }

  private mutating func forget() {
    subject = nil
    text = nil
    refusal = nil
    progress = nil
    isStopping = false
    awaited = nil
    trial = nil
  }

  private mutating func stopTrial() -> [Effect] {
    defer { trial = nil }
    return isTrying ? [.share(nil)] : []
  }

  private mutating func tryOut() -> [Effect] {
    guard let subject, let made = text?.made, !isTrying else { return [] }
    trial = .running
    return [
      .tryReproduction(
        ReproductionTrial(subject: subject, source: SwiftFile(made.reproduction).text))
    ]
  }

  /// Has made what is looked at now, unless that was asked for last.
  mutating func due(_ stage: Stage, _ screen: ExplorerState?) -> [Effect] {
    guard isOpen, stage.live.isUpToDate, let answer = stage.live.answer, answer.hasWhys else {
      return []
    }
    var wanted = ShareRequest.Subject(
      form: form, isWhole: isWhole || !form.isReducible, keepsValues: keepsValues,
      sample: stage.library.sample,
      revision: stage.live.revision, style: stage.style,
      path: stage.isFieldSelected ? stage.selection : nil)
    if form == .picture { wanted.size = stage.environment.size }
    guard wanted != subject else { return [] }
    forget()
    subject = wanted
    guard answer.report.payload.foundationAccepts else {
      refusal = ShareWords.noJSON
      return [.share(nil)]
    }
    let known = made.flatMap { $0.subject == wanted.reproduction ? $0.1 : nil }
    return [
      .share(
        ShareRequest(
          subject: wanted, base: stage.library.request(stage.live), report: answer.report,
          made: known, screen: screen, command: stage.commandLine,
          isUTF8: stage.glyphs.isUTF8))
    ]
  }

  /// Takes what was made; returns what waited for it. What isn't wanted any more is dropped.
  mutating func receive(_ answer: ShareAnswer) -> Action? {
    guard answer.subject == subject else { return nil }
    switch answer.event {
    case .progress(let bytes, let tries): progress = (bytes, tries)
    case .made(let text):
      self.text = text
      progress = nil
      isStopping = false
      if let made = text.made { self.made = (answer.subject.reproduction, made) }
      return awaited.take()
    case .refused(let words):
      refusal = words
      progress = nil
      isStopping = false
    case .ran(let run): if isTrying { trial = .ran(run) }
    }
    return nil
  }

  /// The name of a file for the text.
  var fileName: String { form.fileName(hasOwnValues: text.map { $0.madeUp == nil } ?? keepsValues) }
}
