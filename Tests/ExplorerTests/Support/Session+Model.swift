import DecodingReport
import JSONSource
import TerminalCanvas
import TestSupport
import Testing
import Workbench

@testable import Explorer

extension ModelRequest {
  /// The files that are to be compiled; none where the model is to be inferred.
  var files: [ModelText] {
    if case .files(let files) = source { files } else { [] }
  }

  var fileName: String { files.first?.name ?? "" }
  var text: String { files.first?.text ?? "" }
}

extension Session {
  /// A session in which the model has the keys, the caret at its start.
  static func editingModel(_ columns: Int = 120, _ rows: Int = 35) throws -> Session {
    var session = Session.started(columns, rows, foldsLists: true)
    try session.press("<F7><Enter><C-Home>")
    return session
  }

  /// The newest model that was asked for.
  var modelRequest: ModelRequest? { modelRequests.last }

  /// The models that were asked for.
  var modelRequests: [ModelRequest] {
    effects.flatMap { effect -> [ModelRequest] in
      guard case .ask(let job) = effect, job.name == ModelQuestion.compiled.name else { return [] }
      let requests = Noted<ModelRequest>()
      var workshop = PlayedWorkshop()
      workshop.compiled = {
        requests.note($0)
        return nil
      }
      _ = job.answers(in: workshop)
      return requests.all
    }
  }

  /// Lets the pause pass that follows typing, and returns the model that is asked for then.
  mutating func pauseForModel() -> ModelRequest? {
    let timers = effects.compactMap { effect -> Message.Timer? in
      guard case .after(_, let timer) = effect else { return nil }
      return switch timer {
      case .modelDue, .inferenceDue: timer
      default: nil
      }
    }
    var requests: [ModelRequest] = []
    for timer in timers {
      send(.timer(timer))
      if let request = modelRequest { requests.append(request) }
    }
    return requests.last
  }

  /// The same, where there is to be one.
  mutating func modelAfterPause() throws -> ModelRequest {
    let request = pauseForModel()
    return try #require(request)
  }

  /// The lines of the screen without the row of modes, which tests of its own read.
  var lines: [String] {
    var lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if let bar = state.layout.modesBar { lines.remove(at: bar.row) }
    return lines
  }

  var statusLine: String { lines[lines.count - 2] }
  var footerLine: String { lines[lines.count - 1] }

  /// The row of the whole screen in which a text stands.
  func row(of text: String) throws -> Int {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(rows.firstIndex { $0.contains(text) }, "\(text)")
  }

  /// Answers that the model compiled, and that these types of it can be decoded.
  mutating func compiled(
    _ request: ModelRequest, roots: [String] = ["User"], decoders: [String] = [],
    models: Models = UserSample.entry.models, literal: Payload? = nil
  ) {
    let source = ModelSource(files: request.files.map { ($0.name, $0.text) }).withFacts
    var compiled = ModelAnswer.Compiled(
      sources: [.strict: source, .default: source], models: models)
    compiled.root = roots.contains(request.root) ? request.root : roots[0]
    compiled.roots = roots
    compiled.files = request.files
    compiled.decoders = decoders
    compiled.literal = literal
    answer(ModelAnswer(to: request, .success(compiled)))
  }

  /// The orders about journals among the effects.
  var orders: [JournalOrder] {
    effects.compactMap { if case .journal(let order) = $0 { order } else { nil } }
  }
}

extension JournalOrder {
  /// What is to be written, if anything is.
  var entry: JournalEntry? {
    if case .write(let entry) = self { entry } else { nil }
  }
}
