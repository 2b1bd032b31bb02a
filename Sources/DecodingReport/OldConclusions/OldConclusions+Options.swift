import JSONSource

/// Sets of options that code of somebody's own made of the names that an array has: `["read", "write"]`.
extension OldConclusions {
  private static var maximumNames: Int { 64 }

  /// Tells of the elements without which the set that a type's own code made of them is the same, since it
  /// doesn't know them. `call` decoded the type.
  func tellUnknownOptions(in set: Any, of call: Int) {
    guard let type = events[call].type, let decoded = tree.source.decoded else { return }
    let read = tree.children(of: call).first {
      !events[$0].hasStep && tree.isAtPlaceOfParent($0) && events[$0].operation.decodesValue
    }
    tellUnknownOptions(in: set, of: read ?? call) {
      try? decoded(TypeTraits.of(type).bare, $0, nil)
    }
  }

  /// As the above, of a set that the model around a call holds in a property.
  func tellUnknownOptions(inPropertyFor call: Int, _ kept: Any) {
    let event = events[call]
    guard let property = tree.property(of: event), tree.decodesItself(event.parent) else { return }
    tellUnknownOptions(in: kept, of: call) { json in
      model(with: String(decoding: json, as: UTF8.self), insteadOf: event)
        .flatMap { KeptProperties.storage(of: property, in: $0) }
    }
  }

  /// Tells of the scalars of an array or a dictionary that a type's own code read as a whole, and without
  /// which the value of several parts that it made of them is the same: `Point(x: list[0], y: list[1])`.
  func tellUnusedParts(of collection: Int, by held: Any, of call: Int) {
    guard let type = events[call].type, let trial = trial(of: type), events[call].text == nil,
      events[call].node >= 0
    else { return }
    let parts = tree.children(of: collection).prefix(Self.maximumNames + 1).filter {
      events[$0].hasStep && events[$0].operation.decodesValue && events[$0].node >= 0
    }
    guard parts.count <= Self.maximumNames else { return }
    let (document, told) = (diagnosis.document, SwiftText.of(SwiftText.bare(held)))
    let bytes = UnsafeBufferPointer(start: document.bytes, count: document.byteCount)
    let all = document.range(of: events[call].node)
    let unused = parts.filter { part in
      let own = document.range(of: events[part].node)
      let others = otherValues(than: events[part]).prefix(2)
      return !others.isEmpty
        && others.allSatisfy { other in
          let json =
            Array(bytes[all.lowerBound..<own.lowerBound]) + Array(other.utf8)
            + Array(bytes[own.upperBound..<all.upperBound])
          return trial.value(madeOf: String(decoding: json, as: UTF8.self))
            .map { SwiftText.of(SwiftText.bare($0)) } == told
        }
    }
    tree.hold(held, of: collection, without: unused.compactMap { events[$0].step })
  }

  private func tellUnknownOptions(
    in set: Any, of array: Int, madeOf make: (_ json: [UInt8]) -> Any?
  ) {
    let (document, node) = (diagnosis.document, events[array].node)
    guard SwiftText.bare(set) is any OptionSet, events[array].text == nil, node >= 0,
      document.kind(of: node) == .array
    else { return }
    let elements = Array(document.children(of: node).prefix(Self.maximumNames + 1))
    guard (1...Self.maximumNames).contains(elements.count) else { return }
    let bytes = UnsafeBufferPointer(start: document.bytes, count: document.byteCount)
    let texts = elements.map { Array(bytes[document.range(of: $0)]) }
    let told = SwiftText.of(SwiftText.bare(set))
    func isSame(without text: [UInt8]) -> Bool {
      let others = texts.filter { $0 != text }
      let json = Array("[".utf8) + others.joined(separator: [0x2C]) + Array("]".utf8)
      return make(json).map { SwiftText.of(SwiftText.bare($0)) } == told
    }
    let unknown = texts.indices.filter { isSame(without: texts[$0]) }
    tree.hold(set, of: array, without: unknown.map { .index($0) })
  }
}
