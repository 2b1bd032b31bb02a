/// What the program is asked to do; the first argument names it.
package enum Command: String, CaseIterable, Sendable {
  /// Without a name: the explorer is what one gets by default.
  case explorer = ""
  case decode
  case roundtrip
  case reduce
  case redact
  case export
  case matrix
  case infer
  case course
  case notes
  case practice
  case quiz
  case samples
  case keys

  /// How it is called, without the options.
  package var synopsis: String {
    switch self {
    case .explorer: "codable-explorer [MODEL] [PAYLOAD | -]..."
    case .decode: "codable-explorer decode MODEL [PAYLOAD | -]..."
    case .roundtrip: "codable-explorer roundtrip MODEL [PAYLOAD | -]..."
    case .reduce: "codable-explorer reduce MODEL [PAYLOAD | -]"
    case .redact: "codable-explorer redact MODEL [PAYLOAD | -]"
    case .export: "codable-explorer export MODEL [PAYLOAD | -]"
    case .matrix: "codable-explorer matrix MODEL [PAYLOAD | -]..."
    case .infer: "codable-explorer infer PAYLOAD | -..."
    case .course: "codable-explorer course [NAME | FILE]"
    case .notes: "codable-explorer notes"
    case .practice: "codable-explorer practice [NAME | FOLDER]"
    case .quiz: "codable-explorer quiz [SAMPLE]"
    case .samples: "codable-explorer samples"
    case .keys: "codable-explorer keys"
    }
  }

  /// What it does, in a few words.
  package var summary: String {
    switch self {
    case .explorer: "edit a payload and watch all three styles decode it"
    case .decode: "report how each style decodes each payload"
    case .roundtrip: "encode what each style decoded, and compare"
    case .reduce: "find the smallest JSON with the same error or loss"
    case .redact: "anonymize a payload: other values, same results"
    case .export: "write a reproduction: Swift, test, ticket, page"
    case .matrix: "break each field in each way, and decode each copy"
    case .infer: "write a Swift model that decodes the payloads"
    case .course: "play a course step by step, or check one of your own"
    case .notes: "show a running course's notes, on a second terminal"
    case .practice: "fix a model until it meets the goals of an exercise"
    case .quiz: "predict results; what you got wrong most comes first"
    case .samples: "list the built-in samples and their payloads"
    case .keys: "list the keys, in the form of the configuration file"
    }
  }

  /// What its help says below the synopsis.
  var details: [String] {
    switch self {
    case .explorer:
      [
        "MODEL is the name of a built-in sample, or Swift files or a folder of your own: they are",
        "compiled, and run in a process of their own. Without one, a model is inferred for the",
        "payload; without both, the first sample is opened.",
        "PAYLOAD is a file, a folder of files, or the name of one of the sample's payloads.",
        "F3 lists several; files that are added to the folder later are listed too.",
        "With -, the payload comes from stdin, and keys from the terminal.",
      ]
    case .decode:
      [
        "MODEL is the name of a built-in sample, or Swift files of your own, or their folder:",
        "these are compiled, and their code runs, in a process of its own.",
        "PAYLOAD is a file, or the name of one of the sample's payloads; - is stdin.",
        "Without one, the sample's first payload is decoded.",
        "For several payloads, --format json writes one report per line.",
        "",
        "Exit status: 0 every style asked for decoded (see --fail-on), 1 one did not,",
        "64 wrong arguments, 65 Foundation rejects the document or the model doesn't compile,",
        "66 a file can't be read, 69 there is no Swift compiler, 74 the answer can't be written.",
      ]
    case .roundtrip:
      [
        "MODEL and PAYLOAD are those of 'decode'. What a style decodes is encoded again: strict and",
        "default by JSONEncoder, with settings that undo the decoder's strategies, and without;",
        "smart by toJSONString. Each value that comes back changed is listed with the reason, and",
        "whether the output decodes to the same value and encodes to the same JSON again.",
        "",
        "Exit status: 0 every style asked for is stable, 1 one isn't, or nothing was written,",
        "else that of 'decode'.",
      ]
    case .reduce:
      [
        "MODEL and PAYLOAD are those of 'decode'. Members and elements are removed, and values",
        "simplified, as long as the same error is thrown at the same property for the same cause.",
        "PATH is a path as the report writes it, or a coding path as Foundation prints it.",
        "With --model, types, members, attributes and comments of your Swift files are removed, too.",
        "The result is then one Swift file with both model and payload, for 'swift FILE' and for",
        "this program; its values are the payload's own.",
        "^C and --time-limit keep what was reached.",
        "",
        "Exit status: 0 written, 1 nothing fails, 73 the file can't be made, else that of 'decode'.",
      ]
    case .redact:
      [
        "MODEL and PAYLOAD are those of 'decode'. Strings and numbers are replaced by others of the",
        "same form, equal ones by equal ones. Values that decide how a field decodes are kept, and",
        "so are keys, except those of dictionaries.",
        "",
        "Exit status: 0 written, 73 the file can't be made, else that of 'decode'.",
      ]
    case .export:
      [
        "MODEL and PAYLOAD are those of 'decode'. The payload is reduced as by 'reduce', and its values",
        "are anonymized as by 'redact', unless --whole or --keep-values is given.",
        "swift is a file for 'swift FILE' and for this program; test is a Swift Testing file;",
        "markdown is a ticket; html is a page; json is the report; svg is a picture of the explorer's",
        "screen, with the whole payload, on a dark background unless --theme says otherwise.",
        "",
        "Exit status: 0 written, 1 nothing fails, 73 the file can't be made, else that of 'decode'.",
      ]
    case .matrix:
      [
        "MODEL and PAYLOAD are those of 'decode'. Each copy of the payload has one field broken in one",
        "way, as x does in the explorer; a cell is how strict, default and smart then decode the field,",
        "with ! where a value is lost without an error. Of an array, the first element is broken, of a",
        "dictionary, the first value. With -o, FILE is a folder for the copies; files that exist there",
        "already are left alone.",
        "With --by payload, a row is a payload: all that are named, or all of the sample's.",
        "",
        "Exit status: 0 written, 65 Foundation rejects the payload, 73 a copy can't be made,",
        "else that of 'decode'.",
      ]
    case .infer:
      [
        "PAYLOAD is a file; - is stdin. Of JSON Lines, each line is a payload.",
        "A property is optional if its key is missing or null in one of them. Strings with few values",
        "that repeat become enums. The model is written to standard output, and decodes the payloads",
        "with a plain JSONDecoder: without --dates and --urls, dates and URLs stay strings, with a",
        "comment; with --dates, the model names the strategy that it needs.",
        "",
        "Exit status: 0 a model was written, 64 wrong arguments,",
        "65 Foundation rejects a document as JSON (the model is of what could be read),",
        "66 a file can't be read.",
      ]
    case .course:
      [
        "NAME is a built-in course; without one, they are listed. FILE is one of your own: Markdown",
        "with a fenced block per step. A course writes nothing and names no files. Before the first",
        "step that compiles Swift code, you are asked, once for the same code: --trust says yes this",
        "time, and --no-compile says no: such steps are skipped.",
        "With --check every step is tested without a screen: what it says of a cell is compared with",
        "the report, its text has to fit the lesson's place at --size, and the minutes are added up.",
        "Its code has to be trusted by then; with --no-compile these steps are skipped.",
        "What a course can contain is listed by --list-blocks.",
        "With --format the course is a handout, its answers folded; -o alone writes html.",
        "",
        "Exit status: 0 played, written or sound, 1 a step is wrong, 64 wrong arguments,",
        "66 no such file, 77 its code isn't trusted.",
      ]
    case .notes:
      [
        "For the speaker: the step of the course that runs in another terminal, the next one, the",
        "notes, the answer, the votes and what they suggest, and the clock, which the room then doesn't",
        "see. Space, PgDn and Backspace move the room's screen. If several courses run, a digit chooses;",
        "if none does, it waits. They use a socket in $XDG_RUNTIME_DIR, else in the state folder.",
        "",
        "Exit status: 0 left, 64 wrong arguments, or no terminal.",
      ]
    case .practice:
      [
        "An exercise is a model, payloads and goals: you edit the model in the explorer, and each goal",
        "is judged by how the model decodes the payloads, however it is written. Without NAME, the",
        "first one that isn't done is opened. FOLDER is one of your own, or a folder of several: before",
        "its code is compiled, you are asked, once for the same code; --trust says yes this time.",
        "Progress and models are kept in the folder exercises of the state folder,",
        "$XDG_STATE_HOME/codable-explorer: a Swift file per exercise, which another editor may",
        "change: with --edit-cmd the key i runs COMMAND FILE, on this terminal or beside it.",
        "NAME, or all, starts again with --reset; the old files stay beside the new ones.",
        "With --check the start, and each wrong model, has to miss a goal; the solution none.",
        "",
        "Exit status: 0 played, listed or sound, 1 an exercise isn't as it should be,",
        "64 wrong arguments, 66 no such exercise, 69 there is no Swift compiler, 77 FOLDER isn't trusted.",
      ]
    case .quiz:
      [
        "The questions of p in the explorer: how does each style decode a field? Fields that you got",
        "wrong more often than right come first, the worst of them before the others; then payloads",
        "that weren't asked yet, in the order of 'samples'. SAMPLE limits it to one sample.",
        "Single guesses count, hands don't; the score is kept in predictions.json of the state folder,",
        "$XDG_STATE_HOME/codable-explorer. With --format, or if standard output is no terminal, the",
        "score is written instead. --reset starts again; the old score stays beside it.",
        "",
        "Exit status: 0 asked or written, 64 wrong arguments, 73 the score can't be set aside.",
      ]
    case .samples, .keys: []
    }
  }
}
