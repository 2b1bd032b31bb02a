import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// The states that were noted, the newest first.
struct HistoryScreen: Mode {
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

  func begin(on stage: Stage) -> [Request] { [.remember(.begin)] }
  func end(on stage: Stage) -> [Request] { [.remember(.end)] }

  func entries(_ stage: Stage) -> [HistoryEntry] {
    let all = stage.remembering.listing?.entries ?? []
    guard isOwnAlone else { return all }
    let key = stage.library.historyKey(of: stage.library.origin)
    return all.filter { $0.state.key == key }
  }

  /// The place of the state that is looked at.
  func place(_ entries: [HistoryEntry]) -> Int {
    chosen.flatMap { id in entries.firstIndex { $0.id == id } } ?? 0
  }

  private func entry(_ stage: Stage) -> HistoryEntry? {
    let entries = entries(stage)
    return entries.isEmpty ? nil : entries[place(entries)]
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .ownAlone:
      isOwnAlone.toggle()
      return []
    case .name:
      guard let entry = entry(stage) else { return [] }
      named = entry.id
      return [.lay(Prompt(.ofRoom(HistoryWords.nameOfState), text: entry.name ?? ""))]
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
      return [.effect(.copy(text.string(in: 0..<text.count)))]
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

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    let entries = entries(stage)
    guard !entries.isEmpty else { return [] }
    let page = max(1, HistoryAreas(stage).list.rows - 1)
    let target = min(max(0, motion.scrolled(place(entries), page: page)), entries.count - 1)
    chosen = entries[target].id
    return []
  }

  /// Chooses what was clicked.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let (areas, entries) = (HistoryAreas(stage), entries(stage))
    guard areas.list.contains(point) else { return [] }
    let top = Layout.listTop(
      selected: place(entries), count: entries.count, rows: max(1, areas.list.rows))
    let place = top + point.row - areas.list.row
    if entries.indices.contains(place) { chosen = entries[place].id }
    return []
  }

  /// Moves the choice with the wheel.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    for _ in 0..<abs(lines) { _ = move(lines > 0 ? .down : .up, on: stage) }
    return []
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    HistoryView(screen: self, stage: stage, areas: HistoryAreas(stage)).draw(&canvas)
  }
}
