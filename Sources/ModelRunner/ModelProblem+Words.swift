package import DecodingReport
package import JSONSource
package import ModelFacts

extension ModelProblem {
  /// What was found, and what to do about it: the message, and a hint where there is one.
  package var words: (message: String, hint: String?) {
    switch self {
    case .noCompiler:
      (
        "no Swift compiler was found on PATH, and a model of your own has to be compiled",
        "install Swift 6.2 or later from https://www.swift.org/install, or open a built-in sample"
      )
    case .notInstalled(let part):
      (
        "a part of this program is missing: \(part)",
        "build it again: swift build -c release"
      )
    case .unreadable(let path, let reason): ("\(path) can't be used: \(reason)", nil)
    case .noCache(let path, let reason):
      (
        "there is no folder for compiled models: \(path) can't be used: \(reason)",
        "set XDG_CACHE_HOME or TMPDIR to a folder of your own"
      )
    case .cacheChanged(let path):
      (
        "the compiled model in \(path) was damaged or taken away: it is compiled again the next time",
        "decode again"
      )
    case .noSwiftFile(let folder):
      ("\(folder) has no Swift file", "give a .swift file, or a folder that has one")
    case .noModel(let files):
      (
        "\(files.joined(separator: ", ")) declares no type that is Decodable",
        "write struct \(Self.exampleName): Codable { … }"
      )
    case .unknownType(let name, let candidates):
      (
        "no Decodable type is named '\(name)'",
        candidates.isEmpty ? nil : "--type takes \(candidates.joined(separator: ", "))"
      )
    case .undeclaredType(let name, _):
      ("'\(name)' is decoded here, and isn't declared", "paste its declaration, too")
    case .hiddenType(let name, _):
      (
        "'\(name)' is private to its file, so nothing else can decode it",
        "remove 'private' or 'fileprivate' in front of it, or choose another type by --type"
      )
    case .genericType(let name, let parameters, _):
      (
        "'\(name)' is generic over \(parameters.joined(separator: ", ")), so it is no type yet",
        "say which: --type '\(name)<\(parameters.map { _ in "Int" }.joined(separator: ", "))>'"
      )
    case .unusableType(let name, let reason):
      (
        "'\(name)' can't be decoded: \(reason)",
        "--type takes a Decodable type of the model, and what is made of such: [User], Page<User>"
      )
    case .missingModule("SmartCodable", _):
      (
        "there is no module 'SmartCodable' here",
        "DecodingStyles has its names: write import DecodingStyles"
      )
    case .missingModule(let name, _):
      (
        "there is no module '\(name)' here",
        "Foundation and DecodingStyles are there; for another, say where it and its library are: "
          + "--swiftc-flags '-I FOLDER -L FOLDER -l\(name)', or remove the import"
      )
    case .doesNotCompile(let findings):
      ("the model doesn't compile: \(Self.count(findings))", nil)
    case .noDecoderExpression:
      ("this is not one Swift expression", Self.decoderHint)
    case .decoderDoesNotCompile(let findings):
      (
        "the decoder expression doesn't compile: "
          + (findings.first { $0.severity == .error }?.message ?? Self.count(findings)), nil
      )
    case .ordersLinker(let section):
      (
        "the model's code fills the section '\(section)', by which linkers are told what to do",
        "remove the attribute @section that names it"
      )
    case .doesNotLink(let words):
      (
        "the compiled model can't be linked: \(Self.firstLine(words))",
        words.contains("unable to find library") ? Self.linkingHint : nil
      )
    case .notLoaded(let words): (ModelLoss.notLoaded(words).words, Self.linkingHint)
    case .decoderEnded(let loss): (loss.words, nil)
    case .programFailed(let failure): failure.words
    case .tooLarge(let bytes, let most):
      (
        "the model has \(bytes / 1000) kB of Swift, and \(most / 1000) are compiled at most",
        "take the types that the payload needs"
      )
    case .cannotStart(let program, let reason): ("\(program) can't be started: \(reason)", nil)
    case .overtaken: ("a newer edit took its place", nil)
    }
  }

  private static let exampleName = "User"
  private static let linkingHint =
    "what it is compiled with must be linked, too: --swiftc-flags '-I FOLDER -L FOLDER -lNAME'"

