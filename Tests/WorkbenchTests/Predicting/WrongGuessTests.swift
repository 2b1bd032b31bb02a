import DecodingReport
import JSONSource
import Testing
import Workbench

/// Why a guess was wrong, in the words of what is known of the field.
struct WrongGuessTests {
  private func words(
    _ guess: Outcome, _ outcome: Outcome, wanted: SwiftType? = .standard(.int),
    reason: Reason? = nil,
    value: String? = nil, step: JSONPath.Step = .key("age"), style: DecodingStyle = .strict
  ) -> String? {
    var field = FieldReport(
      path: JSONPath([step]), property: "age", wanted: wanted, outcome: outcome)
    field.reason = reason
    field.value = value
    return WrongGuess(guess, of: field, in: style).words
  }

  @Test func `of a missing key`() {
    #expect(
      words(.asSent, .threw) == "would need a value to be sent: the key is missing")
    #expect(words(.converted, .default) == "would need a value to convert: the key is missing")
    #expect(
      words(.default, .threw)
        == "would need a fallback for this property; strict has none here")
    #expect(words(.nil, .threw) == "would need an optional: Int is none")
    #expect(
      words(.nil, .threw, wanted: .optional(.standard(.int)))
        == "would need the key to be allowed to be missing: strict throws")
    #expect(
      words(.nil, .default, wanted: .optional(.standard(.int)), value: "7", style: .smart)
        == "would need no fallback: 7 does")
    #expect(
      words(.dropped, .threw) == "is for what is sent and not used: nothing was sent")
    #expect(
      words(.threw, .default, value: "0", style: .default)
        == "would need no fallback: 0 is used")
  }

  @Test func `of a key that nobody asks for, and of an element`() {
    #expect(
      words(.threw, .dropped, wanted: nil, reason: .unknownKey)
        == "is never thrown for a key that no property asks for")
    #expect(
      words(.default, .dropped, wanted: nil, reason: .unknownKey)
        == "is a property's: none asks for this key")
    #expect(
      words(.nil, .dropped, wanted: nil, reason: .unknownKey)
        == "is what a property is: none asks for this key")
    #expect(
      words(.dropped, .threw, step: .index(0)) == "would need a list that leaves this element out")
  }

  @Test func `of a right guess, and of what nobody knows, there is nothing to say`() {
    for outcome in Outcome.guessable { #expect(words(outcome, outcome) == nil) }
    for outcome in Outcome.guessable { #expect(words(outcome, .notReached) == nil) }
    // Any other pair has its words.
    for outcome in Outcome.guessable {
      for guess in Outcome.guessable where guess != outcome {
        #expect(words(guess, outcome)?.isEmpty == false, "\(guess) \(outcome)")
      }
    }
  }
}
