internal import DecodingReport
internal import DecodingStyles
internal import JSONSource
internal import ModelInference
internal import ModelRunner
internal import TerminalCanvas
internal import Workbench

/// An option of the command line: the one place that parsing, help and README go by.
package struct Option: Sendable {
  /// What stands behind an option that takes a value.
  package struct Value: Sendable {
    /// The value in the synopsis: `FORMAT`.
    package var placeholder: String
    /// The words that it takes.
    package var words: [String]
    /// Whether it also takes any other text.
    package var isOpen = false
    /// Whether it takes several words, separated by commas.
    package var isList = false

    /// Any text.
    static func text(_ placeholder: String) -> Value {
      Value(placeholder: placeholder, words: [], isOpen: true)
    }

    /// The type's words.
    static func words<Word: CaseIterable & RawRepresentable<String>>(
      _ placeholder: String, _ type: Word.Type
    ) -> Value { Value(placeholder: placeholder, words: type.allCases.map(\.rawValue)) }
  }

  /// With its two hyphens.
  package var name: String
  package var value: Value?
  package var summary: String
  package var commands: [Command]
  /// Puts a value (empty for an option without one) into the arguments; `false` if it is none of
  /// those that it takes.
  var apply: @Sendable (_ value: String, _ arguments: inout Arguments) -> Bool

  /// Whether a text is a date pattern by UTS 35: outside of apostrophes it has no letters but fields.
  private static func isPattern(_ text: String) -> Bool {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    let fields = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    let letters = fields.filter { $0.isASCII && $0.isLetter }
    return !letters.isEmpty
      && letters.allSatisfy("GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx".contains)
  }

  /// The option as it stands in help: `--format text|json`.
  package func usage(in command: Command) -> String {
    guard let value else { return name }
    let words = words(in: command)
    guard !words.isEmpty else { return "\(name) \(value.placeholder)" }
    let text = words.joined(separator: value.isList ? "," : "|")
    return "\(name) \(text)\(value.isOpen ? "|\(value.placeholder)" : "")"
  }

  /// The words that it takes: of formats those that the command's answer can have.
  package func words(in command: Command) -> [String] {
    let words = value?.words ?? []
    guard name == "--format" else { return words }
    let formats: [Arguments.Format] =
      switch command {
      case .samples, .quiz: [.text, .json]
      case .export: [.json, .markdown, .swift, .test, .html, .svg]
      case .roundtrip, .matrix: [.text, .json, .markdown, .html]
      case .course: [.markdown, .html]
      default: [.text, .json, .markdown]
      }
    return formats.map(\.rawValue)
  }
}

extension Option {
  /// Every option, in the order of the help.
  package static let all: [Option] = reporting + decoding + ownModel + inferring + general

  /// The commands that make something of a model and a payload.
  private static let reproducing: [Command] = [.reduce, .redact, .export]
  /// These, and the one that makes a table of them.
  private static let making: [Command] = reproducing + [.matrix]
  /// All that have a model read a payload.
  private static let reading: [Command] = [.explorer, .decode, .roundtrip] + making

