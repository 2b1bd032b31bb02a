extension SampleOutcomesTests {
  static let enums: [SampleOutcome] = [
    SampleOutcome(
      "UnknownCase", "as-received",
      strict: "dataCorrupted at $.state: Cannot initialize State from invalid String value waiting",
      default: #"history[1]: "unknown", state: "unknown""#,
      smart: #"history: [], state: "unknown""#),
    SampleOutcome("UnknownCase", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "UnknownCase", "previous-unknown",
      strict: "dataCorrupted at $.previous: Cannot initialize State from invalid String value "
        + "waiting",
      default: #"previous: "unknown""#,
      smart: "previous: nil"),
    SampleOutcome(
      "UnknownCase", "other-case",
      strict: "dataCorrupted at $.state: Cannot initialize State from invalid String value Closed",
      default: #"state: "unknown""#, smart: #"state: "unknown""#),
    SampleOutcome(
      "UnknownCase", "history-unknown",
      strict: "dataCorrupted at $.history[1]: Cannot initialize State from invalid String value "
        + "waiting",
      default: #"history[1]: "unknown", history[2]: "unknown""#,
      smart: "history: []"),
    SampleOutcome(
      "UnknownCase", "priority-unknown",
      strict: "dataCorrupted at $.priority: Cannot initialize Priority from invalid Int value 9",
      default: "priority: 1", smart: "priority: 1"),
    SampleOutcome(
      "UnknownCase", "priority-as-text",
      strict: "typeMismatch Int at $.priority",
      default: "priority: 1", smart: ""),
  ]
}
