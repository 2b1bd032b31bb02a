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
    case .explorer: "edit a payload, see what the three styles make of it"
    case .decode: "report what each style makes of each payload"
    case .roundtrip: "encode again what each style decodes"
    case .reduce: "find the least JSON in which the same goes wrong"
    case .redact: "make values up of which the same comes"
    case .export: "write a reproduction: Swift, test, ticket, page"
    case .matrix: "break each field in each way, see what becomes of it"
    case .infer: "write a Swift model that decodes the payloads"
    case .course: "play a course step by step, or check one of your own"
    case .notes: "show a running course's notes, on a second terminal"
    case .practice: "mend models until what is wanted of them comes true"
    case .quiz: "ask what was guessed wrong most, in the explorer"
    case .samples: "list the built-in samples and their payloads"
    case .keys: "list the keys, in the form of the configuration file"
    }
  }

  /// What its help says below the synopsis.
  var details: [String] {
    switch self {
    case .explorer:
      [
        "MODEL is the name of a built-in sample, or Swift files of your own, or their folder:",
        "these are compiled, and their code runs, in a process of its own.",
        "Without one, a model is inferred for the payload and compiled; without both,",
        "the first sample is opened.",
        "PAYLOAD is a file, a folder of such, or the name of one of the sample's payloads.",
        "Of several, F3 lists all; what is written into a folder later is listed then.",
        "With -, the payload comes from stdin and the keys from the terminal.",
      ]
    case .decode:
      [
        "MODEL is the name of a built-in sample, or Swift files of your own, or their folder:",
        "these are compiled, and their code runs, in a process of its own.",
        "PAYLOAD is a file, or the name of one of the sample's payloads; - is stdin.",
        "Without one, the sample's first payload is taken.",
        "Of several payloads, --format json writes one report a line.",
        "",
        "Exit status: 0 every style asked for decoded (see --fail-on), 1 one did not,",
        "64 wrong arguments, 65 the document is no JSON to Foundation or the model doesn't compile,",
        "66 a file can't be read, 69 there is no Swift compiler, 74 the answer can't be written.",
      ]
    case .roundtrip:
      [
        "MODEL and PAYLOAD are those of 'decode'. What a style decodes is encoded again: strict and",
        "default by JSONEncoder, with settings that undo the decoder's strategies, and without;",
        "smart by toJSONString. Each place that comes back as something else is told with its why,",
        "and whether what was written decodes to the same value and is written as the same JSON.",
        "",
        "Exit status: 0 every style asked for is stable, 1 one isn't, or nothing was written,",
        "else that of 'decode'.",
      ]
    case .reduce:
      [
        "MODEL and PAYLOAD are those of 'decode'. Members and elements are taken out, and values",
        "made plainer, as long as the same is thrown at the same property for the same cause.",
        "PATH is a path as the report writes it, or a coding path as Foundation prints it.",
        "With --model, types, members, attributes and comments of your Swift files are taken out, too,",
        "by turns with the payload. What is written then is one Swift file with both: it runs with",
        "'swift FILE', and opens here; its values are the payload's own.",
        "^C and --time-limit keep what is reached.",
        "",
        "Exit status: 0 written, 1 nothing fails, 73 the file can't be made, else that of 'decode'.",
      ]
    case .redact:
      [
        "MODEL and PAYLOAD are those of 'decode'. Texts and numbers become others of their form,",
        "the same ones the same; those on which hangs what a style makes of a field, or why, stay.",
        "Keys stay, but for those of dictionaries.",
        "",
        "Exit status: 0 written, 73 the file can't be made, else that of 'decode'.",
      ]
    case .export:
      [
        "MODEL and PAYLOAD are those of 'decode'. The payload is reduced as 'reduce' does it, and its",
        "values are made up as 'redact' does it, unless --whole or --keep-values says otherwise.",
        "swift is a file that runs with 'swift FILE', and opens here; test one for Swift Testing;",
        "markdown a ticket; html a page; json the report; svg the explorer's screen, a picture,",
        "with the whole payload, on a dark ground unless --theme says otherwise.",
        "",
        "Exit status: 0 written, 1 nothing fails, 73 the file can't be made, else that of 'decode'.",
      ]
    case .matrix:
      [
        "MODEL and PAYLOAD are those of 'decode'. In copies of the payload one field is broken in one",
        "way, as x does it in the explorer; a cell is what strict, default and smart make of the field",
        "then, with ! where a value is lost and no error is raised. The first element of an array, and",
        "the first value of a dictionary, stand for all. With -o, FILE is a folder for the copies; what",
        "stands there already is left alone.",
        "Turned over by --by payload, a payload is a row: of all that are named, or all of the sample's.",
        "",
        "Exit status: 0 written, 65 the payload is no JSON to Foundation, 73 a copy can't be made,",
        "else that of 'decode'.",
      ]
    case .infer:
      [
        "PAYLOAD is a file; - is stdin. Of JSON Lines, each line is a payload.",
        "What is missing or null in one of them is optional. Texts of few values that come again",
        "are enums. The model is written to standard output. JSONDecoder decodes the payloads",
        "with it, by its own strategies: without --dates and --urls, dates and URLs stay",
        "strings, with a comment; with --dates, the model says which strategy it wants.",
        "",
        "Exit status: 0 a model was written, 64 wrong arguments,",
        "65 a document is no JSON to Foundation (the model is of what could be understood),",
        "66 a file can't be read.",
      ]
    case .course:
      [
        "NAME is a built-in course; without one, they are listed. FILE is one of your own: Markdown",
        "with a fenced block a step. It writes nothing and names no files; before the first step that",
        "compiles Swift code of it, it asks, once for the same code: --trust says yes for this time, and",
        "no is said by --no-compile: such steps are passed over.",
        "With --check every step is gone through without a screen: what it says of a cell is compared",
        "with the report, its text is fitted into the lesson's place at --size, and the minutes are",
        "added up. Its code has to be trusted by then; with --no-compile these steps are left out.",
        "What can be written in a course is told by --list-blocks.",
        "With --format it is written down for reading, its answers folded; -o alone writes html.",
        "",
        "Exit status: 0 played, written or sound, 1 a step is wrong, 64 wrong arguments,",
        "66 no such file, 77 its code isn't trusted.",
      ]
    case .notes:
      [
        "For whoever speaks: the step of the course that runs in another terminal, the next one, the",
        "notes, the answer, the votes with what they advise, and the clock, which the room doesn't see",
        "then. Space, PgDn and Backspace move the room's screen. Of several courses a digit chooses;",
        "without one it waits. They meet at a socket in $XDG_RUNTIME_DIR, else in the state folder.",
        "",
        "Exit status: 0 left, 64 wrong arguments, or no terminal.",
      ]
    case .practice:
      [
        "An exercise is a model, payloads and goals: the model is edited in the explorer, and each goal",
        "is judged by what the model makes of the payloads, whatever it looks like. Without NAME, the",
        "first one that isn't done is opened. FOLDER is one of your own, or a folder of such: before its",
        "code is compiled, it asks, once for the same code; --trust says yes for this time.",
        "What is done, skipped and typed is kept in the folder exercises of the state folder,",
        "$XDG_STATE_HOME/codable-explorer: a Swift file for each exercise, which another editor may",
        "change: with --edit-cmd the key i runs COMMAND FILE, on this terminal or beside it.",
        "NAME, or all, begins anew with --reset; the old files stay beside the new ones.",
        "With --check the start has to miss a goal, and each wrong model, too; the solution none.",
        "",
        "Exit status: 0 played, listed or sound, 1 an exercise isn't as it should be,",
        "64 wrong arguments, 66 no such exercise, 69 there is no Swift compiler, 77 FOLDER isn't trusted.",
      ]
    case .quiz:
      [
        "What p asks in the explorer: what does each style make of a field? What was guessed wrong more",
        "often than right comes first, what was missed most before the rest; then payloads that weren't",
        "asked yet, in the order of 'samples'. SAMPLE asks of one sample alone.",
        "Single guesses count, hands don't; the score is kept in predictions.json of the state folder,",
        "$XDG_STATE_HOME/codable-explorer. With --format, or where standard output is no terminal, the",
        "score is written instead. --reset begins anew; the old score stays beside it.",
        "",
        "Exit status: 0 asked or written, 64 wrong arguments, 73 the score can't be set aside.",
      ]
    case .samples, .keys: []
    }
  }
}
