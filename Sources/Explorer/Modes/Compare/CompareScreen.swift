import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// Two payloads, models or settings side by side. B is what is open.
struct CompareScreen: ListMode {
  enum Action: RoomAction {
    typealias Room = CompareScreen
    /// Leave the fields that differ.
    case onlyDiffering
    case previousB, nextB
    case previousA, nextA
    /// Show the models' lines in the place of the JSON, or that again.
    case models
    /// Call the pair by a name.
    case name
    /// Compare the sample's own settings with these, or those before the last change.
    case ownSettings, formerSettings
    /// Compare the model as it was opened with this one, or that before the last change.
    case openedModel, formerModel
    /// Compare this model with the one that is open.
    case model(ComparedModel)
    /// Compare with this payload as B.
    case other(TextOrigin)
    /// Come back to a pair that has a name.
    case pair(ComparedPair)
    /// Compare a state that was noted with what is open.
    case earlier(HistoryEntry)
    /// Go back to where it was asked for.
    case neverMind
  }

  /// What A is.
  private(set) var base: CompareBase
  /// The payload that an edit goes on with, and the A to come back to then.
  private(set) var paused: (origin: TextOrigin, base: CompareBase)?
  /// What is looked through for a payload with other outcomes than A.
  private var searched: [TextOrigin] = []
  /// The pairs that have names.
  private(set) var names: [ComparedPair: String] = [:]
  /// The field that is looked at; `nil` until somebody chose one.
  private var chosen: JSONPath?
  private(set) var isOfDiffering = false
  private(set) var isOneStyle = false
  /// The side that Esc, Enter and `i` are about.
  private(set) var side = JSONComparison.Side.b
  /// Whether the models' lines stand in the place of the JSON; `nil` until somebody chose.
  private var chosenModels: Bool?
  /// The pair that is to get a name.
  private var named: ComparedPair?
  /// Whether there was no B to compare with.
  private var isInVain = false

  init(_ base: CompareBase, on stage: Stage) {
    self.base = base
    names = stage.left(Self.self)?.names ?? [:]
  }

  init(on stage: Stage) { self.init(.payload(stage.library.origin), on: stage) }

  /// Two models beside each other take the room; Esc comes back to the goals.
  var coversGuide: Bool { base.isSolution }
  /// Whether a payload with other outcomes is being looked for.
  var isSearching: Bool { !searched.isEmpty }

  func comparison(_ stage: Stage) -> ComparisonStanding {
    ComparisonStanding(self, stage.questions)
  }

  func due(on stage: Stage) -> [Due] {
    let (sides, search) = (CompareQuestion.sides, CompareQuestion.search)
    guard stage.settled != nil else { return [sides.unchanged, search.unchanged] }
    let library = stage.library
    var wanted = CompareQuestion.Subject(
      base: base, sample: library.sample, revision: stage.live.revision,
      settings: library.changes, model: library.modelRevision(of: library.sample))
    if case .payload(let origin) = base { wanted.state = library.state(of: origin) }
    let looked = isSearching ? CompareQuestion.Search(subject: wanted, origins: searched) : nil
    return [sides.due(wanted), search.due(looked)]
  }

  /// Goes to the payload that was found.
  mutating func receive(_ question: String, on stage: Stage) -> [Request] {
    guard question == CompareQuestion.search.name,
      let found = stage.questions[CompareQuestion.search]?.answer
    else { return [] }
    searched = []
    switch found {
    case .other(let origin, let passed):
      return [.open(origin)] + (passed > 0 ? [.notice(CompareWords.passed(passed))] : [])
    case .allAlike(let count): return [.notice(CompareWords.allAlike(count))]
    }
  }

  /// One payload again: that of the side.
  func leave(on stage: Stage) -> [Request] {
    guard !isInVain else { return otherOrigin(.a, stage).map { [.open($0)] } ?? [] }
    return (otherOrigin(side, stage).map { [.open($0)] } ?? [])
      + (path(stage, side).map { [.selectPath($0)] } ?? [])
  }

  func back(on stage: Stage) -> [Request]? { [.close, comingBack] }

  /// The models whose lines are seen: those of sides that have the same JSON, unless somebody chose.
  func models(_ sides: ComparedSides) -> ModelComparison? {
    chosenModels ?? sides.json.differences.isEmpty ? sides.models : nil
  }