  /// What a linker found first, without its name.
  private static func firstLine(_ words: String) -> String {
    let line = words.split(separator: "\n").first.map(String.init) ?? "it said nothing"
    return line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } ?? line
  }

  private static let decoderHint =
    "--decoder takes an expression that gives a JSONDecoder: 'JSONDecoder.api', 'makeDecoder()'"

  private static func count(_ findings: [CompilerDiagnostic]) -> String {
    let errors = findings.filter { $0.severity == .error }.count
    return errors == 1 ? "1 error" : "\(errors) errors"
  }

  /// The place in the model's files that it is about; `nil` for one about no place.
  package var place: SourcePlace? {
    switch self {
    case .undeclaredType(_, let place), .hiddenType(_, let place), .genericType(_, _, let place),
      .missingModule(_, let place), .noDecoderExpression(let place):
      place
    case .doesNotCompile(let findings), .decoderDoesNotCompile(let findings):
      findings.lazy.compactMap(\.place).first
    default: nil
    }
  }

  /// Whether it is about the expression of the model's own decoder, and not about the model.
  package var isAboutDecoder: Bool {
    switch self {
    case .noDecoderExpression, .decoderDoesNotCompile, .decoderEnded: true
    default: false
    }
  }

  /// The problem as messages in the form that compilers give them; `files` are the model's.
  package func diagnostics(in files: [ModelFile], source: String) -> [Diagnostic] {
    switch self {
    case .doesNotCompile(let findings), .decoderDoesNotCompile(let findings):
      return findings.map { $0.diagnostic(in: files, source: source) }
    default: break
    }
    let place = place
    return [
      Diagnostic(
        source: place?.file ?? (isAboutDecoder ? ModelModule.decoderSource : source),
        position: place.map { files.position(of: $0) }, message: words.message,
        line: place.flatMap { files.line(of: $0) }, hints: words.hint.map { [$0] } ?? [])
    ]
  }
}

extension CompilerDiagnostic {
  /// The finding in the form of our own messages, at the place in the user's file.
  package func diagnostic(in files: [ModelFile], source: String) -> Diagnostic {
    Diagnostic(
      source: place?.file ?? source, position: place.map { files.position(of: $0) },
      severity: severity.diagnostic, message: message, line: place.flatMap { files.line(of: $0) },
      length: marks.map(\.count) ?? 1,
      hints: lackingImport(files).map { ["add \($0) at the top of the file"] }
        ?? advice.map { [$0] } ?? [])
  }

  /// What helps where the compiler's words don't say it.
  private var advice: String? {
    guard severity == .error || severity == .note else { return nil }
    let names = message.matches(of: /'([^']*)'/).map { String($0.output.1) }
    if names.contains(where: { $0 == "Any" || $0.hasSuffix(": Any]") || $0 == "[Any]" }) {
      return "Swift decodes into known types alone: AnyCodable of DecodingStyles holds any JSON"
    }
    if message.contains("does not conform to 'Decodable'"),
      names.contains(where: { $0.contains("any ") })
    {
      return "a protocol's values are of a type that only the JSON tells: give the model an "
        + "init(from:) that chooses it"
    }
    if message.hasPrefix("unknown attribute 'Observable'") {
      return "add import Observation at the top of the file"
    }
    return nil
  }

  /// The name that nothing in the file has, if that is what is found.
  private var unknownName: Substring? {
    guard severity == .error else { return nil }
    return message.firstMatch(of: /^(?:cannot find(?: type)?|unknown attribute) '(\w+)'/)?.output.1
  }

  /// Whether it is that a name is unknown which the library or Foundation has.
  var lacksUsualImport: Bool { unknownName.flatMap(Self.module(of:)) != nil }

  /// The module that has a name.
  private static func module(of name: Substring) -> String? {
    if libraryPrefixes.contains(where: name.hasPrefix) || libraryNames.contains(name) {
      return "DecodingStyles"
    }
    return foundationNames.contains(name) ? "Foundation" : nil
  }

  /// The import that the file lacks where a name is unknown that a module has.
  private func lackingImport(_ files: [ModelFile]) -> String? {
    guard let module = unknownName.flatMap(Self.module(of:)) else { return nil }
    let words = "import \(module)"
    let file = files.first { $0.name == place?.file } ?? files.first
    return file?.text.contains(words) == false ? words : nil
  }

  private static let foundationNames: Set<Substring> = [
    "CGFloat", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal",
    "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
    "NSDecimalNumber", "NSNull", "NSNumber", "NumberFormatter", "TimeInterval", "TimeZone", "URL",
    "URLComponents", "UUID",
  ]
  private static let libraryPrefixes = ["Smart", "Default", "Lossy"]
  private static let libraryNames: Set<Substring> = [
    "AnyCodable", "Base64", "CodedData", "CodedDate", "EmptyResponse", "LenientBool", "Lossless",
    "OptionalValue", "Tristate",
  ]
}

extension CompilerDiagnostic.Severity {
  fileprivate var diagnostic: Diagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note, .remark: .note
    }
  }
}

extension [ModelFile] {
  /// The line that a place is on, without its end.
  package func line(of place: SourcePlace) -> String? {
    guard let file = first(where: { $0.name == place.file }) else { return nil }
    // In bytes: of a line end of Windows the line feed is no character of its own.
    let lines = file.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let line = lines[place.line - 1]
    return String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  /// A place counted in Unicode scalars, as our messages count columns.
  package func position(of place: SourcePlace) -> JSONPosition {
    let bytes = line(of: place)?.utf8.prefix(Swift.max(0, place.column - 1))
    let column = bytes.flatMap { String($0) }.map { $0.unicodeScalars.count + 1 }
    return JSONPosition(line: place.line, column: column ?? place.column)
  }
}
