import JSONSource
import TerminalCanvas
import Workbench

/// A list of choices that lies over the panes, each with its key.
struct Menu: Equatable, LayerContent {
  enum Kind: Equatable, Sendable {
    /// Every action, and what there is to go to or to set; what is typed narrows the list.
    case palette
    case faults
    case copy
    /// The same, for a file.
    case write
    case fixes
    /// The types that the model names and hasn't got.
    case types
    /// The types that a model can be decoded as.
    case roots
    case modelFiles
    /// What was modified, to be saved.
    case modified
    /// What fills the body has something chosen; whoever chooses nothing may ask for something else.
    case ofRoom(title: String, neverMind: Action?)
    /// The steps of a course.
    case steps
    /// The exercises.
    case exercises
  }

  /// What is done when an item is chosen.
  enum Choice: Equatable, Sendable {
    case action(Action)
    case sample(Int)
    case payload(TextOrigin)
    case field(JSONPath)
    /// A type of the model, by its place.
    case type(Int)
    case setting(DecodingSetting, Int)
  }

  /// One item of the list.
  struct Item: Equatable, Sendable {
    /// The key that chooses it, in the notation of `KeyEvent`; in the palette, the keys as people
    /// write them. Empty for none.
    var key: String
    var title: String
    /// What it would make or give.
    var preview: String
    /// Why it can't be chosen now.
    var refusal: String?
    /// What finds it in the palette.
    var searched: [SearchedText]
    /// Whether it is a mode's or a menu's, or a step in a text: what isn't comes before it.
    var isPart = false
    var choice: Choice

    init(key: String, title: String, preview: String, action: Action) {
      self.init(key: key, title: title, preview: preview, .action(action))
    }

    /// Makes an item that other words find, too, and what is told of it at length.
    init(
      key: String = "", title: String, preview: String = "", also: String = "",
      explanation: String = "", _ choice: Choice
    ) {
      self.key = key
      self.title = title
      self.preview = preview
      self.choice = choice
      searched = [
        SearchedText(.title, title), SearchedText(.synonyms, also),
        SearchedText(.explanation, explanation),
      ]
    }

    /// What is done, if it is an action.
    var action: Action? { if case .action(let action) = choice { action } else { nil } }
    /// The fault that it is, in the menu of these.
    var fault: Fault? {
      switch action {
      case .field(.breakField(let fault)), .field(.breakOnTop(let fault)): fault
      default: nil
      }
    }
  }

  /// A line of the list as it is shown.
  struct Line: Equatable, Sendable {
    var item: Int
    /// The characters of the title that were typed.
    var matches: [Int] = []
    /// The word by which it was found, where that isn't in the title.
    var synonym = ""
  }

  let kind: Kind
  var layer: Layer { .menu(self) }
  /// What there is to choose from; in the palette, behind it, the fields that were found.
  private(set) var items: [Item]
  /// How many of them are there whatever is typed.
  let standing: Int
  private(set) var lines: [Line]
  /// The lines that are in sight, with the choice among them.
  private var list = List(.middle)
  /// The line on which the choice stands.
  var selected: Int { list.chosen ?? 0 }
  private(set) var filter = ""
  /// What is typed to narrow the list; `nil` for a list that keeps its choices.
  private(set) var line: Prompt?

  init(_ kind: Kind, _ items: [Item], selected: Int = 0) {
    self.kind = kind
    self.items = items
    standing = items.count
    lines = items.indices.map { Line(item: $0) }
    list.fit(lines.count, in: 0, chosen: selected)
    line = kind == .palette ? Prompt(.command) : nil
  }

  /// Whether its faults come on top of an earlier one of the field.
  var breaksOnTop: Bool {
    items.contains { if case .field(.breakOnTop(_?)) = $0.action { true } else { false } }
  }

  var chosen: Item? { lines.indices.contains(selected) ? items[lines[selected].item] : nil }

  /// The list as it is seen.
  func list(_ stage: Stage) -> List { list.fitted(lines.count, in: area(stage).rows - 1) }

  private struct Found {
    var line: Line
    var rank: WordMatch.Rank
    var worth = 0
    var score = 0

    /// Whether the other one is meant rather.
    static func < (one: Found, other: Found) -> Bool {
      (one.rank, one.worth, one.score) < (other.rank, other.worth, other.score)
    }
  }

  /// Leaves what has the typed words: in its name, in other words for it, in a lesson. Without such a
  /// thing, what has some of them; else what has their letters. Nothing of that edits.
  mutating func narrow(to filter: String, _ stage: Stage) {
    guard filter != self.filter else { return }
    self.filter = filter
    defer { list.fit(lines.count, in: 0, chosen: 0) }
    items.removeSubrange(standing...)
    let query = WordMatch(filter)
    guard !filter.isEmpty else {
      lines = items.indices.map { Line(item: $0) }
      return
    }
    let fields = fields(matching: query, stage)
    items += fields.map(\.item)
    var found = (0..<standing).compactMap { find(query, at: $0) }
    found += fields.enumerated().map { place, field in
      Found(
        line: line(query, at: standing + place), rank: field.rank,
        worth: query.worth(of: .title))
    }
    if !found.contains(where: { $0.rank >= .starts }) {
      found += (0..<standing).compactMap { findSome(query, at: $0) }
    }
    if found.isEmpty { found = (0..<standing).compactMap(findScattered) }
    found.removeAll { $0.rank < .starts && items[$0.line.item].action?.edits ?? false }
    lines = found.enumerated().sorted {
      $1.element < $0.element || !($0.element < $1.element) && $0.offset < $1.offset
    }.map(\.element.line)
  }

