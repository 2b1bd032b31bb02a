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

    SampleOutcome(
      "BytesAndURLs", "as-received",
      strict: "dataCorrupted at $.icon: Invalid URL string.",
      default: #"home: "not%20a%20url", icon: nil, token: "-_8""#,
      smart: #"home: "not%20a%20url", icon: nil, token: """#),
    SampleOutcome("BytesAndURLs", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "BytesAndURLs", "token-url-safe",
      strict: "dataCorrupted at $.token: Encountered Data is not valid Base64.",
      default: #"token: "-_-_""#,
      smart: #"token: """#),
    SampleOutcome(
      "BytesAndURLs", "token-not-padded",
      strict: "dataCorrupted at $.token: Encountered Data is not valid Base64.",
      default: #"token: "abc""#,
      smart: #"token: """#),
    SampleOutcome(
      "BytesAndURLs", "icon-empty",
      strict: "dataCorrupted at $.icon: Invalid URL string.",
      default: "icon: nil",
      smart: "icon: nil"),
    SampleOutcome(
      "BytesAndURLs", "home-with-spaces",
      strict: #"home: "not%20a%20url", icon: "N/A""#,
      default: #"home: "not%20a%20url", icon: "N/A""#,
      smart: #"home: "not%20a%20url", icon: "N/A""#),

    SampleOutcome(
      "ChangingEmpties", "as-received",
      strict: "typeMismatch Dictionary<String, Any> at $.address",
      default: "address.city: nil, limits: {}, tags: []",
      smart: "address.city: nil, limits: {}, tags: []"),
    SampleOutcome("ChangingEmpties", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "ChangingEmpties", "one-tag",
      strict: "typeMismatch Array<Any> at $.tags",
      default: "tags: []",
      smart: "tags: []"),
    SampleOutcome(
      "ChangingEmpties", "address-a-list",
      strict: "typeMismatch Dictionary<String, Any> at $.address",
      default: "address.city: nil",
      smart: "address.city: nil"),
    SampleOutcome(
      "ChangingEmpties", "all-null",
      strict: "valueNotFound String at $.name",
      default: #"address.city: nil, limits: {}, name: "", tags: []"#,
      smart: #"address.city: nil, limits: {}, name: "", tags: []"#),
  ]
}
