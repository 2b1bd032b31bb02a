internal import DecodingReport
internal import Workbench

extension Arguments {
  /// Understands the words behind the program's name.
  ///
  /// `--option value` and `--option=value` are the same; behind `--`, everything is an operand;
  /// `-` is one too. Of an option that is given twice, the last one counts. Whoever asks for help
  /// gets it, whatever else is wrong: `help decode` is `decode --help`.
  package init(parsing typed: [String]) throws(ArgumentProblem) {
    let all = typed.first == "help" ? typed.dropFirst().prefix(1) + ["--help"] : typed
    let named = all.first.flatMap(Command.init(rawValue:))
    let command = named ?? .explorer
    let words = named == nil || named == .explorer ? all[...] : all.dropFirst()
    self.init(command)
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      wantsHelp = true
      return
    }
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try apply(word, &rest)
      } else {
        operands.append(word)
      }
    }
    putModelFirst()
    try checkOperands()
    try checkDecoder()
    if trusts, !compiles { throw .trustWithoutCompiling }
    if command == .matrix, by == .payload, output != nil { throw .noCopies }
  }

  private mutating func apply(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let option = try Arguments.option(named: name, of: command)
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let wanted = option.value else {
      guard attached == nil else { throw .unexpectedValue(name) }
      _ = option.apply("", &self)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(name, placeholder: wanted.placeholder)
    }
    let words = option.words(in: command)
    let isOffered = words.count == wanted.words.count || words.contains(value)
    guard isOffered, option.apply(value, &self) else {
      let nearest = value.split(separator: ",").lazy.compactMap {
        Spelling.nearest(to: $0, in: words)
      }
      let others = wanted.isOpen || words.isEmpty ? [wanted.placeholder] : []
      throw .badValue(name, value: value, allowed: words + others, near: nearest.first)
    }
  }

  private static func option(
    named name: String, of command: Command
  ) throws(ArgumentProblem) -> Option {
    let offered = Option.all.filter { $0.commands.contains(command) }
    if let option = offered.first(where: { $0.name == name }) { return option }
    let others = Option.all.filter { $0.name == name }.flatMap(\.commands)
    if let first = others.first, first != .explorer {
      throw .optionOfOtherCommands(name, others)
    }
    throw .unknownOption(name, near: Spelling.nearest(to: name, in: offered.map(\.name)))
  }

  /// The model's own decoder and strategies by options exclude each other.
  private func checkDecoder() throws(ArgumentProblem) {
    guard decoder != nil else { return }
    let given = [
      ("--key-strategy", decoding.keyStrategy != nil),
      ("--date-strategy", decoding.dateStrategy != nil),
      ("--data-strategy", decoding.dataStrategy != nil),
      ("--float-strategy", decoding.floatStrategy != nil),
      ("--json5", decoding.json5 != nil),
    ]
    if let (name, _) = given.first(where: \.1) { throw .strategyBesideDecoder(name) }
  }

  /// A Swift file is the model, wherever it stands: `orders.json Orders.swift` is `Orders.swift orders.json`.
  /// Behind a sample's name, which has no dot, it is a payload like any other.
  private mutating func putModelFirst() {
    switch command {
    case .explorer, .decode, .roundtrip, .reduce, .redact, .export, .matrix:
      guard let first = operands.first, first == "-" || first.contains(".") else { return }
      let models = operands.filter { $0.hasSuffix(".swift") }
      operands = models + operands.filter { !$0.hasSuffix(".swift") }
    case .infer, .course, .notes, .practice, .quiz, .samples, .keys: break
    }
  }

  private func checkOperands() throws(ArgumentProblem) {
    if wantsVersion { return }
    switch command {
    case .explorer: break
    case .decode, .roundtrip, .reduce, .redact, .export, .matrix:
      if operands.isEmpty { throw .missingSample }
    case .infer:
      if operands.isEmpty { throw .missingPayload }
    case .course:
      if operands.count > 1 { throw .unexpectedOperand(operands[1], command) }
      if checksCourse, operands.isEmpty { throw .missingCourse }
    case .quiz, .practice:
      if operands.count > 1 { throw .unexpectedOperand(operands[1], command) }
    case .samples, .keys, .notes:
      if let operand = operands.first { throw .unexpectedOperand(operand, command) }
    }
    if operands.filter({ $0 == "-" }).count > 1 { throw .repeatedStandardInput }
  }
}
