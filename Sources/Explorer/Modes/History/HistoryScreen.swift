import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
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
  func due(on stage: Stage) -> [Due] { [] }

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

  /// Where the parts stand: the title, the headings, the list, and what is said of the state that is
  /// looked at, with its title.
  static func areas(_ stage: Stage) -> (title: Rect, headings: Rect, list: Rect, detail: Rect) {
    let areas = Split(
      .rows, .exactly(1), .exactly(1), .rest, .byRoom([28: 12, 18: 8, 12: 4])
    ).areas(in: stage.layout.body)
    return (areas[0], areas[1], areas[2], areas[3])
  }

  /// The states as they are seen.
  func list(_ entries: [HistoryEntry], _ stage: Stage) -> List {
    List(.middle).fitted(
      entries.count, in: Self.areas(stage).list.rows, chosen: place(entries))
  }

  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? {
    move(on: stage) { $0.move(motion) }
  }

  private mutating func move(on stage: Stage, _ change: (inout List) -> Void) -> [Request] {
    let entries = entries(stage)
    var list = list(entries, stage)
    change(&list)
    if let row = list.chosenRow { chosen = entries[row].id }
    return []
  }

  /// Chooses what was clicked.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    move(on: stage) { list in
      list.place(at: point, in: Self.areas(stage).list).map { list.choose($0) }
    }
  }

  /// Moves the choice with the wheel.
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? {
    move(on: stage) { $0.wheel(by: lines) }
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    HistoryView(screen: self, stage: stage).draw(&canvas)
  }
}
