import DecodingReport
import TerminalCanvas
import Workbench

extension KeyBinding {
  /// Every key of the program.
  package static let table: [KeyBinding] =
    everywhere + levels + reading + moving + source + result + payloads + why + editor + faults
    + copying + menu + options + overlay + sharing + preview + writing
    + matrix + cells + predicting + guesses + comparing + stepping + history + guided + guide
    + practice + mode

  private static let everywhere: [KeyBinding] = [
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
    KeyBinding(
      ["<F6>"], .everywhere, .mode(.matrix), "matrix: each field broken in each way, in all styles"),
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

  private static let reading: [KeyBinding] = [
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
      ["e"], .reading, .mode(.problems),
      "problems by their causes; Enter goes there, n to the next place"),
    KeyBinding(
      ["Y"], .reading, .mode(.share),
      "share: a reproduction, a test, a ticket, a picture"),
    KeyBinding(
      ["E"], .reading, .mode(.roundTrip),
      "round trip: what each style writes back, and why"),
    KeyBinding(
      ["p"], .reading, .mode(.predict),
      "predict: guess each outcome, then reveal it; count hands"),
    KeyBinding(
      ["x"], .reading, .field(.breakField(nil)), hint: "break",
      "break this field in a copy of the payload"),
    KeyBinding(
      ["y"], .reading, .field(.copyMenu), hint: "copy",
      "copy of this field: its path, value, diagnosis"),
    KeyBinding(["w"], .reading, .field(.writeMenu), "write one of these to a file"),
    KeyBinding(
      ["c"], .reading, .mode(.compare), hint: "compare",
      "compare with another payload; a model with the one before"),
    KeyBinding(
      ["s"], .reading, .mode(.step), hint: "step", "step through the calls of this style"),
    KeyBinding(
      ["H"], .reading, .mode(.history), "history: each state that decoded; Enter goes back to it"),
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
      ["L"], .reading, .guide(.steps), "the course's steps; back to a course that was left"),
    KeyBinding(
      ["X"], .reading, .practice(.list), "practice: the exercises; back to the one that was left"),
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
      ["c"], .options, .compare(.ownSettings), hint: "compare",
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

  private static let sharing: [KeyBinding] =
    ShareForm.allCases.map { KeyBinding([$0.key], .sharing, .share(.form($0)), $0.help) } + [
      KeyBinding(
        ["e"], .sharing, .share(.smallest), "the smallest payload that does the same, or all"),
      KeyBinding(["a"], .sharing, .share(.madeUp), "values made up, or the payload's own"),
      KeyBinding(["W"], .sharing, .share(.write), "write what is shown to a file"),
      KeyBinding(
        ["T"], .sharing, .share(.tryOut), "compile the reproduction, and run it in a model's box"),
      KeyBinding(["<Left>"], .sharing, .share(.left), "the text to the left"),
      KeyBinding(["<Right>"], .sharing, .share(.right), "the text to the right"),
    ]

  private static let preview: [KeyBinding] = [
    KeyBinding(["<Enter>"], .preview, .moving(.choose), "copy what is shown"),
    KeyBinding(["Y"], .preview, .mode(.share), "back to the panes"),
  ]

  private static let writing: [KeyBinding] = [
    KeyBinding(
      ["a"], .writing, .writing(.otherEncoder),
      "what another encoder writes: a plain one, or back"),
    KeyBinding(["C"], .writing, .writing(.copyWritten), "copy what is written"),
  ]

  private static let matrix: [KeyBinding] = [
    KeyBinding(["<Left>", "h"], .matrix, .matrix(.left), "the column before"),
    KeyBinding(["<Right>", "l"], .matrix, .matrix(.right), "the next column"),
    KeyBinding(["<Space>"], .matrix, .matrix(.revealCell), "reveal a hidden cell"),
    KeyBinding(
      ["f"], .matrix, .matrix(.differing), hint: "differing",
      "leave rows and columns that differ from those before them"),
    KeyBinding(["["], .matrix, .matrix(.previousBase), "the payload before, with this cell"),
    KeyBinding(["]"], .matrix, .matrix(.nextBase), hint: "next payload", "the next payload"),
    KeyBinding(
      ["w"], .matrix, .matrix(.write), hint: "write", "write the table to a Markdown file"),
  ]

  private static let comparing: [KeyBinding] = [
    KeyBinding(
      ["f"], .comparing, .compare(.onlyDiffering), hint: "only differing",
      "leave what differs; [ and ] pass over what has alike outcomes"),
    KeyBinding(["["], .comparing, .compare(.previousB), "the payload before as B, with this field"),
    KeyBinding(["]"], .comparing, .compare(.nextB), "the next payload as B"),
    KeyBinding(["{"], .comparing, .compare(.previousA), "the payload before as A"),
    KeyBinding(["}"], .comparing, .compare(.nextA), "the next payload as A"),
    KeyBinding(
      ["r"], .comparing, .compare(.name), hint: "name", "name this pair; c lists those with names"),
    KeyBinding(
      ["S"], .comparing, .compare(.models), hint: "models",
      "Swift: lines of two models in the place of the JSON"),
  ]

