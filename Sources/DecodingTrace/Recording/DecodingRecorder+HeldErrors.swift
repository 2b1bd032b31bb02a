/// The errors of calls that are held, made small where there are many: one of Foundation's takes as much
/// memory as half a dozen calls, with a box for each key of its path and its words anew each time.
extension DecodingRecorder {
  /// The error as a call is to hold it: the same, by all that it says.
  func small(_ error: any Error) -> any Error {
    guard counter?.keepsPart == true, held.pointee.counted < 0 else { return error }
    return smallAnyway(error)
  }

  /// The same for all calls from one on, which are held after all.
  package func makeErrorsSmall(from first: Int) {
    guard counter?.keepsPart == true else { return }
    for call in first..<held.pointee.events.count {
      guard case .threw(let error) = held.pointee.events[call].result else { continue }
      held.pointee.events[call].end(throwing: smallAnyway(error))
    }
  }

  private func smallAnyway(_ error: any Error) -> any Error {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context): DecodingError.typeMismatch(type, small(context))
    case .valueNotFound(let type, let context): DecodingError.valueNotFound(type, small(context))
    case .keyNotFound(let key, let context): DecodingError.keyNotFound(key, small(context))
    case .dataCorrupted(let context): DecodingError.dataCorrupted(small(context))
    default: error
    }
  }

  private func small(_ context: DecodingError.Context) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: context.codingPath.map { HeldKey($0) ?? $0 },
      debugDescription: words.insert(context.debugDescription).memberAfterInsert,
      underlyingError: context.underlyingError)
  }
}

/// A key of an error's path that needs no box of its own.
private enum HeldKey: CodingKey {
  case key(String)
  case index(Int)

  /// `nil` for a key that has a number, and isn't an element's.
  init?(_ key: any CodingKey) {
    guard let index = key.intValue else {
      self = .key(key.stringValue)
      return
    }
    self = .index(index)
    guard stringValue == key.stringValue else { return nil }
  }

  init(stringValue: String) { self = .key(stringValue) }
  init(intValue: Int) { self = .index(intValue) }

  var stringValue: String {
    switch self {
    case .key(let key): key
    case .index(let index): "Index \(index)"
    }
  }

  var intValue: Int? {
    switch self {
    case .key: nil
    case .index(let index): index
    }
  }
}
