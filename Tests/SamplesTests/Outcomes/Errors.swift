extension SampleOutcomesTests {
  static let errors: [SampleOutcome] = [
    SampleOutcome(
      "ReadingErrors", "as-received",
      strict: "typeMismatch String at $.unit",
      default: #"count: 0, isValid: false, unit: """#,
      smart: #"count: 0, isValid: false, unit: "7""#),
    SampleOutcome("ReadingErrors", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "ReadingErrors", "count-a-fraction",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "count: 0",
      smart: "count: 0"),
    SampleOutcome(
      "ReadingErrors", "valid-as-text",
      strict: "typeMismatch Bool at $.isValid",
      default: "isValid: false",
      smart: "isValid: false"),
    SampleOutcome(
      "ReadingErrors", "unit-missing",
      strict: "keyNotFound unit in $",
      default: #"unit: """#,
      smart: #"unit: """#),
  ]
}
