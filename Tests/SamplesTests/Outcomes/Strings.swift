extension SampleOutcomesTests {
  static let strings: [SampleOutcome] = [
    SampleOutcome(
      "EmptyString", "as-received",
      strict: "dataCorrupted at $.website: Invalid URL string.",
      default: "age: nil, birthday: nil, website: nil",
      smart: "age: nil, birthday: nil, website: nil"),
    SampleOutcome("EmptyString", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "EmptyString", "null",
      strict: "age: nil, birthday: nil, website: nil",
      default: "age: nil, birthday: nil, website: nil",
      smart: "age: nil, birthday: nil, website: nil"),
    SampleOutcome(
      "EmptyString", "not-available",
      strict: #"age: nil, birthday: nil, website: "N/A""#,
      default: #"age: nil, birthday: nil, website: "N/A""#,
      smart: #"age: nil, birthday: nil, website: "N/A""#),
    SampleOutcome(
      "EmptyString", "age-empty",
      strict: "typeMismatch Int at $.age",
      default: "age: nil, birthday: nil, website: nil",
      smart: "age: nil, birthday: nil, website: nil"),
    SampleOutcome(
      "EmptyString", "zero-date",
      strict: "dataCorrupted at $: Expected date string to be ISO8601-formatted.",
      default: "age: nil, birthday: nil, website: nil",
      smart: "age: nil, birthday: nil, website: nil"),
  ]
}
