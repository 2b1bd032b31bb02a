package import JSONSource

/// A decoder that a call gave, by which a model then makes a value: `Song(from: list.superDecoder())`.
struct NotedDecoder {
  let call: Int
  /// Decodes a value by it, as a call of its own; `nil` where that isn't tried.
  let decode: ((any Decodable.Type) -> Void)?
}

extension DecodingRecorder {
  /// Notes that the last call gave a decoder, by which `decode` decodes a value as a call of its own.
  ///
  /// That runs the model's code once more, so not where no experiments are made with it.
  package func noteDecoder(_ decode: @escaping (any Decodable.Type) -> Void) {
    guard let counter, current >= 0 else { return }
    held.pointee.decoders.append(
      NotedDecoder(call: events.count - 1, decode: counter.runsModelsAgain ? decode : nil))
  }

  /// Where the decoder was asked for that the code which now runs was given for a node: `nil` where that
  /// is the node of the call around it.
  package func origin(ofDecoderAt node: Int) -> (container: Int, step: JSONPath.Step?)? {
    // Those of the code around it came before: a list may have asked for one an element.
    for decoder in held.pointee.decoders.reversed() {
      guard decoder.call > current else { return nil }
      let event = held.pointee.events[decoder.call]
      if event.parent == current, event.node == node { return (event.container, event.step) }
    }
    return nil
  }

  /// What models make by such decoders, `Song(from: decoder)`, is no call that anybody could note: of
  /// which type it was, and whether it threw, shows a decode that makes the same calls.
  @inline(never)
  func settleDecoders(of model: Int) {
    let count = held.pointee.decoders.reversed().prefix { $0.call > model }.count
    guard count > 0 else { return }
    let noted = held.pointee.decoders.suffix(count)
    held.pointee.decoders.removeLast(count)
    var made = MadeValues(of: held.pointee.events[model])
    for decoder in noted where decoder.decode != nil && events[decoder.call].parent == model {
      for type in made.types(for: events[decoder.call]) {
        let calls = decodeAgain(type, by: decoder)
        guard made.isSame(calls, as: events[decoder.call...]), made.tell(type, calls) else {
          continue
        }
        held.pointee.events.replaceSubrange(decoder.call..<decoder.call + calls.count, with: calls)
        made.note(decoder.call, type)
        break
      }
    }
    made.takeHeldValues(into: &held.pointee.events)
  }

  /// The calls of a decode of a value that is made once more, as if they stood behind the decoder's.
  private func decodeAgain(
    _ type: any Decodable.Type, by decoder: NotedDecoder
  ) -> [DecodingEvent] {
    let first = events.count
    let before = held.pointee.withoutEvents
    let errors = swallowedErrors
    let counted = counts.move()
    counts.initialize(to: CallCounts(counter, remade: counted.remade))
    let standIn = firstStandIn
    held.pointee.decodesAgain = true
    held.pointee.lookedBehind = -1
    counter?.withoutCounting { decoder.decode?(type) }
    let calls = held.pointee.events[first...].map { event in
      var event = event
      if event.parent >= first { event.parent += decoder.call - first }
      return event
    }
    held.pointee.events.removeLast(calls.count)
    held.pointee.takeAll(butEvents: before)
    swallowedErrors = errors
    counts.pointee = counted
    firstStandIn = standIn
    return calls
  }
}

extension DecodingRecorder.Held {
  /// All but the events: a copy of many events would be made with the next one.
  var withoutEvents: Self {
    mutating get {
      let events = events
      self.events = []
      defer { self.events = events }
      return self
    }
  }

  mutating func takeAll(butEvents other: Self) {
    let events = events
    self = other
    self.events = events
  }
}
