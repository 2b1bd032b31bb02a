import DecodingReport
import TerminalCanvas
import Workbench

extension KeyBinding {
  /// Every key of the program.
  package static let table = KeyMap.standard.bindings

  /// The lines of the session, the panes, the layers, the guides and these modes.
  static func lines(of rooms: [Room]) -> [KeyBinding] {
    let openers = Dictionary(grouping: rooms.map(\.opener), by: \.context)
    return focusing + (openers[.everywhere] ?? []) + everywhere + levels + looking
      + (openers[.reading] ?? []) + reading + moving + source + result + payloads + why + editor
      + faults + copying + menu + options + overlay + rooms.flatMap(\.lines) + mode
      + CoursePlayer.bindings.map { KeyBinding($0, in: .guide) }
      + Practice.bindings.map { KeyBinding($0, in: .practice) }
  }

  private static let focusing: [KeyBinding] = [
    KeyBinding(["<Tab>"], .everywhere, .session(.nextPane), hint: "pane", "go to the next pane"),
    KeyBinding(["<S-Tab>"], .everywhere, .session(.previousPane), "go to the previous pane"),
    KeyBinding(
      ["<C-p>"], .everywhere, .session(.palette),
      "the list of everything that can be done"),
    KeyBinding(["<F1>"], .everywhere, .session(.help), "show these keys"),
    KeyBinding(["<F2>"], .everywhere, .session(.focus(.samples)), "go to the samples"),
    KeyBinding(["<F3>"], .everywhere, .session(.focus(.payloads)), "go to the payloads"),
    KeyBinding(["<F4>"], .everywhere, .session(.focus(.source)), "go to the JSON and edit it"),
    KeyBinding(["<F5>"], .everywhere, .session(.focus(.result)), "go to the result"),
  ]

  private static let everywhere: [KeyBinding] = [
    KeyBinding(["<F7>"], .everywhere, .session(.focus(.model)), "go to the model"),
    KeyBinding(["<F8>"], .everywhere, .session(.focus(.why)), "go to the why"),
    KeyBinding(
      ["<F9>"], .everywhere, .field(.nextProblem),
      "next problem: the syntax error, or a changed field"),
    KeyBinding(
      ["<F10>"], .everywhere, .field(.quickFix), "quick fix: put what is wrong in the JSON right"),
    KeyBinding(["<F11>"], .everywhere, .session(.lesson), "the sample's lesson"),
    KeyBinding(
      ["<F12>"], .everywhere, .session(.toggleOptions), "the decoders' options: keys, dates, data"),
    KeyBinding(
      ["<C-r>"], .everywhere, .text(.reset), "back to the payload as it came; undo takes it back"),
    KeyBinding(["<C-s>"], .everywhere, .library(.save), "save the JSON, or the model, to a file"),
    KeyBinding(
      ["<C-o>"], .everywhere, .library(.open), "open a JSON file, or a folder of them to watch"),
    KeyBinding(
      ["<C-t>"], .everywhere, .library(.editElsewhere),
      "edit the JSON, or the model, in $VISUAL or $EDITOR"),
    KeyBinding(["<C-l>"], .everywhere, .session(.redraw), "paint the screen anew"),
    KeyBinding(["<C-z>"], .everywhere, .session(.suspend), "stop the program; `fg` continues it"),
    KeyBinding(
      ["<Esc>"], .everywhere, .session(.leave),
      "out: of a question, a long decode, a zoom, the editor"),
    KeyBinding(
      ["<C-q>"], .everywhere, .session(.quit), "quit; asks only if text would be lost"),
  ]

  private static let levels = (1...4).map { level in
    KeyBinding(
      ["<M-\(level)>"], .everywhere, .session(.foldLevel(level)),
      "fold what is below level \(level), in the JSON or the result")
  }

  private static let looking: [KeyBinding] = [
    KeyBinding(
      ["1"], .reading, .session(.style(.strict)), "look at strict; reveal its hidden results"),
    KeyBinding(["2"], .reading, .session(.style(.default)), "look at default"),
    KeyBinding(["3"], .reading, .session(.style(.smart)), "look at smart"),
    KeyBinding(["<Right>", "l"], .reading, .session(.nextStyle), "the next style"),
    KeyBinding(["<Left>", "h"], .reading, .session(.previousStyle), "the previous style"),
    KeyBinding(
      ["i"], .reading, .field(.editValue), hint: "edit",
      "edit this value in the JSON, or the model"),
    KeyBinding(
      ["x"], .reading, .field(.breakField(nil)), hint: "break",
      "break this field in a copy of the payload"),
    KeyBinding(
      ["y"], .reading, .field(.copyMenu), hint: "copy",
      "copy of this field: its path, value, diagnosis"),
    KeyBinding(["w"], .reading, .field(.writeMenu), "write one of these to a file"),
  ]

