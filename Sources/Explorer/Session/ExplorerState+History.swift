import DecodingReport
import TerminalCanvas
import TextEditor
import Workbench

/// Notes states of what is open, and goes back to them.
extension ExplorerState {
  /// What is open and wasn't noted yet, as it is before something happens. While a course leads, what
  /// was typed counts before it was decoded: a step may put things back at any time.
  var passingState: History.Passing? {
    let moment = History.Moment(library)
    guard !history.isNoted(moment), hasDecoded || guide?.isOpen == true && live.shown != nil
    else { return nil }
    return History.Passing(moment: moment, state: HistoryState(library, live))
  }

  /// Whether the results are those of what is open.
  private var hasDecoded: Bool {
    live.isUpToDate && !live.isModelStale && live.rejection == nil
      && live.answer.map { $0.hasWhys && !$0.report.styles.isEmpty } ?? false
  }

  /// Notes what was passed, unless somebody is typing still, and what is open once that rests.
  mutating func noteState(_ passing: History.Passing?, isQuitting: Bool) -> [Effect] {
    let now = History.Moment(library)
    var effects: [Effect] = []
    if let passing, isQuitting || passing.moment != now,
      isQuitting || !now.isTyped(after: passing.moment, library)
    {
      effects.append(history.note(passing))
    }
    guard !(isEditing && editedText.isInStep), hasDecoded, let passing = passingState else {
      return effects
    }
    return effects + [history.note(passing)]
  }

  /// Opens the list, with what is open on it.
  mutating func openHistory() -> [Effect] {
    (passingState.map { [history.note($0)] } ?? []) + [history.open()]
  }

  /// Goes to a state: its payload, its model and its settings. The text comes as one edit.
  mutating func go(to entry: HistoryEntry) -> [Effect] {
    let state = entry.state
    guard entry.isFromHere, let place = library.sample(of: state) else {
      notice = HistoryWords.notHere(entry)
      return []
    }
    var effects = endRoom()
    guard !(place == sample && library.isAt(state)) else {
      notice = HistoryWords.isHere
      return effects
    }
    if place != sample { effects += open(sample: place) }
    let isListed = library.origin(of: state) != nil
    let payload = library.origin(of: state) ?? list(state, called: entry)
    if payload != origin { effects += open(origin: payload) }
    effects += replaceText(with: state.text)
    effects += takeModel(of: state) + decode(with: state.settings)
    moveFocus(to: .result)
    notice = HistoryWords.wentTo(entry, isListed: isListed)
    fitPanes()
    return effects
  }

  private mutating func takeModel(of state: HistoryState) -> [Effect] {
    let files = library.historyModel.map(\.name)
    let texts = state.model.compactMap { file -> (place: Int, text: SourceText)? in
      guard let place = files.firstIndex(of: file.name),
        library.modelText(ModelPlace(sample: sample, file: place)) != file.text
      else { return nil }
      return (place, file.text)
    }
    var effects = texts.isEmpty ? [] : changeModel(texts)
    if let root = state.root, root != entry.title, entry.roots.contains(root) {
      effects += choose(root: root)
    }
    if state.decoder != library.decoder { effects += choose(decoder: state.decoder) }
    return effects
  }

  /// Lists a payload that isn't among the others as one that was made here.
  private mutating func list(_ state: HistoryState, called entry: HistoryEntry) -> TextOrigin {
    library.keepDraft()
    return library.list(
      HistoryWords.payload(of: entry), SourceReading(of: state.text), original: state.text,
      ofSample: sample, parent: origin)
  }
}
