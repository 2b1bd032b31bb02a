package import JSONSource

extension StyleReport {
  /// One decode, to be explained: its calls, and what came of it.
  package struct Run {
    package var recorder: DecodingRecorder
    /// What the decode returned or threw without any tracing.
    package var result: Result<Any, any Error>
    package var microseconds: Int

    package init(
      recorder: DecodingRecorder, result: Result<Any, any Error>, microseconds: Int
    ) {
      self.recorder = recorder
      self.result = result
      self.microseconds = microseconds
    }
  }

  /// The report of one decode, joined with the places in the payload.
  package init(
    style: DecodingStyle, model: String, run: Run, document: JSONDocument,
    convertsFromSnakeCase: Bool = false
  ) {
    self.init(style: style, model: model)
    microseconds = run.microseconds
    let tree = CallTree(events: run.recorder.events, digests: run.recorder.digests)
    var collector = FieldCollector(
      tree: tree, document: document, convertsFromSnakeCase: convertsFromSnakeCase)
    collector.collect()
    var unasked = UnaskedMembers(
      document: document, facts: collector.facts, asked: collector.asked)
    collector.append(unasked: unasked.fields())
    fields = collector.fields
    omittedFields = collector.omitted
    summary = collector.summary
    KeySuggestions.add(to: &fields)
    switch run.result {
    case .success(let value): self.value = SwiftText.of(value)
    case .failure(let error):
      failure = Failure(error, tree, first: collector.firstFailure, fields, document)
    }
  }
}

extension StyleReport.Failure {
  /// What ended a decode: the error that came out, and the call where it began.
  fileprivate init(
    _ error: any Error, _ tree: CallTree, first: Int?, _ fields: [FieldReport],
    _ document: JSONDocument
  ) {
    var outer = ErrorFacts(error)
    let inner = first.flatMap { tree.error(of: $0) }.map { ErrorFacts($0) } ?? outer
    if let first, tree.isOfNeighbour(outer, of: first) { outer = inner }
    let field = fields.first { $0.outcome == .threw && $0.guilty == nil }
    // The path is that of the first bad value, so the words have to be of that one, too.
    let isRandom = field.map { Self.isOneOfSeveral($0, in: fields) } ?? false
    let error = isRandom ? inner : outer
    self.init(
      kind: error.kind, path: field?.path, position: field?.found?.start,
      wanted: field?.wanted ?? inner.type.map { TypeName.of($0) } ?? "",
      message: field.map { FailureText.message(of: $0) } ?? "", foundationSaid: error.said)
    if isRandom { message += FailureText.random }
    guard field == nil else { return }
    if outer.kind == .custom {
      message = "the model's own code threw: \(outer.said)"
    } else if let problem = document.problems.first(where: \.isFatal) {
      message = "the document is not JSON: \(problem.message)"
      position = problem.position
    } else if document.depth > JSONDocument.foundationDepthLimit {
      message = FailureText.depth(of: document)
    } else {
      message = FailureText.document
    }
  }
}

extension StyleReport.Failure {
  /// Whether a dictionary holds other bad values beside this one: Foundation reads its keys in
  /// another order on every run, and throws for the first that it comes upon.
  private static func isOneOfSeveral(_ field: FieldReport, in fields: [FieldReport]) -> Bool {
    let steps = field.path.steps
    let dictionary = fields.first { other in
      other.wanted.hasPrefix("[String: ") && other.path.steps.count < steps.count
        && steps.starts(with: other.path.steps)
    }
    guard let around = dictionary?.path.steps else { return false }
    let bad = fields.lazy.filter { other in
      (other.outcome == .threw || other.alone?.outcome == .threw) && !other.isContainer
        && other.path.steps.starts(with: around)
    }
    return bad.prefix(2).count == 2
  }
}

/// Turns the facts of a failure into our words.
package enum FailureText {
  package static let document = "the document is not JSON to Foundation: nothing was decoded"

  /// What is said of an error that is one of several, and may be another one on the next run.
  static let random = "; of a dictionary's bad values Foundation names a random one"

  /// `the document is nested 600 levels deep, and Foundation reads 512 at most`.
  static func depth(of document: JSONDocument) -> String {
    "the document is nested \(document.depth) levels deep, and Foundation reads "
      + "\(JSONDocument.foundationDepthLimit) at most"
  }

  /// `expected Int for 'age', found the string "42"`.
  package static func message(of field: FieldReport) -> String {
    let name = field.path.steps.isEmpty ? "the document" : "'\(field.property)'"
    let wanted = field.wanted.hasSuffix("?") ? String(field.wanted.dropLast()) : field.wanted
    guard let found = field.found else {
      return "expected \(wanted) for \(name), and the key is missing"
    }
    let number = found.text
    switch field.alone?.reason ?? field.reason {
    case .null: return "expected \(wanted) for \(name), found null"
    case .fraction: return "expected \(wanted) for \(name), and \(number) has a fraction"
    case .overflow:
      return "expected \(wanted) for \(name), and \(number) is out of its range\(range(of: wanted))"
    case .badEnum: return "\(number) is none of the cases of \(wanted) for \(name)"
    case .badDate: return "\(number) is no date in the expected format for \(name)"
    case .badURL: return "\(number) is no URL for \(name)"
    case .badData where wanted == "UUID" || wanted == "Data":
      return "\(number) is no \(wanted == "UUID" ? "UUID" : "base64") for \(name)"
    case .badData: return "expected \(wanted) for \(name), and its JSON text is malformed"
    case .notANumber where found.kind == .number:
      return "expected \(wanted) for \(name), and \(number) is no JSON number"
    case .custom: return "the model's own code threw while it decoded \(name)"
    default: return "expected \(wanted) for \(name), found \(found.described)"
    }
  }

  /// ` (-128...127)` for an integer type, else nothing.
  package static func range(of type: String) -> String {
    func text<T: FixedWidthInteger>(_ type: T.Type) -> String { " (\(T.min)...\(T.max))" }
    return switch type {
    case "Int8": text(Int8.self)
    case "Int16": text(Int16.self)
    case "Int32": text(Int32.self)
    case "Int", "Int64": text(Int64.self)
    case "UInt8": text(UInt8.self)
    case "UInt16": text(UInt16.self)
    case "UInt32": text(UInt32.self)
    case "UInt", "UInt64": text(UInt64.self)
    default: ""
    }
  }
}

extension FieldReport.Found {
  /// `the string "42"`, `the number 1.5`, `an array`.
  package var described: String {
    switch kind {
    case .string: "the string \(shortText)"
    case .number: "the number \(shortText)"
    case .true, .false: "the boolean \(text)"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    case .key, .invalid: "\(shortText), which is no JSON value"
    }
  }

  private var shortText: String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
