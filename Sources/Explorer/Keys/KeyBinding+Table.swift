import DecodingReport

extension KeyBinding {
  /// Every key of the program.
  package static let table: [KeyBinding] =
    everywhere + reading + moving + result + payloads + editor + faults + copying + menu + options
    + overlay

  private static let everywhere: [KeyBinding] = [
    KeyBinding(["<Tab>"], .everywhere, .nextPane, hint: "pane", "go to the next pane"),
    KeyBinding(["<S-Tab>"], .everywhere, .previousPane, "go to the previous pane"),
    KeyBinding(
      ["<C-p>"], .everywhere, .palette, hint: "do", "the list of everything that can be done"),
    KeyBinding(["<F1>"], .everywhere, .help, "show these keys"),
    KeyBinding(["<F2>"], .everywhere, .focus(.samples), "go to the samples"),
    KeyBinding(["<F3>"], .everywhere, .focus(.payloads), "go to the payloads"),
    KeyBinding(["<F4>"], .everywhere, .focus(.source), "go to the JSON and edit it"),
    KeyBinding(["<F5>"], .everywhere, .focus(.result), "go to the result"),
    KeyBinding(["<F7>"], .everywhere, .focus(.model), "go to the model"),
    KeyBinding(["<F8>"], .everywhere, .focus(.why), "go to the why"),
    KeyBinding(
      ["<F9>"], .everywhere, .nextProblem, "next problem: the syntax error, or a changed field"),
    KeyBinding(
      ["<F10>"], .everywhere, .quickFix, "quick fix: put what is wrong in the JSON right"),
    KeyBinding(["<F11>"], .everywhere, .lesson, "the sample's lesson"),
    KeyBinding(["<F12>"], .everywhere, .toggleOptions, "the decoders' options: keys, dates, data"),
    KeyBinding(
      ["<C-r>"], .everywhere, .reset, "back to the payload as it came; undo takes it back"),
    KeyBinding(["<C-s>"], .everywhere, .save, "save the JSON, or the model, to a file"),
    KeyBinding(["<C-o>"], .everywhere, .open, "open a JSON file"),
    KeyBinding(
      ["<C-t>"], .everywhere, .editElsewhere, "edit the JSON, or the model, in $VISUAL or $EDITOR"),
    KeyBinding(["<C-l>"], .everywhere, .redraw, "paint the screen anew"),
    KeyBinding(["<C-z>"], .everywhere, .suspend, "stop the program; `fg` continues it"),
    KeyBinding(
      ["<Esc>"], .everywhere, .leave, "out: of a question, a long decode, a zoom, the editor"),
    KeyBinding(["<C-q>"], .everywhere, .quit, "quit; asks only if a file would lose text"),
  ]

  private static let reading: [KeyBinding] = [
    KeyBinding(["1"], .reading, .style(.strict), "look at strict"),
    KeyBinding(["2"], .reading, .style(.default), "look at default"),
    KeyBinding(["3"], .reading, .style(.smart), "look at smart"),
    KeyBinding(["<Right>", "l"], .reading, .nextStyle, "the next style"),
    KeyBinding(["<Left>", "h"], .reading, .previousStyle, "the previous style"),
    KeyBinding(
      ["i"], .reading, .editValue, hint: "edit",
      "edit this value in the JSON, or the model"),
    KeyBinding(
      ["x"], .reading, .breakField(nil), hint: "break", "break this field in a copy of the payload"),
    KeyBinding(
      ["y"], .reading, .copyMenu, hint: "copy", "copy of this field: its path, value, diagnosis"),
    KeyBinding(["w"], .reading, .writeMenu, "write one of these to a file"),
    KeyBinding(["!"], .reading, .nextSilentLoss, hint: "silent loss", "the next silent loss"),
    KeyBinding(
      ["v"], .reading, .toggleResults, hint: "hide", "hide the results, for guessing; show them"),
    KeyBinding(["T"], .reading, .rootMenu, "which type of the model is decoded"),
    KeyBinding(["m"], .reading, .modelFileMenu, "which file of the model is edited"),
    KeyBinding(["M"], .reading, .newModel, "a new model, to be typed or pasted"),
    KeyBinding(["o"], .reading, .toggleOptions, hint: "options", "the decoders' options"),
    KeyBinding(["R"], .reading, .takeKept, "take back an edit that an earlier run left"),
    KeyBinding(
      ["z"], .reading, .zoom, hint: "zoom", "zoom: give this pane the whole screen, or back"),
    KeyBinding(["B"], .reading, .projector, "projector: high contrast, fewer panes, keys shown"),
    KeyBinding(["u"], .reading, .undo, hint: "undo", "undo the last edit of the JSON"),
    KeyBinding(["U"], .reading, .redo, "redo it"),
    KeyBinding(
      ["d"], .reading, .showChanges, hint: "changes", "the lines changed since the payload came"),
    KeyBinding(
      ["t"], .reading, .toggleTrace, hint: "trace",
      "the trace: the calls behind the why, or not"),
    KeyBinding(["?"], .reading, .help, "show these keys"),
    KeyBinding(["<C-c>"], .reading, .tellHowToQuit, "tells how to quit"),
    KeyBinding(["q"], .reading, .quit, "quit; asks only if a file would lose text"),
  ]

