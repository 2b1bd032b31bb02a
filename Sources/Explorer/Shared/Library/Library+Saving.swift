import TextEditor
import Workbench

/// What the library has to do with files that are written.
extension Library {
  /// Why a payload isn't written to a path; `nil` where nothing is known against it.
  func obstacle(toSaving origin: TextOrigin, to path: String) -> String? {
    let model = modelPlace(of: .file(path: path))
    guard origin.path == path, let model else {
      return model == nil ? nil : "\(path) is the model, which no payload replaces"
    }
    return isModified(model) ? "\(path) has changes of the model: ^S in its pane first" : nil
  }

  /// Takes note that a payload was saved; returns the source whose journal may go, `nil` if more
  /// was typed meanwhile.
  mutating func markSaved(_ request: SaveRequest, revision: Int) -> TextOrigin? {
    let saved = request.origin
    if saved == origin && request.revision == revision {
      editor.markSaved()
    } else {
      guard var draft = drafts[saved], draft.text == request.text else { return nil }
      draft.markSaved()
      drafts[saved] = draft
    }
    markVariationSaved(saved)
    // A copy under another name is the file from now on, except for the samples' own payloads.
    if request.whole == nil, saved != .file(path: request.path), !saved.isBuiltIn,
      variation(saved) == nil
    {
      adopt(saved, path: request.path)
    }
    return saved
  }

  /// Takes note that a file of a model was saved; `false` if more was typed meanwhile.
  mutating func markSaved(_ request: SaveRequest, at place: ModelPlace) -> Bool {
    guard let draft = models[place.sample], draft.files.indices.contains(place.file),
      draft.files[place.file].editor.text == request.text
    else { return false }
    let hadNone = models.isInNoFile(place.sample)
    models[place.sample]?.change(place: place.file) { file in
      file.editor.markSaved()
      // A copy of a sample's model stays one.
      if file.path == nil, hadNone {
        file.origin = .file(path: request.path)
        file.name = request.path.split(separator: "/").last.map(String.init) ?? file.name
        file.original = request.text
      }
    }
    adoptModel(of: place, path: request.path)
    return true
  }

  /// Takes note of what a file holds once a part of it was written; returns that where the file is
  /// an open model's.
  mutating func takeWhole(of request: SaveRequest) -> [UInt8]? {
    guard let whole = request.whole else { return nil }
    externals.note(written: request.bytes, of: request.origin)
    if modelPlace(of: .file(path: request.path)) != nil { return whole }
    for sample in samples.indices {
      for file in samples[sample].files.indices
      where samples[sample].files[file].path == request.path {
        samples[sample].files[file].text = String(decoding: whole, as: UTF8.self)
      }
    }
    return nil
  }
}
