import DecodingReport
import TextEditor

/// The sources that came from outside of the samples, in the order of their list.
struct ExternalPayloads: Sendable {
  private(set) var list: [ExternalPayload]
  /// Whether these were ordered once, and whether those that differ came first then.
  private(set) var isOrdered = false
  private(set) var isByMarks = false

  init(_ list: [ExternalPayload]) {
    self.list = list
  }

  subscript(origin: TextOrigin) -> ExternalPayload? { list.first { $0.origin == origin } }

  /// Takes what a source holds by now, or lists it; returns whether it was listed already.
  mutating func take(_ source: SourceReading, of origin: TextOrigin) -> Bool {
    guard let place = list.firstIndex(where: { $0.origin == origin }) else {
      list.append(ExternalPayload(origin: origin, source: source))
      return false
    }
    list[place].source = source
    return true
  }

  /// Takes what a source holds by now, and its file in its place.
  mutating func replace(_ source: SourceReading, of origin: TextOrigin) {
    guard let place = list.firstIndex(where: { $0.origin == origin }) else { return }
    list[place].source = source
    list[place].written = source.bytes
  }

  /// Takes over a source as it is laid out; its file stays as it is.
  mutating func layOut(_ source: SourceReading, of origin: TextOrigin) {
    guard let place = list.firstIndex(where: { $0.origin == origin }) else { return }
    list[place].source = source
  }

  /// Takes note of what a file holds in the place of a part.
  mutating func note(written bytes: [UInt8], of origin: TextOrigin) {
    guard let place = list.firstIndex(where: { $0.origin == origin }) else { return }
    list[place].written = bytes
  }

  /// Lists the text of a file in the place of the source that was saved to it.
  mutating func adopt(_ source: SourceReading, as origin: TextOrigin, before: TextOrigin) {
    list.removeAll { $0.origin == before || $0.origin == origin }
    list.append(ExternalPayload(origin: origin, source: source))
  }

  /// Takes a source off the list; returns it with its place.
  mutating func remove(_ origin: TextOrigin) -> (payload: ExternalPayload, place: Int)? {
    guard let place = list.firstIndex(where: { $0.origin == origin }) else { return nil }
    return (list.remove(at: place), place)
  }

  mutating func remove(where isGone: (TextOrigin) -> Bool) {
    list.removeAll { isGone($0.origin) }
  }

  /// Lists a source again that was taken off.
  mutating func insert(_ payload: ExternalPayload, at place: Int) {
    list.insert(payload, at: min(place, list.count))
  }

  /// Files of one name are told apart by their folders.
  mutating func name() {
    let names = Dictionary(grouping: list.indices) { list[$0].origin.shortName }
    for (name, places) in names {
      for place in places {
        list[place].name = places.count == 1 ? name : list[place].origin.sourceName
      }
    }
  }

  /// Orders them by what differs or by their names; those that are alike stay as they are. Returns
  /// how many differ from what was sent in some style.
  mutating func order(
    byMarks: Bool, _ knownMarks: [TextOrigin: ReportIndex.Marks]
  ) -> Int {
    isOrdered = true
    isByMarks = byMarks
    let marks = list.map { knownMarks[$0.origin] }
    let loudness = marks.map { marks in
      DecodingStyle.allCases.map { style in marks?[style]?.loudness ?? 0 }
    }
    let order = list.indices.sorted { one, other in
      if byMarks {
        return loudness[one] == loudness[other]
          ? one < other : loudness[other].lexicographicallyPrecedes(loudness[one])
      }
      return (list[one].name, one) < (list[other].name, other)
    }
    list = order.map { list[$0] }
    return marks.count { marks in
      DecodingStyle.allCases.contains { style in
        marks?[style].map { $0 != .asSent } ?? false
      }
    }
  }

  /// Takes note that it isn't to be ordered by marks any more.
  mutating func keepOrder() { isOrdered = true }
}
