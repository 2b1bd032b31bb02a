internal import DecodingReport
internal import Explorer
internal import ModelFacts
internal import ModelRunner
internal import Workbench

/// Tries changes out.
struct Trying: Sendable {
  let inbox: Inbox
  let maker: ModelMaker

  func tryOut(_ request: TrialRequest, _ ending: NewestWorker<TrialRequest>.Ending) {
    // What takes a decode is told before what takes a compiler.
    let inOrder = request.trials.filter { !$0.compiles } + request.trials.filter(\.compiles)
    for trial in inOrder where !ending.cancellation.isCancelled {
      guard let answer = answer(to: trial, of: request, ending) else { continue }
      inbox.post(.tried(answer))
    }
  }

  /// `nil` where the change can't be made, and once that is overtaken.
  private func answer(
    to trial: TrialRequest.Trial, of request: TrialRequest,
    _ ending: NewestWorker<TrialRequest>.Ending
  ) -> TrialAnswer? {
    let (stop, cancellation) = (ending.stop, ending.cancellation)
    func answer(_ result: TrialResult?, files: [ModelText] = []) -> TrialAnswer? {
      result.map { TrialAnswer(request.subject, place: trial.place, $0, files: files) }
    }
    switch trial.change {
    case .payload(let text): return answer(request.run(text: text, cancellation))
    case .options(let options): return answer(request.run(options: options, cancellation))
    case .model(var model, let advice):
      if let advice {
        guard maker.arguments.compiles, let files = maker.files(of: model, with: advice, stop)
        else { return nil }
        model.source = .files(files)
      }
      guard case .files(let files) = model.source,
        case .success(let compiled)? = maker.answer(model, stop)?.result
      else { return nil }
      return answer(request.run(model: compiled, cancellation), files: files)
    }
  }
}

extension TrialRequest.Trial {
  fileprivate var compiles: Bool {
    if case .model = change { true } else { false }
  }
}

extension ModelMaker {
  /// The files of a model with what a why advises written into them; `nil` where its place isn't found.
  fileprivate func files(
    of request: ModelRequest, with advice: TrialRequest.Advice, _ stop: StopRequest
  ) -> [ModelText]? {
    guard case .files(var texts) = request.source,
      let edit = FixEdit(
        advice.fixes, for: advice.property, of: advice.type,
        in: texts.map { ModelFile(name: $0.name, text: $0.text) }),
      let builder = try? ModelBuilder.find(flags: arguments.compilerFlags),
      let answer = try? FixEdit.answers(
        to: [edit], in: builder.compiler.installation, environment: builder.compiler.environment,
        stop: stop
      ).first,
      let files = answer.files
    else { return nil }
    for (place, file) in files.enumerated() { texts[place].text = file.text }
    return texts
  }
}