  private static let reporting: [Option] = [
    .parsed(
      "--style",
      Value(placeholder: "STYLES", words: DecodingStyle.allCases.map(\.rawValue), isList: true),
      "the styles, in this order; reduce, export: one", [.decode, .roundtrip] + reproducing,
      \.givenStyles
    ) { value in
      let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let styles = names.compactMap(DecodingStyle.init)
      return styles.count == names.count && Set(styles).count == styles.count ? styles : nil
    },
    .word(
      "--format", "FORMAT", "how the answer is written",
      [.decode, .roundtrip, .samples, .export, .matrix, .course, .quiz], \.givenFormat),
    .parsed(
      "--by", .words("WHAT", Matrix.Kind.self),
      "what fields are crossed with: faults, or payloads", [.matrix], setting: \.by
    ) { Matrix.Kind(rawValue: $0) },
    .flag(
      "--model", "reduce the model, too; write both as a Swift file", [.reduce], \.reducesModel),
    .flag("--reset", "start again; the old progress is kept beside", [.quiz, .practice], \.resets),
    .parsed(
      "--edit-cmd", .text("COMMAND"), "what the key i runs to edit an exercise's model",
      [.explorer, .course, .practice, .quiz], \.editCommand
    ) { $0.allSatisfy(\.isWhitespace) ? nil : $0 },
    .flag("--whole", "the whole payload, not the reduced one", [.export], \.isWhole),
    .flag("--keep-values", "the payload's own values, not anonymized", [.export], \.keepsValues),
    .parsed(
      "--size", .text("SIZE"), "of the screen: svg shows 120x35, a course fits 80x24",
      [.export, .course], setting: \.size, by: size),
    .flag(
      "--check", "go through steps or goals without a screen",
      [.course, .practice], \.checksCourse),
    .flag("--list", "list the exercises, and which are done", [.practice], \.listsExercises),
    .parsed(
      "--minutes", .text("MINUTES"), "how long the course may take", [.course], \.minutes
    ) { Int($0).flatMap { (1...600).contains($0) ? $0 : nil } },
    .flag("--list-blocks", "list what a course can contain", [.course], \.listsBlocks),
    .parsed(
      "-o", .text("FILE"), "write to this file; matrix: copies, to this folder",
      making + [.course], \.output
    ) { $0.isEmpty ? nil : $0 },
    .word(
      "--rows", "ROWS", "which rows to list; above 40, the changed ones", [.decode],
      \.rows),
    .flag("--explain", "add the whys, each once, to text and markdown", [.decode], \.explains),
    .flag("--trace", "add the calls that each model made, to text", [.decode], \.traces),
    .parsed(
      "--log", Value(placeholder: "LEVEL", words: SmartLogLevel.allCases.map { "\($0)" }),
      "add smart decoding's own log, to text", [.decode], setting: \.logLevel
    ) { value in SmartLogLevel.allCases.first { "\($0)" == value } },
    .flag("--watch", "report again when a file is written, until ^C", [.decode], \.watches),
    .parsed("--at", .text("PATH"), "keep this field's error or loss", [.reduce, .export], \.at) {
      JSONPath(reading: $0)
    },
    .parsed(
      "--fail-on", .words("WHAT", Arguments.FailOn.self), "what makes the exit status 1",
      [.decode], setting: \.failOn
    ) { Arguments.FailOn(rawValue: $0) },
  ]

  private static let decoding: [Option] = [
    .word(
      "--key-strategy", "STRATEGY", "how keys are matched to properties", reading,
      \.decoding.keyStrategy),
    .parsed(
      "--date-strategy",
      Value(
        placeholder: "PATTERN", words: ["deferred", "iso8601", "seconds", "milliseconds"],
        isOpen: true),
      "how dates are read; or a pattern: yyyy-MM-dd", reading, \.decoding.dateStrategy
    ) { value in
      let strategy = DecodingOptions.DateStrategy(argument: value)
      if case .format(let pattern) = strategy, !isPattern(pattern) { return nil }
      return strategy
    },
    .word(
      "--data-strategy", "STRATEGY", "how Data is read", reading, \.decoding.dataStrategy),
    .word(
      "--float-strategy", "STRATEGY", "whether \"inf\", \"-inf\" and \"nan\" are numbers",
      reading, \.decoding.floatStrategy),
    Option(
      name: "--json5", summary: "read JSON5, as Foundation does", commands: reading + [.infer]
    ) {
      _, arguments in
      arguments.decoding.json5 = true
      return true
    },
    .parsed(
      "--smart-profile",
      Value(
        placeholder: "VERSION",
        words: SmartProfile.allCases.reversed().map { String($0.rawValue) }),
      "the rules of smart decoding, by version", reading, \.decoding.smartProfile
    ) { Int($0).flatMap(SmartProfile.init) },
  ]

  private static let inferring: [Option] = [
    .parsed(
      "--name", .text("NAME"), "the root type's name, instead of the file's", [.infer], \.modelName
    ) { $0.contains(where: \.isLetter) ? $0 : nil },
    .flag(
      "--dates", "dates as Date, by the strategy that fits most",
      [.infer], \.modelChoices.typesDates),
    .flag("--urls", "strings that are URLs as URL", [.infer], \.modelChoices.typesURLs),
    .flag("--let", "properties as constants", [.infer], \.modelChoices.usesLet),
  ]

