extension SampleOutcomesTests {
  static let basics: [SampleOutcome] = [
    SampleOutcome(
      "User", "as-received",
      strict: "typeMismatch Int at $.age",
      default: #"address.city: "", address.zip: "", age: 0, email: nil, isAdmin: false, "#
        + #"joined: "1970-01-01T00:00:00Z", role: "viewer", score: 0, tags: []"#,
      smart: #"address.city: "", age: 42, email: nil, joined: "1970-01-01T00:00:00Z", "#
        + #"role: "viewer", tags: []"#),
    SampleOutcome("User", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "User", "age-missing",
      strict: "keyNotFound age in $", default: "age: 0", smart: "age: 0"),
    SampleOutcome(
      "User", "age-null",
      strict: "valueNotFound Int at $.age", default: "age: 0", smart: "age: 0"),
    SampleOutcome(
      "User", "age-fraction",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "age: 0", smart: "age: 0"),
    SampleOutcome(
      "User", "age-true",
      strict: "typeMismatch Int at $.age", default: "age: 0", smart: "age: 0"),
    SampleOutcome(
      "User", "role-unknown",
      strict: "dataCorrupted at $.role: Cannot initialize Role from invalid String value owner",
      default: #"role: "viewer""#, smart: #"role: "viewer""#),
    SampleOutcome(
      "User", "tags-with-null",
      strict: "valueNotFound String at $.tags[1]", default: "tags: []", smart: "tags: []"),
    SampleOutcome(
      "User", "email-a-number",
      strict: "typeMismatch String at $.email",
      default: "typeMismatch String at $.email",
      smart: #"email: "42""#),

    SampleOutcome(
      "MissingKey", "as-received",
      strict: "keyNotFound fontSize in $",
      default: #"columns: 0, fontSize: 14, language: "pt-BR""#,
      smart: #"columns: 3, fontSize: 14, language: "pt-BR""#),
    SampleOutcome("MissingKey", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "MissingKey", "language-missing",
      strict: #"columns: 1, fontSize: 18, language: nil, sounds: true, theme: "sepia""#,
      default: #"columns: 1, fontSize: 18, language: nil, sounds: true, theme: "sepia""#,
      smart: #"columns: 1, fontSize: 18, language: nil, sounds: true, theme: "sepia""#),
    SampleOutcome(
      "MissingKey", "columns-missing",
      strict: "keyNotFound columns in $",
      default: #"columns: 0, language: "cs""#, smart: #"columns: 3, language: "cs""#),
    SampleOutcome(
      "MissingKey", "empty-object",
      strict: "keyNotFound theme in $",
      default: #"columns: 0, fontSize: 14, language: nil, sounds: true, theme: "light""#,
      smart: #"columns: 3, fontSize: 14, language: nil, sounds: true, theme: "light""#),

    SampleOutcome(
      "NullAndMissing", "as-received",
      strict: "valueNotFound Int at $.followers",
      default: "followers: 0, nickname: nil, postsPerPage: 20",
      smart: "followers: 0, nickname: nil, postsPerPage: 20"),
    SampleOutcome("NullAndMissing", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "NullAndMissing", "null-optionals",
      strict: "nickname: nil, postsPerPage: nil",
      default: "nickname: nil, postsPerPage: 20", smart: "nickname: nil, postsPerPage: 20"),
    SampleOutcome(
      "NullAndMissing", "missing-optionals",
      strict: "nickname: nil, postsPerPage: nil",
      default: "nickname: nil, postsPerPage: 20", smart: "nickname: nil, postsPerPage: 20"),
    SampleOutcome(
      "NullAndMissing", "null-bool",
      strict: "typeMismatch Bool at $.isPublic",
      default: "isPublic: false", smart: "isPublic: false"),

    SampleOutcome(
      "EverythingOptional", "as-received",
      strict: "artist: nil, seconds: nil",
      default: #"artist: "", seconds: 0"#, smart: #"artist: "", seconds: 0"#),
    SampleOutcome("EverythingOptional", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "EverythingOptional", "empty-object",
      strict: "artist: nil, isLive: nil, seconds: nil, title: nil",
      default: #"artist: "", seconds: 0, title: """#, smart: #"artist: "", seconds: 0, title: """#),
    SampleOutcome(
      "EverythingOptional", "seconds-as-text",
      strict: "typeMismatch Int at $.seconds",
      default: "seconds: 0", smart: ""),

    SampleOutcome(
      "HandWrittenDefaults", "as-received",
      strict: "isFree: true, season: 1",
      default: "isFree: true, season: 1", smart: "isFree: true, season: 1"),
    SampleOutcome("HandWrittenDefaults", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "HandWrittenDefaults", "season-as-text",
      strict: "typeMismatch Int at $.season",
      default: "season: 1", smart: ""),
    SampleOutcome(
      "HandWrittenDefaults", "minutes-a-fraction",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "minutes: 0", smart: "minutes: 0"),
    SampleOutcome(
      "HandWrittenDefaults", "title-missing",
      strict: "keyNotFound title in $",
      default: "keyNotFound title in $", smart: #"title: """#),

    SampleOutcome(
      "EmptyObject", "as-received",
      strict: "keyNotFound name in $.owner",
      default: #"address.city: nil, address.zip: nil, owner.name: "", owner.phone: nil"#,
      smart: #"address.city: "", address.zip: "", owner.name: "", owner.phone: nil"#),
    SampleOutcome("EmptyObject", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "EmptyObject", "address-empty",
      strict: "keyNotFound city in $.address",
      default: "address.city: nil, address.zip: nil, owner.phone: nil",
      smart: #"address.city: "", address.zip: "", owner.phone: nil"#),
    SampleOutcome(
      "EmptyObject", "list-for-object",
      strict: "typeMismatch Dictionary<String, Any> at $.owner",
      default: #"address.city: nil, address.zip: nil, owner.name: "", owner.phone: nil"#,
      smart: #"address.city: nil, address.zip: nil, owner.name: "", owner.phone: nil"#),
    SampleOutcome(
      "EmptyObject", "null-objects",
      strict: "valueNotFound Dictionary<String, Any> at $.owner",
      default: #"address.city: nil, address.zip: nil, owner.name: "", owner.phone: nil"#,
      smart: #"address.city: nil, address.zip: nil, owner.name: "", owner.phone: nil"#),

    SampleOutcome(
      "WhatTheCompilerWrites", "as-received",
      strict: "age: nil",
      default: "age: nil",
      smart: "age: nil"),
    SampleOutcome("WhatTheCompilerWrites", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "WhatTheCompilerWrites", "age-null",
      strict: "age: nil",
      default: "age: nil",
      smart: "age: nil"),
    SampleOutcome(
      "WhatTheCompilerWrites", "age-as-text",
      strict: "typeMismatch Int at $.age",
      default: "typeMismatch Int at $.age",
      smart: ""),
    SampleOutcome(
      "WhatTheCompilerWrites", "name-missing",
      strict: "keyNotFound name in $",
      default: "keyNotFound name in $",
      smart: #"name: """#),
  ]
}
