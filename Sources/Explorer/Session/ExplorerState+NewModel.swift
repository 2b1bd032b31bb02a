import DecodingReport
import TextEditor
import Workbench

extension ExplorerState {
  /// Begins a model for the payload that is open, of no text or of one that was pasted.
  mutating func newModel(pasted text: String? = nil) -> [Effect] {
    let number = library.models.nextNumber
    library.keepDraft()
    var payload = Payload(
      name: library.payloadName, fileName: library.sourceName,
      bytes: editor.encoding.bytes(of: editor.text))
    if origin == .standardInput { payload.fileName = library.suggestedPath(of: origin) }
    let isExternal = library.externals[origin] != nil
    let place = library.listNewModel(number, payloads: isExternal ? [] : [payload])
    // A file can be opened again; what came through a pipe can't.
    if !isExternal || origin == .standardInput {
      library.models.begin(NewModel(number: number, payload: payload), at: place)
    }
    let first = isExternal ? nil : TextOrigin.sample(samples[place].name, payload: payload.name)
    library.sample = place
    library.modelIndex = PerStyle(entry)
    live.isModelStale = false
    beginEditing(.model)
    style = .strict
    defer { fitPanes() }
    var effects = show(origin: first ?? origin)
    notice = "type a model here, or paste one; ^S saves it"
    if let text {
      library.models.openLiteral(of: place)
      effects += editModel(.paste(text))
      editing = nil
      notice = "the model is compiled; i edits it, ^S saves it"
    }
    return effects + [.journal(.find(.newModel(number)))]
  }

  /// Lists a model that an earlier run left, and which is in no file.
  mutating func receiveNewModel(_ kept: KeptEdit, _ number: Int) -> [Effect] {
    let empty = Payload(name: "empty", fileName: "empty.json", bytes: Array("{}\n".utf8))
    // A payload that came from outside is in every sample's list.
    let payloads = kept.payload.map { [$0] } ?? (library.externals.list.isEmpty ? [empty] : [])
    let place = library.listNewModel(number, payloads: payloads)
    undo.isNoted = true
    library.models[place]?.change(place: 0) { file in
      _ = file.editor.apply(.replace(0..<0, kept.text))
      _ = file.editor.apply(.select(0..<0))
    }
    notice = "a model of \(kept.time) is kept: F2 lists it"
    var entry = JournalEntry(
      origin: .newModel(number), before: SourceText(), text: kept.text)
    entry.payload = kept.payload
    // It stands in this run's journal before the earlier one goes.
    return [
      .journal(.write(entry)), .journal(.forget(kept.id)), .journal(.find(.newModel(number + 1))),
    ]
  }
}
