extension SampleOutcomesTests {
  static let objects: [SampleOutcome] = [
    SampleOutcome(
      "Envelope", "as-received",
      strict: "keyNotFound data in $",
      default: #"data.id: 0, data.name: """#,
      smart: #"data.id: 0, data.name: """#),
    SampleOutcome("Envelope", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "Envelope", "data-null",
      strict: "valueNotFound Dictionary<String, Any> at $.data",
      default: #"data.id: 0, data.name: """#,
      smart: #"data.id: 0, data.name: """#),
    SampleOutcome(
      "Envelope", "data-a-list",
      strict: "typeMismatch Dictionary<String, Any> at $.data",
      default: #"data.id: 0, data.name: """#,
      smart: #"data.id: 0, data.name: """#),
    SampleOutcome(
      "Envelope", "no-envelope",
      strict: "keyNotFound version in $",
      default: #"data.id: 0, data.name: "", version: 0"#,
      smart: #"data.id: 0, data.name: "", version: 0"#),

    SampleOutcome(
      "FoundationShapes", "as-received",
      strict: "typeMismatch Array<Any> at $.place",
      default: "frame[0][0]: nil, frame[0][1]: nil, frame[1][0]: nil, frame[1][1]: nil, "
        + "pages[0]: nil, pages[1]: nil, place[0]: nil, place[1]: nil, time[0]: nil, "
        + "time[1]: nil",
      smart: "frame[1][0]: 0, frame[1][1]: 0, pages[0]: 0, pages[1]: 1, place[0]: 0, "
        + "place[1]: 0, time[0]: 0"),
    SampleOutcome("FoundationShapes", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "FoundationShapes", "place-an-object",
      strict: "typeMismatch Array<Any> at $.place",
      default: "place[0]: nil, place[1]: nil",
      smart: "place[0]: 0, place[1]: 0"),
    SampleOutcome(
      "FoundationShapes", "pages-turned",
      strict: "dataCorrupted at $.pages: Cannot initialize Range<Int> with a lowerBound "
        + "(9) greater than upperBound (1)",
      default: "pages[0]: nil, pages[1]: nil",
      smart: "pages[0]: 0, pages[1]: 1"),
    SampleOutcome(
      "FoundationShapes", "frame-an-object",
      strict: "typeMismatch Array<Any> at $.frame",
      default: "frame[0][0]: nil, frame[0][1]: nil, frame[1][0]: nil, frame[1][1]: nil",
      smart: "frame[1][0]: 0, frame[1][1]: 0"),
  ]
}
