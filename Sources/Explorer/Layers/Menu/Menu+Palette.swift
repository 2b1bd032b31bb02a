import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

extension Menu {
  /// The list of everything that can be done, gone to or set; what is typed narrows it.
  static func palette(_ stage: Stage) -> Menu {
    Menu(
      .palette,
      actions(stage) + exercises(stage) + settings(stage) + types(stage) + payloads(stage)
        + samples(stage))
  }

  private static func settings(_ stage: Stage) -> [Item] {
    stage.library.settings.flatMap { setting in
      stage.library.choices(of: setting).enumerated().map { place, choice in
        Item(
          title: "\(setting.name) \(choice.word)", preview: choice.help,
          also: choice.also, explanation: choice.help, .setting(setting, place))
      }
    }
  }

  private static func exercises(_ stage: Stage) -> [Item] {
    (stage.practice?.items ?? []).enumerated().map { place, item in
      Item(
        title: "practice: \(item.exercise.title)", preview: item.standing,
        .action(.own(Practice.Action.exercise(place))))
    }
  }

  private static func types(_ stage: Stage) -> [Item] {
    let roots = stage.entry.roots
    guard roots.count > 1 else { return [] }
    return roots.enumerated().map { Item(title: $1, .type($0)) }
  }

  private static func payloads(_ stage: Stage) -> [Item] {
    stage.library.payloadItems.map { Item(title: $0.name, .payload($0.origin)) }
  }

  private static func samples(_ stage: Stage) -> [Item] {
    stage.library.samples.enumerated().map { place, sample in
      Item(
        title: sample.title, preview: sample.topic, explanation: sample.lesson, .sample(place))
    }
  }

  /// So many fields are listed at most.
  private static let mostFields = 50

  /// The fields that have the typed words in their names and paths, the best first.
  func fields(
    matching query: WordMatch, _ stage: Stage
  ) -> [(item: Item, rank: WordMatch.Rank)] {
    guard kind == .palette, !query.isEmpty, let index = stage.live.shown?.index else { return [] }
    var found: [WordMatch.Rank: [Int]] = [:]
    for row in index.rows.indices where query.mayBe(inField: index.rows[row].label) {
      let entry = index.rows[row]
      let steps = entry.path.steps.dropLast().map(\.words)
      guard let rank = query.rank(inField: entry.label, above: steps[...]) else { continue }
      if found[rank, default: []].count < Self.mostFields { found[rank, default: []].append(row) }
      if found[.exact]?.count == Self.mostFields { break }
    }
    let best = found.sorted { $0.key > $1.key }.flatMap { rank, rows in rows.map { ($0, rank) } }
    return best.prefix(Self.mostFields).map { row, rank in
      let path = index.rows[row].path
      return (Item(title: String(path.description.dropFirst()), .field(path)), rank)
    }
  }

  /// Every action once, with all of its keys; those of the pane in focus come first.
  private static func actions(_ stage: Stage) -> [Item] {
    let near = stage.keys
    // Help and menus have no action of their own, and a course or an exercise only while it is open.
    let away: [KeyContext] =
      [.overlay, .menu, .mode] + (stage.guide == nil ? [.guide, .guided] : [])
      + (stage.practice == nil ? [.practice] : [])
    let contexts =
      near + stage.keyMap.scopes.map(\.context).filter { !near.contains($0) && !away.contains($0) }
    let glyphs = stage.glyphs
    var items: [Item] = []
    var known: [Action: Int] = [:]
    for context in contexts {
      for binding in stage.keyMap.bindings(in: context) {
        if let place = known[binding.action] {
          // In the settings, and in a mode, these keys do nothing else; elsewhere they do.
          if context == .options || !binding.word.isEmpty { continue }
          let labels = items[place].key.split(separator: " ").map(String.init)
          let others = binding.label(glyphs).split(separator: " ").map(String.init)
          items[place].key = (labels + others.filter { !labels.contains($0) })
            .joined(separator: " ")
          continue
        }
        known[binding.action] = items.count
        items.append(Item(binding, isNear: near.contains(context), stage))
      }
    }
    return items
  }
}

extension Menu.Item {
  /// What a key asks for. Its name ends where its sentence goes on to say more: `quick fix: …`.
  fileprivate init(_ binding: KeyBinding, isNear: Bool, _ stage: Stage) {
    let glyphs = stage.glyphs
    self.init(
      key: binding.label(glyphs), title: glyphs.words(binding.name), preview: "",
      action: binding.action)
    let end = binding.help.firstIndex { ":;,".contains($0) } ?? binding.help.endIndex
    searched = [
      SearchedText(.name, String(binding.help[..<end])),
      SearchedText(.synonyms, stage.keyMap.synonyms(of: binding.action)),
      SearchedText(.sentence, String(binding.help[end...])),
    ]
    if !binding.word.isEmpty { searched.append(SearchedText(.holder, binding.name)) }
    switch binding.action {
    case .enter(let room):
      searched.append(SearchedText(.mode, stage.keyMap.room(room)?.name.title ?? ""))
    case .text(.edit), .moving: isPart = !isNear || !stage.isTyping
    default: isPart = !isNear && !binding.word.isEmpty
    }
  }

  /// What kind of thing it is, where that isn't an action.
  var mark: String {
    switch choice {
    case .action: ""
    case .sample: "sample"
    case .payload: "payload"
    case .field: "field"
    case .type: "type"
    case .setting: "option"
    }
  }
}

extension JSONPath.Step {
  /// The step as it is searched for.
  fileprivate var words: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}
