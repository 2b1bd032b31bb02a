import DecodingReport
import DecodingStyles
import Explorer
import TerminalCanvas
import Testing
import TextEditor
import Workbench

/// A model's own decoder among the options.
struct OwnDecoderTests {
  private static let decoders = ["JSONDecoder.api", "makeDecoder()"]

  /// Decodes as the sample does, with the model's own decoder.
  private static let models: Models = {
    guard case .loaded(let types, var options) = UserSample.entry.models else {
      return UserSample.entry.models
    }
    options.decoder = DecodingOptions.OwnDecoder(
      expression: "JSONDecoder.api", subclass: "APIDecoder")
    return .loaded(types, options)
  }()

  private static func started() -> Session {
    var entry = OwnSample.entry
    entry.decoders = decoders
    var session = Session(
      160, 50, samples: UserSample.samples + [entry],
      opening: Opening(sample: UserSample.samples.count))
    session.answer()
    return session
  }

  @Test func `it is offered, compiled when it is switched on, and takes the place of strategies`()
    throws
  {
    var session = Self.started()
    try session.press("o")
    #expect(session.lines.contains { $0.contains("decoder") && $0.contains(" by options ") })
    #expect(session.lines.contains { $0.contains("JSONDecoder.api   makeDecoder()") })
    try session.press("<Right>")
    let request = try #require(session.modelRequest)
    #expect(request.decoder == "JSONDecoder.api")
    session.compiled(request, decoders: Self.decoders, models: Self.models)
    #expect(session.request?.options.decoder?.expression == "JSONDecoder.api")
    session.answer()
    #expect(session.lines[0].contains("JSONDecoder.api"))
    #expect(session.shows("what APIDecoder overrides: not told"))
    #expect(session.lines.contains { $0.contains("keys") && $0.contains("as JSONDecoder.api has") })
    // A strategy can't be chosen beside it; the rules of smart decoding can.
    try session.press("<Down><Right>")
    #expect(session.request?.options.keyStrategy != .snake)
    #expect(session.shows("choose the decoder 'by options' first"))
    try session.press("<End><Right>")
    #expect(session.request?.options.smartProfile == .two)
    #expect(session.request?.options.decoder?.expression == "JSONDecoder.api")
  }

  @Test func `one that can't be had leaves the last results, and says why`() throws {
    var session = Self.started()
    try session.press("o<Right>")
    let request = try #require(session.modelRequest)
    let words = "JSONDecoder.api: the decoder expression's code trapped: no"
    let fault = ModelFault(
      findings: [Diagnostic(source: ModelFault.decoder, message: words)])
    session.answer(ModelAnswer(to: request, .failure(fault)))
    #expect(session.shows("the decoder expression's code trapped: no"))
    try session.press("<Esc>")
    #expect(session.shows("STALE"))
    // Switched off again, the model is what it was.
    try session.press("o<Left>")
    let next = try #require(session.modelRequest)
    #expect(next.decoder == nil && next.revision > request.revision)
    session.compiled(next, decoders: Self.decoders)
    session.answer()
    #expect(!session.shows("STALE"))
  }

  @Test func `a model that loses its last one meanwhile has a setting less`() throws {
    var session = Self.started()
    try session.press("<F7><Enter><C-Home>/")
    let request = try session.modelAfterPause()
    try session.press("<Esc>o<End>")
    #expect(session.shows("by options"))
    session.compiled(request)
    session.answer()
    try session.press("<Right>")
    #expect(session.request?.options.smartProfile == .two)
    #expect(!session.shows("by options"))
  }

  @Test func `a model without one has no such setting`() throws {
    var session = OwnSample.started(160, 50)
    try session.press("o")
    #expect(!session.shows("by options"))
  }
}
