import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import TerminalText
import Workbench

/// The words of a layer over the body, and of the panes: one table for all. A mode's and a guide's stand
/// with their keys.
struct Footers {
  /// What stands in its title row, or in the status line.
  var title = ""
  /// What the footer names before the keys of the table.
  var hints: [FooterItem] = []
  /// What it names behind them.
  var lastHints: [FooterItem] = []
}

extension Footers {
  /// Where a text is edited.
  static let editor = Footers(hints: FooterItem.items(["Esc": "leave editor"]))

  static func of(_ pane: Pane, _ glyphs: Glyphs) -> Footers {
    let (rows, styles) = (glyphs.upDown, glyphs.leftRight)
    let hints: KeyValuePairs =
      switch pane {
      case .samples, .payloads: [rows: "preview", "Enter": "open", "/": "find", "Esc": "back"]
      case .result: [rows: "field", styles: "style", "Enter": "why", "/": "find"]
      case .model: [rows: "move", styles: "style", "Enter": "edit"]
      case .why, .source: [rows: "move", styles: "style"]
      }
    return Footers(hints: FooterItem.items(hints))
  }
}

extension SettingsPanel {
  func words(_ stage: Stage) -> Footers {
    Footers(
      title: "F12 Options of the decoders",
      hints: FooterItem.items([stage.glyphs.upDown: "setting", stage.glyphs.leftRight: "value"]),
      lastHints: FooterItem.items(["Esc": "close"]))
  }
}

extension TextPage {
  func words(_ stage: Stage) -> Footers {
    let rows = stage.glyphs.upDown
    guard subject == .help else {
      return Footers(title: subject.title(stage), hints: FooterItem.items([rows: "scroll"]))
    }
    return Footers(
      title: subject.title(stage) + (filter.isEmpty ? "" : ": \(filter)"),
      hints: FooterItem.items(
        filter.isEmpty ? [rows: "move", "/": "filter"] : [rows: "move", "Esc": "all lines"]),
      lastHints: FooterItem.items(["Enter": "press it"]))
  }
}

extension TextPage.Subject {
  fileprivate func title(_ stage: Stage) -> String {
    switch self {
    case .help: "F1 Help"
    case .lesson: "F11 \(stage.entry.lesson.isEmpty ? "Model" : "Lesson")  \(stage.entry.title)"
    case .changes(let comparison): comparison.title
    case .mistakes: "Mistakes in the configuration"
    case .journals: "Edits of earlier runs"
    case .exercises: "Exercises whose code isn't compiled"
    }
  }
}

extension Menu {
  func words(_ stage: Stage) -> Footers {
    let field = stage.selection?.description ?? ""
    let title =
      switch kind {
      case .palette: "^P Do"
      case .faults: "x Break \(field)"
      case .copy: "y Copy \(field)"
      case .write: "w Write \(field) to a file"
      case .fixes: "F10 Fix the JSON"
      case .types: "F10 Missing types"
      case .roots: "T Type to decode"
      case .modelFiles: "m File to edit"
      case .modified: "^S Save"
      case .ofRoom(let title, _): title
      case .exercises: "X Exercises"
      case .steps: "L Steps  \(CourseWords.name(stage))"
      }
    return Footers(
      title: title,
      hints: FooterItem.items([
        stage.glyphs.upDown: "move", "Enter": "choose", "Esc": "cancel",
      ]))
  }
}

extension Prompt {
  func words(_ stage: Stage) -> Footers { kind.words }
}

extension Prompt.Kind {
  /// The question, and the keys that answer it.
  var words: Footers { Footers(title: label, hints: answers) }

  private var label: String {
    switch self {
    case .saveAs(let origin, _, _): origin.isModel ? "Save the model as:" : "Save as:"
    case .open: "Open:"
    case .findName: "Find:"
    case .findText: "Find text:"
    case .filter: "Keep rows with:"
    case .goToLine: "Go to line:"
    case .datePattern: "Pattern of dates:"
    case .quit(_, let file, _): "\(PlainText.name(file)) has unsaved changes: save them?"
    case .recover(_, let file, let time):
      "\(PlainText.name(file)): unsaved changes of \(time) are kept: take them?"
    case .whoseText(_, let file, _, _):
      "\(PlainText.name(file)) was changed on the disk: whose text counts?"
    case .command: "Do:"
    case .rename: "New name:"
    case .ofRoom(let label): label
    case .writeCopy(let form): "Write the \(form.name) to:"
    case .writeShared: "Write it to:"
    case .beginAnew(let name): PracticeWords.question(PlainText.name(name))
    case .delete(let name): "\(PlainText.name(name)) is saved nowhere: take it off the list?"
    case .trust(let trust, _): trust.code.question
    case .openPasted(let pasted): "Open what was pasted, \(pasted.words)?"
    case .replace(let file, _, _, _), .replaceShared(let file):
      "\(PlainText.name(file)) exists already: replace it?"
    }
  }

  private var answers: [FooterItem] { FooterItem.items(keys) }

  /// The keys that answer a question, each with what it means.
  private var keys: KeyValuePairs<String, String> {
    switch self {
    case .quit: ["y": "save", "n": "discard", "Esc": "cancel"]
    case .recover: ["y": "take them", "n": "set them aside", "d": "compare", "Esc": "later"]
    case .whoseText: ["k": "keep mine", "t": "take theirs", "d": "compare", "Esc": "later"]
    case .trust:
      [
        "y": "compile, and ask no more as long as nothing changes",
        "n": "compile nothing, and show the rest", "Esc": "later",
      ]
    case .beginAnew:
      ["y": "start again; what you typed is kept in a file", "Esc": "keep going"]
    case .delete: ["y": "take it off", "Esc": "keep it"]
    case .openPasted(.payloads): ["Enter": "open it as a payload", "Esc": "drop it"]
    case .openPasted(.model):
      ["Enter": "open it as a model, with the JSON that is in it", "Esc": "drop it"]
    case .replace, .replaceShared:
      ["y": "replace it", "n": "choose another name", "Esc": "cancel"]
    case .findName, .findText:
      ["Enter": "go there", "Down": "next", "Up": "previous", "Esc": "go back"]
    case .filter:
      [
        "Enter": "keep them", "Esc": "as before", "age lost threw converted": "a name, an outcome",
      ]
    case .saveAs, .open, .writeCopy, .writeShared:
      ["Enter": "OK", "Tab": "complete the path", "Esc": "cancel"]
    case .goToLine, .command, .rename, .datePattern, .ofRoom:
      ["Enter": "OK", "Esc": "cancel"]
    }
  }

  /// Whether one key is the answer: Enter ends what is typed.
  var isQuestion: Bool {
    if case .openPasted = self { return true }
    return !keys.contains { $0.key == "Enter" }
  }
  /// Whether a path is typed, so that it can be completed.
  var completesPath: Bool { keys.contains { $0.key == "Tab" } }
}
