import Courses
import DecodingReport
import JSONSource
import TerminalCanvas
import TerminalText
import Workbench

/// The words of a room, which is a mode that fills the body or a layer over it: one table for all.
struct RoomWords {
  /// What stands in its title row, or in the status line.
  var title = ""
  /// What stands in the header where that mustn't tell what the styles made of the payload.
  var verdict: String?
  /// What the footer names before the keys of the table.
  var hints: [FooterItem] = []
  /// What it names behind them.
  var lastHints: [FooterItem] = []
}

extension Mode {
  func words(_ stage: Stage) -> RoomWords {
    switch self {
    case .panes where stage.isTyping, .problems where stage.isTyping:
      RoomWords(hints: [FooterItem("Esc", "leave editor", "<Esc>")])
    case .problems where stage.focus == .result && !stage.isTyping:
      RoomWords(
        hints: [
          FooterItem(stage.glyphs.upDown, "cause"), FooterItem("Enter", "go there", "<Enter>"),
          FooterItem("n", "next place of it", "n"), FooterItem("Esc", "all fields", "<Esc>"),
        ])
    case .share:
      RoomWords(
        hints: [
          // Letters choose forms here.
          FooterItem(stage.glyphs.isUTF8 ? stage.glyphs.upDown : "Up Down", "form"),
          FooterItem("Enter", "copy", "<Enter>"),
          FooterItem("W", "write", "W"), FooterItem("T", "try it", "T"),
          FooterItem("Esc", "back", "<Esc>"), FooterItem("PgDn", "scroll", "<PgDn>"),
          FooterItem("e", "smallest", "e"), FooterItem("a", "made up", "a"),
        ])
    case .roundTrip:
      RoomWords(
        hints: [
          FooterItem("n", "next difference", "n"), FooterItem(stage.glyphs.leftRight, "style"),
          FooterItem("Enter", "the field", "<Enter>"), FooterItem("a", "encoder", "a"),
          FooterItem("C", "copy", "C"), FooterItem("Esc", "back", "<Esc>"),
        ])
    case .matrix:
      RoomWords(
        title: "F6 Matrix",
        hints: [
          FooterItem(stage.glyphs.isUTF8 ? "↑↓←→" : "hjkl", "cell"),
          FooterItem("Enter", "open", "<Enter>"),
          FooterItem("Esc", "back", "<Esc>"), FooterItem("Tab", "turn over", "<Tab>"),
          FooterItem("Space", "reveal", "<Space>"),
        ])
    case .predict:
      RoomWords(
        title: "p Predict", verdict: PredictWords.verdict(stage),
        hints: [
          FooterItem("s c d n r t", "guess"), FooterItem("Space", "reveal", "<Space>"),
          FooterItem(stage.glyphs.leftRight, "style"), FooterItem(stage.glyphs.upDown, "field"),
          FooterItem("p", "end", "p"), FooterItem("Enter", "next", "<Enter>"),
        ], lastHints: [FooterItem("Esc", "back", "<Esc>")])
    case .compare:
      RoomWords(
        hints: [
          FooterItem(stage.glyphs.upDown, "field"), FooterItem(stage.glyphs.leftRight, "style"),
          FooterItem("]", "next B", "]"), FooterItem("}", "next A", "}"),
          FooterItem("f", "only differing", "f"), FooterItem("Tab", "side", "<Tab>"),
          FooterItem("i", "edit", "i"), FooterItem("Esc", CompareWords.back(stage), "<Esc>"),
          FooterItem("n", "next", "n"), FooterItem("c", "other pair", "c"),
        ])
    case .step:
      RoomWords(
        title: "s Step", verdict: "STEP  \(stage.style.rawValue.uppercased())",
        hints: [
          FooterItem(stage.glyphs.isUTF8 ? "→" : "l", "next", "l"),
          FooterItem(stage.glyphs.isUTF8 ? "←" : "h", "back", "h"),
          FooterItem(stage.glyphs.isUTF8 ? "↓" : "j", "over", "j"),
          FooterItem(stage.glyphs.isUTF8 ? "↑" : "k", "out", "k"),
          FooterItem("!", "error", "!"), FooterItem("1 2 3", "style"),
          FooterItem("s", "leave", "s"), FooterItem("g", "go to call", "g"),
          FooterItem("n", "next of field", "n"), FooterItem("b", "field", "b"),
        ])
    case .history:
      RoomWords(
        hints: [
          FooterItem(stage.glyphs.upDown, "state"), FooterItem("Enter", "go there", "<Enter>"),
          FooterItem("c", "compare", "c"), FooterItem("r", "name", "r"),
          FooterItem("f", "this payload", "f"), FooterItem("y", "copy", "y"),
          FooterItem("Esc", "back", "<Esc>"),
        ])
    case .panes, .problems: RoomWords(hints: hints(of: stage.focus, stage.glyphs))
    }
  }

