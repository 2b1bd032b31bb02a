import DecodingRecord
import JSONSource

extension SmartSession {
  /// Notes that the value at `node` can't become a `type`, and makes the error to throw.
  ///
  /// The error has no path yet: most of them are recovered from, and a path costs a walk from the
  /// root. ``SmartDecoder`` completes the one that leaves the decode (`completed`).
  @inline(never)
  func failure(_ reason: Reason, _ node: Int, _ type: any Any.Type) -> DecodingError {
    var reason = reason
    if reason == .wrongType, node >= 0, nodes[node].isMalformed {
      reason = nodes[node].inlineKind == .number ? .notANumber : .badData
    }
    notes.failure = SmartNotes.Failure(reason: reason, session: self, node: node, type: type)
    return Self.error(reason, type, DecodingError.Context(codingPath: [], debugDescription: ""))
  }

  private static func error(
    _ reason: Reason, _ type: any Any.Type, _ context: DecodingError.Context
  ) -> DecodingError {
    switch reason {
    case .null, .missing: .valueNotFound(type, context)
    case .wrongType, .notANumber, .empty: .typeMismatch(type, context)
    default: .dataCorrupted(context)
    }
  }

  /// The error with its path and its words, where it is the failure noted last; as it is otherwise.
  func completed(_ error: any Error) -> any Error {
    guard let failure = notes.failure, let known = error as? DecodingError, known.hasNoWords
    else { return error }
    let context = DecodingError.Context(
      codingPath: failure.session.path(to: failure.node),
      debugDescription: failure.session.words(for: failure))
    return Self.error(failure.reason, failure.type, context)
  }

  private func words(for failure: SmartNotes.Failure) -> String {
    let found = kind(failure.node).words
    return "Expected to decode \(failure.type) but found \(found) (\(failure.reason.rawValue))."
  }

  /// The keys and indexes that lead to the value at `node`.
  func path(to node: Int) -> [any CodingKey] {
    if node <= SmartPlace.firstVacant {
      let place = vacantPlaces[SmartPlace.firstVacant - node]
      return path(to: place.object) + [SmartCodingKey(place.key)]
    }
    let outer = origin.map { $0.session.path(to: $0.node) } ?? []
    var path: [any CodingKey] = []
    var place = 0
    while place >= 0, place < node {
      guard let (index, child) = document.child(of: place, around: node) else { break }
      let isMember = nodes[place].kind == .object
      path.append(
        isMember ? SmartCodingKey(document.string(child - 1)) : SmartCodingKey(index: index))
      place = child
    }
    return outer + path
  }
}

extension DecodingError {
  fileprivate var hasNoWords: Bool {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription.isEmpty && context.codingPath.isEmpty
    @unknown default: false
    }
  }
}

extension JSONNode.Kind {
  /// The kind as Foundation's messages name it.
  fileprivate var words: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a bool"
    case .null: "null"
    case .array: "an array"
    case .object: "a dictionary"
    case .key, .invalid: "no value"
    }
  }
}
