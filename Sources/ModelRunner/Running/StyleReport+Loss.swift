import DecodingReport
import JSONSource
import Workbench

extension StyleReport {
  /// The report of a style whose model's code ended the process; the place is that of the last call
  /// on a container that the code made, where one is known.
  init(
    lost loss: ModelLoss, in style: DecodingStyle, of experiment: Experiment, _ call: LastCall?,
    _ document: JSONDocument
  ) {
    self.init(style: style, model: experiment.model)
    convertsFromSnakeCase = experiment.options.keyStrategy == .snake
    let path = call?.path(in: document)
    let node = call?.placeOfValue
    let behind = path.flatMap { path in call.map { ", behind \($0.words) at \(path)" } } ?? ""
    failure = Failure(
      kind: .ended, path: path,
      position: node.map { document.position(of: document.startOffset(of: $0)) },
      wanted: call?.type ?? "", subject: "", message: loss.words + behind, foundationSaid: "")
    failure?.ending = loss.withoutPlace.words
    summary[.threw] = 1
    guard let path, let call else { return }
    var field = FieldReport(
      path: path, property: path.steps.last.map(Self.property) ?? "",
      wanted: call.type.isEmpty ? nil : .named(call.type), outcome: .threw)
    field.found = node.map { FieldReport.Found(at: $0, in: document) }
    field.become(.processEnded, .ended)
    field.evidence = .inferred
    fields = [field]
  }

  private static func property(_ step: JSONPath.Step) -> String {
    switch step {
    case .key(let key): key
    case .index(let index): "[\(index)]"
    }
  }
}
