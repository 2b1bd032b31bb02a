extension SampleOutcomesTests {
  static let anyJSON: [SampleOutcome] = [
    SampleOutcome(
      "AnyJSON", "as-received",
      strict: "typeMismatch String at $.extra.limits",
      default: "extra.color: nil, extra.limits.seats: 5, extra.region: nil, note.to: 7",
      smart: #"extra.color: nil, extra.limits.seats: 5, extra.region: nil, note.to: "7""#),
    SampleOutcome(
      "AnyJSON", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "AnyJSON", "null-value",
      strict: "valueNotFound String at $.extra.color",
      default: "extra.color: nil",
      smart: "extra.color: nil"),
    SampleOutcome(
      "AnyJSON", "two-to-the-63",
      strict: "typeMismatch String at $.extra.id",
      default: "extra.color: nil, extra.id: 9223372036854775808",
      smart: "extra.color: nil, extra.id: 9223372036854775808"),
    SampleOutcome(
      "AnyJSON", "too-large",
      strict: "typeMismatch String at $.extra.id",
      default: "dataCorrupted at $.extra.id: The value can't be held without loss.",
      smart: #"extra.color: nil, extra.id: "1e400""#),
    SampleOutcome(
      "AnyJSON", "list-for-object",
      strict: "typeMismatch Dictionary<String, Any> at $.extra",
      default: "typeMismatch Dictionary<String, Any> at $.extra",
      smart: "extra: {}"),
    SampleOutcome(
      "AnyJSON", "one-mixed",
      strict: "typeMismatch String at $.note.to",
      default: "note.to: 7",
      smart: #"note.to: "7""#),
    SampleOutcome(
      "AnyJSON", "an-object",
      strict: "typeMismatch String at $.note.to",
      default: #"note.to: nil, note.to.en: "sale""#,
      smart: "note.to: nil"),
    SampleOutcome(
      "AnyJSON", "price-null",
      strict: "valueNotFound Int at $.price.to",
      default: "price.to: nil",
      smart: "price.to: nil"),

    SampleOutcome(
      "RequestMock", "as-received",
      strict: "typeMismatch String at $.headers.Retry-After",
      default: #"body.plays: nil, body.title: nil, body[0].plays: 7, body[0].title: "Vår", "#
        + "body[1]: nil, headers: {}",
      smart: #"body.plays: nil, body.title: nil, body[0].plays: 7, body[0].title: "Vår", "#
        + #"body[1]: nil, headers.Accept: nil, headers.Retry-After: "3""#),
    SampleOutcome("RequestMock", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "RequestMock", "body-as-text",
      strict: "typeMismatch Dictionary<String, Any> at $.body",
      default: #"body: "{"title": "Vår", "plays": 7}""#,
      smart: #"body: "{"title": "Vår", "plays": 7}""#),
    SampleOutcome(
      "RequestMock", "body-null",
      strict: "valueNotFound Dictionary<String, Any> at $.body",
      default: #"body.plays: nil, body.title: nil, headers: {}, method: "DELETE""#,
      smart: #"body: {}, headers: {}, method: "DELETE""#),
    SampleOutcome(
      "RequestMock", "body-missing",
      strict: "keyNotFound method in $",
      default: "keyNotFound body in $", smart: #"body: {}, headers: {}, method: "GET""#),
    SampleOutcome(
      "RequestMock", "header-a-number",
      strict: "typeMismatch String at $.headers.Retry-After",
      default: "headers: {}", smart: #"headers.Accept: nil, headers.Retry-After: "3""#),
  ]
}
