import DecodingConclusions
import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Synchronization

/// One payload, read once, and decoded in one style after the other: for the values, and then
/// again with recording, for the whys.
struct StyleRuns: Sendable {
  private(set) var document: JSONDocument
  let data: Data
  let options: DecodingOptions
  /// The settings of the model's own decoder, where these take the place of the options.
  private let decoders: [DecodingStyle: DecoderSettings]
  /// Which calls of the decodes the reports hold.
  let traces: TraceScope
  /// How much of smart mode's own log the reports hold.
  let logLevel: SmartLogLevel
  /// What the models' sources say, where they were read.
  let facts: [DecodingStyle: KnownFacts]
  private let witness: Witness
  let types: ModelTypes
  private let trialNotes: TrialNotes
  /// Who may count elements of large payloads beside a decode.
  var worker: DigestWorker?

  init(_ experiment: Experiment, _ types: ModelTypes) {
    let options = experiment.options
    if experiment.bytes.count >= Decoding.leastOverlappingBytes { Heap.giveBackLargeBlocks() }
    document = JSONDocument.parse(holding: experiment.bytes, dialect: options.dialect)
    data = FoundationProbe.data(of: experiment.bytes, document, options)
    self.options = options
    decoders = experiment.decoders
    traces = experiment.traces
    logLevel = experiment.logLevel
    facts = experiment.facts
    witness = experiment.witness
    trialNotes = experiment.trialNotes
    self.types = types
  }

  /// The settings of a style's decoders.
  func settings(_ style: DecodingStyle) -> DecoderSettings {
    decoders[style]?.under(options.smartProfile) ?? DecoderSettings(options)
  }

  /// The same for another thread.
  func twin() -> StyleRuns {
    var twin = self
    twin.document = document.twin()
    return twin
  }

  /// What a style makes of the payload, without any tracing.
  func answer(_ style: DecodingStyle) -> StyleAnswer {
    switch style {
    case .strict: foundation(types.strict, style)
    case .default: foundation(types.default, style)
    case .smart: smart(types.smart)
    }
  }

  /// The report of one style, from its answer and a decode that is recorded.
  ///
  /// Without `goesOn`, a decode that throws isn't repeated with placeholders behind the failure; without
  /// `makesTrials`, no type is asked what it makes of other values.
  func report(
    _ answer: StyleAnswer, goesOn: Bool = true, makesTrials: Bool = true,
    _ cancellation: Cancellation?
  ) -> StyleReport {
    let repeatableCalls =
      goesOn && answer.failed ? max(Self.leastRepeatableCalls, 4 * document.nodeCount) : 0
    func recorded(_ source: SourceFacts) -> DecodingRecorder {
      let digester = ElementDigester(
        document: document, source: source, focus: traces.nodes(in: document), worker: worker)
      return switch answer.style {
      case .strict: trace(types.strict, answer.style, repeatableCalls, digester, cancellation)
      case .default: trace(types.default, answer.style, repeatableCalls, digester, cancellation)
      case .smart: record(types.smart, answer, repeatableCalls, digester, cancellation)
      }
    }
    var source = sourceFacts(in: answer.style, asksTypes: makesTrials, cancellation)
    var recorder = recorded(source)
    // Behind the error may stand the first model that looks for values elsewhere.
    if answer.style == .smart, source.mapsKeys == nil, SmartDecoder.hasMetMapping {
      source = sourceFacts(in: answer.style, asksTypes: makesTrials, cancellation)
      recorder = recorded(source)
    }
    var run = StyleReport.Run(
      recorder: recorder, result: answer.result, microseconds: answer.microseconds)
    if goesOn, !recorder.listedObjects.isEmpty, document.nodeCount <= Self.mostReordered {
      run.inOtherOrder = inOtherOrder(answer.style)
    }
    var report = StyleReport(
      style: answer.style, type: answer.type, run: run, document: document,
      keys: settings(answer.style).keyConversion, traces: traces,
      typeDefault: Self.typeDefault, source: source)
    report.declaredModel = answer.declaredModel
    if answer.style == .smart, logLevel != .none { report.log = log(types.smart) }
    return report
  }

