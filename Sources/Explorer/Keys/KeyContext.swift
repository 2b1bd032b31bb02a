/// Where a key has its meaning, by the name that users' files give it. What a mode brings along bears a
/// name of its own.
package struct KeyContext: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Everywhere, while typing too.
  package static let everywhere = KeyContext(rawValue: "everywhere")
  /// In every pane whose text isn't edited.
  package static let reading = KeyContext(rawValue: "reading")
  /// In lists, tables and texts.
  package static let moving = KeyContext(rawValue: "moving")
  /// In the JSON, as long as nobody edits it.
  package static let source = KeyContext(rawValue: "source")
  package static let result = KeyContext(rawValue: "result")
  package static let payloads = KeyContext(rawValue: "payloads")
  package static let why = KeyContext(rawValue: "why")
  /// In the JSON or the model while it is edited.
  package static let editor = KeyContext(rawValue: "editor")
  /// In the decoders' options.
  package static let options = KeyContext(rawValue: "options")
  /// Behind `x`: ways to break a field.
  package static let faults = KeyContext(rawValue: "faults")
  /// Behind `y` and `w`: forms to copy or write.
  package static let copying = KeyContext(rawValue: "copying")
  /// In every list of choices.
  package static let menu = KeyContext(rawValue: "menu")
  /// In help and lesson, which lie over the screen.
  package static let overlay = KeyContext(rawValue: "overlay")
  /// In whatever stands in the place of the panes.
  package static let mode = KeyContext(rawValue: "mode")
  /// While a course is open, in every pane whose text isn't edited.
  package static let guided = KeyContext(rawValue: "guided")
  /// While its lesson has the focus.
  package static let guide = KeyContext(rawValue: "guide")
  /// While the goals of an exercise have the focus.
  package static let practice = KeyContext(rawValue: "practice")

  /// The contexts whose keys count while a text is edited.
  package static let typing: [KeyContext] = [.editor, .everywhere]

  /// The contexts of lists that read their keys by themselves.
  static let ofMenus: [KeyContext] = [.faults, .copying, .menu]

  /// The contexts whose keys count wherever no text is edited and nothing lies over it.
  package static let shared: [KeyContext] = [.moving, .reading, .everywhere]

  /// The contexts whose keys count in a pane, the nearest first.
  package static func chain(of pane: Pane) -> [KeyContext] { own(of: pane) + shared }

  /// The contexts of a pane's own keys.
  static func own(of pane: Pane) -> [KeyContext] {
    switch pane {
    case .source: [.source]
    case .result: [.result]
    case .payloads: [.payloads]
    case .why: [.why]
    case .samples, .model: []
    }
  }
}

extension KeyScope {
  /// The tables of the session, the panes and the layers, in the order of the help.
  static let session = [
    KeyScope(.everywhere, "Everywhere, while typing too"),
    KeyScope(.reading, "While no text is edited"),
    KeyScope(.moving, "In lists, tables and texts"),
    KeyScope(.source, "In the JSON"),
    KeyScope(.result, "In the result"),
    KeyScope(.payloads, "In the payloads"),
    KeyScope(.why, "In the why"),
    KeyScope(.editor, "While the JSON or the model is edited"),
    KeyScope(.options, "In the options"),
    KeyScope(.faults, "Break a field: %, then", word: "break", after: .field(.breakField(nil))),
    KeyScope(
      .copying, "Copy of a field: %, then; the same to a file: w, then", word: "copy",
      after: .field(.copyMenu)),
    KeyScope(.menu, "In menus"),
    KeyScope(.overlay, "In help and lesson"),
  ]

  /// Those behind the modes.
  static let guides = [
    KeyScope(.mode, "In the place of the panes"),
    KeyScope(.guided, "While a course is open", word: "course"),
    KeyScope(.guide, "In the lesson of a course", word: "course"),
    KeyScope(.practice, "In the goals of an exercise", word: "practice"),
  ]
}
