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
    KeyBinding(
      ["<Tab>"], .session(.nextPane), hint: "pane", "go to the next pane",
      also: "tab, switch panes, other window"),
    KeyBinding(["<S-Tab>"], .session(.previousPane), "go to the previous pane"),
    KeyBinding(
      ["<C-p>"], .session(.palette), "the list of everything that can be done",
      also: "commands, command palette, menu, search everything, actions"),
    KeyBinding(
      ["<F1>"], .session(.help), "show these keys",
      also: "help, keys, shortcuts, keyboard shortcuts, key bindings, cheat sheet, manual, legend, "
        + "glossary, symbols, marks, what do the marks mean"),
    KeyBinding(
      ["<F2>"], .session(.focus(.samples)), "go to the samples",
      also: "examples, demos, sample, choose a sample, list of samples, switch sample, next sample"),
    KeyBinding(
      ["<F3>"], .session(.focus(.payloads)), "go to the payloads",
      also:
        "payloads, payload list, files, input, variations, copies, choose a payload, next payload, "
        + "previous payload, other payload"),
    KeyBinding(
      ["<F4>"], .session(.focus(.source)), "go to the JSON and edit it",
      also: "json, edit json, source, type json, paste json, paste a payload"),
    KeyBinding(
      ["<F5>"], .session(.focus(.result)), "go to the result",
      also: "result, fields, table, values, columns, output, decode, decoded value"),
  ].counting(in: .everywhere)

  private static let everywhere: [KeyBinding] = [
    KeyBinding(
      ["<F7>"], .session(.focus(.model)), "go to the model",
      also:
        "model, struct, type, swift, swift code, code, schema, codingkeys, coding keys, properties"),
    KeyBinding(
      ["<F8>"], .session(.focus(.why)), "go to the why",
      also: "why, explain, explanation, reason, diagnosis, message, error message, details"),
    KeyBinding(
      ["<F9>"], .field(.nextProblem), "next error: the syntax error, or a field that isn't as sent",
      also: "next error, go to error, jump to error, first error, next fallback"),
    KeyBinding(
      ["<F10>"], .field(.quickFix), "quick fix: repair the JSON's syntax",
      also: "fix, repair, syntax error, correct, autocorrect"),
    KeyBinding(
      ["<F11>"], .session(.lesson), "the sample's lesson",
      also: "lesson, tutorial, learn, read, article, documentation"),
    KeyBinding(
      ["<F12>"], .session(.toggleOptions), "the decoders' options: keys, dates, data",
      also: "settings, preferences, config, configuration, strategies, decoding options, "
        + "dates, date format, date strategy, key strategy, decoder options"),
    KeyBinding(
      ["<C-r>"], .text(.reset), "reset the payload to how it came; undo takes it back",
      also: "reset, revert, restore, original, start over, discard changes, reload"),
    KeyBinding(
      ["<C-s>"], .library(.save), "save what was modified, payloads and models",
      also: "write file, save as, store"),
    KeyBinding(
      ["<C-o>"], .library(.open), "open a JSON file, or a folder of them to watch",
      also:
        "load, import, import file, file, read a file, choose a file, my own json, new payload, "
        + "folder, watch"),
    KeyBinding(
      ["<C-t>"], .library(.editElsewhere),
      "your own editor: the JSON, or the model, in $VISUAL or $EDITOR",
      also: "external editor, vim, emacs, nano, open in editor"),
    KeyBinding(
      ["<C-l>"], .session(.redraw), "redraw the screen",
      also: "redraw, refresh, clear screen, repaint"),
    KeyBinding(
      ["<C-z>"], .session(.suspend), "stop the program; `fg` continues it",
      also: "suspend, background, shell"),
    KeyBinding(
      ["<Esc>"], .session(.leave), "out: of a question, a long decode, a zoom, the editor",
      also: "escape, cancel, back, go back, close, abort, leave"),
    KeyBinding(
      ["<C-q>"], .session(.quit), "quit; asks only if text would be lost",
      also: "exit, end, leave the program, close the program"),
  ].counting(in: .everywhere)

  private static let levels: [KeyBinding] = (1...4).map { level in
    KeyBinding(
      ["<M-\(level)>"], .session(.foldLevel(level)),
      "fold what is below level \(level), in the JSON or the result")
  }.counting(in: .everywhere)

  private static let looking: [KeyBinding] = [
    KeyBinding(
      ["1"], .session(.style(.strict)), "look at strict; reveal its hidden results",
      also: "strict, foundation, codable, jsondecoder"),
    KeyBinding(
      ["2"], .session(.style(.default)), "look at default",
      also: "default, defaults, default values, wrappers, property wrappers"),
    KeyBinding(
      ["3"], .session(.style(.smart)), "look at smart",
      also: "smart, smartcodable, lenient, tolerant"),
    KeyBinding(
      ["<Right>", "l"], .session(.nextStyle), "the next style",
      also: "switch style, next column, other style, change style"),
    KeyBinding(["<Left>", "h"], .session(.previousStyle), "the previous style"),
    KeyBinding(
      ["i"], .field(.editValue), hint: "edit", "edit this value in the JSON, or the model",
      also: "change value, change, modify, set value, replace, replace value"),
    KeyBinding(
      ["x"], .field(.breakField(nil)), hint: "break", "break this field in a copy of the payload",
      also: "mutate, fuzz, corrupt, damage, vary, variation, make a copy, duplicate payload, "
        + "fault, inject fault, what if"),
    KeyBinding(
      ["y"], .field(.copyMenu), hint: "copy", "copy of this field: its path, value, diagnosis",
      also: "copy, clipboard, yank, copy path, copy value"),
    KeyBinding(["w"], .field(.writeMenu), "write one of these to a file", also: "save field, dump"),
  ].counting(in: .reading)

  private static let reading: [KeyBinding] = [
    KeyBinding(
      ["!"], .field(.nextSilentLoss), hint: "silent loss", "the next silent loss",
      also: "lost, losses, lost value, data loss, next loss"),
    KeyBinding(
      ["v"], .session(.toggleResults), hint: "hide", "hide the results, for guessing; show them",
      also: "reveal, show results, spoiler, cover, answers, solution"),
    KeyBinding(
      ["T"], .library(.rootMenu), "which type of the model is decoded",
      also: "root, root type, top level type, type to decode, choose a type, change type"),
    KeyBinding(
      ["m"], .library(.modelFileMenu), "which file of the model is edited",
      also: "model file, files of the model, other file"),
    KeyBinding(
      ["M"], .library(.newModel), "a new model, to be typed or pasted",
      also:
        "new, paste a model, infer, generate a model, create a model, json to swift, convert to swift, "
        + "quicktype, own model, my own model"),
    KeyBinding(["o"], .session(.toggleOptions), hint: "options", "the decoders' options"),
    KeyBinding(
      ["R"], .library(.takeKept), "take back an edit that an earlier run left",
      also: "recover, recovery, lost edit, unsaved, crash, restore session"),
    KeyBinding(
      ["z"], .session(.zoom), hint: "zoom", "zoom: give this pane the whole screen, or back",
      also: "zoom, full screen, fullscreen, maximize, enlarge pane, bigger pane"),
    KeyBinding(
      ["P"], .session(.projector), "projector: high contrast, fewer panes, keys shown",
      also: "beamer, presentation, present, big, bigger, font, font size, large text, "
        + "contrast, high contrast, teach, teacher, classroom, class, students, audience, accessibility"
    ),
    KeyBinding(
      ["<M-t>"], .session(.switchGround), "colours for a light background, or a dark one",
      also: "light, dark, theme, light theme, dark theme, light mode, dark mode, color scheme, "
        + "colors, colours, white background, black background"),
    KeyBinding(
      ["b"], .session(.foldLists), "fold samples and payloads away, or have them stay",
      also: "sidebar, hide list, lists, hide samples, toggle sidebar"),
    KeyBinding(
      ["=", "<M-=>"], .text(.edit(.format)), "lay all of the JSON out; undo takes it back",
      also: "format, format json, pretty print, prettify, beautify, indent json, reformat, layout"),
    KeyBinding(
      ["u"], .text(.undo), hint: "undo", "undo what was done last: an edit, a fix, a choice",
      also: "take back, oops, back out"),
    KeyBinding(["U"], .text(.redo), "redo it", also: "do again, repeat edit"),
    KeyBinding(
      ["d"], .library(.showChanges), hint: "changes",
      "changes: the lines that differ from the payload as it came",
      also: "changes, what changed, what did i change, modified lines, changed lines"),
    KeyBinding(
      ["t"], .why(.toggleTrace), hint: "trace", "the calls behind the why: its trace, or not",
      also: "call stack, calls, log"),
    KeyBinding(
      ["L"], .own(CoursePlayer.Action.steps), "the course's steps; back to a course that was left",
      also: "course, courses, steps, workshop, guided tour, tour, speaker notes"),
    KeyBinding(
      ["X"], .own(Practice.Action.list), "practice: the exercises; back to the one that was left",
      also: "exercise, exercises, train, kata, challenge, homework"),
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
    KeyBinding(
      ["<Home>", "g"], .moving(.move(.first)), "to the first", also: "top, beginning, first"),
    KeyBinding(["<End>", "G"], .moving(.move(.last)), "to the last", also: "bottom, last"),
  ]

  private static let moving: [KeyBinding] =
    (rows + [
      KeyBinding(
        ["<Enter>"], .moving(.choose), "choose: the why, the trace, the lesson; in texts: edit"),
      KeyBinding(
        ["/"], .session(.find), "find a field, sample or payload by its name, in the JSON a text",
        also: "search, look for, filter names, go to field, grep, where"),
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
    KeyBinding(
      ["f"], .result(.toggleChanged), hint: "only changed", "show changed fields only",
      also: "only changed, only errors, hide unchanged, hide ok, only fallbacks, "
        + "differences only, only problems, fallbacks"),
    KeyBinding(
      ["&"], .result(.filter), hint: "filter",
      "keep rows by name or outcome: age, ✗, !, lost, converted",
      also: "filter, filter rows, search rows, only rows, show only"),
    KeyBinding(
      ["<Space>"], .result(.toggleFold), hint: "fold",
      "fold this object or array, or not; reveal a hidden result", also: "collapse, expand, unfold"),
    KeyBinding(
      ["-"], .result(.toggleAllFolds), "fold every object and array, or none",
      also: "collapse all, expand all, fold all, unfold all"),
  ].counting(in: .result)

  private static let payloads: [KeyBinding] = [
    KeyBinding(
      ["r"], .library(.renamePayload), hint: "rename", "rename a payload made here",
      also: "rename, name the payload, title"),
    KeyBinding(
      ["<Del>", "D"], .library(.deletePayload), hint: "delete",
      "take a payload off the list; a file stays on the disk",
      also: "delete, remove, remove payload, delete payload, close file, trash"),
    KeyBinding(
      ["S"], .library(.sortPayloads), hint: "sort",
      "sort payloads from outside: what differs first, or by name", also: "sort, order payloads"),
  ].counting(in: .payloads)

  private static let why: [KeyBinding] = Trials.letters.enumerated().map { place, letter in
    KeyBinding(
      [String(letter)], .field(.makeFix(place)), hint: place == 0 ? "fix" : nil,
      place == 0 ? "make the first fix; u takes it back" : "make the fix with this letter",
      also: place == 0 ? "apply fix, apply the fix, fix the model, solve, accept" : "")
  }.counting(in: .why)

  private static let faults: [KeyBinding] = Fault.allCases.map {
    KeyBinding([$0.key], .field(.breakField($0)), hint: $0.name, $0.help, also: $0.synonyms)
  }.counting(in: .faults)

  private static let copying: [KeyBinding] = CopyForm.allCases.map {
    KeyBinding([$0.key], .field(.copy($0)), hint: $0.name, $0.help, also: "copy \($0.name)")
  }.counting(in: .copying)

  // Letters choose in menus.
  private static let menu: [KeyBinding] =
    (rows.map { KeyBinding([$0.keys[0]], $0.action, $0.help) } + [
      KeyBinding(["<Enter>"], .moving(.choose), hint: "choose", "choose")
    ]).counting(in: .menu)

  private static let editor: [KeyBinding] =
    ([
      KeyBinding(
        ["<C-f>"], .text(.findText), hint: "find", "find text while it is typed",
        also: "search text, search json, find in json"),
      KeyBinding(
        ["<C-g>"], .text(.goToLine), hint: "go to line", "go to a line, or line:column",
        also: "line, line number, goto, jump to line"),
      KeyBinding(
        ["<C-_>"], .text(.undo), hint: "undo", "undo the last edit of this text"),
      KeyBinding(["<C-y>"], .text(.redo), hint: "redo", "redo it"),
      KeyBinding(
        ["<M-o>"], .text(.growSelection),
        "select more: the value, its member, the object"),
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
    KeyBinding(["<Left>", "h"], .settings(.previousOption), "the setting's previous value"),
    KeyBinding(
      ["r", "<Backspace>"], .session(.resetOptions), hint: "the sample's own",
      "all settings as the sample has them", also: "reset options, default options, reset settings"),
    KeyBinding(
      ["c"], .own(CompareScreen.Action.ownSettings), hint: "compare",
      "compare with the sample's own settings, or the last ones",
      also: "compare settings, compare options"),
    KeyBinding(["o", "q"], .session(.toggleOptions), "close"),
  ].counting(in: .options)

  private static let overlay: [KeyBinding] =
    (rows + [
      KeyBinding(["<Enter>"], .moving(.choose), "close; in the help: do what the chosen line says"),
      KeyBinding(["/"], .session(.find), "in the help: keep the lines with what is typed"),
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
