import JSONSource
import TerminalCanvas

extension Configuration {
  /// Reads a configuration file in JSON5. Of a mistake it is said where it is; the rest counts.
  package static func read(
    _ bytes: [UInt8], rooms: [Room] = Room.all
  ) -> (Configuration, [ConfigurationProblem]) {
    var reader = ConfigurationReader(JSONDocument.parse(bytes, dialect: .json5), rooms)
    reader.read()
    return (reader.configuration, reader.problems.sorted { $0.line < $1.line })
  }
}

/// Takes settings out of a document.
struct ConfigurationReader {
  private let document: JSONDocument
  private(set) var configuration: Configuration
  private(set) var problems: [ConfigurationProblem] = []
  private var table: [KeyBinding]

  static let settings = ["theme", "mouse", "ascii", "projector", "indentation", "keys"]

  init(_ document: JSONDocument, _ rooms: [Room]) {
    self.document = document
    configuration = Configuration(rooms: rooms)
    table = KeyBinding.lines(of: rooms)
  }

  mutating func read() {
    // Comments alone are no document, but no mistake either.
    guard document.nodeCount > 0 else { return }
    if document.isRejectedByFoundation, let problem = document.problems.first {
      let line = document.position(of: problem.range.lowerBound).line
      problems.append(
        ConfigurationProblem(line: line, message: "this is no JSON5: \(problem.message)"))
      return
    }
    guard document.kind(of: 0) == .object else {
      report(0, "settings are an object: { theme: \"dark\" }")
      return
    }
    for member in document.members(of: 0) { readSetting(member.key, member.value) }
  }

  private mutating func report(_ node: Int, _ message: String) {
    let line = document.position(of: document.range(of: node).lowerBound).line
    problems.append(ConfigurationProblem(line: line, message: message))
  }

  private mutating func readSetting(_ key: Int, _ value: Int) {
    switch document.string(key) {
    case "theme": readTheme(value)
    case "mouse": readFlag("mouse", value, \.usesMouse)
    case "ascii": readFlag("ascii", value, \.isASCII)
    case "projector": readFlag("projector", value, \.isProjector)
    case "indentation": readIndentation(value)
    case "keys": readKeys(value)
    case let name:
      report(
        key, "there is no setting '\(name)'; there are \(Self.settings.joined(separator: ", "))")
    }
  }

  private mutating func readTheme(_ node: Int) {
    let word = document.kind(of: node) == .string ? document.string(node) : nil
    switch word {
    case "dark": configuration.theme = .dark
    case "light": configuration.theme = .light
    case "terminal": configuration.theme = nil
    default:
      report(
        node, "theme is \"dark\", \"light\" or \"terminal\", not \(document.text(node))")
    }
  }

  private mutating func readFlag(
    _ name: String, _ node: Int, _ property: WritableKeyPath<Configuration, Bool>
  ) {
    switch document.kind(of: node) {
    case .true: configuration[keyPath: property] = true
    case .false: configuration[keyPath: property] = false
    default: report(node, "\(name) is true or false, not \(document.text(node))")
    }
  }

  private mutating func readIndentation(_ node: Int) {
    let text = document.text(node)
    if document.kind(of: node) == .number, let count = Int(text), (1...8).contains(count) {
      configuration.indentation = Array(repeating: UInt8(ascii: " "), count: count)
    } else if document.kind(of: node) == .string, document.string(node) == "tab" {
      configuration.indentation = [UInt8(ascii: "\t")]
    } else {
      report(node, "indentation is a number of blanks from 1 to 8, or \"tab\", not \(text)")
    }
  }

  // MARK: Keys

  /// A line of the table that got other keys.
  private struct Change {
    var place: Int
    var node: Int
    var keys: [String]
  }

