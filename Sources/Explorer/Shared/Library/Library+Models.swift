import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// A file of a sample's model, by the places of both.
package struct ModelPlace: Hashable, Sendable {
  var sample: Int
  var file: Int
}

extension Library {
  /// The open sample's model, if it was changed.
  var modelDraft: ModelDraft? { models[sample] }

  var isBuiltIn: Bool { entry.modelSource == "built-in" }

  /// The files of a sample's model as they came, and where their texts are kept.
  func modelTexts(of sample: Int) -> [(text: ModelText, origin: TextOrigin)] {
    let entry = samples[sample]
    guard entry.files.isEmpty else {
      return entry.files.map { ($0, models.origin(of: $0, in: sample, named: entry.name)) }
    }
    guard let source = entry.sources[.strict] else { return [] }
    // Of a built-in sample's file only a part is shown; in a file of its own that part needs the
    // import above it.
    let text = ModelText(name: source.fileName, text: "import Foundation\n\n" + source.text)
    return [(text, .model(sample: entry.name, file: source.fileName))]
  }

  /// The file of a model whose text is kept there.
  func modelPlace(of origin: TextOrigin) -> ModelPlace? {
    if let place = models.place(of: origin) { return place }
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
    if let draft = models[place.sample] { return draft.files[place.file].editor.text }
    return SourceText(Array(modelTexts(of: place.sample)[place.file].text.text.utf8))
  }

  /// How the model on the screen relates to the results; `nil` where there is nothing to say.
  var modelStanding: String? {
    if models.isInferring(sample), modelDraft == nil { return "inferring the model" }
    guard let draft = modelDraft, !draft.isUpToDate, draft.revision > 0 else { return nil }
    if draft.isPending { return "compiling m\(draft.revision)" }
    if entry.sources.isEmpty { return "NO MODEL YET" }
    return "STALE m\(draft.compiledRevision)"
  }

  /// The file that a new model begins is named after the type that is decoded.
  func suggestedModelPath(of origin: TextOrigin) -> String {
    guard let place = models.place(of: origin), let draft = models[place.sample] else {
      return "Model.swift"
    }
    guard models.isNew(place.sample), let root = draft.compiled?.root else {
      return draft.files[place.file].name
    }
    return String(root.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) + ".swift"
  }

  func isModified(_ place: ModelPlace) -> Bool {
    models[place.sample]?.files[place.file].editor.isModified ?? false
  }

  /// What a text is called where it is spoken of.
  func name(of origin: TextOrigin) -> String {
    if origin == self.origin { return payloadName }
    if let place = modelPlace(of: origin) { return modelName(place) }
    if case .sample(let sample, let payload) = origin, sample != entry.name {
      return "\(sample) \(payload)"
    }
    return payloadItems.first { $0.origin == origin }?.name ?? variation(origin)?.name
      ?? origin.shortName
  }

  func modelName(_ place: ModelPlace) -> String {
    models[place.sample]?.files[place.file].name
      ?? modelTexts(of: place.sample)[place.file].text.name
  }
}
