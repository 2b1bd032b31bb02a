extension SampleOutcomesTests {
  static let dates: [SampleOutcome] = [
    SampleOutcome(
      "Epochs", "as-received",
      strict: "typeMismatch Double at $.until",
      default: "from: 1700000000000, until: nil", smart: "from: 1700000000000"),
    SampleOutcome("Epochs", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "Epochs", "milliseconds",
      strict: "from: 1700000000000, until: 1700000360000",
      default: "from: 1700000000000, until: 1700000360000",
      smart: "from: 1700000000000, until: 1700000360000"),
    SampleOutcome(
      "Epochs", "from-as-text",
      strict: "typeMismatch Double at $.from",
      default: "from: 0", smart: ""),
    SampleOutcome(
      "Epochs", "iso-text",
      strict: "typeMismatch Double at $.from",
      default: "from: 0", smart: "from: 0"),
    SampleOutcome("Epochs", "zero", strict: "until: 0", default: "until: 0", smart: "until: 0"),

    SampleOutcome(
      "ISODates", "as-received",
      strict: "dataCorrupted at $: Expected date string to be ISO8601-formatted.",
      default: #"ends: nil, starts: "2001-01-01T00:00:00Z""#,
      smart: #"ends: nil, starts: "1970-01-01T00:00:00Z""#),
    SampleOutcome("ISODates", "clean", strict: "", default: "", smart: ""),
    SampleOutcome("ISODates", "fraction", strict: "", default: "", smart: ""),
    SampleOutcome("ISODates", "offset", strict: "", default: "", smart: ""),
    SampleOutcome(
      "ISODates", "no-zone",
      strict: "dataCorrupted at $: Expected date string to be ISO8601-formatted.",
      default: #"starts: "2001-01-01T00:00:00Z""#, smart: #"starts: "1970-01-01T00:00:00Z""#),
    SampleOutcome("ISODates", "february-30", strict: "", default: "", smart: ""),
    SampleOutcome(
      "ISODates", "day-only",
      strict: "dataCorrupted at $: Expected date string to be ISO8601-formatted.",
      default: "ends: nil", smart: "ends: nil"),

    SampleOutcome(
      "TwoDateFormats", "as-received",
      strict: "typeMismatch Double at $.pushedAt",
      default: "typeMismatch Double at $.pushedAt", smart: #"pushedAt: "2023-11-14T22:19:20Z""#),
    SampleOutcome("TwoDateFormats", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "TwoDateFormats", "both-numbers",
      strict: "typeMismatch String at $.createdAt",
      default: "typeMismatch String at $.createdAt", smart: #"createdAt: "1970-01-01T00:00:00Z""#),
    SampleOutcome(
      "TwoDateFormats", "pushed-as-text",
      strict: "typeMismatch Double at $.pushedAt",
      default: "typeMismatch Double at $.pushedAt", smart: ""),
    SampleOutcome(
      "TwoDateFormats", "pushed-null",
      strict: "valueNotFound Double at $.pushedAt",
      default: "valueNotFound Double at $.pushedAt", smart: "pushedAt: nil"),
  ]
}
