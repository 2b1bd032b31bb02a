import DecodingReport

/// A property that the hand-written models of a sample have otherwise than the derived ones, and
/// why they do.
struct WrittenOtherwise {
  let sample: String
  let styles: [DecodingStyle]
  /// Of the payload, with `[]` for an array's elements.
  let paths: [String]
  let why: String

  init(_ sample: String, _ styles: [DecodingStyle], _ paths: [String], _ why: String) {
    self.sample = sample
    self.styles = styles
    self.paths = paths
    self.why = why
  }

  private static let both: [DecodingStyle] = [.default, .smart]
  private static let epoch = "its provider gives 1970, the type's own default is 2001"
  private static let plain = "a plain type by hand: it throws where a wrapper doesn't"
  private static let strict = "left as it is, with a note; by hand it has a value to fall back to"
  private static let any = "by hand it takes any JSON, the strict type doesn't"
  private static let overload = "the file's own overload is what a derived optional calls, too"

  static let all: [WrittenOtherwise] = [
    .init("User", both, ["$.role"], "its author falls back to the last case"),
    .init("User", [.default], ["$.joined"], epoch),
    .init("User", [.default], ["$.email"], plain),
    .init("MissingKey", [.default], ["$.columns"], "the lesson: @DefaultCodable forgets `= 3`"),
    .init(
      "EverythingOptional", both, ["$.title", "$.artist", "$.seconds", "$.isLive"],
      "the lesson: no optionals by hand"),
    .init(
      "HandWrittenDefaults", [.default], ["$.season", "$.minutes", "$.isFree"], strict),
    .init(
      "EmptyObject", [.default], ["$.address"], "the address's own properties are plain by hand"),
    .init("BoolSpellings", both, ["$.isDimmable"], "its author falls back to true"),
    .init(
      "LosslessIds", [.default], ["$.id", "$.customer", "$.rate"], "@Lossless converts by hand"),
    .init("LosslessIds", [.default], ["$.amount"], plain),
    .init("UnknownCase", both, ["$.priority"], "its author falls back to the case in the middle"),
    .init("AssociatedValues", both, ["$.frame", "$.marks"], strict),
    .init("OneBadElement", [.default], ["$.products"], "an element's properties are plain by hand"),
    .init(
      "LossyElements", both, ["$.prices", "$.stock", "$.lines"],
      "by hand, wrappers that drop single elements"),
    .init("NestedObjects", [.smart], ["$.full_name", "$.address"], "its author shows a `?`"),
    .init("Typos", both, ["$.timeout", "$.retries"], "no optionals by hand"),
    .init("Epochs", [.default], ["$.from"], epoch),
    .init("TwoDateFormats", both, ["$.pushedAt"], "a date by hand, of a format of its own"),
    .init("TwoDateFormats", [.default], ["$.createdAt"], plain),
    .init("ClassProperty", [.default], ["$.skipper"], "its phone is a plain optional by hand"),
    .init("Inheritance", [.default], ["$.dog"], strict),
    .init("Inheritance", [.smart], ["$.dog.name"], "its author shows a `?`"),
    .init("Inheritance", [.smart], ["$.cat"], "the lesson: a subclass without an init(from:)"),
    .init("OptionalModel", [.default], ["$.spare"], "its author left it strict"),
    .init("AnyJSON", both, ["$.extra"], any),
    .init("AnyJSON", both, ["$.price", "$.note"], "by hand, optionals and AnyCodable"),
    .init("RequestMock", both, ["$.method"], "its author falls back to GET"),
    .init(
      "RequestMock", [.default], ["$.headers"], "by hand, a wrapper that drops single elements"),
    .init("RequestMock", both, ["$.body"], any),
    .init(
      "SongPatch", [.default], ["$.title", "$.file", "$.likes"],
      "by hand, null is told from missing"),
    .init("NilLeftOut", [.default], ["$.nickname"], "by hand, null is told from missing"),
    .init("WrapperAlone", [.default], ["$.plays", "$.tags"], "the lesson: wrappers as in print"),
    .init("WrapperAlone", [.default], ["$.genre", "$.second"], "the lesson: no wrappers"),
    .init("DeadOverload", both, ["$.at"], strict),
    .init("TrapOnRead", [.default], ["$.kind"], "the lesson: a wrapper as in print"),
    .init("TrapOnRead", [.default], ["$.level"], "its author falls back to the first case"),
    .init("WrongTypeAsNull", both, ["$.file", "$.likes"], strict),
    .init("WrongTypeAsNull", [.default], ["$.title"], "by hand, null is told from missing"),
    .init("BoolRecursion", both, ["$.isLiked", "$.isNew"], overload),
    .init("BoolOverload", both, ["$.isLiked", "$.cover", "$.tags", "$.album"], overload),
    .init("BoolOverload", [.default], ["$.isNew"], "by hand, a wrapper that takes 0 and 1"),
    .init("BoolOverload", [.default], ["$.plays"], plain),
    .init("AnyAsPrinted", both, ["$.extra", "$.usage"], any),
    .init("AnyArrayLoop", both, ["$.values"], any),
    .init(
      "WhatTheCompilerWrites", [.default], ["$.name", "$.age", "$.isAdmin"],
      "the lesson: the compiler's code by hand"),
    .init("BytesAndURLs", [.default], ["$.token"], "by hand, a wrapper of another alphabet"),
    .init("TypeField", both, ["$.entries"], "an entry's structs are plain by hand"),
    .init("StringOrObject", both, ["$.bugs"], "by hand, the types are tried in another order"),
    .init("DictionaryKeys", both, ["$.paints"], "by hand, the keys are CodingKeyRepresentable"),
    .init(
      "DictionaryKeys", [.default], ["$.shelves"], "by hand, a wrapper that drops single elements"),
    .init(
      "FoundationShapes", both, ["$.place", "$.time", "$.frame", "$.pages"],
      "by hand they may be nil, or have an initial value"),
    .init(
      "RenamingAndFinishing", [.smart], ["$.nick_name", "$.profile"],
      "by hand, two candidates and a name of the number"),
    .init(
      "ObservableKeys", both,
      ["theme", "fontSize", "isSynced", "volume"].flatMap { ["$.\($0)", "$._\($0)"] },
      "the lesson: the keys that the macro makes"),
    .init("EitherOr", [.default], ["$.isLiked"], strict),
    .init("WrittenBack", [.default], ["$.status"], "by hand it is an enum with a fallback"),
    .init(
      "IssueEvent", [.default],
      [
        "$.delivered_at", "$.issue.created_at", "$.issue.comments[].created_at",
        "$.project.pushed_at",
      ], epoch),
    .init("IssueEvent", [.default], ["$.issue.state"], "its author falls back to the first case"),
    .init("DefaultsWrittenOut", both, ["$.volume", "$.isMuted"], "no optionals by hand"),
    .init("WrapperAsObject", [.smart], ["$.level"], "the lesson: a wrapper of its own"),
    .init("ForgottenSuper", [.default], ["$.dog"], strict),
  ]
}

extension WrittenOtherwise {
  /// The path, if it explains that something else comes of `path`: the same one, or one that holds
  /// it, or one in it.
  func path(for path: String) -> String? {
    let elements = path.replacing(#/\[\d+\]/#, with: "[]")
    return paths.first { Self.holds($0, elements) || Self.holds(elements, $0) }
  }

  private static func holds(_ outer: String, _ inner: String) -> Bool {
    inner == outer || inner.hasPrefix(outer + ".") || inner.hasPrefix(outer + "[")
  }
}