  /// Where the parts stand: the two texts with their titles, of which one may have all of the room; the
  /// table with its title, its headings, its cells and its totals; and the why with its title.
  typealias Areas = (
    a: Rect, b: Rect, isOneText: Bool, table: Rect, headings: Rect, cells: Rect, totals: Rect,
    why: Rect
  )

  static func areas(_ stage: Stage) -> Areas {
    let body = stage.layout.body
    let isOneText = body.columns < 60
    var parts = Split(.rows, .rest, .byRoom([28: 9, 18: 7, 12: 4])).areas(in: body)
    let why = parts[1]
    let share = body.rows >= 28 ? 45 : 30
    parts = Split(.rows, body.rows < 8 ? .exactly(0) : .share(share, atLeast: 3), .rest)
      .areas(in: parts[0])
    let texts = Split(.columns, .exactly((body.columns - 1) / 2), .exactly(1), .rest).areas(
      in: parts[0])
    let table = Split(
      .rows, .exactly(1), .exactly(1), .rest, .exactly(parts[1].rows >= 9 ? 3 : 0)
    ).areas(in: parts[1])
    return (
      isOneText ? parts[0] : texts[0], isOneText ? parts[0] : texts[2], isOneText, parts[1],
      table[1], table[2], table[3], why
    )
  }

  /// The rows as they are seen, in the middle the one that is looked at: the chosen field's, or the
  /// first that differs.
  func list(on stage: Stage) -> (list: List, area: Rect) {
    let area = Self.areas(stage).cells
    guard let fields = comparison(stage).sides?.fields else { return (List(), area) }
    var list = List(.middle)
    list.keep(isOfDiffering ? fields.differing : nil)
    let own = chosen ?? (stage.selected.isChosen ? stage.selection : nil)
    let row = own.flatMap { fields.row(around: $0) } ?? fields.differing.first ?? 0
    list.fit(fields.rows.count, in: area.rows, chosen: list.place(of: row))
    return (list, area)
  }

  mutating func accept(_ list: List, on stage: Stage) -> [Request] {
    guard let sides = comparison(stage).sides, let row = list.chosenRow else { return [] }
    return choose(row, sides)
  }

  /// The row that is looked at.
  func row(_ stage: Stage) -> Int? { list(on: stage).list.chosenRow }

  /// The path of the field that is looked at, as a side has it.
  private func path(_ stage: Stage, _ side: JSONComparison.Side) -> JSONPath? {
    guard let sides = comparison(stage).sides, let place = row(stage) else { return nil }
    let row = sides.fields.rows[place]
    return (side == .a ? row.pathInA : row.pathInB) ?? row.path
  }

  private mutating func choose(_ place: Int, _ sides: ComparedSides) -> [Request] {
    let path = sides.fields.rows[place].path
    chosen = path
    return [.selectPath(path)]
  }

  // MARK: Keys

  func choose(on stage: Stage) -> [Request]? { [.close, .focus(.why)] }

  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? {
    switch action {
    case .enter(Self.name.id): return otherPair(stage)
    case .session(.nextPane), .session(.previousPane):
      side = side == .a ? .b : .a
      return []
    case .session(.findNext): return turn(by: 1, on: stage)
    case .session(.findPrevious): return turn(by: -1, on: stage)
    case .session(.style(let style)):
      isOneStyle = !(isOneStyle && style == stage.style)
      return [.style(style)]
    case .library(.showChanges): return showModelLines(stage)
    case .field(.editValue): return edit(stage)
    case .session(.nextStyle), .session(.previousStyle): return [.performInSession(action)]
    default: return nil
    }
  }

  mutating func perform(_ action: Action, on stage: Stage) -> [Request] {
    switch action {
    case .onlyDiffering:
      isOfDiffering.toggle()
      return []
    case .neverMind:
      isInVain = true
      return [.close]
    case .nextB: return walk(.b, by: 1, on: stage)
    case .previousB: return walk(.b, by: -1, on: stage)
    case .nextA: return walk(.a, by: 1, on: stage)
    case .previousA: return walk(.a, by: -1, on: stage)
    case .models: return turnToModels(stage)
    case .name: return askForName(stage)
    case .ownSettings, .formerSettings, .openedModel, .formerModel, .model, .other, .pair, .earlier:
      return Self.opening(for: action, on: stage)
    }
  }

