import JSONSource

extension StyleEncoding.Encoder {
  /// `JSONEncoder() with .keyEncodingStrategy = .convertToSnakeCase`
  package var words: String {
    settings.isEmpty ? name : "\(name) with \(settings.joined(separator: ", "))"
  }
}

extension RoundTripDifference {
  /// The path, and where it went to.
  package func place(isUTF8: Bool) -> String {
    guard kind == .renamed, let writtenPath, case .key(let key)? = writtenPath.steps.last else {
      return "\(path)"
    }
    return "\(path) \(Self.arrow(isUTF8)) \(key)"
  }

  private static func arrow(_ isUTF8: Bool) -> String { isUTF8 ? "→" : "->" }

  /// The mark of the kind, one cell wide.
  package func mark(isUTF8: Bool) -> String {
    switch kind {
    case .gone: "-"
    case .added: "+"
    case .changed: isUTF8 ? "≠" : "#"
    case .respelled: "~"
    case .renamed: isUTF8 ? "→" : ">"
    case .reordered: isUTF8 ? "↕" : "%"
    }
  }

  /// What is in the payload, and what in its place: `"42" → 42`.
  package func change(isUTF8: Bool) -> String {
    "\(sent ?? "nothing") \(Self.arrow(isUTF8)) \(written ?? "nothing")"
  }
}

extension RoundTripForm {
  /// `3 lines differ`
  package var countWords: String {
    switch differenceCount {
    case 0: "the same JSON comes back"
    case 1: "1 place differs"
    case let count: "\(count) places differ"
    }
  }

  /// That keys come in another order; `nil` where they don't.
  package var orderWords: String? {
    guard let first = reordered.first else { return nil }
    let others = reordered.count > 1 ? " and in \(reordered.count - 1) more" : ""
    let sorting =
      encoder.isFoundation
      ? "sorted here by .sortedKeys, without which it is another one on each run" : "sorted"
    return
      "the keys' order differs in \(first)\(others), which means nothing to a decoder: \(sorting)"
  }
}

extension StyleRoundTrip {
  /// What comes of a plain encoder; `nil` where the other one is one.
  package var plainWords: String? {
    guard let plain else { return nil }
    let name = "with \(plain.encoder.name) alone"
    if let refusal = plain.refusal { return "\(name): \(refusal)" }
    let others = differencesOfPlain.count
    guard others > 0 else { return "\(name): nothing else differs" }
    let places = others == 1 ? "1 place differs" : "\(others) places differ"
    return "\(name): \(places) besides, or in another way"
  }
}