  private func hints(of pane: Pane, _ glyphs: Glyphs) -> [FooterItem] {
    let style = FooterItem(glyphs.leftRight, "style")
    let find = FooterItem("/", "find", "/")
    return switch pane {
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
  }
}

extension CoursePlayer {
  /// What the footer names while the course has the keys.
  func words(_ stage: Stage) -> RoomWords {
    var hints = [
      FooterItem("Space", "next", "<Space>"), FooterItem("Backspace", "back", "<Backspace>"),
    ]
    if step?.question != nil { hints.append(FooterItem("p", "guess", "p")) }
    hints += [
      FooterItem(".", "blank", "."), FooterItem("L", "steps", "L"),
      FooterItem("Tab", "try it yourself", "<Tab>"), FooterItem("Esc", "leave", "<Esc>"),
    ]
    return RoomWords(hints: hints)
  }
}

extension Practice {
  /// What the footer names while the goals have the keys.
  func words(_ stage: Stage) -> RoomWords {
    var hints = [FooterItem("i", "edit the model", "i")]
    if isDone { hints.insert(FooterItem("n", "next", "n"), at: 0) }
    if hintsHere.shown.count < hintsHere.count { hints.append(FooterItem("h", "hint", "h")) }
    hints += [
      FooterItem(stage.glyphs.upDown, "goal"), FooterItem("Enter", "go there", "<Enter>"),
    ]
    if !hidesFixes { hints.append(FooterItem("=", "compare", "=")) }
    hints += [FooterItem("S", "skip", "S"), FooterItem("X", "exercises", "X")]
    return RoomWords(hints: hints)
  }
}

extension Layer {
  func words(_ stage: Stage) -> RoomWords {
    switch self {
    case .menu(let menu): menu.kind.words(stage)
    case .prompt(let prompt): prompt.kind.words
    case .settings:
      RoomWords(
        title: "F12 Options of the decoders",
        hints: [
          FooterItem(stage.glyphs.upDown, "setting"), FooterItem(stage.glyphs.leftRight, "value"),
        ], lastHints: [FooterItem("Esc", "close", "<Esc>")])
    case .text(let page) where page.subject == .help:
      RoomWords(
        title: page.subject.title(stage),
        hints: [
          FooterItem(stage.glyphs.upDown, "choose"), FooterItem("Enter", "do it", "<Enter>"),
        ])
    case .text(let page):
      RoomWords(
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
  fileprivate func words(_ stage: Stage) -> RoomWords {
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
      case .comparands: CompareWords.menu(stage)
      case .exercises: "X Exercises"
      case .steps: "L Steps  \(CourseWords.name(stage))"
      }
    return RoomWords(
      title: title,
      hints: [
        FooterItem(stage.glyphs.upDown, "choose"), FooterItem("Enter", "do it", "<Enter>"),
        FooterItem("Esc", "never mind", "<Esc>"),
      ])
  }
}

extension Prompt.Kind {
  /// The question, and the keys that answer it.
  var words: RoomWords { RoomWords(title: label, hints: answers) }

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
    case .nameState: "Name of this state:"
    case .namePair: "Name of this pair:"
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
    case .goToLine, .command, .rename, .datePattern, .nameState, .namePair:
      [FooterItem("Enter", "go on", "<Enter>"), FooterItem("Esc", "never mind", "<Esc>")]
    }
  }
}

/// What the list of causes says.
enum CauseWords {
  static let hint = "Esc: all fields"

  /// `e Problems  74, 4 causes`.
  static func title(_ causes: [Cause]) -> String {
    let count = causes.reduce(0) { $0 + $1.paths.count }
    return
      "e Problems  \(count.grouped), \(causes.count == 1 ? "1 cause" : "\(causes.count) causes")"
  }

  static func place(_ number: Int, of cause: Cause) -> String {
    "place \(number) of \(cause.paths.count): \(cause.words)"
  }

  /// What stands where there are no causes.
  static func instead(_ stage: Stage) -> String {
    if stage.areResultsHidden { return Hiding.words }
    if let words = stage.lackOfModel { return words }
    return stage.live.shown == nil ? "decoding" : "every field is as sent"
  }
}