  /// The payload of a side; `nil` where it is the one that is open.
  private func otherOrigin(_ side: JSONComparison.Side, _ stage: Stage) -> TextOrigin? {
    guard side == .a, case .payload(let origin) = base else { return nil }
    return origin == stage.library.origin ? nil : origin
  }

  private func otherPair(_ stage: Stage) -> [Request] {
    let a = if case .payload(let a) = base { a } else { stage.library.origin }
    return [.menu(Menu.comparands(stage, but: a, for: self))]
  }

  private mutating func askForName(_ stage: Stage) -> [Request] {
    named = pair(stage.library)
    let name = pairName(stage.library) ?? ""
    return [.ask(Prompt(.ofRoom(CompareWords.nameOfPair), text: name))]
  }

  /// Calls the pair by a name; an empty one takes its name away.
  mutating func answer(_ line: String, on stage: Stage) -> [Request] {
    if let named { names[named] = line.isEmpty ? nil : line }
    return []
  }

  private mutating func turnToModels(_ stage: Stage) -> [Request] {
    guard let sides = comparison(stage).sides else { return [] }
    guard sides.models != nil else { return [.notice(CompareWords.oneModel)] }
    chosenModels = models(sides) == nil
    return []
  }

  /// All lines of two models, one below the other; `nil` where there is one model.
  private func showModelLines(_ stage: Stage) -> [Request]? {
    guard let models = comparison(stage).sides?.models else { return nil }
    let title = CompareWords.modelLines(self, stage)
    return [
      .showText(.changes(TextComparison(title, from: models.whole(.a), to: models.whole(.b))))
    ]
  }

  /// Edits the side; `c` comes back to the pair.
  private mutating func edit(_ stage: Stage) -> [Request] {
    let edited: [Request] = [.perform(.field(.editValue))]
    switch base {
    case .ownSettings, .formerSettings: return [.perform(.session(.toggleOptions))]
    case .earlier: return [.close, .focus(.source)] + edited
    case .openedModel, .model: return [.close, .focus(.model)] + edited
    case .payload(let a):
      let (own, other) = side == .b ? (stage.library.origin, a) : (a, stage.library.origin)
      paused = (own, .payload(other))
      return [.close, .focus(.source)] + edited
        + [.notice(CompareWords.back(stage.library.name(of: other)))]
    }
  }

  /// Takes the next payload of the list for a side, or the next one with other outcomes.
  private mutating func walk(
    _ side: JSONComparison.Side, by step: Int, on stage: Stage
  ) -> [Request] {
    let items = stage.library.payloadItems.map(\.origin)
    let open = stage.library.origin
    var (own, other): (TextOrigin, TextOrigin?) = (open, nil)
    if case .payload(let a) = base {
      (own, other) = side == .b ? (open, a) : (a, open)
    }
    let place = items.firstIndex(of: own) ?? 0
    let count = items.count
    let order = (1..<max(1, count)).map { items[((place + step * $0) % count + count) % count] }
      .filter { $0 != own && $0 != other }
    guard let next = order.first else { return [.notice(CompareWords.nothingElse)] }
    let keeping = path(stage, .b).map { [Request.selectPath($0)] } ?? []
    guard other != nil, side == .a || isOfDiffering else { return keeping + [.open(next)] }
    if side == .a { base = .payload(next) } else { searched = order }
    return keeping
  }

  /// Goes to the next field that differs, round the end.
  private mutating func turn(by step: Int, on stage: Stage) -> [Request] {
    guard let sides = comparison(stage).sides, let row = row(stage),
      let first = sides.fields.differing.first, let last = sides.fields.differing.last
    else { return [.notice(CompareWords.nothingDiffers)] }
    let next =
      step > 0
      ? sides.fields.differing.first { $0 > row } ?? first
      : sides.fields.differing.last { $0 < row } ?? last
    return choose(next, sides)
  }

  /// Takes a click on a field, or on a side.
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? {
    let areas = Self.areas(stage)
    if areas.a.contains(point) { side = .a }
    if areas.b.contains(point) { side = .b }
    return clickList(point, on: stage)
  }

  /// Draws over all panes.
  func view(_ stage: Stage, _ canvas: inout Canvas) {
    CompareView(screen: self, stage: stage, areas: Self.areas(stage)).draw(&canvas)
  }
}
