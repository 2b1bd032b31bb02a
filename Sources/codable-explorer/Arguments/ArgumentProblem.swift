/// Why a command line can't be understood.
package struct ArgumentProblem: Error, Equatable {
  private let message: String
  private let hint: String?

  private init(_ message: String, hint: String?) {
    self.message = message
    self.hint = hint
  }

  /// What was found, and what to do about it: the message, and a hint where there is one.
  package var words: (message: String, hint: String?) { (message, hint) }
}

// MARK: - Options

extension ArgumentProblem {
  package static func unknownOption(_ name: String, near: String?) -> ArgumentProblem {
    ArgumentProblem("unknown option '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }

  /// An option that another command has.
  package static func optionOfOtherCommands(
    _ name: String, _ commands: [Command]
  ) -> ArgumentProblem {
    let names =
      commands.dropLast(2).map { "\($0.rawValue)', '" }
      + [commands.suffix(2).map(\.rawValue).joined(separator: "' or '")]
    return ArgumentProblem(
      "unknown option '\(name)'",
      hint: "'\(name)' belongs to 'codable-explorer \(names.joined())': put the command first")
  }

  package static func missingValue(_ name: String, placeholder: String) -> ArgumentProblem {
    ArgumentProblem("option '\(name)' wants a value", hint: "write \(name) \(placeholder)")
  }

  package static func unexpectedValue(_ name: String) -> ArgumentProblem {
    ArgumentProblem("option '\(name)' takes no value", hint: "write \(name) alone")
  }

  package static func badValue(
    _ name: String, value: String, allowed: [String], near: String?
  ) -> ArgumentProblem {
    ArgumentProblem(
      "option '\(name)' doesn't take '\(value)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "it takes \(allowed.joined(separator: ", "))")
  }

  /// The root type of a sample can't be chosen.
  static func typeOfSample(_ name: String) -> ArgumentProblem {
    ArgumentProblem(
      "option '--type' is for models of your own, and '\(name)' is a sample",
      hint: "leave --type out, or name a .swift file")
  }

  /// The model's own decoder has strategies, and one is given by an option.
  package static func strategyBesideDecoder(_ name: String) -> ArgumentProblem {
    ArgumentProblem(
      "options '--decoder' and '\(name)' exclude each other: the decoder has its own strategies",
      hint: "leave one of them out")
  }

  /// There is no model of the user's own that could have a decoder.
  static let decoderWithoutModel = ArgumentProblem(
    "option '--decoder' is for models of your own, and there is none",
    hint: "leave --decoder out, or name a .swift file")

  /// Neither the model nor a payload is a file.
  static let nothingToWatch = ArgumentProblem(
    "there is nothing to watch: a sample and its payloads stay as they are",
    hint: "leave --watch out, or give files")

  /// A Swift file or a folder, although nothing is to be compiled.
  static func compilingForbidden(_ name: String) -> ArgumentProblem {
    ArgumentProblem(
      "'\(name)' would have to be compiled and run, which --no-compile forbids",
      hint: "leave --no-compile out, or name a built-in sample")
  }

  /// What comes along is to be compiled, and nothing is.
  static let trustWithoutCompiling = ArgumentProblem(
    "options '--trust' and '--no-compile' exclude each other", hint: "leave one of them out")

  /// The model is to be reduced, and is none in Swift files, or none that is a model alone.
  static func nothingToReduceIn(_ name: String) -> ArgumentProblem {
    ArgumentProblem(
      "option '--model' is for models of your own, and '\(name)' is a sample",
      hint: "leave --model out, or name a .swift file")
  }

  /// Copies are to be written where there are none.
  static let noCopies = ArgumentProblem(
    "'-o' has nothing to write: with '--by payload' there are no copies",
    hint: "leave one of them out; the table is written to standard output")

  /// A file for Swift whose name isn't that of one.
  static func noSwiftFile(_ name: String) -> ArgumentProblem {
    ArgumentProblem(
      "with --model a Swift file is written, and '\(name)' isn't named like one",
      hint: "write -o NAME.swift")
  }
}

// MARK: - Operands

extension ArgumentProblem {
  package static let missingSample = ArgumentProblem(
    "the model is missing",
    hint: "write codable-explorer decode MODEL: a sample's name or a .swift file; "
      + "'codable-explorer samples' lists the samples")

  static let missingPayload = ArgumentProblem(
    "a payload is missing", hint: "write codable-explorer infer response.json; - is stdin")

  /// There is no course to be checked.
  static let missingCourse = ArgumentProblem(
    "the course is missing", hint: "write codable-explorer course FILE --check")

  /// An own model has no payloads of its own.
  static func missingPayloadFor(_ model: String) -> ArgumentProblem {
    ArgumentProblem(
      "the payload for '\(model)' is missing",
      hint: "write codable-explorer decode \(model) PAYLOAD, or - for standard input")
  }

  package static func unexpectedOperand(_ operand: String, _ command: Command) -> ArgumentProblem {
    ArgumentProblem(
      "unexpected argument '\(operand)'", hint: "it is called as: \(command.synopsis)")
  }

  package static let repeatedStandardInput = ArgumentProblem(
    "'-' is given twice", hint: "stdin can be read only once")

  static func unknownSample(_ name: String, near: String?) -> ArgumentProblem {
    ArgumentProblem(
      "unknown sample '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "'codable-explorer samples' lists them")
  }

  /// A payload stands where the model should.
  static func missingModelFor(_ payload: String) -> ArgumentProblem {
    ArgumentProblem(
      "the model for '\(payload)' is missing",
      hint: "write codable-explorer decode MODEL \(payload): a sample's name or a .swift file")
  }
}
