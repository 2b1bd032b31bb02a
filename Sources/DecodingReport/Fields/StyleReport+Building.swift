package import JSONSource

extension StyleReport {
  /// One decode, to be explained: its calls, and what came of it.
  package struct Run {
    package var recorder: DecodingRecorder
    /// What the decode returned, as text, or threw without any tracing.
    package var result: Result<LazyText, any Error>
    package var microseconds: Int
    /// What a decode that lists keys in another order returns; `nil` where nobody has keys listed.
    package var inOtherOrder: LazyText?

    package init(
      recorder: DecodingRecorder, result: Result<LazyText, any Error>, microseconds: Int
    ) {
      self.recorder = recorder
      self.result = result
      self.microseconds = microseconds
    }
  }

  /// The report of one decode, joined with the places in the payload.
  ///
  /// `typeDefault` gives the default value of a type that has one.
  package init(
    style: DecodingStyle, type: SwiftType, run: Run, document: JSONDocument,
    keys: KeyConversion = .none, traces: TraceScope = .none,
    typeDefault: @escaping (any Any.Type) -> Any? = { _ in nil }, source: SourceFacts = .none
  ) {
    self.init(style: style, model: "\(type)")
    self.type = type
    microseconds = run.microseconds
    convertsFromSnakeCase = keys.isFromSnakeCase
    isSourceRead = source.isKnown
    let counted = run.recorder.countedElements
    run.recorder.withCalls { calls in
      let tree = CallTree(
        calls, digests: counted?.digests ?? [:],
        wholes: Dictionary(
          uniqueKeysWithValues: counted?.wholeDigests.map { ($0.call, $0.digest) } ?? []),
        swallowedErrors: run.recorder.swallowedErrors,
        readBehind: run.recorder.readBehind, errorsInstead: run.recorder.errorsInstead,
        source: source)
      explain(run, tree, document, keys, traces: traces, typeDefault: typeDefault)
    }
  }

  private mutating func explain(
    _ run: Run, _ tree: CallTree, _ document: JSONDocument, _ keys: KeyConversion,
    traces: TraceScope,
    typeDefault: @escaping (any Any.Type) -> Any?
  ) {
    // Smart decoding words the error that it throws for itself.
    var thrown: (any Error)?
    if style != .smart, case .failure(let error) = run.result { thrown = error }
    var collector = FieldCollector(
      tree: tree, document: document, keys: keys, thrown: thrown)
    collector.facts.typeDefault = typeDefault
    collector.collect()
    isTriable = tree.source.decoded != nil && !(collector.conclusions is WrittenByCompiler)
    fields = collector.fields
    omittedFields = collector.omitted
    unlistedFields.add(collector.unlisted, within: "$")
    summary = collector.summary
    if let path = traces.path { trace = Trace(tree, facts: collector.facts, around: path) }
    switch run.result {
    case .success(let text):
      valueText = text
      // The fields show another of Foundation's choices than the plain decode's.
      if tree.overwritesAtRandom, case .returned(let value)? = tree.events.first?.result {
        valueText = LazyText(of: value)
      }
      // What stands in may be made anew each time: whole and parts are of one decode.
      if summary[.default] > 0, let own = run.recorder.returnedText, own.text != text.text {
        valueText = own
      }
      if let other = run.inOtherOrder, let own = run.recorder.returnedText, own.text != other.text {
        randomlyOrdered = run.recorder.listedObjects.map(document.path(of:))
        valueText = own
      }
    case .failure(let error):
      summary.errors += 1
      summary.isCutShort =
        !tree.events.isEmpty
        && (tree.threw(0) && collector.firstFailure != 0 && !tree.isTriedToTheEnd(0)
          || collector.isIncomplete || tree.leavesUntried(in: document)
          || tree.threw(0) && tree.leavesUntried(within: 0, document))
      failure = Failure(error, tree, first: collector.firstFailure, fields, document)
    }
  }

  /// What a decode returned or threw, in its own words, before anything is explained.
  package init(
    _ style: DecodingStyle, _ type: SwiftType, _ result: Result<LazyText, any Error>,
    _ microseconds: Int
  ) {
    self.init(style: style, model: "\(type)")
    self.type = type
    self.microseconds = microseconds
    switch result {
    case .success(let text): valueText = text
    case .failure(let error):
      let facts = ErrorFacts(error)
      failure = Failure(
        kind: facts.kind, path: nil, position: nil,
        wanted: facts.type.map { TypeName.of($0) } ?? "", subject: facts.subject,
        message: facts.said.isEmpty ? FailureText.document : facts.said,
        foundationSaid: facts.said)
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
    let field =
      (fields.indices.first { fields[$0].outcome == .threw && fields[$0].guilty == nil }
      ?? fields.indices.last { fields[$0].outcome == .threw }).map { fields[$0] }
    self.init(
      kind: outer.kind, path: field?.path,
      position: field.flatMap { Self.position(of: $0, in: document) },
      wanted: field?.wanted ?? inner.type.map { TypeName.of($0) } ?? "",
      subject: outer.subject, message: field.map { FailureText.message(of: $0) } ?? "",
      foundationSaid: outer.said)
    if let field {
      let hasNeighbours = first.map { !tree.neighbours(of: $0).isEmpty } ?? false
      if hasNeighbours || Self.isOneOfSeveral(field, in: fields) { message += FailureText.random }
      let isReplaced = first.flatMap { tree.errorInstead(of: $0) } != nil
      if outer.kind == .custom || (field.reason == .custom || isReplaced) && !outer.said.isEmpty {
        message += ": \(outer.said)"
      }
      if let first, let said = InnerTextError(error), said.path != .root,
        tree.events.isAboutText(said, readBy: first)
      {
        message += " (at \(said.path) of the JSON in it)"
      }
      return
    }
    if outer.kind == .custom {
      message = "the model's own code threw: \(outer.said)"
    } else if document.containerBeyondFoundation != nil {
      message = FailureText.depth(of: document)
    } else if let problem = document.problems.first(where: \.isFatal) {
      message = "the document is not JSON: \(problem.message)"
      position = problem.position
    } else {
      message = FailureText.document
    }
  }
}

extension StyleReport.Failure {
  /// Where a field's value stands, or what lacks it.
  private static func position(
    of field: FieldReport, in document: JSONDocument
  ) -> JSONPosition? {
    if let found = field.found { return found.start }
    return document.holder(of: field.path).map {
      document.position(of: document.startOffset(of: $0))
    }
  }

  /// Whether a dictionary holds other bad values beside this one: Foundation reads its keys in
  /// another order on every run, and throws for the first that it comes upon.
  private static func isOneOfSeveral(_ field: FieldReport, in fields: [FieldReport]) -> Bool {
    // By places: to hand out fields would copy all of them.
    let dictionary = fields.indices.first { place in
      fields[place].isContainer && fields[place].isAround(field) && fields[place].isDictionary
        && fields[place].found?.kind == .object
    }
    guard let dictionary else { return false }
    var bad: Set<JSONPath.Step> = []
    for place in fields.indices
    where (fields[place].outcome == .threw || fields[place].outcomeAlone == .threw)
      && !fields[place].isContainer && fields[dictionary].isAround(fields[place])
    {
      bad.insert(fields[place].path.steps[fields[dictionary].path.steps.count])
    }
    return bad.count > 1
  }
}