  private static let stepping: [KeyBinding] =
    [
      KeyBinding(["<Right>", "l"], .stepping, .step(.next), "the next call"),
      KeyBinding(["<Left>", "h"], .stepping, .step(.back), "back by one"),
      KeyBinding(["<Down>", "j"], .stepping, .step(.over), "over what the next call does"),
      KeyBinding(["<Up>", "k"], .stepping, .step(.out), "out of the call that runs"),
      KeyBinding(["<Home>"], .stepping, .step(.first), "before the first call"),
      KeyBinding(["<End>", "G"], .stepping, .step(.last), "to what the decode ends with"),
      KeyBinding(["!"], .stepping, .step(.nextError), "the next error"),
      KeyBinding(["g"], .stepping, .step(.number), "go to a call: its number, then Enter"),
      KeyBinding(["<Enter>"], .stepping, .step(.go), "go to the number; without one: next"),
      KeyBinding(["n"], .stepping, .step(.nextOfField), "the next call of the selected field"),
      KeyBinding(["b"], .stepping, .step(.toField), "to where the selected field is decoded"),
      KeyBinding(["s"], .stepping, .mode(.step), "back to the panes"),
    ]
    + (0...9).map { digit in
      KeyBinding(
        ["\(digit)"], .stepping, .step(.digit(digit)), "a digit behind g; else 1 to 3: the style")
    }

  private static let history: [KeyBinding] = [
    KeyBinding(
      ["r"], .history, .history(.name), hint: "name", "name this state; those with names stay"),
    KeyBinding(
      ["f"], .history, .history(.ownAlone), hint: "this payload",
      "states of the open payload alone, or of all"),
  ]

  private static let mode: [KeyBinding] = [
    KeyBinding(["q"], .mode, .session(.leave), "close it: back to the panes")
  ]

  private static let guided: [KeyBinding] = [
    KeyBinding(["<PgDn>"], .guided, .guide(.next), "the course's next step"),
    KeyBinding(["<PgUp>"], .guided, .guide(.back), "the step before, as it was"),
  ]

  private static let guide: [KeyBinding] = [
    KeyBinding(
      ["<Space>", "<Right>"], .guide, .guide(.next), "the next step; puts back what was tried"),
    KeyBinding(
      ["<Backspace>", "<Left>"], .guide, .guide(.back), "the step before, as it was"),
    KeyBinding([".", "b"], .guide, .guide(.blank), "blank the screen; any key wakes it"),
    KeyBinding(["<Esc>"], .guide, .guide(.leave), "leave the course, when pressed twice"),
  ]

  private static let practice: [KeyBinding] = [
    KeyBinding(["i"], .practice, .practice(.edit), "edit the exercise's model; Esc comes back"),
    KeyBinding(["h"], .practice, .practice(.hint), "the goal's next hint"),
    KeyBinding(["n"], .practice, .practice(.next), "the next exercise, once all goals are met"),
    KeyBinding(["S"], .practice, .practice(.skip), "skip the exercise; what was typed stays"),
    KeyBinding(
      ["="], .practice, .practice(.compare), "compare with our model: when done, or out of hints"),
    KeyBinding(["<Enter>"], .practice, .practice(.goTo), "to the goal's payload and field"),
    KeyBinding(["<Up>", "k"], .practice, .practice(.up), "the goal before"),
    KeyBinding(["<Down>", "j"], .practice, .practice(.down), "the next goal"),
    KeyBinding(["R"], .practice, .practice(.reset), "begin the exercise anew; asks first"),
    KeyBinding(["<Esc>"], .practice, .practice(.leave), "leave the exercise, when pressed twice"),
  ]

  private static let cells: [KeyBinding] = [
    KeyBinding(["<Enter>"], .cells, .moving(.choose), "open the copy; Esc comes back"),
    KeyBinding(["v"], .cells, .session(.toggleResults), hint: "hide", "hide all cells; show them"),
    KeyBinding(
      ["1"], .cells, .session(.style(.strict)), "strict alone, with its values; once more: all"),
    KeyBinding(["2"], .cells, .session(.style(.default)), "default alone"),
    KeyBinding(["3"], .cells, .session(.style(.smart)), "smart alone"),
    KeyBinding(["!"], .cells, .field(.nextSilentLoss), hint: "loss", "the next value that is lost"),
  ]

  private static let predicting: [KeyBinding] =
    Guess.allCases.map { guess in
      KeyBinding(
        [String(guess.rawValue)], .predicting, .predict(.guess(guess)),
        "guess: \(PredictWords.name(guess.outcome))")
    } + [
      KeyBinding(["<Space>"], .predicting, .predict(.reveal), "reveal the row"),
      KeyBinding(["V"], .predicting, .predict(.revealAll), hint: "all", "reveal all rows"),
      KeyBinding(
        ["a"], .predicting, .predict(.askAgain), hint: "ask again",
        "ask again; the first vote stays"),
      KeyBinding(
        ["<Backspace>"], .predicting, .predict(.takeBack), "take back a digit, or a guess"),
      KeyBinding(
        ["B"], .predicting, .predict(.bars), hint: "bars", "show hands before the row is revealed"),
      KeyBinding(
        ["w"], .predicting, .predict(.write), hint: "write",
        "write questions, votes and answers to a Markdown file"),
      KeyBinding(["<Left>", "h"], .predicting, .predict(.left), "the style before"),
      KeyBinding(["<Right>", "l"], .predicting, .predict(.right), "the next style"),
    ]

  private static let guesses: [KeyBinding] =
    [
      KeyBinding(
        ["<Enter>"], .guesses, .moving(.choose), "go on behind a reveal: the next question"),
      KeyBinding(["p"], .guesses, .mode(.predict), "end, with the score"),
    ]
    + (0...9).map { digit in
      KeyBinding(
        ["\(digit)"], .guesses, .predict(.hands(digit)),
        "a digit of the hands for the letter before: c 1 1 counts 11")
    }
}
