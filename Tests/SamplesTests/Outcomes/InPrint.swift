extension SampleOutcomesTests {
  static let inPrint: [SampleOutcome] = [
    SampleOutcome(
      "WrapperAlone", "as-received",
      strict: "keyNotFound likes in $",
      default: "keyNotFound plays in $",
      smart: "genre: 0, likes: 0, plays: 0, second: nil, similar: [], tags[1]: nil"),
    SampleOutcome(
      "WrapperAlone", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "WrapperAlone", "likes-missing",
      strict: "keyNotFound likes in $",
      default: "likes: 0",
      smart: "likes: 0"),
    SampleOutcome(
      "WrapperAlone", "plays-null",
      strict: "valueNotFound Int at $.plays",
      default: "plays: 0",
      smart: "plays: 0"),
    SampleOutcome(
      "WrapperAlone", "plays-as-text",
      strict: "typeMismatch Int at $.plays",
      default: "plays: 0",
      smart: ""),
    SampleOutcome(
      "WrapperAlone", "tags-null",
      strict: "valueNotFound Array<Any> at $.tags",
      default: "valueNotFound Array<Any> at $.tags",
      smart: "tags: []"),
    SampleOutcome(
      "WrapperAlone", "tag-a-number",
      strict: "typeMismatch String at $.tags[1]",
      default: "typeMismatch String at $.tags[1]",
      smart: #"tags[1]: "7""#),
    SampleOutcome(
      "WrapperAlone", "genre-missing",
      strict: "keyNotFound genre in $",
      default: "keyNotFound genre in $",
      smart: "genre: 0"),
    SampleOutcome(
      "WrapperAlone", "genre-unknown",
      strict: "dataCorrupted at $.genre: Cannot initialize Genre from invalid Int value 9",
      default: "genre: 0",
      smart: "genre: 0"),
    SampleOutcome(
      "WrapperAlone", "genre-as-text",
      strict: "typeMismatch Int at $.genre",
      default: "genre: 0",
      smart: "genre: 0"),
    SampleOutcome(
      "WrapperAlone", "genre-null",
      strict: "valueNotFound Int at $.genre",
      default: "genre: 0",
      smart: "genre: 0"),
    SampleOutcome(
      "WrapperAlone", "second-null",
      strict: "valueNotFound Int at $.similar[1]",
      default: "second: nil, similar[1]: 0",
      smart: "second: nil, similar: []"),

    SampleOutcome(
      "DeadOverload", "as-received",
      strict: "valueNotFound Double at $.at[1]",
      default: "valueNotFound DefaultCodable<Double> at $.at[2]",
      smart: "at[0]: nil, at[1]: nil, at[2]: nil"),
    SampleOutcome("DeadOverload", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "DeadOverload", "height-null",
      strict: "valueNotFound Double at $.at[2]",
      default: "at[2]: 0", smart: "at[0]: nil, at[1]: nil, at[2]: nil"),
    SampleOutcome(
      "DeadOverload", "height-as-text",
      strict: "typeMismatch Double at $.at[2]",
      default: "at[2]: 0", smart: ""),
    SampleOutcome(
      "DeadOverload", "two-numbers",
      strict: "valueNotFound Double at $.at[2]",
      default: "valueNotFound DefaultCodable<Double> at $.at[2]",
      smart: "at[0]: nil, at[1]: nil, at[2]: nil"),

    SampleOutcome(
      "TrapOnRead", "as-received",
      strict: "dataCorrupted at $.kind: Cannot initialize Kind from invalid Int value 9",
      default: "kind: 9, level: 0", smart: "kind: 0, level: 0"),
    SampleOutcome("TrapOnRead", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "TrapOnRead", "kind-unknown",
      strict: "dataCorrupted at $.kind: Cannot initialize Kind from invalid Int value 9",
      default: "kind: 9", smart: "kind: 0"),
    SampleOutcome(
      "TrapOnRead", "level-unknown",
      strict: "dataCorrupted at $.level: Cannot initialize Level from invalid Int value 9",
      default: "level: 0", smart: "level: 0"),
    SampleOutcome(
      "TrapOnRead", "as-text",
      strict: "typeMismatch Int at $.kind",
      default: "kind: 0, level: 0", smart: ""),

    SampleOutcome(
      "WrongTypeAsNull", "as-received",
      strict: "file: nil, likes: nil, title: nil",
      default: "typeMismatch String at $.file",
      smart: "file: nil, likes: nil, title: nil"),
    SampleOutcome(
      "WrongTypeAsNull", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "WrongTypeAsNull", "file-null",
      strict: "file: nil",
      default: "file: nil",
      smart: "file: nil"),
    SampleOutcome(
      "WrongTypeAsNull", "file-missing",
      strict: "file: nil",
      default: "file: nil",
      smart: "file: nil"),
    SampleOutcome(
      "WrongTypeAsNull", "likes-a-fraction",
      strict: "likes: nil",
      default: "dataCorrupted at $: The given data was not valid JSON.",
      smart: "likes: nil"),
    SampleOutcome(
      "WrongTypeAsNull", "likes-as-text",
      strict: "likes: nil",
      default: "typeMismatch Int at $.likes",
      smart: ""),
    SampleOutcome(
      "WrongTypeAsNull", "title-null",
      strict: "title: nil",
      default: "title: nil",
      smart: "title: nil"),
    SampleOutcome(
      "WrongTypeAsNull", "title-missing",
      strict: "title: nil",
      default: "title: nil",
      smart: "title: nil"),
    SampleOutcome(
      "WrongTypeAsNull", "title-a-number",
      strict: "typeMismatch String at $.title",
      default: "typeMismatch String at $.title",
      smart: #"title: "7""#),

    SampleOutcome(
      "BoolRecursion", "as-received",
      strict: "dataCorrupted at $.isNew: decodeIfPresent(Bool) has called itself 5 times and would "
        + "never stop.",
      default: "isNew: true",
      smart: "isNew: true"),
    SampleOutcome("BoolRecursion", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "BoolRecursion", "true",
      strict: "dataCorrupted at $.isLiked: decodeIfPresent(Bool) has called itself 5 times and "
        + "would never stop.",
      default: "",
      smart: ""),
    SampleOutcome(
      "BoolRecursion", "null",
      strict: "dataCorrupted at $.isLiked: decodeIfPresent(Bool) has called itself 5 times and "
        + "would never stop.",
      default: "isLiked: nil",
      smart: "isLiked: nil"),
    SampleOutcome(
      "BoolRecursion", "missing",
      strict: "dataCorrupted at $.isLiked: decodeIfPresent(Bool) has called itself 5 times and "
        + "would never stop.",
      default: "isLiked: nil",
      smart: "isLiked: nil"),
    SampleOutcome(
      "BoolRecursion", "two",
      strict: "isLiked: false",
      default: "isLiked: nil", smart: "isLiked: nil"),

    SampleOutcome(
      "BoolOverload", "as-received",
      strict: "typeMismatch Bool at $.isNew",
      default: #"album.name: "Året", cover: "https://example.org/7.png", tags[0]: "folk""#,
      smart: #"album.name: "Året", cover: "https://example.org/7.png", tags[0]: "folk""#),
    SampleOutcome(
      "BoolOverload", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "BoolOverload", "liked-two",
      strict: "isLiked: false",
      default: "isLiked: nil",
      smart: "isLiked: nil"),
    SampleOutcome(
      "BoolOverload", "liked-as-text",
      strict: "isLiked: nil",
      default: "",
      smart: ""),
    SampleOutcome(
      "BoolOverload", "liked-missing",
      strict: "isLiked: nil",
      default: "isLiked: nil",
      smart: "isLiked: nil"),
    SampleOutcome(
      "BoolOverload", "nothing-wrong",
      strict: "",
      default: #"album.name: "Året", cover: "https://example.org/7.png", tags[0]: "folk""#,
      smart: #"album.name: "Året", cover: "https://example.org/7.png", tags[0]: "folk""#),
    SampleOutcome(
      "BoolOverload", "tags-a-number",
      strict: "",
      default: "tags: []",
      smart: ""),
    SampleOutcome(
      "BoolOverload", "plays-as-text",
      strict: "typeMismatch Int at $.plays",
      default: "typeMismatch Int at $.plays",
      smart: ""),

    SampleOutcome(
      "AnyAsPrinted", "as-received",
      strict: "extra.isOpen: nil, usage[0]: 12, usage[1]: 3",
      default: "dataCorrupted at $.extra.quota: The value can't be held without loss.",
      smart: #"extra.isOpen: nil, extra.quota: "1e400""#),
    SampleOutcome(
      "AnyAsPrinted", "clean",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "AnyAsPrinted", "null",
      strict: "extra.seats: nil",
      default: "extra.seats: nil",
      smart: "extra.seats: nil"),
    SampleOutcome(
      "AnyAsPrinted", "beyond-int",
      strict: "extra.isOpen: nil, extra.seats: 9223372036854776000",
      default: "extra.isOpen: nil, extra.seats: 9223372036854775809",
      smart: "extra.isOpen: nil, extra.seats: 9223372036854775809"),
    SampleOutcome(
      "AnyAsPrinted", "whole-double",
      strict: "",
      default: "",
      smart: ""),
    SampleOutcome(
      "AnyAsPrinted", "only-text",
      strict: "typeMismatch Dictionary<String, Any> at $.extra",
      default: #"extra: "none""#,
      smart: "extra: {}"),
    SampleOutcome(
      "AnyAsPrinted", "an-object",
      strict: "usage[0]: 12, usage[1]: 3",
      default: "typeMismatch Array<Any> at $.usage",
      smart: ""),
    SampleOutcome(
      "AnyAsPrinted", "a-list",
      strict: "typeMismatch Dictionary<String, Any> at $.usage",
      default: "usage[0]: 3, usage[1]: 12",
      smart: "usage[0]: 3, usage[1]: 12"),
    SampleOutcome(
      "AnyAsPrinted", "list-inside",
      strict: "extra.seats: nil",
      default: "extra.seats: nil, extra.seats[0]: 3, extra.seats[1]: 12",
      smart: "extra.seats: nil, extra.seats[0]: 3, extra.seats[1]: 12"),

    SampleOutcome(
      "AnyArrayLoop", "as-received",
      strict: "dataCorrupted at $.values[1]: The loop stays at element 1 and would never end.",
      default: "values[1]: nil", smart: "values[1]: nil"),
    SampleOutcome("AnyArrayLoop", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "AnyArrayLoop", "null-first",
      strict: "dataCorrupted at $.values[0]: The loop stays at element 0 and would never end.",
      default: "values[0]: nil, values[1]: nil, values[2]: nil",
      smart: "values[0]: nil, values[1]: nil, values[2]: nil"),
    SampleOutcome(
      "AnyArrayLoop", "too-large",
      strict: "dataCorrupted at $.values[1]: The loop stays at element 1 and would never end.",
      default: "dataCorrupted at $.values[1]: The value can't be held without loss.",
      smart: #"values[1]: "1e400", values[2]: nil"#),
    SampleOutcome(
      "AnyArrayLoop", "empty",
      strict: "values: []",
      default: "values: []", smart: "values: []"),

    SampleOutcome(
      "EitherOr", "as-received",
      strict: "typeMismatch Int at $.isLiked",
      default: "",
      smart: ""),
    SampleOutcome("EitherOr", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "EitherOr", "liked-two",
      strict: "isLiked: false",
      default: "isLiked: false",
      smart: "isLiked: false"),
    SampleOutcome(
      "EitherOr", "liked-as-text",
      strict: "typeMismatch Int at $.isLiked",
      default: "",
      smart: ""),
    SampleOutcome(
      "EitherOr", "liked-missing",
      strict: "isLiked: false",
      default: "isLiked: false",
      smart: "isLiked: false"),
  ]
}
