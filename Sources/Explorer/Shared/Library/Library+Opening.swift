import DecodingReport
import TextEditor
import Workbench

/// What comes from outside, and what of it is open.
extension Library {
  /// Opens a source of the list: as it was typed last, or as it came. Returns whether it wasn't
  /// open before.
  mutating func show(_ origin: TextOrigin) -> Bool {
    let clipboard = editor.clipboard
    let isNew = drafts[origin] == nil
    self.origin = origin
    editor = drafts[origin] ?? SourceEditor(original(of: origin), indentation: indentation)
    editor.clipboard = clipboard
    return isNew
  }

  /// Opens a sample; returns its first payload, or what is open where it has none.
  mutating func open(sample index: Int) -> TextOrigin {
    keepDraft()
    if index != sample { forgetMarks() }
    sample = index
    modelIndex = PerStyle(entry)
    return payloadItems.first?.origin ?? origin
  }

  /// Takes in a file that was read; returns what is to be told of it.
  mutating func take(file path: String, bytes: [UInt8]) -> String? {
    let origin = TextOrigin.file(path: path)
    let source = SourceReading(bytes)
    keepDraft()
    guard externals.take(source, of: origin) else {
      externals.name()
      return source.fault?.words
    }
    if let draft = drafts[origin], draft.isModified {
      return "\(path) was open with unsaved changes; ^R goes to the file as it is"
    }
    drafts[origin] = nil
    return source.fault?.words
  }

  /// Takes in the parts of a file that was read; returns the first.
  mutating func take(_ parts: [PartReading], of whole: TextOrigin) -> TextOrigin? {
    keepDraft()
    let origins = parts.map { TextOrigin.part($0.part, of: whole) }
    let drafts = drafts
    // Lines that are no more there, and into which nothing was typed.
    externals.remove { origin in
      guard case .part(_, whole) = origin, !origins.contains(origin) else { return false }
      return drafts[origin]?.isModified != true
    }
    for (part, origin) in zip(parts, origins) where drafts[origin]?.isModified != true {
      let source = SourceReading(part.bytes)
      guard externals.take(source, of: origin) else { continue }
      externals.note(written: part.bytes, of: origin)
      self.drafts[origin] = nil
    }
    return origins.first
  }

  /// Lists what was found, and takes over what others wrote where nobody typed here.
  mutating func take(_ found: [FoundPayload], gone: [TextOrigin]) {
    let known = Dictionary(
      externals.list.map { ($0.origin, $0) }, uniquingKeysWith: { first, _ in first })
    for payload in found {
      let source = SourceReading(payload.bytes)
      if let present = known[payload.origin] {
        take(source, of: payload.origin, after: present.source)
      } else if !removed.contains(where: { $0.origin == payload.origin }) {
        _ = externals.take(source, of: payload.origin)
      }
    }
    removeUnchanged(gone)
    externals.name()
  }

  /// The open file, and one into which something was typed, are asked about where they are open.
  private mutating func take(
    _ source: SourceReading, of origin: TextOrigin, after present: SourceReading
  ) {
    guard source.text != present.text || source.encoding != present.encoding,
      origin != self.origin, drafts[origin]?.isModified != true
    else { return }
    externals.replace(source, of: origin)
    knownMarks[origin] = nil
    guard var draft = drafts[origin] else { return }
    if let change = draft.text.difference(to: source.text) {
      _ = draft.apply(.replace(change.range, change.replacement))
    }
    draft.encoding = source.encoding
    draft.markSaved()
    drafts[origin] = draft
  }

  /// Takes payloads off the list whose files are gone, and into which nothing was typed.
  private mutating func removeUnchanged(_ gone: [TextOrigin]) {
    guard !gone.isEmpty else { return }
    let (gone, open, drafts) = (Set(gone), origin, drafts)
    externals.remove { origin in
      gone.contains(origin) && origin != open && drafts[origin]?.isModified != true
    }
  }
}