  private static let moving: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .moving, .move(.up), "one up"),
    KeyBinding(["<Down>", "j"], .moving, .move(.down), "one down"),
    KeyBinding(["<PgUp>", "<C-u>"], .moving, .move(.pageUp), "one page up"),
    KeyBinding(["<PgDn>", "<C-d>"], .moving, .move(.pageDown), "one page down"),
    KeyBinding(["<Home>", "g"], .moving, .move(.first), "to the first"),
    KeyBinding(["<End>", "G"], .moving, .move(.last), "to the last"),
    KeyBinding(
      ["<Enter>"], .moving, .choose, "choose; in the result: go to the why; there: the trace"),
    KeyBinding(["/"], .moving, .find, "find a field, sample or payload by its name"),
    KeyBinding(["n"], .moving, .findNext, "find the next"),
    KeyBinding(["N"], .moving, .findPrevious, "find the previous"),
  ]

  private static let result: [KeyBinding] = [
    KeyBinding(["f"], .result, .toggleChanged, hint: "only changed", "show changed fields only"),
    KeyBinding(
      ["<Space>"], .result, .toggleFold, hint: "fold", "fold this object or array, or not"),
    KeyBinding(["-"], .result, .toggleAllFolds, "fold every object and array, or none"),
  ]

  private static let payloads: [KeyBinding] = [
    KeyBinding(["r"], .payloads, .renamePayload, hint: "rename", "rename a payload made here"),
    KeyBinding(
      ["<Del>", "D"], .payloads, .deletePayload, hint: "delete",
      "take a payload off the list; a file stays on the disk"),
  ]

  private static let faults = Fault.allCases.map {
    KeyBinding([$0.key], .faults, .breakField($0), hint: $0.name, $0.help)
  }

  private static let copying = CopyForm.allCases.map {
    KeyBinding([$0.key], .copying, .copy($0), hint: $0.name, $0.help)
  }

  private static let menu: [KeyBinding] = [
    KeyBinding(["<Up>"], .menu, .move(.up), "one up"),
    KeyBinding(["<Down>"], .menu, .move(.down), "one down"),
    KeyBinding(["<PgUp>"], .menu, .move(.pageUp), "one page up"),
    KeyBinding(["<PgDn>"], .menu, .move(.pageDown), "one page down"),
    KeyBinding(["<Home>"], .menu, .move(.first), "to the first"),
    KeyBinding(["<End>"], .menu, .move(.last), "to the last"),
    KeyBinding(["<Enter>"], .menu, .choose, hint: "choose", "choose"),
  ]

  private static let editor: [KeyBinding] =
    [
      KeyBinding(["<C-f>"], .editor, .findText, hint: "find", "find text; Enter finds the next"),
      KeyBinding(["<C-g>"], .editor, .goToLine, hint: "go to line", "go to a line, or line:column"),
      KeyBinding(["<C-_>"], .editor, .undo, hint: "undo", "undo the last edit of the JSON"),
      KeyBinding(["<C-y>"], .editor, .redo, hint: "redo", "redo it"),
    ]
    + EditorKey.allCases.map { KeyBinding($0.keys, .editor, .edit($0), hint: $0.hint, $0.help) }

  private static let options: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .options, .move(.up), "one up"),
    KeyBinding(["<Down>", "j"], .options, .move(.down), "one down"),
    KeyBinding(["<PgUp>", "<Home>", "g"], .options, .move(.first), "to the first"),
    KeyBinding(["<PgDn>", "<End>", "G"], .options, .move(.last), "to the last"),
    KeyBinding(
      ["<Right>", "l", "<Enter>", "<Space>"], .options, .nextOption, "the setting's next value"),
    KeyBinding(["<Left>", "h"], .options, .previousOption, "the value before"),
    KeyBinding(
      ["r", "<Backspace>"], .options, .resetOptions, hint: "the sample's own",
      "all settings as the sample has them"),
    KeyBinding(["o", "q"], .options, .toggleOptions, "close"),
  ]

  private static let overlay: [KeyBinding] = [
    KeyBinding(["<Up>", "k"], .overlay, .move(.up), "one up"),
    KeyBinding(["<Down>", "j"], .overlay, .move(.down), "one down"),
    KeyBinding(["<PgUp>", "<C-u>"], .overlay, .move(.pageUp), "one page up"),
    KeyBinding(["<PgDn>", "<C-d>"], .overlay, .move(.pageDown), "one page down"),
    KeyBinding(["<Home>", "g"], .overlay, .move(.first), "to the first"),
    KeyBinding(["<End>", "G"], .overlay, .move(.last), "to the last"),
    KeyBinding(["<Enter>"], .overlay, .choose, "close"),
    KeyBinding(["q", "?"], .overlay, .leave, hint: "close", "close"),
  ]
}
