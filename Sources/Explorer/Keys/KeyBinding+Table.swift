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
    KeyBinding(["<Tab>"], .session(.nextPane), hint: "pane", "go to the next pane"),
    KeyBinding(["<S-Tab>"], .session(.previousPane), "go to the previous pane"),
    KeyBinding(["<C-p>"], .session(.palette), "the list of everything that can be done"),
    KeyBinding(["<F1>"], .session(.help), "show these keys"),
    KeyBinding(["<F2>"], .session(.focus(.samples)), "go to the samples"),
    KeyBinding(["<F3>"], .session(.focus(.payloads)), "go to the payloads"),
    KeyBinding(["<F4>"], .session(.focus(.source)), "go to the JSON and edit it"),
    KeyBinding(["<F5>"], .session(.focus(.result)), "go to the result"),
  ].counting(in: .everywhere)

  private static let everywhere: [KeyBinding] = [
    KeyBinding(["<F7>"], .session(.focus(.model)), "go to the model"),
    KeyBinding(["<F8>"], .session(.focus(.why)), "go to the why"),
    KeyBinding(
      ["<F9>"], .field(.nextProblem), "next problem: the syntax error, or a changed field"),
    KeyBinding(["<F10>"], .field(.quickFix), "quick fix: put what is wrong in the JSON right"),
    KeyBinding(["<F11>"], .session(.lesson), "the sample's lesson"),
    KeyBinding(["<F12>"], .session(.toggleOptions), "the decoders' options: keys, dates, data"),
    KeyBinding(["<C-r>"], .text(.reset), "back to the payload as it came; undo takes it back"),
    KeyBinding(["<C-s>"], .library(.save), "save the JSON, or the model, to a file"),
    KeyBinding(["<C-o>"], .library(.open), "open a JSON file, or a folder of them to watch"),
    KeyBinding(
      ["<C-t>"], .library(.editElsewhere), "edit the JSON, or the model, in $VISUAL or $EDITOR"),
    KeyBinding(["<C-l>"], .session(.redraw), "paint the screen anew"),
    KeyBinding(["<C-z>"], .session(.suspend), "stop the program; `fg` continues it"),
    KeyBinding(
      ["<Esc>"], .session(.leave), "out: of a question, a long decode, a zoom, the editor"),
    KeyBinding(["<C-q>"], .session(.quit), "quit; asks only if text would be lost"),
  ].counting(in: .everywhere)

  private static let levels: [KeyBinding] = (1...4).map { level in
    KeyBinding(
      ["<M-\(level)>"], .session(.foldLevel(level)),
      "fold what is below level \(level), in the JSON or the result")
  }.counting(in: .everywhere)

  private static let looking: [KeyBinding] = [
    KeyBinding(["1"], .session(.style(.strict)), "look at strict; reveal its hidden results"),
    KeyBinding(["2"], .session(.style(.default)), "look at default"),
    KeyBinding(["3"], .session(.style(.smart)), "look at smart"),
    KeyBinding(["<Right>", "l"], .session(.nextStyle), "the next style"),
    KeyBinding(["<Left>", "h"], .session(.previousStyle), "the previous style"),
    KeyBinding(
      ["i"], .field(.editValue), hint: "edit", "edit this value in the JSON, or the model"),
    KeyBinding(
      ["x"], .field(.breakField(nil)), hint: "break", "break this field in a copy of the payload"),
    KeyBinding(
      ["y"], .field(.copyMenu), hint: "copy", "copy of this field: its path, value, diagnosis"),
    KeyBinding(["w"], .field(.writeMenu), "write one of these to a file"),
  ].counting(in: .reading)

  private static let reading: [KeyBinding] = [
    KeyBinding(["!"], .field(.nextSilentLoss), hint: "silent loss", "the next silent loss"),
    KeyBinding(
      ["v"], .session(.toggleResults), hint: "hide", "hide the results, for guessing; show them"),
    KeyBinding(["T"], .library(.rootMenu), "which type of the model is decoded"),
    KeyBinding(["m"], .library(.modelFileMenu), "which file of the model is edited"),
    KeyBinding(["M"], .library(.newModel), "a new model, to be typed or pasted"),
    KeyBinding(["o"], .session(.toggleOptions), hint: "options", "the decoders' options"),
    KeyBinding(["R"], .library(.takeKept), "take back an edit that an earlier run left"),
    KeyBinding(
      ["z"], .session(.zoom), hint: "zoom", "zoom: give this pane the whole screen, or back"),
    KeyBinding(["P"], .session(.projector), "projector: high contrast, fewer panes, keys shown"),
    KeyBinding(["b"], .session(.foldLists), "fold samples and payloads away, or have them stay"),
    KeyBinding(
      ["=", "<M-=>"], .text(.edit(.format)), "lay all of the JSON out; undo takes it back"),
    KeyBinding(["u"], .text(.undo), hint: "undo", "undo the last edit of the JSON, or the model"),
    KeyBinding(["U"], .text(.redo), "redo it"),
    KeyBinding(
      ["d"], .library(.showChanges), hint: "changes", "the lines changed since the payload came"),
    KeyBinding(
      ["t"], .why(.toggleTrace), hint: "trace", "the trace: the calls behind the why, or not"),
    KeyBinding(
      ["L"], .own(CoursePlayer.Action.steps), "the course's steps; back to a course that was left"),
    KeyBinding(
      ["X"], .own(Practice.Action.list), "practice: the exercises; back to the one that was left"),
    KeyBinding(["?"], .session(.help), "show these keys"),
    KeyBinding(["<C-c>"], .session(.tellHowToQuit), "tells how to quit"),
    KeyBinding(["q"], .session(.quit), "quit; asks only if text would be lost"),
  ].counting(in: .reading)

  /// The keys of whatever has rows.
  private static let rows: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .moving(.move(.up)), "one up"),
    KeyBinding(["<Down>", "j"], .moving(.move(.down)), "one down"),
    KeyBinding(["<PgUp>", "<C-u>"], .moving(.move(.pageUp)), "one page up"),
    KeyBinding(["<PgDn>", "<C-d>"], .moving(.move(.pageDown)), "one page down"),
    KeyBinding(["<Home>", "g"], .moving(.move(.first)), "to the first"),
    KeyBinding(["<End>", "G"], .moving(.move(.last)), "to the last"),
  ]

  private static let moving: [KeyBinding] =
    (rows + [
      KeyBinding(
        ["<Enter>"], .moving(.choose), "choose: the why, the trace, the lesson; in texts: edit"),
      KeyBinding(
        ["/"], .session(.find), "find a field, sample or payload by its name, in the JSON a text"),
      KeyBinding(["n"], .session(.findNext), "find the next"),
      KeyBinding(["N"], .session(.findPrevious), "find the previous"),
    ]).counting(in: .moving)

  private static let source: [KeyBinding] = [
    KeyBinding(
      ["<Space>"], .text(.edit(.toggleFold)), hint: "fold",
      "fold the object or array at the caret, or open it"),
    KeyBinding(
      ["-"], .text(.edit(.toggleAllFolds)), "fold every object and array of the JSON, or open all"),
  ].counting(in: .source)

  private static let result: [KeyBinding] = [
    KeyBinding(["f"], .result(.toggleChanged), hint: "only changed", "show changed fields only"),
    KeyBinding(
      ["&"], .result(.filter), hint: "filter",
      "keep rows by name or outcome: age, ✗, !, lost, converted"),
    KeyBinding(
      ["<Space>"], .result(.toggleFold), hint: "fold",
      "fold this object or array, or not; reveal a hidden result"),
    KeyBinding(["-"], .result(.toggleAllFolds), "fold every object and array, or none"),
  ].counting(in: .result)

  private static let payloads: [KeyBinding] = [
    KeyBinding(["r"], .library(.renamePayload), hint: "rename", "rename a payload made here"),
    KeyBinding(
      ["<Del>", "D"], .library(.deletePayload), hint: "delete",
      "take a payload off the list; a file stays on the disk"),
    KeyBinding(
      ["S"], .library(.sortPayloads), hint: "sort",
      "sort payloads from outside: what differs first, or by name"),
  ].counting(in: .payloads)

  private static let why: [KeyBinding] = Trials.letters.enumerated().map { place, letter in
    KeyBinding(
      [String(letter)], .field(.makeFix(place)), hint: place == 0 ? "fix" : nil,
      place == 0 ? "make the first fix; u takes it back" : "make the fix with this letter")
  }.counting(in: .why)

  private static let faults: [KeyBinding] = Fault.allCases.map {
    KeyBinding([$0.key], .field(.breakField($0)), hint: $0.name, $0.help)
  }.counting(in: .faults)

  private static let copying: [KeyBinding] = CopyForm.allCases.map {
    KeyBinding([$0.key], .field(.copy($0)), hint: $0.name, $0.help)
  }.counting(in: .copying)

  // Letters choose in menus.
  private static let menu: [KeyBinding] =
    (rows.map { KeyBinding([$0.keys[0]], $0.action, $0.help) } + [
      KeyBinding(["<Enter>"], .moving(.choose), hint: "choose", "choose")
    ]).counting(in: .menu)

  private static let editor: [KeyBinding] =
    ([
      KeyBinding(["<C-f>"], .text(.findText), hint: "find", "find text while it is typed"),
      KeyBinding(["<C-g>"], .text(.goToLine), hint: "go to line", "go to a line, or line:column"),
      KeyBinding(
        ["<C-_>"], .text(.undo), hint: "undo", "undo the last edit of the JSON, or the model"),
      KeyBinding(["<C-y>"], .text(.redo), hint: "redo", "redo it"),
      KeyBinding(
        ["<M-o>"], .text(.growSelection),
        "select what stands around: the value, its member, the object"),
      KeyBinding(["<M-i>"], .text(.shrinkSelection), "select less again"),
    ]
    + EditorKey.allCases.map {
      KeyBinding($0.keys, .text(.edit($0)), hint: $0.hint, $0.help)
    }).counting(in: .editor)

  private static let options: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .moving(.move(.up)), "one up"),
    KeyBinding(["<Down>", "j"], .moving(.move(.down)), "one down"),
    KeyBinding(["<PgUp>", "<Home>", "g"], .moving(.move(.first)), "to the first"),
    KeyBinding(["<PgDn>", "<End>", "G"], .moving(.move(.last)), "to the last"),
    KeyBinding(
      ["<Right>", "l", "<Enter>", "<Space>"], .settings(.nextOption), "the setting's next value"),
    KeyBinding(["<Left>", "h"], .settings(.previousOption), "the value before"),
    KeyBinding(
      ["r", "<Backspace>"], .session(.resetOptions), hint: "the sample's own",
      "all settings as the sample has them"),
    KeyBinding(
      ["c"], .own(CompareScreen.Action.ownSettings), hint: "compare",
      "compare with the sample's own settings, or the last ones"),
    KeyBinding(["o", "q"], .session(.toggleOptions), "close"),
  ].counting(in: .options)

  private static let overlay: [KeyBinding] =
    (rows + [
      KeyBinding(["<Enter>"], .moving(.choose), "close; in the help: do what the chosen line says"),
      KeyBinding(["q", "?"], .session(.leave), hint: "close", "close"),
    ]).counting(in: .overlay)

  private static let mode: [KeyBinding] = [
    KeyBinding(["q"], .session(.leave), "close it: back to the panes")
  ].counting(in: .mode)
}

extension [KeyBinding] {
  /// The same lines in a context.
  fileprivate func counting(in context: KeyContext) -> [KeyBinding] {
    map { line in
      var line = line
      line.context = context
      return line
    }
  }
}