  /// What smart mode's own log tells of the decode; empty where that has nothing to tell.
  private func log<Model: Decodable>(_ type: Model.Type) -> StyleLog {
    let told = Mutex(StyleLog())
    var decoder = settings(.smart).makeSmartDecoder()
    decoder.logLevel = logLevel
    decoder.logHandler = { log in told.withLock { $0 = StyleLog(log) } }
    _ = try? decoder.decode(type, from: data)
    return told.withLock { $0 }
  }

  /// What a style makes of the payload where an object's keys are listed in another order than the
  /// document's. Smart decoding knows that one alone.
  private func inOtherOrder(_ style: DecodingStyle) -> LazyText? {
    func text<Model: Decodable>(_ type: Model.Type) -> LazyText? {
      let context = TraceContext(
        document: document, keys: settings(style).keyConversion, reversesKeys: true)
      decode(type, style, tracedBy: context)
      return context.recorder.returnedText
    }
    return switch style {
    case .strict: text(types.strict)
    case .default: text(types.default)
    case .smart: nil
    }
  }

  /// A larger payload isn't decoded once more only to know that.
  private static let mostReordered = 65_536

  /// Decodes with recording for somebody who hears of each call before it runs nested code, or
  /// right behind it where it runs none.
  func follow(_ style: DecodingStyle, _ observer: @escaping (DecodingEvent) -> Void) {
    switch style {
    case .strict: follow(types.strict, style, observer)
    case .default: follow(types.default, style, observer)
    case .smart:
      _ = try? settings(.smart).makeSmartDecoder().decode(
        types.smart, from: document, recorder: DecodingRecorder(observer: observer))
    }
  }

  /// What the model's source says, and its types. Smart decoding keeps initial values anyway.
  private func sourceFacts(
    in style: DecodingStyle, asksTypes: Bool, _ cancellation: Cancellation?
  ) -> SourceFacts {
    let index = facts[style]?.index
    let initialValue: SourceFacts.Fact = { type, property in
      style == .smart ? nil : index?.initialValue(of: property, in: type)
    }
    let declaredType: SourceFacts.DeclaredType = { type, property in
      index?.declaredType(of: property, in: type)
    }
    let isAskedFor: @Sendable (String, String) -> Bool = { type, property in
      index?.isAskedFor(property, in: type) ?? true
    }
    let key: SourceFacts.Fact = { type, property in index?.key(of: property, in: type) }
    var writes: (@Sendable (SourceFacts.Literal) -> Bool)?
    if let index { writes = { index.writes($0) } }
    var mayAsk: (@Sendable (_ type: String, _ key: String) -> Bool)?
    if let index { mayAsk = { type, key in index.mayAsk(for: key, in: type) } }
    let caseProbe = { @Sendable [trialNotes] type, isText in
      CaseProbe.fallback(of: type, forText: isText, trialNotes)
    }
    let fallbackCase: SourceFacts.FallbackCase? = asksTypes ? caseProbe : nil
    let decoded = asksTypes ? experiment(in: style, cancellation) : nil
    let mapsKeys = style == .smart && SmartDecoder.hasMetMapping
    return SourceFacts(
      initialValue: initialValue, property: index?.use, key: key, declaredType: declaredType,
      isAskedFor: isAskedFor, ownCode: index?.ownCode, isKnown: index != nil,
      declares: { index?.declares($0) ?? false },
      isWrittenByCompiler: index?.isWrittenByCompiler,
      writes: writes, texts: index?.compared ?? [], formats: index?.dateFormats ?? [],
      mayAsk: mayAsk,
      takesCasesExactly: { $0 is any DefaultCodableEnum.Type },
      mapsKeys: mapsKeys ? SmartDecoder.mapsKeys : nil,
      mappedPlaces: mapsKeys ? SmartDecoder.mappedPlaces : nil, fallbackCase: fallbackCase,
      decoded: decoded, conclude: witness.conclude)
  }

