extension SampleOutcomesTests {
  static let writtenBack: [SampleOutcome] = [
    SampleOutcome(
      "WrittenBack", "as-received",
      strict: #"note: nil, status: "waiting""#,
      default: #"note: nil, status: "unknown""#,
      smart: #"note: nil, status: "waiting""#),
    SampleOutcome("WrittenBack", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "WrittenBack", "pieces-as-text",
      strict: "typeMismatch Int at $.pieces",
      default: "pieces: 0",
      smart: ""),
    SampleOutcome(
      "WrittenBack", "waiting",
      strict: #"status: "waiting""#,
      default: #"status: "unknown""#,
      smart: #"status: "waiting""#),
    SampleOutcome("WrittenBack", "one-key-more", strict: "", default: "", smart: ""),

    SampleOutcome(
      "NilLeftOut", "as-received",
      strict: "nickname: nil",
      default: "nickname: nil",
      smart: "nickname: nil"),
    SampleOutcome(
      "NilLeftOut", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "NilLeftOut", "nickname-missing",
      strict: "nickname: nil",
      default: "nickname: nil",
      smart: "nickname: nil"),
    SampleOutcome(
      "NilLeftOut", "website-null",
      strict: "website: nil",
      default: "website: nil",
      smart: "website: nil"),
    SampleOutcome(
      "DefaultsWrittenOut", "as-received",
      strict: "isMuted: nil, volume: nil",
      default: "isMuted: false, volume: 1",
      smart: "isMuted: false, volume: 50"),
    SampleOutcome(
      "DefaultsWrittenOut", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "DefaultsWrittenOut", "volume-null",
      strict: "volume: nil",
      default: "volume: 1",
      smart: "volume: 50"),
    SampleOutcome(
      "DefaultsWrittenOut", "volume-as-text",
      strict: "typeMismatch Int at $.volume",
      default: "volume: 1",
      smart: ""),
    SampleOutcome(
      "DatesWritten", "as-received",
      strict: #"ends: "2024-03-01T10:00:00Z""#,
      default: #"ends: "2024-03-01T10:00:00Z", starts: "2024-03-01T09:30:00.750Z""#,
      smart: #"ends: "2024-03-01T10:00:00Z""#),
    SampleOutcome(
      "DatesWritten", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "DatesWritten", "offset",
      strict: #"starts: "2024-03-01T08:30:00Z""#,
      default: #"starts: "2024-03-01T08:30:00Z""#,
      smart: #"starts: "2024-03-01T08:30:00Z""#),
    SampleOutcome(
      "DatesWritten", "fraction",
      strict: "",
      default: #"starts: "2024-03-01T09:30:00.750Z""#,
      smart: ""),
    SampleOutcome(
      "NumbersAsKeys", "as-received",
      strict: "typeMismatch Array<Any> at $.fares",
      default: "fares: [], zones: []",
      smart: "fares: [], zones: []"),
    SampleOutcome(
      "NumbersAsKeys", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "NumbersAsKeys", "leading-zero",
      strict: "seats.2: nil",
      default: "seats.2: nil",
      smart: "seats.2: nil"),
    SampleOutcome(
      "NumbersAsKeys", "key-a-word",
      strict: "typeMismatch Int at $.seats.first",
      default: #"seats: {}, zones[0]: "outer""#,
      smart: #"seats: {}, zones[0]: "outer""#),
    SampleOutcome(
      "KeyOrder", "as-received",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "KeyOrder", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "KeyOrder", "key-twice",
      strict: "rates.chf: nil, rates.eur: nil",
      default: "rates.chf: nil, rates.eur: nil",
      smart: "rates.chf: nil, rates.eur: nil"),
    SampleOutcome(
      "KeyOrder", "number-as-text",
      strict: "typeMismatch Int at $.number",
      default: "number: 0, rates: {}",
      smart: "rates: {}"),
    SampleOutcome(
      "WholeNumbers", "as-received",
      strict: "celsius: 21",
      default: "celsius: 21",
      smart: "celsius: 21"),
    SampleOutcome(
      "WholeNumbers", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "WholeNumbers", "other-spellings",
      strict: "pressure: 1013.3, price: 0.1",
      default: "pressure: 1013.3, price: 0.1",
      smart: "pressure: 1013.3, price: 0.1"),
    SampleOutcome(
      "WholeNumbers", "more-digits",
      strict: "celsius: 0.12345678901234568, pressure: 16777216, price: 12345678901234567890.12",
      default: "celsius: 0.12345678901234568, pressure: 16777216, price: 12345678901234567890.12",
      smart: "celsius: 0.12345678901234568, pressure: 16777216, price: 12345678901234567890.12"),
    SampleOutcome(
      "WrapperAsObject", "as-received",
      strict: "level: nil, level.wrappedValue: 100",
      default: "level: 100",
      smart: "level: 100"),
    SampleOutcome(
      "WrapperAsObject", "clean",
      strict: "level: nil, level.wrappedValue: 40",
      default: "",
      smart: ""),
    SampleOutcome(
      "WrapperAsObject", "an-object",
      strict: "typeMismatch Int at $.level",
      default: "typeMismatch Int at $.level",
      smart: "level: 0"),
    SampleOutcome(
      "WrapperAsObject", "level-null",
      strict: "valueNotFound Int at $.level",
      default: "valueNotFound Int at $.level",
      smart: "level: 0"),
    SampleOutcome(
      "WrapperAsObject", "level-too-high",
      strict: "isOn: false, level: nil, level.wrappedValue: 100",
      default: "isOn: false, level: 100",
      smart: "isOn: false, level: 100"),
    SampleOutcome(
      "ForgottenSuper", "as-received",
      strict: "dog.name: nil, dog.tricks: 3",
      default: "dog.name: nil, dog.tricks: 3",
      smart: #"dog.name: "Fido", dog.tricks: 3"#),
    SampleOutcome(
      "ForgottenSuper", "clean",
      strict: "dog.name: nil",
      default: "dog.name: nil",
      smart: ""),
    SampleOutcome(
      "ForgottenSuper", "name-missing",
      strict: "keyNotFound name in $.dog",
      default: "dog.name: nil, dog.tricks: 3",
      smart: #"dog.name: "", dog.tricks: 3"#),
    SampleOutcome(
      "ForgottenSuper", "tricks-as-text",
      strict: "typeMismatch Int at $.dog.tricks",
      default: "dog.name: nil, dog.tricks: 0",
      smart: #"dog.name: "Fido", dog.tricks: 3"#),
  ]
}
