import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// The states that were noted, the newest first.
struct HistoryScreen: ListMode {
  enum Action: RoomAction {
    typealias Room = HistoryScreen
    /// Call the chosen state by a name.
    case name
    /// List the states of the open payload alone, or of all.
    case ownAlone
  }

  /// The state that is looked at; `nil` until somebody chose one.
  private var chosen: HistoryEntry.ID?
  /// Whether only states of the open payload are listed.
  private(set) var isOwnAlone = false
  /// The state that is to get a name.
  private var named: HistoryEntry.ID?

  init(on stage: Stage) {}

  func begin(on stage: Stage) -> [Request] { [.openHistory] }
  func end(on stage: Stage) -> [Request] { [.closeHistory] }
  func due(on stage: Stage) -> [Due] { [] }

  func entries(_ stage: Stage) -> [HistoryEntry] {
    let all = stage.history.listing?.entries ?? []
    guard isOwnAlone else { return all }
    let key = stage.library.historyKey(of: stage.library.origin)
    return all.filter { $0.state.key == key }
  }

  /// The place of the state that is looked at.
  private func place(_ entries: [HistoryEntry]) -> Int {
    chosen.flatMap { id in entries.firstIndex { $0.id == id } } ?? 0
  }

  private func entry(_ stage: Stage) -> HistoryEntry? {
    list(on: stage).list.chosenRow.map { entries(stage)[$0] }
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .ownAlone:
      isOwnAlone.toggle()
      return []
    case .name:
      guard let entry = entry(stage) else { return [] }
      named = entry.id
      return [.ask(Prompt(.ofRoom(HistoryWords.nameOfState), text: entry.name ?? ""))]
    }
  }

  /// Calls the state by a name; an empty one takes its name away.
  func answer(_ line: String, on stage: Stage) -> [Request] {
    named.map { [.effect(.history(.name($0, line.isEmpty ? nil : line)))] } ?? []
  }

  /// Goes back to the state.
  func choose(on stage: Stage) -> [Request]? { entry(stage).map { [.goTo($0)] } ?? [] }

  func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? {
    switch action {
    case .enter(CompareScreen.name.id): return compare(stage)
    case .field(.copyMenu):
      guard let text = entry(stage)?.state.text else { return [] }
      return [.effect(.copy(text.string))]
    default: return nil
    }
  }

  /// Compares a state with what is open, which is of the same model.
  private func compare(_ stage: Stage) -> [Request] {
    guard let entry = entry(stage) else { return [] }
    guard stage.library.sample(of: entry.state) == stage.library.sample, entry.isFromHere else {
      return [.notice(HistoryWords.otherSample)]
    }
    return [.close, .perform(.own(CompareScreen.Action.earlier(entry)))]
  }

  /// Where the parts stand: the title, the headings, the list, and what is said of the state that is
  /// looked at, with its title.
  static func areas(_ stage: Stage) -> (title: Rect, headings: Rect, list: Rect, detail: Rect) {
    let areas = Split(
      .rows, .exactly(1), .exactly(1), .rest, .byRoom([28: 12, 18: 8, 12: 4])
    ).areas(in: stage.layout.body)
    return (areas[0], areas[1], areas[2], areas[3])
  }

  func list(on stage: Stage) -> (list: List, area: Rect) {
    let (entries, area) = (entries(stage), Self.areas(stage).list)
    return (List(.middle).fitted(entries.count, in: area.rows, chosen: place(entries)), area)
  }

  mutating func accept(_ list: List, on stage: Stage) -> [Request] {
    if let row = list.chosenRow { chosen = entries(stage)[row].id }
    return []
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    HistoryView(screen: self, stage: stage).draw(&canvas)
  }
}
