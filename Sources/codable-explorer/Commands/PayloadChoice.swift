internal import DecodingReport
internal import Explorer
internal import JSONSource
internal import Workbench

/// What a PAYLOAD on the command line stands for.
enum PayloadChoice {
  /// One of the sample's own, by its place in the sample's list.
  case builtIn(Int)
  case file(String)
  case standardInput

  /// A file of that name comes first: whoever has edited a copy of a payload means the copy.
  init(_ word: String, of sample: SampleEntry) {
    let builtIn = sample.payload(named: word).flatMap { payload in
      sample.payloads.firstIndex { $0.fileName == payload.fileName }
    }
    if word == "-" {
      self = .standardInput
    } else if let builtIn, !SystemCall.isFile(word) {
      self = .builtIn(builtIn)
    } else {
      self = .file(word)
    }
  }

  /// A file's name without folder and extensions.
  static func baseName(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// The payload's bytes, and the name that the report gives it.
  func load(from sample: SampleEntry) throws(FileProblem) -> Payload {
    switch self {
    case .builtIn(let index): sample.payloads[index]
    case .file(let path): Payload(name: path, fileName: path, bytes: try NamedInput.read(path))
    case .standardInput: Payload(name: "-", fileName: "-", bytes: try NamedInput.read("-"))
    }
  }
}

/// What is decoded by itself: a payload, or one line of JSON Lines.
struct DecodedPayload {
  var payload: Payload
  /// Its line in the file, from 1; `nil` for a whole one.
  var line: Int?

  /// The payload, or its lines.
  static func all(of payload: Payload, dialect: JSONDialect) -> [DecodedPayload] {
    guard let lines = JSONLines(payload.bytes, dialect: dialect) else {
      return [DecodedPayload(payload: payload)]
    }
    return lines.lines.map { line in
      var part = payload
      part.bytes = Array(payload.bytes[line.range])
      return DecodedPayload(payload: part, line: line.number)
    }
  }
}

extension Console {
  /// Says that a word names nothing, and which of the built-in names may have been meant.
  func complain(about word: String, _ message: String, orMeaning names: [String]) {
    let near = Spelling.nearest(to: word, in: names).map { "did you mean '\($0)'?" }
    complain(
      about: word, message, hint: near ?? "built in are \(names.joined(separator: ", "))")
  }

  /// Says why a payload can't be read, and what the user may have meant instead.
  /// Without a sample there is none whose payloads could have been meant.
  func complain(about word: String, _ problem: FileProblem, sample: SampleEntry?) {
    let source = NamedInput.title(word)
    guard problem == .notFound, let sample else {
      return complain(about: source, problem.words, hint: nil)
    }
    let names = sample.payloads.map(\.name)
    let near = Spelling.nearest(to: word, in: names)
    let hint = near.map { "did you mean the payload '\($0)'?" }
    let all =
      names.isEmpty ? nil : "\(sample.name) has the payloads \(names.joined(separator: ", "))"
    complain(about: source, problem.words, hint: hint ?? all)
  }
}
