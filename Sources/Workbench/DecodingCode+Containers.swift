import DecodingReport

/// The containers that an `init(from:)` of a type's own opens: by which keys it gets to them.
extension DecodingCode {
  /// Notes which container a statement leaves in the place of the one that it asks for, on another way.
  mutating func noteReplaced(
    by container: [String], _ tokens: SwiftTokens, made: [Substring]
  ) {
    let others = tokens.targets.filter { depth > 0 && !made.contains($0) } + [tokens.last]
    for name in others {
      if let original = containers[name], original != container {
        replacements.append((original, container))
      }
    }
  }

  /// The keys, with those of the containers around them, by which the statements know a key that was asked
  /// for in a container that may stand in the place of another one.
  func knownPath(_ path: [String]) -> [String] {
    guard !replacements.isEmpty, !isRead(path) else { return path }
    return replacements.lazy.filter { path.starts(with: $0.original) }
      .map { $0.replacement + path.dropFirst($0.original.count) }
      .first(where: isRead) ?? path
  }

  /// Whether a key's value is decoded, or one within it.
  private func isRead(_ path: [String]) -> Bool {
    statements.contains { $0.part.decoded.contains { $0.starts(with: path) } }
  }

  /// The keys on the way to the container that the last call for one gives; `nil` where none is asked
  /// for.
  func containerPath(_ tokens: SwiftTokens, in places: Range<Int>) -> [String]? {
    places.last(where: tokens.isContainerCall).map { path(tokens, ofContainer: $0) }
  }

  /// The keys on the way to the container that a call gives.
  private func path(_ tokens: SwiftTokens, ofContainer call: Int) -> [String] {
    let arguments = tokens.arguments(behind: call + 1)
    let outer = path(tokens, ofReceiver: call)
    if let written = arguments.lazy.flatMap({ $0 }).compactMap(tokens.writtenKey).first {
      return outer + [written]
    }
    let key = arguments.lazy.flatMap { $0 }.first { tokens.isKey($0) && tokens.beginsCase($0) }
    if let key { return outer + [String(tokens[key + 1])] }
    let isElement = tokens[call].hasPrefix("nested") || tokens[call] == "superDecoder"
    return isElement ? outer + [elementKey] : outer
  }

  /// The keys on the way to the container that is asked by a call.
  func path(_ tokens: SwiftTokens, ofReceiver call: Int) -> [String] {
    guard tokens[call - 1] == "." else { return [] }
    var receiver = call - 2
    while tokens[receiver] == "?" || tokens[receiver] == "!" { receiver -= 1 }
    guard tokens[receiver] == ")", let open = tokens.opening(of: receiver) else {
      return containers[tokens[receiver]] ?? []
    }
    return containerPath(tokens, in: max(0, open - 1)..<receiver) ?? []
  }
}
