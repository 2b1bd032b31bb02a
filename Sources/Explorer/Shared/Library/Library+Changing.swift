package import DecodingReport
import TextEditor
package import Workbench

/// What changes in the library alone.
extension Library {
  mutating func keepDraft() {
    drafts[origin] = editor
  }

  /// Undo leads from a variation back to the payload that it was made from, and takes it off the
  /// list; redo puts it there again and leads to it. `before` is the editor before the step.
  mutating func followHistory(from before: SourceEditor) {
    if let place = place(ofVariation: origin), editor.state == variations[place].stateBefore,
      let parent = drafts[variations[place].parent], parent.text == editor.text
    {
      list(place, false)
      drafts[origin] = before
      origin = variations[place].parent
      editor.takeSavedState(of: parent)
      return
    }
    let next = variations.lastIndex { variation in
      variation.parent == origin && variation.stateAfter == editor.state
        && drafts[.variation(variation.number)]?.text == editor.text
    }
    guard let next, let draft = drafts[.variation(variations[next].number)] else { return }
    list(next, true)
    drafts[origin] = before
    origin = .variation(variations[next].number)
    editor.takeSavedState(of: draft)
  }

  var nextVariation: Int { (variations.map(\.number).max() ?? 0) + 1 }

  /// Lists a payload of an earlier moment as one that was made here, and returns what it is known by.
  /// Undo doesn't lead out of it: the editor that it was made in is gone.
  @discardableResult
  mutating func list(
    _ name: String, _ reading: SourceReading, original: SourceText, ofSample sample: Int,
    parent: TextOrigin
  ) -> TextOrigin {
    let number = nextVariation
    variations.append(
      Variation(
        number: number, sample: sample, title: Variation.Title(name: name), parent: parent,
        base: name,
        original: original, stateBefore: -1, stateAfter: -1))
    drafts[.variation(number)] = SourceEditor(reading, indentation: indentation)
    return .variation(number)
  }

  /// Puts a variation on the list or takes it off, and does the contrary with the one that it
  /// replaces there.
  mutating func list(_ place: Int, _ isListed: Bool) {
    variations[place].isListed = isListed
    guard variations[place].replacesParent,
      let parent = self.place(ofVariation: variations[place].parent)
    else { return }
    variations[parent].isListed = !isListed
  }

  /// Takes a payload off the list that isn't the open one; a file stays on the disk.
  mutating func remove(_ gone: TextOrigin) {
    var removal = RemovedPayload(origin: gone)
    removal.draft = drafts.removeValue(forKey: gone)
    removal.marks = knownMarks.removeValue(forKey: gone)
    removal.external = externals.remove(gone)
    if removal.external == nil, let place = place(ofVariation: gone) {
      variations[place].isListed = false
    }
    removed.append(removal)
  }

  /// Puts a payload on the list again that was taken off; `false` if it wasn't.
  mutating func bringBack(_ origin: TextOrigin) -> Bool {
    guard let index = removed.lastIndex(where: { $0.origin == origin }) else { return false }
    let last = removed.remove(at: index)
    let isOpenAgain = externals[last.origin] != nil
    if let (payload, place) = last.external, !isOpenAgain {
      externals.insert(payload, at: place)
    } else if let place = place(ofVariation: last.origin) {
      variations[place].isListed = true
    }
    if !isOpenAgain {
      drafts[last.origin] = last.draft
      knownMarks[last.origin] = last.marks
    }
    return true
  }

  /// Whether a payload stands in the list of its sample.
  func isListed(_ origin: TextOrigin) -> Bool {
    origin.isBuiltIn || externals[origin] != nil || variation(origin)?.isListed == true
  }

  func place(ofVariation origin: TextOrigin) -> Int? {
    variations.firstIndex { .variation($0.number) == origin }
  }

  /// Takes note that a file has the text of a variation, if the source is one.
  mutating func markVariationSaved(_ origin: TextOrigin) {
    guard let place = place(ofVariation: origin) else { return }
    variations[place].isSaved = true
  }

  /// Takes note that a text is that of a file.
  mutating func adopt(_ text: TextOrigin, path: String) {
    guard let editor = editor(of: text) else { return }
    let file = TextOrigin.file(path: path)
    if text == origin { origin = file } else { drafts[file] = drafts.removeValue(forKey: text) }
    externals.adopt(SourceReading(of: editor.text, editor.encoding), as: file, before: text)
  }

  /// Takes note that a model which had no file has one.
  mutating func adoptModel(of place: ModelPlace, path: String) {
    guard models.isInNoFile(place.sample) else { return }
    models.hasFile(place.sample)
    samples[place.sample].modelSource = path
    if let file = models[place.sample]?.files[place.file] {
      samples[place.sample].files = [
        ModelText(
          name: file.name, path: path,
          text: file.editor.text.string)
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
    models.begin(NewModel(number: number, payload: payloads.first), at: place)
    models[place] = ModelDraft(
      modelTexts(of: place), indentation: indentation)
    return place
  }
}

extension Library {
  /// Lists samples behind those that there are; returns the place of the first.
  mutating func list(_ entries: [SampleEntry]) -> Int {
    samples += entries
    surveys += entries.map { _ in [] }
    return samples.count - entries.count
  }
}

/// Decodes in no style: there is no model yet, and Foundation still says whether it reads the text.
package struct NoModel: ExperimentRunner {
  private struct Nothing: Decodable {}

  package let options = DecodingOptions()

  package init() {}

  package func decode(_ experiment: Experiment, _ cancellation: Cancellation?)
    -> any PayloadDecoding
  {
    let types = ModelTypes(strict: Nothing.self, default: Nothing.self, smart: Nothing.self)
    return Decoding(experiment, with: types, styles: [])
  }

  package func write(_ experiment: Experiment, _ cancellation: Cancellation?) -> [StyleEncoding] {
    []
  }
}