  private mutating func readKeys(_ node: Int) {
    guard document.kind(of: node) == .object else {
      report(
        node, "keys are listed by context and action: { result: { \"toggle-changed\": \"f\" } }")
      return
    }
    var changes: [Change] = []
    for member in document.members(of: node) {
      let name = document.string(member.key)
      guard let context = configuration.keyMap.context(named: name) else {
        let names = configuration.keyMap.scopes.map(\.context.rawValue).joined(separator: ", ")
        report(member.key, "there is no context '\(name)'; there are \(names)")
        continue
      }
      guard document.kind(of: member.value) == .object else {
        report(member.value, "'\(name)' holds actions with their keys: { undo: \"u\" }")
        continue
      }
      for action in document.members(of: member.value) {
        if let change = readAction(action.key, action.value, context) { changes.append(change) }
      }
    }
    apply(changes)
  }

  private mutating func readAction(_ key: Int, _ value: Int, _ context: KeyContext) -> Change? {
    let name = document.string(key)
    guard let place = place(of: name, in: context) else {
      report(
        key,
        "there is no action '\(name)' in '\(context.rawValue)'; 'codable-explorer keys' lists them")
      return nil
    }
    let nodes = document.kind(of: value) == .array ? Array(document.children(of: value)) : [value]
    var keys: [String] = []
    for node in nodes {
      guard document.kind(of: node) == .string else {
        report(node, "a key is written as a string: \"f\", \"<C-p>\", \"<F5>\"")
        return nil
      }
      let notation = document.string(node)
      if let problem = Self.problem(with: notation, in: context) {
        report(node, problem)
        return nil
      }
      keys.append(notation)
    }
    if keys.isEmpty, table[place].action == .session(.quit), context == .everywhere {
      report(value, "'quit' needs a key: there would be no way out")
      return nil
    }
    return Change(place: place, node: value, keys: keys)
  }

  /// The place of an action's line in a context. What counts in the context besides may have keys of its
  /// own there.
  private mutating func place(of name: String, in context: KeyContext) -> Int? {
    func place(_ contexts: [KeyContext]) -> Int? {
      table.firstIndex {
        contexts.contains($0.context) && !$0.isWords && $0.action.name == name
      }
    }
    if let own = place([context]) { return own }
    guard !KeyContext.ofMenus.contains(context), let shared = place(KeyContext.shared) else {
      return nil
    }
    var line = table[shared]
    (line.keys, line.context, line.hint) = ([], context, { _ in nil })
    table.append(line)
    return table.count - 1
  }

  /// Keys that arrive as others do.
  private static let twins = [
    "<C-m>": "Enter", "<C-j>": "Enter", "<C-i>": "Tab", "<C-h>": "Backspace",
  ]

  private static func problem(with notation: String, in context: KeyContext) -> String? {
    guard let key = try? KeyEvent(notation) else {
      return "'\(notation)' is no key; write f, <C-p>, <M-d>, <S-Tab>, <F5> or <Enter>"
    }
    if let twin = twins[notation.lowercased().replacing("<c-", with: "<C-")] {
      return "'\(notation)' arrives as \(twin); take another key"
    }
    if key.typed != nil, context == .everywhere || context == .editor {
      return "'\(notation)' is typed into the JSON; take a key with Ctrl or Alt, or a function key"
    }
    return nil
  }

  /// Gives the lines their keys, unless one would have two meanings in a context.
  private mutating func apply(_ changes: [Change]) {
    let before = table
    for change in changes { table[change.place].keys = change.keys }
    // A change that is taken back may clash with another one: until none does.
    var rest = changes
    while let clash = Self.clash(in: table, of: rest) {
      let change = rest.remove(at: clash.change)
      report(
        change.node,
        "'\(clash.key)' is bound to '\(table[clash.other].action.name)' in "
          + "'\(table[clash.other].context.rawValue)' already")
      table[change.place].keys = before[change.place].keys
    }
    configuration.keyMap = KeyMap(table, rooms: configuration.keyMap.rooms)
  }

  private static func clash(
    in table: [KeyBinding], of changes: [Change]
  ) -> (change: Int, key: String, other: Int)? {
    for (number, change) in changes.enumerated().reversed() {
      let own = table[change.place]
      for other in table.indices where other != change.place {
        guard table[other].context == own.context else { continue }
        let shared = Set(table[other].events).intersection(own.events)
        if let key = shared.map(\.description).min() { return (number, key, other) }
      }
    }
    return nil
  }
}