  private static let reading: [KeyBinding] = [
    KeyBinding(
      ["!"], .reading, .field(.nextSilentLoss), hint: "silent loss", "the next silent loss"),
    KeyBinding(
      ["v"], .reading, .session(.toggleResults), hint: "hide",
      "hide the results, for guessing; show them"),
    KeyBinding(["T"], .reading, .library(.rootMenu), "which type of the model is decoded"),
    KeyBinding(["m"], .reading, .library(.modelFileMenu), "which file of the model is edited"),
    KeyBinding(["M"], .reading, .library(.newModel), "a new model, to be typed or pasted"),
    KeyBinding(["o"], .reading, .session(.toggleOptions), hint: "options", "the decoders' options"),
    KeyBinding(["R"], .reading, .library(.takeKept), "take back an edit that an earlier run left"),
    KeyBinding(
      ["z"], .reading, .session(.zoom), hint: "zoom",
      "zoom: give this pane the whole screen, or back"),
    KeyBinding(
      ["P"], .reading, .session(.projector), "projector: high contrast, fewer panes, keys shown"),
    KeyBinding(
      ["b"], .reading, .session(.foldLists), "fold samples and payloads away, or have them stay"),
    KeyBinding(
      ["=", "<M-=>"], .reading, .text(.edit(.format)), "lay all of the JSON out; undo takes it back"
    ),
    KeyBinding(
      ["u"], .reading, .text(.undo), hint: "undo", "undo the last edit of the JSON, or the model"),
    KeyBinding(["U"], .reading, .text(.redo), "redo it"),
    KeyBinding(
      ["d"], .reading, .library(.showChanges), hint: "changes",
      "the lines changed since the payload came"),
    KeyBinding(
      ["t"], .reading, .why(.toggleTrace), hint: "trace",
      "the trace: the calls behind the why, or not"),
    KeyBinding(
      ["L"], .reading, .own(CoursePlayer.Action.steps),
      "the course's steps; back to a course that was left"),
    KeyBinding(
      ["X"], .reading, .own(Practice.Action.list),
      "practice: the exercises; back to the one that was left"),
    KeyBinding(["?"], .reading, .session(.help), "show these keys"),
    KeyBinding(["<C-c>"], .reading, .session(.tellHowToQuit), "tells how to quit"),
    KeyBinding(["q"], .reading, .session(.quit), "quit; asks only if text would be lost"),
  ]

