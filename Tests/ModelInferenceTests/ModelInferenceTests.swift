import JSONSource
import ModelInference
import Testing

@Suite struct ModelInferenceTests {
  @Test(arguments: InferenceCase.all)
  func `payloads become a model`(_ example: InferenceCase) {
    let inference = ModelInference()
    for payload in example.payloads { inference.observe(.parse(payload)) }
    let model = inference.model(named: example.root, by: example.choices)
    #expect(model.source == example.model + "\n")
  }
}