  private func find(_ query: WordMatch, at place: Int) -> Found? {
    let item = items[place]
    if item.key.split(separator: " ").contains(Substring(filter)) {
      return Found(line: Line(item: place), rank: .exact, worth: .max)
    }
    let content = WordMatch.content(of: filter)
    let find = query.find(in: item.searched) ?? content?.find(in: item.searched)
    return find.map { found($0, query, at: place) }
  }

  private func findSome(_ query: WordMatch, at place: Int) -> Found? {
    let query = WordMatch.content(of: filter) ?? query
    guard find(query, at: place) == nil else { return nil }
    return query.find(in: items[place].searched, some: true).map { found($0, query, at: place) }
  }

  private func findScattered(at place: Int) -> Found? {
    FuzzyMatch(filter, in: items[place].title).map { match in
      Found(
        line: Line(item: place, matches: match.places), rank: .scattered, score: match.score)
    }
  }

  private func found(_ find: WordMatch.Find, _ query: WordMatch, at place: Int) -> Found {
    Found(
      line: line(query, at: place), rank: find.rank,
      worth: items[place].isPart ? find.worth / 2 : find.worth)
  }

  /// The line of what was found by words.
  private func line(_ query: WordMatch, at place: Int) -> Line {
    let item = items[place]
    if query.rank(in: item.title) != nil {
      return Line(item: place, matches: FuzzyMatch(filter, in: item.title)?.places ?? [])
    }
    return Line(item: place, synonym: query.synonym(in: item.searched) ?? "")
  }
}

// MARK: - Keys and clicks

extension Menu {
  /// Takes a key: arrows and Enter choose; in a list that is narrowed the rest is typed, else it closes
  /// the menu where it means something.
  mutating func press(_ key: KeyEvent, on stage: Stage) -> [Request]? {
    if line == nil, let item = items.first(where: { $0.key == key.description }) {
      return choose(item, stage)
    }
    let isInterrupt = key == KeyEvent(.character("c"), .ctrl)
    if line != nil, key == KeyEvent(.escape) || isInterrupt { return [.close] }
    switch stage.keyMap.action(of: key, in: [.menu]) {
    case .moving(.move(let motion))?:
      list = list(stage)
      list.move(motion, goesRound: true)
      return []
    case .moving(.choose)?: return chooseSelected(stage)
    default: break
    }
    // As a mode, it is closed by q, too.
    let contexts: [KeyContext] = line == nil ? [.everywhere, .mode] : [.everywhere]
    switch stage.keyMap.action(of: key, in: contexts) {
    case nil where isInterrupt: return [.close]
    case .session(.redraw)?: return [.effect(.redraw)]
    case .session(.suspend)?: return [.effect(.suspend)]
    case let action: return line == nil ? leave(by: action, stage) : type(key, action, stage)
    }
  }

  private mutating func leave(by action: Action?, _ stage: Stage) -> [Request] {
    switch action {
    case .session(.leave)?:
      if case .ofRoom(_, let other?) = kind { [.close, .perform(other)] } else { [.close] }
    case .field(.quickFix)? where kind == .fixes: chooseSelected(stage)
    case let action?: [.close, .perform(action)]
    case nil: []
    }
  }

  private mutating func type(_ key: KeyEvent, _ action: Action?, _ stage: Stage) -> [Request] {
    switch action {
    case .session(.palette)?: return [.close]
    case .session(.quit)?: return [.close, .perform(.session(.quit))]
    default: break
    }
    if key.key == .backspace, line?.answer.isEmpty == true { return [.close] }
    line?.edit(key)
    narrow(to: line?.answer ?? "", stage)
    return []
  }

  /// A list that is narrowed takes what is pasted as typed; another one makes way for it.
  mutating func paste(_ text: String, on stage: Stage) -> [Request]? {
    guard line != nil else { return nil }
    line?.insert(text)
    narrow(to: line?.answer ?? "", stage)
    return []
  }

  private func chooseSelected(_ stage: Stage) -> [Request] {
    chosen.map { choose($0, stage) } ?? []
  }

  private func choose(_ item: Item, _ stage: Stage) -> [Request] {
    if let refusal = item.refusal { return [.notice(refusal)] }
    return [.close] + requests(item.choice, stage)
  }

  private func requests(_ choice: Choice, _ stage: Stage) -> [Request] {
    switch choice {
    case .action(let action):
      (kind == .palette ? action.pane(stage).map { [.focus($0)] } ?? [] : []) + [.perform(action)]
    case .sample(let place): [.openSample(place)]
    case .payload(let origin): [.open(origin)]
    case .field(let path):
      (stage.focus == .source ? [] : [.focus(.result)])
        + [stage.live.shown?.index.rowOfPath[path].map { .select(row: $0) } ?? .selectPath(path)]
    case .type(let place): [.perform(.library(.root(place)))]
    case .setting(let setting, let place): [.setting(setting, place)]
    }
  }

  /// A click on a choice takes it; one outside closes the menu.
  mutating func click(_ point: Point, on stage: Stage) -> [Request] {
    let area = area(stage)
    guard area.contains(point) else { return [.close] }
    guard let place = list(stage).place(at: point, in: area.inset(top: 1)) else { return [] }
    list.choose(place)
    return chooseSelected(stage)
  }

  mutating func scroll(by lines: Int) -> Bool {
    list.wheel(by: lines)
    return true
  }
}
