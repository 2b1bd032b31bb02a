import DecodingReport
import TextEditor
import Workbench

/// What is to be asked for: results of what is open, and models of what was changed.
extension Library {
  /// The results of the open source as it is.
  func request(_ live: LiveResults, traces: TraceScope = .none) -> ExplainRequest {
    ExplainRequest(
      revision: live.revision, sample: entry, sourceName: sourceName, text: editor.text,
      encoding: editor.encoding, options: options, traces: traces,
      modelIndex: modelIndex, document: live.document, laidOut: live.laidOut)
  }

  /// What is to be made of a draft of a sample's model; as another root than its own, if one is named.
  func request(
    _ draft: ModelDraft, of sample: Int, _ live: LiveResults, root: String? = nil
  ) -> ModelRequest {
    let files = draft.files.map { file in
      ModelText(
        name: file.name, path: file.path,
        text: file.editor.text.string)
    }
    let shown = sample == self.sample ? live.shown?.report[.strict]?.model : nil
    let own = samples[sample].options
    return ModelRequest(
      sample: sample, revision: draft.revision, source: .files(files),
      root: root ?? draft.root ?? draft.compiled?.root ?? shown ?? "", mayChangeRoot: root == nil,
      decoder: (draft.decoder ?? DecoderChoice(expression: own.decoder?.expression)).expression,
      options: own.decoder == nil ? own : DecodingOptions())
  }

  /// The model of the open sample that is to be inferred for the open payload.
  func inference(_ live: LiveResults) -> ModelRequest {
    ModelRequest(
      sample: sample, revision: live.revision,
      source: .payload(
        editor.encoding.bytes(of: editor.text), name: sourceName,
        present: entry.sources[.strict]?.text ?? ""),
      root: "", mayChangeRoot: false, options: samples[sample].options)
  }

  /// Takes a model that was inferred.
  mutating func take(inferred compiled: ModelAnswer.Compiled, of sample: Int) {
    samples[sample].sources = compiled.sources
    samples[sample].models = compiled.models
    samples[sample].files = compiled.files
    samples[sample].root = compiled.root
    samples[sample].roots = compiled.roots
  }
}
