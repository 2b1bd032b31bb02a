extension SampleOutcomesTests {
  static let classes: [SampleOutcome] = [
    SampleOutcome(
      "ClassProperty", "as-received",
      strict: "valueNotFound Dictionary<String, Any> at $.owner",
      default: #"owner.name: "", owner.phone: nil, skipper.name: nil, skipper.phone: nil"#,
      smart: #"owner.name: "", owner.phone: nil"#),
    SampleOutcome("ClassProperty", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "ClassProperty", "owner-missing",
      strict: "keyNotFound owner in $",
      default: #"owner.name: "", owner.phone: nil"#, smart: #"owner.name: "", owner.phone: nil"#),
    SampleOutcome(
      "ClassProperty", "owner-as-text",
      strict: "typeMismatch Dictionary<String, Any> at $.owner",
      default: #"owner.name: "", owner.phone: nil"#, smart: #"owner.name: "", owner.phone: nil"#),
    SampleOutcome(
      "ClassProperty", "skipper-null",
      strict: "skipper.name: nil, skipper.phone: nil",
      default: "skipper.name: nil, skipper.phone: nil",
      smart: "skipper.name: nil, skipper.phone: nil"),
    SampleOutcome(
      "ClassProperty", "skipper-a-list",
      strict: "typeMismatch Dictionary<String, Any> at $.skipper",
      default: "skipper.name: nil, skipper.phone: nil",
      smart: "skipper.name: nil, skipper.phone: nil"),

    SampleOutcome("Inheritance", "as-received", strict: "", default: "", smart: ""),
    SampleOutcome("Inheritance", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "Inheritance", "tricks-missing",
      strict: "keyNotFound tricks in $.dog",
      default: "dog.tricks: 0", smart: "dog.tricks: 0"),
    SampleOutcome(
      "Inheritance", "dog-without-name",
      strict: "keyNotFound name in $.dog",
      default: #"dog.name: """#, smart: #"dog.name: "?""#),
    SampleOutcome(
      "Inheritance", "tricks-as-text",
      strict: "typeMismatch Int at $.dog.tricks",
      default: "dog.tricks: 0", smart: ""),
    SampleOutcome(
      "Inheritance", "super-key",
      strict: "keyNotFound name in $.dog",
      default: #"dog.name: """#, smart: #"dog.name: "?""#),

    SampleOutcome(
      "OptionalModel", "as-received",
      strict: "typeMismatch Dictionary<String, Any> at $.seat",
      default: "seat.number: nil, seat.row: nil", smart: "seat.number: nil, seat.row: nil"),
    SampleOutcome("OptionalModel", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "OptionalModel", "spare-as-text",
      strict: "typeMismatch Dictionary<String, Any> at $.spare",
      default: "typeMismatch Dictionary<String, Any> at $.spare",
      smart: "spare.number: nil, spare.row: nil"),
    SampleOutcome(
      "OptionalModel", "null-and-missing",
      strict: "seat.number: nil, seat.row: nil, spare.number: nil, spare.row: nil",
      default: "seat.number: nil, seat.row: nil, spare.number: nil, spare.row: nil",
      smart: "seat.number: nil, seat.row: nil, spare.number: nil, spare.row: nil"),
    SampleOutcome(
      "OptionalModel", "one-bad-field",
      strict: "typeMismatch Int at $.seat.number",
      default: #"seat.number: 0, spare.row: """#, smart: #"seat.number: 0, spare.row: "7""#),

    SampleOutcome(
      "ObservableKeys", "as-received",
      strict: "keyNotFound _theme in $",
      default: "_fontSize: nil, _isSynced: nil, _theme: nil, _volume: nil",
      smart: "_fontSize: nil, _isSynced: nil, _theme: nil, _volume: nil"),
    SampleOutcome(
      "ObservableKeys", "clean",
      strict: "_$observationRegistrar: {}, fontSize: nil, isSynced: nil, theme: nil, volume: nil",
      default: "_fontSize: nil, _isSynced: nil, _theme: nil, _volume: nil",
      smart: "_fontSize: nil, _isSynced: nil, _theme: nil, _volume: nil"),
    SampleOutcome(
      "ObservableKeys", "underscores",
      strict: "_$observationRegistrar: {}, fontSize: nil, isSynced: nil, theme: nil, volume: nil",
      default: "keyNotFound theme in $",
      smart: "_fontSize: nil, _isSynced: nil, _theme: nil, _volume: nil, fontSize: 14, "
        + #"isSynced: false, theme: "light", volume: nil"#),
    SampleOutcome(
      "ObservableKeys", "font-size-as-text",
      strict: "keyNotFound _theme in $",
      default: "typeMismatch Int at $.fontSize",
      smart: "_fontSize: nil, _isSynced: nil, _theme: nil, _volume: nil"),
  ]
}
