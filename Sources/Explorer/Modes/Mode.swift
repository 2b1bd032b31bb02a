import TerminalCanvas
import TextEditor

/// Who has keys of its own: a mode, or a guide beside it.
protocol KeyHolder: Sendable {
  associatedtype Action: RoomAction where Action.Room == Self
  /// Its keys, in the order in which footer and help name them.
  static var bindings: [Binding<Self>] { get }
  /// The one that is open.
  static func present(on stage: Stage) -> Self?
}

/// What somebody with keys of its own does. It says whose it is, so that it can be asked for from anywhere.
protocol RoomAction: Hashable, Sendable {
  associatedtype Room: KeyHolder where Room.Action == Self
  /// Has its room do it.
  func perform(in session: inout ExplorerState) -> [Effect]
}

/// What fills the body in the place of the panes, or lies over some of them: a value in a folder of its
/// own. The session knows none by name; those that there are stand in `Room.all`.
///
/// What a mode says nothing of has the meaning that stands in the extension below.
protocol Mode: KeyHolder {
  /// What it is called, what opens it, and what becomes of what it doesn't take.
  static var name: ModeName { get }
  init(on stage: Stage)
  /// What opens it, for one of its own actions or for none.
  static func opening(for action: Action?, on stage: Stage) -> [Request]
  mutating func perform(_ action: Action, on stage: Stage) -> [Request]
  func view(_ stage: Stage, _ canvas: inout Canvas)

  /// What is to be known for it. A mode that asks nothing says so.
  func due(on stage: Stage) -> [Due]

  // What everybody's keys and the mouse do in it; where that is `nil`, it is the panes' to do.
  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]?
  /// Does what Enter asks for.
  mutating func choose(on stage: Stage) -> [Request]?
  /// Takes back what is in front within it, or closes it.
  mutating func back(on stage: Stage) -> [Request]?
  mutating func click(_ point: Point, on stage: Stage) -> [Request]?
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]?
  /// Does in its own way what is asked of the panes or the session.
  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]?
  /// Takes the line that it asked for.
  mutating func answer(_ line: String, on stage: Stage) -> [Request]
  /// Takes note of an answer to the question of this name.
  mutating func receive(_ question: String, on stage: Stage) -> [Request]

  /// What begins with it.
  func begin(on stage: Stage) -> [Request]
  /// What ends with it, whatever ends it.
  mutating func end(on stage: Stage) -> [Request]
  /// What it leaves behind where one goes on to the panes.
  func leave(on stage: Stage) -> [Request]

  // What the session asks of it.
  /// The contexts whose keys count in it, the nearest first.
  func contexts(on stage: Stage) -> [KeyContext]
  /// What is to be seen of the panes.
  var panes: PanesInSight { get }
  /// Whether the rows of a guide below it are its own.
  var coversGuide: Bool { get }
  /// Whether the calls of decodes are wanted.
  var wantsTraces: Bool { get }
  /// Whether a picture of the panes is wanted for what is due.
  func wantsPicture(on stage: Stage) -> Bool
  /// What stands in the header in the place of what the styles made of the payload.
  func verdict(on stage: Stage) -> String?
  /// What it has to be written to a file; `nil` while there is nothing.
  func paper(on stage: Stage) -> SourceText?
}

/// What a mode leaves of the panes.
enum PanesInSight {
  case none
  /// Those that the mode doesn't draw over.
  case some
  /// The same, with all of them on the screen.
  case all
}

extension Mode {
  static func opening(for action: Action?, on stage: Stage) -> [Request] {
    [.show(Self(on: stage))] + (action.map { [.perform(.own($0))] } ?? [])
  }
  mutating func move(_ motion: Motion, on stage: Stage) -> [Request]? { [] }
  mutating func choose(on stage: Stage) -> [Request]? { [] }
  mutating func back(on stage: Stage) -> [Request]? { [.close] }
  mutating func click(_ point: Point, on stage: Stage) -> [Request]? { [] }
  mutating func scroll(by lines: Int, at point: Point, on stage: Stage) -> [Request]? { [] }
  mutating func take(_ action: Explorer.Action, on stage: Stage) -> [Request]? { nil }
  mutating func answer(_ line: String, on stage: Stage) -> [Request] { [] }
  mutating func receive(_ question: String, on stage: Stage) -> [Request] { [] }
  func begin(on stage: Stage) -> [Request] { [] }
  mutating func end(on stage: Stage) -> [Request] { [] }
  func leave(on stage: Stage) -> [Request] { [] }
  func contexts(on stage: Stage) -> [KeyContext] { [Self.name.context, .mode] }
  var panes: PanesInSight { Self.name.stance == .beside ? .some : .none }
  var coversGuide: Bool { false }
  var wantsTraces: Bool { false }
  func wantsPicture(on stage: Stage) -> Bool { false }
  func verdict(on stage: Stage) -> String? { nil }
  func paper(on stage: Stage) -> SourceText? { nil }

  static func present(on stage: Stage) -> Self? { stage.room as? Self }
  var name: ModeName { Self.name }
}

extension RoomAction where Room: Mode {
  func perform(in session: inout ExplorerState) -> [Effect] { session.perform(own: self) }
}

/// What a mode is called, what opens it, and what becomes of what it doesn't take.
struct ModeName: Sendable {
  let id: RoomID
  /// What its title begins with, behind the key: `Round trip`.
  let title: String
  /// The keys that open it where the panes are, in the notation of `KeyEvent`.
  let keys: [String]
  /// The sentence in the help for them.
  let help: String
  /// Other words for it, by which the palette finds it: `export, bug report`.
  let also: String
  /// A word in the panes' footer for them.
  let hint: String?
  /// What files of users call its keys.
  let context: KeyContext
  /// What such files called some of them before.
  let formerContexts: [KeyContext]
  let stance: Stance

  init(
    _ id: RoomID, _ title: String, keys: [String], hint: String? = nil, _ help: String,
    also: String = "", context: KeyContext? = nil, formerContexts: [KeyContext] = [],
    _ stance: Stance
  ) {
    (self.id, self.title, self.keys, self.hint, self.help) = (id, title, keys, hint, help)
    self.also = also
    self.context = context ?? KeyContext(rawValue: id.rawValue)
    self.formerContexts = formerContexts
    self.stance = stance
  }

  /// `F6 Matrix`
  func title(_ stage: Stage) -> String {
    "\(stage.keyMap.label(of: .enter(id), stage.glyphs)) \(title)"
  }
}

/// What a mode is asked for by, which is the name of that action in users' files: `round-trip`.
package struct RoomID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(stringLiteral: String) { rawValue = stringLiteral }
}