  /// What types make of other JSON in a style.
  private func experiment(
    in style: DecodingStyle, _ cancellation: Cancellation?
  ) -> SourceFacts.Experiment {
    let trials = trials(in: style, cancellation)
    return { type, json, place in
      guard let type = type as? any Decodable.Type else { throw CancellationError() }
      return try trials.value(of: type, from: json, at: place)
    }
  }

  /// Decodes other JSON than the payload's, by its settings in a style.
  func trials(
    in style: DecodingStyle, _ cancellation: Cancellation? = nil
  ) -> TrialRuns<TypeChange, TypeFinding> {
    let (options, settings, notes) = (options, settings(style), trialNotes)
    return TrialRuns(
      cancellation ?? Cancellation(), keeping: { _ in false },
      by: { change, _ in
        TypeFinding {
          try notes.noting(change) {
            style == .smart
              ? try settings.makeSmartDecoder().decode(change.type, from: Data(change.json))
              : try FoundationProbe.decode(change.type, from: change.json, options, settings)
          }
        }
      })
  }

  private static func typeDefault(of type: any Any.Type) -> Any? {
    (type as? any DefaultValue.Type)?.defaultValue
  }
}

extension StyleRuns {
  /// Foundation decodes, untraced: that is the value and the error. The trace explains them.
  private func foundation<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle
  ) -> StyleAnswer {
    let decoder = settings(style).makeJSONDecoder()
    return StyleAnswer(style, type) {
      if document.trapsFoundation { throw FoundationProbe.unasked }
      return try decoder.decode(type, from: data)
    }
  }

  private func smart<Model: Decodable>(_ type: Model.Type) -> StyleAnswer {
    let decoder = settings(.smart).makeSmartDecoder()
    return StyleAnswer(.smart, type) {
      try decoder.decode(type, from: document, recorder: nil)
    }
  }

  /// Decodes with tracing; where that throws, on with placeholders at the places that failed.
  private func trace<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle, _ repeatableCalls: Int,
    _ digester: ElementDigester, _ cancellation: Cancellation?
  ) -> DecodingRecorder {
    let context = TraceContext(
      document: document, keys: settings(style).keyConversion, digester: digester,
      repeatableCalls: repeatableCalls, cancellation: cancellation,
      notesValueContainers: traces.keepsCalls)
    decode(type, style, tracedBy: context)
    return context.recorder
  }

  private func follow<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle, _ observer: @escaping (DecodingEvent) -> Void
  ) {
    let context = TraceContext(
      document: document, keys: settings(style).keyConversion, observer: observer)
    decode(type, style, tracedBy: context)
  }

  private func decode<Model: Decodable>(
    _ type: Model.Type, _ style: DecodingStyle, tracedBy context: TraceContext
  ) {
    let decoder = settings(style).makeJSONDecoder()
    if let key = TraceContext.userInfoKey { decoder.userInfo[key] = context }
    _ = try? decoder.decode(TracedRoot<Model>.self, from: data)
  }

  /// What a failed decode may be repeated for at any size; a larger payload may have four times as
  /// many calls repeated as it has nodes, which is what some decodes make.
  private static let leastRepeatableCalls = 65_536

  private func record<Model: Decodable>(
    _ type: Model.Type, _ answer: StyleAnswer, _ repeatableCalls: Int,
    _ digester: ElementDigester, _ cancellation: Cancellation?
  ) -> DecodingRecorder {
    guard !answer.isRefused else { return DecodingRecorder() }
    return settings(.smart).makeSmartDecoder().recorded(
      type, from: document, digester: digester, repeatableCalls: repeatableCalls,
      cancellation: cancellation, notesValueContainers: traces.keepsCalls)
  }
}
