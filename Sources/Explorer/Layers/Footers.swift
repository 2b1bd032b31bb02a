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
  static let editor = Footers(hints: [FooterItem("Esc", "leave editor", "<Esc>")])

  static func of(_ pane: Pane, _ glyphs: Glyphs) -> Footers {
    let style = FooterItem(glyphs.leftRight, "style")
    let find = FooterItem("/", "find", "/")
    let hints =
      switch pane {
      case .samples, .payloads:
        [
          FooterItem(glyphs.upDown, "open"), FooterItem("Enter", "stay", "<Enter>"), find,
          FooterItem("Esc", "back", "<Esc>"),
        ]
      case .result:
        [FooterItem(glyphs.upDown, "field"), style, FooterItem("Enter", "why", "<Enter>"), find]
      case .model:
        [FooterItem(glyphs.upDown, "move"), style, FooterItem("Enter", "edit", "<Enter>")]
      case .why, .source: [FooterItem(glyphs.upDown, "move"), style]
      }
    return Footers(hints: hints)
  }
}

extension Layer {
  func words(_ stage: Stage) -> Footers {
    switch self {
    case .menu(let menu): menu.kind.words(stage)
    case .prompt(let prompt): prompt.kind.words
    case .settings:
      Footers(
        title: "F12 Options of the decoders",
        hints: [
          FooterItem(stage.glyphs.upDown, "setting"), FooterItem(stage.glyphs.leftRight, "value"),
        ], lastHints: [FooterItem("Esc", "close", "<Esc>")])
    case .text(let page) where page.subject == .help:
      Footers(
        title: page.subject.title(stage),
        hints: [
          FooterItem(stage.glyphs.upDown, "choose"), FooterItem("Enter", "do it", "<Enter>"),
        ])
    case .text(let page):
      Footers(
        title: page.subject.title(stage), hints: [FooterItem(stage.glyphs.upDown, "scroll")])
    }
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
    case .exercises: "Exercises, of which nothing is compiled"
    }
  }
}

extension Menu.Kind {
  fileprivate func words(_ stage: Stage) -> Footers {
    let field = stage.selection?.description ?? ""
    let title =
      switch self {
      case .palette: "^P Do"
      case .faults: "x Break \(field)"
      case .copy: "y Copy \(field)"
      case .write: "w Write \(field) to a file"
      case .fixes: "F10 Fix the JSON"
      case .types: "F10 Missing types"
      case .roots: "T Type to decode"
      case .modelFiles: "m File to edit"
      case .ofRoom(let title, _): title
      case .exercises: "X Exercises"
      case .steps: "L Steps  \(CourseWords.name(stage))"
      }
    return Footers(
      title: title,
      hints: [
        FooterItem(stage.glyphs.upDown, "choose"), FooterItem("Enter", "do it", "<Enter>"),
        FooterItem("Esc", "never mind", "<Esc>"),
      ])
  }
}

extension Prompt.Kind {
  /// The question, and the keys that answer it.
  var words: Footers { Footers(title: label, hints: answers) }

  private var label: String {
    switch self {
    case .saveAs: "Save as:"
    case .saveModel: "Save the model as:"
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
    case .replace(let file, _, _), .replaceModel(let file, _), .replaceShared(let file):
      "\(PlainText.name(file)) exists already: replace it?"
    }
  }

  /// The keys that answer a question, each with what it means.
  private var answers: [FooterItem] {
    switch self {
    case .quit:
      [
        FooterItem("y", "save", "y"), FooterItem("n", "discard", "n"),
        FooterItem("Esc", "stay", "<Esc>"),
      ]
    case .recover:
      [
        FooterItem("y", "take them", "y"), FooterItem("n", "set them aside", "n"),
        FooterItem("d", "compare", "d"), FooterItem("Esc", "later", "<Esc>"),
      ]
    case .whoseText:
      [
        FooterItem("k", "keep mine", "k"), FooterItem("t", "take theirs", "t"),
        FooterItem("d", "compare", "d"), FooterItem("Esc", "later", "<Esc>"),
      ]
    case .trust:
      [
        FooterItem("y", "compile, and ask no more as long as nothing changes", "y"),
        FooterItem("n", "compile nothing, and show the rest", "n"),
        FooterItem("Esc", "later", "<Esc>"),
      ]
    case .beginAnew:
      [
        FooterItem("y", "begin anew; what was typed is kept in a file", "y"),
        FooterItem("Esc", "go on with it", "<Esc>"),
      ]
    case .delete:
      [FooterItem("y", "take it off", "y"), FooterItem("Esc", "keep it", "<Esc>")]
    case .replace, .replaceModel, .replaceShared:
      [
        FooterItem("y", "replace it", "y"), FooterItem("n", "choose another name", "n"),
        FooterItem("Esc", "never mind", "<Esc>"),
      ]
    case .findName, .findText:
      [
        FooterItem("Enter", "stay there", "<Enter>"), FooterItem("Down", "next", "<Down>"),
        FooterItem("Up", "previous", "<Up>"), FooterItem("Esc", "go back", "<Esc>"),
      ]
    case .filter:
      [
        FooterItem("Enter", "keep them", "<Enter>"), FooterItem("Esc", "as before", "<Esc>"),
        FooterItem("age lost threw converted", "a name, an outcome"),
      ]
    case .saveAs, .saveModel, .open, .writeCopy, .writeShared:
      [
        FooterItem("Enter", "go on", "<Enter>"), FooterItem("Tab", "complete the path", "<Tab>"),
        FooterItem("Esc", "never mind", "<Esc>"),
      ]
    case .goToLine, .command, .rename, .datePattern, .ofRoom:
      [FooterItem("Enter", "go on", "<Enter>"), FooterItem("Esc", "never mind", "<Esc>")]
    }
  }
}
