import DecodingReport
import Workbench

/// What changes in the library alone.
extension Library {
  mutating func keepDraft() {
    drafts[origin] = editor
  }

  /// Undo leads from a variation back to the payload that it was made from, and redo leads to it
  /// again. `before` is the editor before the step.
  mutating func followHistory(from before: SourceEditor) {
    if let variation = variation(origin), editor.state == variation.stateBefore,
      let parent = drafts[variation.parent], parent.text == editor.text
    {
      drafts[origin] = before
      origin = variation.parent
      editor.takeSavedState(of: parent)
      return
    }
    let next = variations.last { variation in
      variation.parent == origin && variation.stateAfter == editor.state
        && drafts[.variation(variation.number)]?.text == editor.text
    }
    guard let next, let draft = drafts[.variation(next.number)] else { return }
    drafts[origin] = before
    origin = .variation(next.number)
    editor.takeSavedState(of: draft)
  }

  /// Takes note that a file has the text of a variation, if the source is one.
  mutating func markVariationSaved(_ origin: TextOrigin) {
    guard let place = variations.firstIndex(where: { .variation($0.number) == origin })
    else {
      return
    }
    variations[place].isSaved = true
  }

  /// Takes note that the open text is that of a file.
  mutating func adopt(path: String) {
    let before = origin
    externals.removeAll { $0.origin == before || $0.origin == .file(path: path) }
    origin = .file(path: path)
    let source = SourceReading(of: editor.text, editor.encoding)
    externals.append(ExternalPayload(origin: origin, source: source))
  }

  /// Takes note that a model which had no file has one.
  mutating func adoptModel(of place: ModelPlace, path: String) {
    guard inferredModels[place.sample] != nil || newModels[place.sample] != nil
    else { return }
    inferredModels[place.sample] = nil
    newModels[place.sample] = nil
    samples[place.sample].modelSource = path
    if let file = modelDrafts[place.sample]?.files[place.file] {
      samples[place.sample].files = [
        ModelText(
          name: file.name, path: path,
          text: file.editor.text.string(in: 0..<file.editor.text.count))
      ]
    }
  }

  /// Lists a model without text, and returns its place among the samples.
  mutating func listNewModel(_ number: Int, payloads: [Payload]) -> Int {
    let name = number == 1 ? "New model" : "New model \(number)"
    let runner = NoModel()
    var entry = SampleEntry(
      own: name, modelSource: "new", sources: [:], models: .elsewhere(runner), payloads: payloads)
    entry.files = [ModelText(name: "Model.swift", text: "")]
    samples.append(entry)
    surveys.append([])
    let place = samples.count - 1
    newModels[place] = NewModel(number: number, payload: payloads.first)
    modelDrafts[place] = ModelDraft(
      modelTexts(of: place), indentation: indentation)
    return place
  }
}

/// Decodes in no style: there is no model yet, and Foundation still says whether it reads the text.
private struct NoModel: ExperimentRunner {
  private struct Nothing: Decodable {}

  let options = DecodingOptions()

  func decode(_ experiment: Experiment, _ cancellation: Cancellation?) -> any PayloadDecoding {
    let types = ModelTypes(strict: Nothing.self, default: Nothing.self, smart: Nothing.self)
    return Decoding(experiment, with: types, styles: [])
  }
}
