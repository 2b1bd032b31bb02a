import DecodingReport
import Workbench

/// What is made of what is open, for others to see: as what, and what waits for it.
struct ShareChoice: Sendable {
  /// What somebody asks of it.
  enum Change: Sendable {
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

  fileprivate(set) var form = ShareForm.swift
  fileprivate(set) var isWhole = false
  fileprivate(set) var keepsValues = false
  /// What was asked for before there was a text, and the number of the question that awaits it.
  fileprivate var awaited: (action: Action, text: Int)?
  fileprivate var trial: ShareQuestion.Trial?
  private var trials = 0
  /// The reproduction that was made last; other forms are made of it.
  private var made: (subject: ShareQuestion.Subject, MadeReproduction)?

  /// Does what is asked, while so much is known; returns whether the work is to end.
  mutating func change(_ change: Change, _ sharing: Sharing) -> Bool {
    switch change {
    case .form(let form): self.form = form
    case .toggleWhole: isWhole.toggle()
    case .toggleValues: keepsValues.toggle()
    case .showText: break
    case .stop where !sharing.isTrying: return true
    case .stop: break
    case .tryOut:
      guard let asked = sharing.asked, sharing.text?.made != nil, !sharing.isTrying else {
        return false
      }
      trials += 1
      trial = ShareQuestion.Trial(text: asked.number, count: trials)
      return false
    case .await(let action):
      awaited = sharing.asked.map { (action, $0.number) }
      return false
    }
    trial = nil
    return false
  }

  /// Keeps what was made; returns what waited for it.
  mutating func receive(_ asked: Asked<ShareQuestion.Subject, ShareQuestion.Answer>?) -> Action? {
    guard let asked, case .made(let text)? = asked.answer else { return nil }
    if let made = text.made { self.made = (asked.subject.reproduction, made) }
    defer { awaited = nil }
    return awaited?.text == asked.number ? awaited?.action : nil
  }

  /// The reproduction that was made for another form.
  func reproduction(for subject: ShareQuestion.Subject) -> MadeReproduction? {
    made.flatMap { $0.subject == subject.reproduction ? $0.1 : nil }
  }

  func due(on stage: Stage) -> [Due] {
    let (text, trial) = (ShareQuestion.text, ShareQuestion.trial)
    guard stage.settled != nil else { return [text.unchanged, trial.unchanged] }
    var wanted = ShareQuestion.Subject(
      form: form, isWhole: isWhole || !form.isReducible, keepsValues: keepsValues,
      sample: stage.library.sample, revision: stage.live.revision, style: stage.style,
      path: stage.isFieldSelected ? stage.selection : nil)
    if form == .picture { wanted.size = stage.environment.size }
    return [text.due(wanted), trial.due(stage.sharing.wantedTrial)]
  }
}

/// What is made for others to see, as far as it is known.
struct Sharing {
  private let choice: ShareChoice
  fileprivate let asked: Asked<ShareQuestion.Subject, ShareQuestion.Answer>?
  private let tried: Asked<ShareQuestion.Trial, ReproductionRun>?

  init(_ choice: ShareChoice, _ questions: Questions) {
    self.choice = choice
    asked = questions[ShareQuestion.text]
    tried = questions[ShareQuestion.trial]
  }

  var form: ShareForm { choice.form }
  var isWhole: Bool { choice.isWhole }
  var keepsValues: Bool { choice.keepsValues }

  /// Whether there is something to be made yet.
  var isAsked: Bool { asked != nil }
  var text: SharedText? { if case .made(let text)? = asked?.answer { text } else { nil } }
  var refusal: String? { if case .refused(let words)? = asked?.answer { words } else { nil } }
  /// How far reducing has come.
  var progress: (bytes: Int, tries: Int)? {
    if case .progress(let progress)? = asked?.answer { progress } else { nil }
  }
  var isStopping: Bool { asked?.isEnding == true && isMaking }
  private var isMaking: Bool { isAsked && text == nil && refusal == nil }

  /// Whether something is being made, or tried.
  var isWorking: Bool { isTrying || isMaking }
  var isTrying: Bool { if case .running? = trial { true } else { false } }

  /// What became of trying the reproduction.
  enum Trial {
    case running
    case ran(ReproductionRun)
  }
  var trial: Trial? {
    wantedTrial.map { wanted in
      guard let tried, tried.subject == wanted, tried.isAnswered, let run = tried.answer else {
        return .running
      }
      return .ran(run)
    }
  }

  /// The trial of the present text.
  fileprivate var wantedTrial: ShareQuestion.Trial? {
    choice.trial.flatMap { $0.text == asked?.number ? $0 : nil }
  }

  /// The name of a file for the text.
  var fileName: String { form.fileName(hasOwnValues: text.map { $0.madeUp == nil } ?? keepsValues) }
}

extension Stage {
  var sharing: Sharing { Sharing(shareChoice, questions) }
}
