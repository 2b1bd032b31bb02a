import Testing

/// Models as developers write them for the payloads of well-known services: what the program says of
/// each is what Foundation does.
@Suite struct EverydayModelTests {
  /// A model, a payload, and some of the lines that the program must print for them.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let payload: String
    let lines: [String]
    var testDescription: String { name }
  }

  @Test(
    arguments: Self.enums + Self.containers + Self.ways + Self.collections + Self.merged
      + Self.replaced + Self.helpers + Self.lossy + Self.gathered + Self.parts + Self.refused
      + Self.vain + Self.lookedUp + Self.inherited + Self.read + Self.apps + Self.settings
      + Self.checks + Self.passedOver + Self.placed
      + Self.chosen + Self.behind + Self.strangers + Self.wrapped + Self.origins + Self.shared
      + Self.forms + Self.unions + Self.innerTexts + Self.computed
      + Self.unheld + Self.influence)
  func `what is said of a model is what Foundation does`(_ model: Case) throws {
    let said = try OwnModelDecode.said(model.source, model.payload)
    for line in model.lines { #expect(said.contains(line), "\(line) in \(said)") }
  }
}
