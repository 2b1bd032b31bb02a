import Foundation
import JSONSource
import ModelFacts
import ModelInference

/// A model that was inferred from payloads, with what is derived from it.
struct InferredModel {
  let name: String
  let payloads: [Data]
  let root: String
  /// Strict, and the derived ones where they are asked for.
  private(set) var sources: [(style: String, text: String)]

  init(_ name: String, of payloads: [Data], derives: Bool) throws {
    self.name = name
    self.payloads = payloads
    let inference = ModelInference()
    for payload in payloads { inference.observe(.parse(Array(payload))) }
    let model = inference.model(named: "Response")
    root = model.root
    sources = [("Strict", model.source)]
    guard derives else { return }
    let answer = try Deriver.derive(model.source)
    sources += [
      ("Default", answer.defaultStyle.files[0].text), ("Smart", answer.smartStyle.files[0].text),
    ]
  }
}
