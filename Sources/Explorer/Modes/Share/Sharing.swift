import Workbench

/// What is made for others to see, as far as it is known.
struct Sharing {
  private let screen: ShareScreen
  let asked: Asked<ShareQuestion.Subject, ShareQuestion.Answer>?
  private let tried: Asked<ShareQuestion.Trial, ReproductionRun>?

  init(_ screen: ShareScreen, _ questions: Questions) {
    self.screen = screen
    asked = questions[ShareQuestion.text]
    tried = questions[ShareQuestion.trial]
  }

  var form: ShareForm { screen.form }
  var isWhole: Bool { screen.isWhole }
  var keepsValues: Bool { screen.keepsValues }

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

  /// Whether the payload is being reduced, so that what is reached could be kept.
  var isReducing: Bool { isMaking && !isStopping && !isWhole && form.isReducible }
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
  var wantedTrial: ShareQuestion.Trial? {
    screen.trial.flatMap { $0.text == asked?.number ? $0 : nil }
  }

  /// The name of a file for the text.
  var fileName: String { form.fileName(hasOwnValues: text.map { $0.madeUp == nil } ?? keepsValues) }
}
