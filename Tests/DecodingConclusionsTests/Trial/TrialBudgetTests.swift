import Testing

@testable import DecodingConclusions

/// How many decodes a conclusion may cost.
@Suite struct TrialBudgetTests {
  @Test func `a budget ends, by decodes or by time`() {
    let ofDecodes = TrialBudget(decodes: 2)
    #expect(ofDecodes.spend() && ofDecodes.spend() && !ofDecodes.isSpent)
    #expect(!ofDecodes.spend() && ofDecodes.isSpent && !ofDecodes.spend())
    let ofTime = TrialBudget(decodes: 1000, time: .zero)
    var made = 0
    while made < 1000, ofTime.spend() { made += 1 }
    #expect(made <= 16 && ofTime.isSpent)
  }
}
