/// Why a command line can't be understood.
package enum ArgumentProblem: Error, Equatable {
  case unknownOption(String, near: String?)
  /// An option that another command has.
  case optionOfOtherCommands(String, [Command])
  case missingValue(String, placeholder: String)
  case unexpectedValue(String)
  case badValue(String, value: String, allowed: [String], near: String?)
  case missingSample
  case missingPayload
  /// There is no course to be checked.
  case missingCourse
  /// An own model has no payloads of its own.
  case missingPayloadFor(String)
  case unexpectedOperand(String, Command)
  case repeatedStandardInput
  case unknownSample(String, near: String?)
  /// A payload stands where the model should.
  case missingModelFor(String)
  /// The root type of a sample can't be chosen.
  case typeOfSample(String)
  /// The model's own decoder has strategies, and one is given by an option.
  case strategyBesideDecoder(String)
  /// There is no model of the user's own that could have a decoder.
  case decoderWithoutModel
  /// Neither the model nor a payload is a file.
  case nothingToWatch
  /// A Swift file or a folder, although nothing is to be compiled.
  case compilingForbidden(String)
  /// What comes along is to be compiled, and nothing is.
  case trustWithoutCompiling
  /// The model is to be reduced, and is none in Swift files, or none that is a model alone.
  case nothingToReduceIn(String)
  /// Copies are to be written where there are none.
  case noCopies
  /// A file for Swift whose name isn't that of one.
  case noSwiftFile(String)
}

extension ArgumentProblem {
  /// What was found, and what to do about it: the message, and a hint where there is one.
  package var words: (message: String, hint: String?) {
    switch self {
    case .unknownOption(let name, let near):
      ("unknown option '\(name)'", near.map { "did you mean '\($0)'?" })
    case .optionOfOtherCommands(let name, let commands):
      (
        "unknown option '\(name)'",
        "'\(name)' belongs to 'codable-explorer "
          + (commands.dropLast(2).map { "\($0.rawValue)', '" }
          + [commands.suffix(2).map(\.rawValue).joined(separator: "' or '")]).joined()
          + "': put the command first"
      )
    case .missingValue(let name, let placeholder):
      ("option '\(name)' wants a value", "write \(name) \(placeholder)")
    case .unexpectedValue(let name):
      ("option '\(name)' takes no value", "write \(name) alone")
    case .badValue(let name, let value, let allowed, let near):
      (
        "option '\(name)' doesn't take '\(value)'",
        near.map { "did you mean '\($0)'?" } ?? "it takes \(allowed.joined(separator: ", "))"
      )
    case .noCopies:
      (
        "'-o' has nothing to write: with '--by payload' there are no copies",
        "leave one of them out; the table is written to standard output"
      )
    case .missingSample:
      (
        "the model is missing",
        "write codable-explorer decode MODEL: a sample's name or a .swift file; "
          + "'codable-explorer samples' lists the samples"
      )
    case .missingPayloadFor(let model):
      (
        "the payload for '\(model)' is missing",
        "write codable-explorer decode \(model) PAYLOAD, or - for standard input"
      )
    case .missingCourse:
      ("the course is missing", "write codable-explorer course FILE --check")
    case .missingPayload:
      ("a payload is missing", "write codable-explorer infer response.json; - is stdin")
    case .unexpectedOperand(let operand, let command):
      ("unexpected argument '\(operand)'", "it is called as: \(command.synopsis)")
    case .repeatedStandardInput:
      ("'-' is given twice", "stdin can be read only once")
    case .unknownSample(let name, let near):
      (
        "unknown sample '\(name)'",
        near.map { "did you mean '\($0)'?" } ?? "'codable-explorer samples' lists them"
      )
    case .missingModelFor(let payload):
      (
        "the model for '\(payload)' is missing",
        "write codable-explorer decode MODEL \(payload): a sample's name or a .swift file"
      )
    case .typeOfSample(let name):
      (
        "option '--type' is for models of your own, and '\(name)' is a sample",
        "leave --type out, or name a .swift file"
      )
    case .strategyBesideDecoder(let name):
      (
        "options '--decoder' and '\(name)' exclude each other: the decoder has its own strategies",
        "leave one of them out"
      )
    case .decoderWithoutModel:
      (
        "option '--decoder' is for models of your own, and there is none",
        "leave --decoder out, or name a .swift file"
      )
    case .nothingToWatch:
      (
        "there is nothing to watch: a sample and its payloads stay as they are",
        "leave --watch out, or give files"
      )
    case .compilingForbidden(let name):
      (
        "'\(name)' would have to be compiled and run, which --no-compile forbids",
        "leave --no-compile out, or name a built-in sample"
      )
    case .trustWithoutCompiling:
      ("options '--trust' and '--no-compile' exclude each other", "leave one of them out")
    case .nothingToReduceIn(let name):
      (
        "option '--model' is for models of your own, and '\(name)' is a sample",
        "leave --model out, or name a .swift file"
      )
    case .noSwiftFile(let name):
      (
        "with --model a Swift file is written, and '\(name)' isn't named like one",
        "write -o NAME.swift"
      )
    }
  }
}
