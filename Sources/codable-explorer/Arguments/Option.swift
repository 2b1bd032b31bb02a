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

    /// One of the type's words.
    static func word(
      _ placeholder: String, _ type: (some CaseIterable & RawRepresentable<String>).Type
    ) -> Value { Value(placeholder: placeholder, words: Option.words(of: type)) }
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
    Option(
      name: "--style",
      value: Value(placeholder: "STYLES", words: words(of: DecodingStyle.self), isList: true),
      summary: "the styles, in this order; reduce, export: one",
      commands: [.decode, .roundtrip] + reproducing
    ) { value, arguments in
      let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let styles = names.compactMap(DecodingStyle.init)
      guard styles.count == names.count, Set(styles).count == styles.count else { return false }
      arguments.givenStyles = styles
      return true
    },
    Option(
      name: "--format", value: .word("FORMAT", Arguments.Format.self),
      summary: "how the answer is written",
      commands: [.decode, .roundtrip, .samples, .export, .matrix, .course, .quiz]
    ) { set(\.format, to: $0, in: &$1) },
    Option(
      name: "--by", value: .word("WHAT", Matrix.Kind.self),
      summary: "what stands beside the fields: faults, or payloads", commands: [.matrix]
    ) { set(\.by, to: $0, in: &$1) },
    .flag(
      "--model", "reduce the model, too; write both as a Swift file", [.reduce], \.reducesModel),
    .flag("--reset", "set aside what was learnt, and begin anew", [.quiz, .practice], \.resets),
    .text(
      "--edit-cmd", "COMMAND", "what edits an exercise's model on the key i",
      [.explorer, .course, .practice, .quiz], \.editCommand
    ) { $0.allSatisfy(\.isWhitespace) ? nil : $0 },
    .flag("--whole", "the whole payload, not what the failure needs of it", [.export], \.isWhole),
    .flag("--keep-values", "the payload's own values, none made up", [.export], \.keepsValues),
    Option(
      name: "--size", value: .text("SIZE"),
      summary: "of the screen: svg shows 120x35, a course fits 80x24", commands: [.export, .course]
    ) { value, arguments in
      guard let size = size(value) else { return false }
      arguments.size = size
      return true
    },
    .flag(
      "--check", "go through steps or goals without a screen",
      [.course, .practice], \.checksCourse),
    .flag("--list", "list the exercises, and which are done", [.practice], \.listsExercises),
    .text(
      "--minutes", "MINUTES", "the time that there is for a course", [.course], \.minutes
    ) { Int($0).flatMap { (1...600).contains($0) ? $0 : nil } },
    .flag("--list-blocks", "tell what can stand in a course", [.course], \.listsBlocks),
    .text(
      "-o", "FILE", "write to this file; matrix: copies, to this folder", making + [.course],
      \.output
    ) { $0.isEmpty ? nil : $0 },
    Option(
      name: "--rows", value: .word("ROWS", ShownRows.self),
      summary: "which rows the table has; of many those that changed", commands: [.decode]
    ) { set(\.rows, to: $0, in: &$1) },
    .flag("--explain", "add the whys, each once, to text and markdown", [.decode], \.explains),
    .flag("--trace", "add the calls that each model made, to text", [.decode], \.traces),
    Option(
      name: "--log",
      value: Value(placeholder: "LEVEL", words: SmartLogLevel.allCases.map { "\($0)" }),
      summary: "add what smart decoding's own log tells, to text", commands: [.decode]
    ) { value, arguments in
      guard let level = SmartLogLevel.allCases.first(where: { "\($0)" == value }) else {
        return false
      }
      arguments.logLevel = level
      return true
    },
    .flag("--watch", "report again when a file is written, until ^C", [.decode], \.watches),
    .text("--at", "PATH", "keep what becomes of this field", [.reduce, .export], \.at) {
      JSONPath(reading: $0)
    },
    Option(
      name: "--fail-on", value: .word("WHAT", Arguments.FailOn.self),
      summary: "what makes the exit status 1", commands: [.decode]
    ) { set(\.failOn, to: $0, in: &$1) },
  ]

  private static let decoding: [Option] = [
    Option(
      name: "--key-strategy", value: .word("STRATEGY", DecodingOptions.KeyStrategy.self),
      summary: "how keys are matched to properties", commands: reading
    ) { set(\.decoding.keyStrategy, to: $0, in: &$1) },
    Option(
      name: "--date-strategy",
      value: Value(
        placeholder: "PATTERN", words: ["deferred", "iso8601", "seconds", "milliseconds"],
        isOpen: true),
      summary: "how dates are read; or a pattern: yyyy-MM-dd",
      commands: reading
    ) { value, arguments in
      let strategy = DecodingOptions.DateStrategy(argument: value)
      if case .format(let pattern) = strategy, !isPattern(pattern) { return false }
      arguments.decoding.dateStrategy = strategy
      return true
    },
    Option(
      name: "--data-strategy", value: .word("STRATEGY", DecodingOptions.DataStrategy.self),
      summary: "how Data is read", commands: reading
    ) { set(\.decoding.dataStrategy, to: $0, in: &$1) },
    Option(
      name: "--float-strategy", value: .word("STRATEGY", DecodingOptions.FloatStrategy.self),
      summary: "whether \"inf\", \"-inf\" and \"nan\" are numbers", commands: reading
    ) { set(\.decoding.floatStrategy, to: $0, in: &$1) },
    Option(
      name: "--json5", summary: "read JSON5, as Foundation does", commands: reading + [.infer]
    ) {
      _, arguments in
      arguments.decoding.json5 = true
      return true
    },
    Option(
      name: "--smart-profile",
      value: Value(
        placeholder: "VERSION",
        words: SmartProfile.allCases.reversed().map { String($0.rawValue) }),
      summary: "the rules of smart decoding, by version",
      commands: reading
    ) { value, arguments in
      guard let profile = Int(value).flatMap(SmartProfile.init) else { return false }
      arguments.decoding.smartProfile = profile
      return true
    },
  ]

  private static let inferring: [Option] = [
    .text(
      "--name", "NAME", "the root type's name, instead of the file's", [.infer], \.modelName
    ) { $0.contains(where: \.isLetter) ? $0 : nil },
    .flag(
      "--dates", "dates as Date, by the strategy that most of them want",
      [.infer], \.modelChoices.typesDates),
    .flag("--urls", "texts that are URLs as URL", [.infer], \.modelChoices.typesURLs),
    .flag("--let", "constants for properties", [.infer], \.modelChoices.usesLet),
  ]

  private static let ownModel: [Option] = [
    .text(
      "--type", "NAME", "the type that an own model begins with: 'Page<Item>'", reading, \.typeName
    ) { $0.isEmpty ? nil : $0 },
    .text(
      "--decoder", "EXPRESSION", "a JSONDecoder of an own model's: 'JSONDecoder.api'", reading,
      \.decoder
    ) { $0.isEmpty ? nil : $0 },
    Option(
      name: "--swiftc-flags", value: .text("FLAGS"),
      summary: "flags for an own model's compiler: '-I FOLDER'",
      commands: reading + [.course, .practice]
    ) { value, arguments in
      arguments.compilerFlags += value.split(separator: " ").map(String.init)
      return true
    },
    .flag(
      "--no-compile", "refuse an own model: it would be compiled and run",
      reading + [.course, .practice], \.compiles, to: false),
    .flag(
      "--trust", "compile the code that comes along, this time, unasked",
      [.course, .practice], \.trusts),
    Option(
      name: "--time-limit", value: .text("SECONDS"),
      summary: "an own model: 5, 1 more a MB; reducing: 60", commands: reading
    ) { value, arguments in
      guard reproducing.contains(arguments.command) else {
        return set(\.limits.seconds, to: value, in: &arguments)
      }
      return set(\.reducingTime, to: value, in: &arguments)
    },
    Option(
      name: "--memory-limit", value: .text("MEGABYTES"),
      summary: "how much memory an own model may take: 2048", commands: reading
    ) { set(\.limits.megabytes, to: $0, in: &$1) },
  ]

  private static let general: [Option] = [
    .flag(
      "--ascii", "no character but ASCII for marks and lines",
      reading + [.course, .notes, .practice, .quiz], \.isASCII),
    Option(
      name: "--theme", value: .word("GROUND", Arguments.Theme.self),
      summary: "colours for this ground, else as the terminal tells",
      commands: [.explorer, .export, .course, .notes, .practice, .quiz]
    ) { set(\.theme, to: $0, in: &$1) },
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

  /// An option with a text of which `parse` makes what it says; `nil` of one that it doesn't take.
  private static func text<Parsed>(
    _ name: String, _ placeholder: String, _ summary: String, _ commands: [Command],
    _ property: any WritableKeyPath<Arguments, Parsed?> & Sendable,
    by parse: @escaping @Sendable (String) -> Parsed?
  ) -> Option {
    Option(name: name, value: .text(placeholder), summary: summary, commands: commands) {
      value, arguments in
      arguments[keyPath: property] = parse(value)
      return arguments[keyPath: property] != nil
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

  private static func words<Words: CaseIterable & RawRepresentable<String>>(
    of type: Words.Type
  ) -> [String] {
    Words.allCases.map(\.rawValue)
  }

  private static func set(
    _ property: WritableKeyPath<Arguments, Int>, to value: String, in arguments: inout Arguments
  ) -> Bool {
    guard let number = Int(value), number > 0, number <= 1_000_000 else { return false }
    arguments[keyPath: property] = number
    return true
  }

  private static func set<Word: RawRepresentable<String>>(
    _ property: WritableKeyPath<Arguments, Word>, to value: String, in arguments: inout Arguments
  ) -> Bool {
    guard let word = Word(rawValue: value) else { return false }
    arguments[keyPath: property] = word
    return true
  }

  private static func set<Word: RawRepresentable<String>>(
    _ property: WritableKeyPath<Arguments, Word?>, to value: String,
    in arguments: inout Arguments
  ) -> Bool {
    guard let word = Word(rawValue: value) else { return false }
    arguments[keyPath: property] = word
    return true
  }
}
