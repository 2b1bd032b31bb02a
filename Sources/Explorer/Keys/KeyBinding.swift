package import TerminalCanvas

/// One line of the table of keys: what dispatch, footer and help are made from.
package struct KeyBinding: Sendable {
  /// In the notation of `KeyEvent`: `j`, `<C-p>`, `<F5>`. The first is the one to show.
  package var keys: [String]
  /// Where the keys have this meaning.
  package var context: KeyContext
  /// What they ask for.
  package var action: Action
  /// Two or three words for the footer or the menu; `nil` where it isn't shown there now.
  var hint: @Sendable (Stage) -> String?
  /// The sentence in the help.
  package var help: String
  /// Other words for it, by which the palette finds it: `search, look for`.
  let also: String
  /// Whether it has words alone, for keys that have their meaning elsewhere.
  let isWords: Bool
  /// What stands before the keys: `x ` where they follow that one.
  private var first = ""
  /// What stands before the sentence where it has no heading: `break: `.
  private(set) var word = ""

  /// Makes a line of the table.
  package init(
    _ keys: [String], _ context: KeyContext, _ action: Action, hint: String? = nil, _ help: String,
    also: String = ""
  ) {
    self.init(keys, context, action, hinted: { _ in hint }, help, also: also)
  }

  /// A line of a table, whose context is told of all of its lines.
  init(
    _ keys: [String], _ action: Action, hint: String? = nil, _ help: String, also: String = ""
  ) {
    self.init(keys, .everywhere, action, hint: hint, help, also: also)
  }

  init(
    _ keys: [String], _ context: KeyContext, _ action: Action,
    hinted: @escaping @Sendable (Stage) -> String?, _ help: String, also: String = ""
  ) {
    self.keys = keys
    self.context = context
    self.action = action
    hint = hinted
    self.help = help
    self.also = also
    isWords = keys.isEmpty
  }

  /// Takes note of its table, and of the key behind which it counts.
  mutating func place(in scope: KeyScope, after key: String?) {
    first = key.map { Self.label($0, Glyphs(isUTF8: true)) + " " } ?? ""
    word = scope.word.map { $0 + ": " } ?? ""
  }
}

extension KeyBinding {
  /// The keys as events; a test holds that every notation of the table can be read.
  package var events: [KeyEvent] { keys.compactMap { try? KeyEvent($0) } }

  /// The keys as people write them: `^P`, `M-f`, `S-Tab`, `↑`; `x m` where one follows another.
  package func label(_ glyphs: Glyphs) -> String {
    keys.map { first + Self.label($0, glyphs) }.joined(separator: " ")
  }

  /// What it does, in words that stand without the context's heading.
  package var name: String { word + help }

  /// One key as people write it.
  package static func label(_ notation: String, _ glyphs: Glyphs) -> String {
    if let shown = arrows[notation], glyphs.isUTF8 { return shown }
    guard notation.count > 1 else { return notation }
    let name = String(notation.dropFirst().dropLast())
    if name == "lt" { return "<" }
    if name.hasPrefix("C-") && name.count == 3 { return "^" + name.dropFirst(2).uppercased() }
    if let inner = name.split(separator: "-").last, name.contains("-"),
      let shown = arrows["<\(inner)>"], glyphs.isUTF8
    {
      return name.dropLast(inner.count) + shown
    }
    return name
  }

  static let arrows = ["<Up>": "↑", "<Down>": "↓", "<Left>": "←", "<Right>": "→"]
}
