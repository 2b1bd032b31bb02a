extension SampleOutcomesTests {
  static let keys: [SampleOutcome] = [
    SampleOutcome(
      "NestedObjects", "as-received",
      strict: "keyNotFound postal_code in $.address",
      default: #"address.postal_code: "", work.postal_code: """#,
      smart: #"address.postal_code: "", work.postal_code: """#),
    SampleOutcome("NestedObjects", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "NestedObjects", "swift-names",
      strict: "keyNotFound full_name in $",
      default: #"address.city: "", address.postal_code: "", full_name: "", work.city: nil, "#
        + "work.postal_code: nil",
      smart: #"address.city: "?", address.postal_code: "", full_name: "?", work.city: nil, "#
        + "work.postal_code: nil"),
    SampleOutcome(
      "NestedObjects", "address-as-text",
      strict: "typeMismatch Dictionary<String, Any> at $.address",
      default: #"address.city: "", address.postal_code: "", work.city: nil, work.postal_code: nil"#,
      smart: #"address.city: "?", address.postal_code: "", work.city: nil, work.postal_code: nil"#),
    SampleOutcome(
      "NestedObjects", "zip-a-number",
      strict: "typeMismatch String at $.address.postal_code",
      default: #"address.postal_code: "", work.city: nil, work.postal_code: nil"#,
      smart: "work.city: nil, work.postal_code: nil"),
    SampleOutcome(
      "NestedObjects", "selected-sent",
      strict: "work.city: nil, work.postal_code: nil",
      default: "work.city: nil, work.postal_code: nil",
      smart: "work.city: nil, work.postal_code: nil"),

    SampleOutcome("SnakeCase", "as-received", strict: "", default: "", smart: ""),
    SampleOutcome("SnakeCase", "clean", strict: "", default: "", smart: ""),
    SampleOutcome("SnakeCase", "camel-case", strict: "", default: "", smart: ""),
    SampleOutcome(
      "SnakeCase", "image-in-capitals",
      strict: "keyNotFound imageUrl in $",
      default: #"image_url: """#, smart: #"image_url: """#),
    SampleOutcome(
      "SnakeCase", "count-as-text",
      strict: "typeMismatch Int at $.followerCount",
      default: "follower_count: 0", smart: ""),

    SampleOutcome(
      "Typos", "as-received",
      strict: "retries: nil, timeout: nil, userAgent: nil",
      default: "retries: 0, timeout: 30, userAgent: nil",
      smart: "retries: 0, timeout: 30, userAgent: nil"),
    SampleOutcome("Typos", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "Typos", "other-case",
      strict: "timeout: nil",
      default: "timeout: 30", smart: "timeout: 30"),
    SampleOutcome(
      "Typos", "two-letters-swapped",
      strict: "retries: nil",
      default: "retries: 0", smart: "retries: 0"),
    SampleOutcome(
      "Typos", "underscore",
      strict: "userAgent: nil",
      default: "userAgent: nil", smart: "userAgent: nil"),
    SampleOutcome("Typos", "extra-key", strict: "", default: "", smart: ""),

    SampleOutcome(
      "RenamingAndFinishing", "as-received",
      strict: "keyNotFound nick_name in $",
      default: #"nick_name: """#,
      smart: #"name: "Ann", nick_name: nil"#),
    SampleOutcome(
      "RenamingAndFinishing", "clean",
      strict: "",
      default: "",
      smart: #"name: "Ann", nick_name: nil"#),
    SampleOutcome(
      "RenamingAndFinishing", "nick-name-null",
      strict: "valueNotFound String at $.nick_name",
      default: #"nick_name: """#,
      smart: #"name: "Ann", nick_name: nil"#),
    SampleOutcome(
      "RenamingAndFinishing", "nothing",
      strict: "keyNotFound nick_name in $",
      default: #"nick_name: """#,
      smart: #"name: "User 7", nick_name: nil"#),
    SampleOutcome(
      "RenamingAndFinishing", "own-name",
      strict: "keyNotFound nick_name in $",
      default: #"nick_name: """#,
      smart: #"name: "User 7", nick_name: nil"#),
  ]
}