  private static let ownModel: [Option] = [
    .parsed(
      "--type", .text("NAME"), "the type to decode, of your own model: 'Page<Item>'", reading,
      \.typeName
    ) { $0.isEmpty ? nil : $0 },
    .parsed(
      "--decoder", .text("EXPRESSION"), "your own model's JSONDecoder: 'JSONDecoder.api'",
      reading, \.decoder
    ) { $0.isEmpty ? nil : $0 },
    Option(
      name: "--swiftc-flags", value: .text("FLAGS"),
      summary: "compiler flags for your own model: '-I FOLDER'",
      commands: reading + [.course, .practice]
    ) { value, arguments in
      arguments.compilerFlags += value.split(separator: " ").map(String.init)
      return true
    },
    .flag(
      "--no-compile", "refuse to compile and run a model of your own",
      reading + [.course, .practice], \.compiles, to: false),
    .flag(
      "--trust", "compile the code that comes along without asking",
      [.course, .practice], \.trusts),
    Option(
      name: "--time-limit", value: .text("SECONDS"),
      summary: "for your own model: 5, 1 more per MB; reducing: 60", commands: reading
    ) { value, arguments in
      guard let seconds = number(value) else { return false }
      let isOfReducing = reproducing.contains(arguments.command)
      if isOfReducing {
        arguments.reducingTime = seconds
      } else {
        arguments.limits.seconds = seconds
      }
      return true
    },
    .parsed(
      "--memory-limit", .text("MEGABYTES"), "how much memory your own model may use: 2048",
      reading, setting: \.limits.megabytes, by: number),
  ]

  private static let general: [Option] = [
    .flag(
      "--ascii", "draw with ASCII characters only",
      reading + [.course, .notes, .practice, .quiz], \.isASCII),
    .word(
      "--theme", "GROUND", "colours for this background, else the terminal's",
      [.explorer, .export, .course, .notes, .practice, .quiz], \.theme),
    .flag(
      "--beamer", "projector: high contrast, fewer panes, keys shown",
      [.explorer, .course, .practice, .quiz], \.isProjector),
    .flag(
      "--no-mouse", "leave the mouse to the terminal",
      [.explorer, .course, .practice, .quiz], \.usesMouse, to: false),
    .flag("--help", "show this help", Command.allCases, \.wantsHelp),
    .flag("--version", "show the version", [.explorer], \.wantsVersion),
  ]

  /// `120x35`: the screens that the program draws more than a note on.
  private static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (20...500).contains(columns), (5...200).contains(rows)
    else { return nil }
    return Size(columns: columns, rows: rows)
  }

  /// An option with a value of which `parse` makes what it says; `nil` of one that it doesn't take.
  private static func parsed<Parsed>(
    _ name: String, _ value: Value, _ summary: String, _ commands: [Command],
    _ property: any WritableKeyPath<Arguments, Parsed?> & Sendable,
    by parse: @escaping @Sendable (String) -> Parsed?
  ) -> Option {
    Option(name: name, value: value, summary: summary, commands: commands) { value, arguments in
      arguments[keyPath: property] = parse(value)
      return arguments[keyPath: property] != nil
    }
  }

  /// The same where something counts without the option.
  private static func parsed<Parsed>(
    _ name: String, _ value: Value, _ summary: String, _ commands: [Command],
    setting property: any WritableKeyPath<Arguments, Parsed> & Sendable,
    by parse: @escaping @Sendable (String) -> Parsed?
  ) -> Option {
    Option(name: name, value: value, summary: summary, commands: commands) { value, arguments in
      guard let parsed = parse(value) else { return false }
      arguments[keyPath: property] = parsed
      return true
    }
  }

  /// An option with one of the type's words.
  private static func word<Word: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ placeholder: String, _ summary: String, _ commands: [Command],
    _ property: any WritableKeyPath<Arguments, Word?> & Sendable
  ) -> Option {
    parsed(name, .words(placeholder, Word.self), summary, commands, property) {
      Word(rawValue: $0)
    }
  }

  /// An option without a value.
  private static func flag(
    _ name: String, _ summary: String, _ commands: [Command],
    _ property: any WritableKeyPath<Arguments, Bool> & Sendable, to state: Bool = true
  ) -> Option {
    Option(name: name, summary: summary, commands: commands) { _, arguments in
      arguments[keyPath: property] = state
      return true
    }
  }

  private static func number(_ text: String) -> Int? {
    Int(text).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
  }
}
