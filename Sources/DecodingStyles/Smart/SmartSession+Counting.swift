import JSONSource

// How elements of large arrays are decoded without a record of their calls: see `SmartTally`. All
// of it comes to the outcomes that `recorded` would find.

extension SmartSession {
  /// Whether an element is being counted.
  @inline(__always)
  var isCounting: Bool { if let tally { tally.pointee.isOpen } else { false } }

  /// Decodes and counts an element of an array, if it may need no record and in the end needs none;
  /// `false` where it must be decoded with its calls noted.
  ///
  /// One piece of code, and little of it, from the array to the element's `init(from:)`: what runs
  /// for each element has to share the processor's cache with what that calls.
  @inline(__always)
  func countElement<Element: Decodable>(
    _ type: Element.Type, _ known: KnownType, _ index: Int, _ node: Int, before next: Int,
    depth: Int, into place: UnsafeMutablePointer<Element>
  ) -> Bool {
    guard let tally, origin == nil, emptyFrame.isWatched, tally.pointee.isEnough(at: index),
      tally.pointee.begin(node, before: next, depth: depth)
    else { return false }
    let wasDisturbed = notes.isDisturbed
    notes.isDisturbed = false
    defer {
      notes.isDisturbed = wasDisturbed
      if notes.failure != nil { notes.failure = nil }
      notes.conversion = nil
    }
    do {
      place.initialize(to: try countedValue(type, known, node, depth: depth))
    } catch {
      tally.pointee.breakOff()
      _ = tally.pointee.end(isDisturbed: false)
      forgetTexts(in: node..<next)
      return false
    }
    if tally.pointee.end(isDisturbed: notes.isDisturbed) { return true }
    place.deinitialize(count: 1)
    forgetTexts(in: node..<next)
    return false
  }

  /// Decodes and counts a value within an element that is counted.
  @inline(__always)
  func countedValue<Value: Decodable>(
    _ type: Value.Type, _ known: KnownType, _ node: Int, depth: Int
  ) throws -> Value {
    if node >= 0, nodes[node].isContainer {
      tally?.pointee.add(node, containing: nodes[node].inlineCount)
    } else {
      tally?.pointee.add(node)
    }
    return try countedAgain(type, known, node, depth: depth)
  }

  /// As `countedValue`, where the value at that place was counted already.
  func countedAgain<Value: Decodable>(
    _ type: Value.Type, _ known: KnownType, _ node: Int, depth: Int
  ) throws -> Value {
    // A date in a number may be one of another epoch.
    guard node >= 0, known.pointee.isCountable, !known.pointee.isDate || kind(node) == .string
    else {
      throw brokenOff()
    }
    notes.conversion = nil
    do {
      let value = try value(type, known, node, depth: depth)
      if notes.conversion != nil { throw brokenOff() }
      return value
    } catch {
      tally?.pointee.breakOff()
      throw error
    }
  }

  func brokenOff() -> SmartTally.Broken {
    tally?.pointee.breakOff()
    return SmartTally.Broken()
  }

  /// Decodes and counts a scalar of which a look at its bytes tells that it is as sent; `nil` for
  /// another.
  @inline(__always)
  func countedScalar<Scalar: SmartScalar>(_ type: Scalar.Type, _ node: Int) -> Scalar? {
    guard let tally, tally.pointee.isOpen, let scalar = Scalar.quickAsSent(nodes[node], bytes)
    else {
      return nil
    }
    tally.pointee.add(node)
    return scalar
  }
}