  private static let moving: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .moving, .moving(.move(.up)), "one up"),
    KeyBinding(["<Down>", "j"], .moving, .moving(.move(.down)), "one down"),
    KeyBinding(["<PgUp>", "<C-u>"], .moving, .moving(.move(.pageUp)), "one page up"),
    KeyBinding(["<PgDn>", "<C-d>"], .moving, .moving(.move(.pageDown)), "one page down"),
    KeyBinding(["<Home>", "g"], .moving, .moving(.move(.first)), "to the first"),
    KeyBinding(["<End>", "G"], .moving, .moving(.move(.last)), "to the last"),
    KeyBinding(
      ["<Enter>"], .moving, .moving(.choose),
      "choose: the why, the trace, the lesson; in texts: edit"),
    KeyBinding(
      ["/"], .moving, .session(.find),
      "find a field, sample or payload by its name, in the JSON a text"),
    KeyBinding(["n"], .moving, .session(.findNext), "find the next"),
    KeyBinding(["N"], .moving, .session(.findPrevious), "find the previous"),
  ]

  private static let source: [KeyBinding] = [
    KeyBinding(
      ["<Space>"], .source, .text(.edit(.toggleFold)), hint: "fold",
      "fold the object or array at the caret, or open it"),
    KeyBinding(
      ["-"], .source, .text(.edit(.toggleAllFolds)),
      "fold every object and array of the JSON, or open all"),
  ]

  private static let result: [KeyBinding] = [
    KeyBinding(
      ["f"], .result, .result(.toggleChanged), hint: "only changed", "show changed fields only"),
    KeyBinding(
      ["&"], .result, .result(.filter), hint: "filter",
      "keep rows by name or outcome: age, ✗, !, lost, converted"),
    KeyBinding(
      ["<Space>"], .result, .result(.toggleFold), hint: "fold",
      "fold this object or array, or not; reveal a hidden result"),
    KeyBinding(["-"], .result, .result(.toggleAllFolds), "fold every object and array, or none"),
  ]

  private static let payloads: [KeyBinding] = [
    KeyBinding(
      ["r"], .payloads, .library(.renamePayload), hint: "rename", "rename a payload made here"),
    KeyBinding(
      ["<Del>", "D"], .payloads, .library(.deletePayload), hint: "delete",
      "take a payload off the list; a file stays on the disk"),
    KeyBinding(
      ["S"], .payloads, .library(.sortPayloads), hint: "sort",
      "sort payloads from outside: what differs first, or by name"),
  ]

  private static let why = Trials.letters.enumerated().map { place, letter in
    KeyBinding(
      [String(letter)], .why, .field(.makeFix(place)), hint: place == 0 ? "fix" : nil,
      place == 0 ? "make the first fix; u takes it back" : "make the fix with this letter")
  }

  private static let faults = Fault.allCases.map {
    KeyBinding([$0.key], .faults, .field(.breakField($0)), hint: $0.name, $0.help)
  }

  private static let copying = CopyForm.allCases.map {
    KeyBinding([$0.key], .copying, .field(.copy($0)), hint: $0.name, $0.help)
  }

  private static let menu: [KeyBinding] = [
    KeyBinding(["<Up>"], .menu, .moving(.move(.up)), "one up"),
    KeyBinding(["<Down>"], .menu, .moving(.move(.down)), "one down"),
    KeyBinding(["<PgUp>"], .menu, .moving(.move(.pageUp)), "one page up"),
    KeyBinding(["<PgDn>"], .menu, .moving(.move(.pageDown)), "one page down"),
    KeyBinding(["<Home>"], .menu, .moving(.move(.first)), "to the first"),
    KeyBinding(["<End>"], .menu, .moving(.move(.last)), "to the last"),
    KeyBinding(["<Enter>"], .menu, .moving(.choose), hint: "choose", "choose"),
  ]

  private static let editor: [KeyBinding] =
    [
      KeyBinding(
        ["<C-f>"], .editor, .text(.findText), hint: "find", "find text while it is typed"),
      KeyBinding(
        ["<C-g>"], .editor, .text(.goToLine), hint: "go to line", "go to a line, or line:column"),
      KeyBinding(
        ["<C-_>"], .editor, .text(.undo), hint: "undo",
        "undo the last edit of the JSON, or the model"),
      KeyBinding(["<C-y>"], .editor, .text(.redo), hint: "redo", "redo it"),
      KeyBinding(
        ["<M-o>"], .editor, .text(.growSelection),
        "select what stands around: the value, its member, the object"),
      KeyBinding(["<M-i>"], .editor, .text(.shrinkSelection), "select less again"),
    ]
    + EditorKey.allCases.map {
      KeyBinding($0.keys, .editor, .text(.edit($0)), hint: $0.hint, $0.help)
    }

  private static let options: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .options, .moving(.move(.up)), "one up"),
    KeyBinding(["<Down>", "j"], .options, .moving(.move(.down)), "one down"),
    KeyBinding(["<PgUp>", "<Home>", "g"], .options, .moving(.move(.first)), "to the first"),
    KeyBinding(["<PgDn>", "<End>", "G"], .options, .moving(.move(.last)), "to the last"),
    KeyBinding(
      ["<Right>", "l", "<Enter>", "<Space>"], .options, .settings(.nextOption),
      "the setting's next value"),
    KeyBinding(["<Left>", "h"], .options, .settings(.previousOption), "the value before"),
    KeyBinding(
      ["r", "<Backspace>"], .options, .session(.resetOptions), hint: "the sample's own",
      "all settings as the sample has them"),
    KeyBinding(
      ["c"], .options, .own(CompareScreen.Action.ownSettings), hint: "compare",
      "compare with the sample's own settings, or the last ones"),
    KeyBinding(["o", "q"], .options, .session(.toggleOptions), "close"),
  ]

  private static let overlay: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .overlay, .moving(.move(.up)), "one up"),
    KeyBinding(["<Down>", "j"], .overlay, .moving(.move(.down)), "one down"),
    KeyBinding(["<PgUp>", "<C-u>"], .overlay, .moving(.move(.pageUp)), "one page up"),
    KeyBinding(["<PgDn>", "<C-d>"], .overlay, .moving(.move(.pageDown)), "one page down"),
    KeyBinding(["<Home>", "g"], .overlay, .moving(.move(.first)), "to the first"),
    KeyBinding(["<End>", "G"], .overlay, .moving(.move(.last)), "to the last"),
    KeyBinding(
      ["<Enter>"], .overlay, .moving(.choose), "close; in the help: do what the chosen line says"),
    KeyBinding(["q", "?"], .overlay, .session(.leave), hint: "close", "close"),
  ]

  private static let mode: [KeyBinding] = [
    KeyBinding(["q"], .mode, .session(.leave), "close it: back to the panes")
  ]
}
