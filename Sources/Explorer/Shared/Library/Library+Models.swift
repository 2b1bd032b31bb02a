import DecodingReport
import JSONSource
import Workbench

/// A file of a sample's model, by the places of both.
package struct ModelPlace: Hashable, Sendable {
  var sample: Int
  var file: Int
}

/// A model that was begun here and is in no file.
struct NewModel: Sendable {
  /// It tells the model from others in journals.
  var number: Int
  /// The payload that it was begun for; `nil` for a file, which can be opened again.
  var payload: Payload?
}

extension Library {
  /// The open sample's model, if it was changed.
  var modelDraft: ModelDraft? { modelDrafts[sample] }

  var isBuiltIn: Bool { entry.modelSource == "built-in" }

  /// The files of a sample's model as they came, and where their texts are kept.
  func modelTexts(of sample: Int) -> [(text: ModelText, origin: TextOrigin)] {
    let entry = samples[sample]
    guard entry.files.isEmpty else {
      return entry.files.map { file in
        if let path = file.path { return (file, .file(path: path)) }
        if let payload = inferredModels[sample] { return (file, .inferredModel(of: payload)) }
        if let new = newModels[sample] { return (file, .newModel(new.number)) }
        return (file, .model(sample: entry.name, file: file.name))
      }
    }
    guard let source = entry.sources[.strict] else { return [] }
    // Of a built-in sample's file only a part is shown; in a file of its own that part needs the
    // import above it.
    let text = ModelText(name: source.fileName, text: "import Foundation\n\n" + source.text)
    return [(text, .model(sample: entry.name, file: source.fileName))]
  }

  /// The file of a model whose text is kept there.
  func modelPlace(of origin: TextOrigin) -> ModelPlace? {
    for sample in samples.indices {
      if let file = modelDrafts[sample]?.files.firstIndex(where: { $0.origin == origin }) {
        return ModelPlace(sample: sample, file: file)
      }
    }
    guard let file = modelTexts(of: sample).firstIndex(where: { $0.origin == origin }) else {
      return nil
    }
    return ModelPlace(sample: sample, file: file)
  }

  /// A draft of a sample's model as it came, with its strict version's file open; `nil` without a model.
  func newModelDraft(of sample: Int) -> ModelDraft? {
    let texts = modelTexts(of: sample)
    guard !texts.isEmpty else { return nil }
    var draft = ModelDraft(texts, indentation: indentation)
    let strict = samples[sample].sources[.strict]?.fileName
    draft.open(place: draft.files.firstIndex { $0.name == strict } ?? 0)
    return draft
  }

  /// The text of a model's file as it stands on the screen.
  func modelText(_ place: ModelPlace) -> SourceText {
    if let draft = modelDrafts[place.sample] { return draft.files[place.file].editor.text }
    return SourceText(Array(modelTexts(of: place.sample)[place.file].text.text.utf8))
  }

  /// How the model on the screen relates to the results; `nil` where there is nothing to say.
  var modelStanding: (words: String, isAlarming: Bool)? {
    if inferringRevision != nil, inferredModels[sample] != nil, modelDraft == nil {
      return ("inferring the model", false)
    }
    guard let draft = modelDraft, !draft.isUpToDate, draft.revision > 0 else { return nil }
    if draft.isPending { return ("compiling m\(draft.revision)", false) }
    if entry.sources.isEmpty { return (" NO MODEL YET ", true) }
    return (" STALE m\(draft.compiledRevision) ", true)
  }

  /// The file that a new model begins is named after the type that is decoded.
  var suggestedModelPath: String {
    guard let draft = modelDraft else { return "Model.swift" }
    guard newModels[sample] != nil, let root = draft.compiled?.root else { return draft.file.name }
    return String(root.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) + ".swift"
  }

  /// The file of a model whose changes leaving would lose, the open sample's first.
  func unsavedModel(besides known: Set<TextOrigin>) -> (file: ModelDraft.File, place: ModelPlace)? {
    for index in [sample] + samples.indices.filter({ $0 != sample }) {
      guard let draft = modelDrafts[index] else { continue }
      for (place, file) in draft.files.enumerated()
      where file.path != nil && file.editor.isModified && !known.contains(file.origin) {
        return (file, ModelPlace(sample: index, file: place))
      }
    }
    return nil
  }

  func isModified(_ place: ModelPlace) -> Bool {
    modelDrafts[place.sample]?.files[place.file].editor.isModified ?? false
  }

  /// What a text is called where it is spoken of.
  func name(of origin: TextOrigin) -> String {
    if origin == self.origin { return payloadName }
    if let place = modelPlace(of: origin) { return modelName(place) }
    return payloadItems.first { $0.origin == origin }?.name ?? ""
  }

  func modelName(_ place: ModelPlace) -> String {
    modelDrafts[place.sample]?.files[place.file].name
      ?? modelTexts(of: place.sample)[place.file].text.name
  }

  /// The payload that a new model was begun for, as its journal is to tell it.
  func payload(ofNewModel origin: TextOrigin) -> Payload? {
    guard case .newModel(let number) = origin else { return nil }
    return newModels.values.first { $0.number == number }?.payload
  }
}
