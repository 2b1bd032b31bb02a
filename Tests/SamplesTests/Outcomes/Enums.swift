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

    SampleOutcome(
      "AssociatedValues", "as-received",
      strict: "typeMismatch Shape at $.frame",
      default: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []",
      smart: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []"),
    SampleOutcome("AssociatedValues", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "AssociatedValues", "unknown-shape",
      strict: "typeMismatch Shape at $.frame",
      default: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, "
        + "marks[1].text._0: nil, marks[2].point: nil",
      smart: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []"),
    SampleOutcome(
      "AssociatedValues", "height-missing",
      strict: "keyNotFound height in $.frame.box",
      default: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []",
      smart: "frame.box.height: 0, marks: []"),
    SampleOutcome(
      "AssociatedValues", "width-as-text",
      strict: "typeMismatch Double at $.frame.box.width",
      default: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []",
      smart: "marks: []"),
    SampleOutcome(
      "AssociatedValues", "only-a-name",
      strict: "typeMismatch Dictionary<String, Any> at $.frame",
      default: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []",
      smart: "frame.box.height: nil, frame.box.width: nil, frame.point: {}, marks: []"),

    SampleOutcome(
      "TypeField", "as-received",
      strict: "dataCorrupted at $.entries[1].type: Cannot initialize Kind from invalid "
        + "String value poll",
      default: "",
      smart: "entries: []"),
    SampleOutcome("TypeField", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "TypeField", "width-as-text",
      strict: "typeMismatch Int at $.entries[1].width",
      default: "entries[1].type: nil, entries[1].url: nil, entries[1].width: nil",
      smart: ""),
    SampleOutcome(
      "TypeField", "type-missing",
      strict: "keyNotFound type in $.entries[0]",
      default: #"entries[0].text: nil, entries[0].type: "photo", entries[0].url: "#
        + #""https://example.org/1.jpg", entries[0].width: 640, entries[1].type: nil, "#
        + "entries[1].url: nil, entries[1].width: nil",
      smart: "entries: []"),

    SampleOutcome(
      "StringOrObject", "as-received",
      strict: #"bugs: nil, bugs.email: "bugs@example.org", bugs.url: "https://example.org/bugs""#,
      default: #"bugs: nil, bugs.email: "bugs@example.org", bugs.url: "https://example.org/bugs""#,
      smart: #"bugs: nil, bugs.text: """#),
    SampleOutcome("StringOrObject", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "StringOrObject", "a-note",
      strict: "bugs: {}",
      default: #"bugs: nil, bugs.text: "none so far""#,
      smart: #"bugs: nil, bugs.text: "none so far""#),
    SampleOutcome(
      "StringOrObject", "a-list",
      strict: "typeMismatch Dictionary<String, Any> at $.bugs",
      default: "typeMismatch Dictionary<String, Any> at $.bugs",
      smart: #"bugs: """#),
    SampleOutcome(
      "StringOrObject", "null",
      strict: "valueNotFound Dictionary<String, Any> at $.bugs",
      default: "valueNotFound Dictionary<String, Any> at $.bugs",
      smart: #"bugs: """#),
  ]
}
