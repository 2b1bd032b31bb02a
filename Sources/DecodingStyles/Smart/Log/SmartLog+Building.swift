import DecodingTrace
import JSONSource

extension SmartLog {
  /// The log of a decode whose calls were recorded.
  init(
    model: any Any.Type, level: SmartLogLevel, events: [DecodingEvent], document: JSONDocument
  ) {
    self.model = TypeName.of(model)
    self.level = level
    let builder = LogBuilder(events: events, document: document)
    entries = Self.sorted(builder.entries(level) + builder.duplicates(level))
  }

  /// The log of a document that can't be decoded at all.
  init(model: any Any.Type, level: SmartLogLevel, error: any Error) {
    var words = "\(error)"
    if case DecodingError.dataCorrupted(let context) = error { words = context.debugDescription }
    self.model = TypeName.of(model)
    self.level = level
    let wanted = TypeName.of(model)
    entries = [
      Entry(
        path: [], wanted: wanted, found: nil, outcome: .threw, value: nil, reason: words,
        fallback: nil, guilty: nil)
    ]
  }

  /// By path; of one path's entries the first stays the first.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().sorted { one, other in
      if one.element.path == other.element.path { return one.offset < other.offset }
      return one.element.path.lexicographicallyPrecedes(other.element.path)
    }.map(\.element)
  }
}
