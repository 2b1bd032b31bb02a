import TerminalCanvas
import TextEditor
import Workbench

extension ExplorerState {
  /// Opens a sample with its first payload.
  mutating func open(sample index: Int) -> [Effect] {
    guard samples.indices.contains(index) else { return [] }
    let first = library.open(sample: index)
    live.isModelStale = library.modelDraft.map { !$0.isUpToDate && $0.revision > 0 } ?? false
    panes.model.sampleReplaced()
    selected = Selection()
    return show(origin: first) + findKept() + compileOnArrival() + nextSurvey()
  }

  /// Opens a payload of the list.
  mutating func open(origin: TextOrigin) -> [Effect] {
    library.keepDraft()
    if origin != self.origin { library.previous = self.origin }
    return show(origin: origin)
  }

  /// Takes in a file that was read, and decodes it with the sample's models.
  mutating func open(path: String, bytes: [UInt8]) -> [Effect] {
    defer { fitPanes() }
    notice = library.take(file: path, bytes: bytes)
    return show(origin: .file(path: path))
  }

  /// Takes in the parts of a file that was read, and decodes the first one.
  mutating func open(_ parts: [PartReading], of whole: TextOrigin) -> [Effect] {
    defer { fitPanes() }
    return library.take(parts, of: whole).map { show(origin: $0) } ?? []
  }

  mutating func show(origin: TextOrigin) -> [Effect] {
    let isNew = library.show(origin)
    live.textReplaced()
    stopWaiting()
    selected = selected.forAnotherPayload
    hiding.hideAgain()
    live.document = nil
    live.laidOut = nil
    panes.result.sourceReplaced()
    panes.why.subjectChanged()
    notice = notice ?? sizeWords
    let effects = parseAndExplain(afterEdit: false)
    return isNew ? effects + [.journal(.find(origin))] : effects
  }

  /// What helps with a source that is large, or one line, too long for the screen.
  var sizeWords: String? {
    let count = editor.text.count
    if !environment.isOptimized, let words = UnoptimizedBuild.words(forBytes: count) {
      return words
    }
    if editor.encoding.minified != nil { return "minified: laid out here, written as it came" }
    if library.awaitsLayout { return "minified: it is laid out as soon as it is decoded" }
    guard library.isOneLine, count > environment.size.columns else { return nil }
    let size = count < 10_000 ? "\(count.grouped) B" : "\((count / 1000).grouped) kB"
    return "1 line of \(size): = lays it out, u takes it back"
  }

  // MARK: Payloads that were named, or that lie in folders which are watched

  /// Lists what was found, and takes over what others wrote where nobody typed here.
  mutating func receive(
    _ found: [FoundPayload], gone: [TextOrigin], _ words: String?
  ) -> [Effect] {
    library.take(found, gone: gone)
    if let words { notice = words }
    fitPanes()
    return nextSurvey()
  }

  /// Orders what came from outside by what differs, or by its name.
  mutating func sortPayloads() {
    guard library.externals.list.count > 1 else {
      notice = "there are no payloads from outside to sort"
      return
    }
    library.orderExternals(byMarks: !library.externals.isByMarks)
    notice =
      library.externals.isByMarks ? "what differs comes first; S sorts by name" : "sorted by name"
  }

  /// Looks for what earlier runs left of the open sample's variations and of its model, once.
  mutating func findKept() -> [Effect] {
    journal.search(library).map { .journal($0) }
  }
}
