import DecodingReport
import JSONSource

// How elements of large arrays are decoded without a record of their calls: see `SmartTally`. All
// of it comes to the outcomes that `recorded` would find.

extension SmartSession {
  /// Whether an element is being counted.
  @inline(__always)
  var isCounting: Bool { if let tally { tally.pointee.isOpen } else { false } }

  /// What is put back when an element couldn't be counted.
  struct BeforeCounting {
    let node: Int
    let isDisturbed: Bool
  }

  /// Begins to count an element that may need no record; `nil` where it must have one.
  @inline(never)
  func beginCounting(_ index: Int, _ node: Int, depth: Int) -> BeforeCounting? {
    guard let tally, origin == nil, emptyFrame.isWatched, tally.pointee.isEnough(at: index),
      tally.pointee.begin(node, before: next(after: node), depth: depth)
    else { return nil }
    let before = BeforeCounting(node: node, isDisturbed: notes.isDisturbed)
    notes.isDisturbed = false
    return before
  }

  /// Ends an element; `false` where it must be decoded again, with its calls noted.
  @inline(never)
  func endCounting(_ before: BeforeCounting) -> Bool {
    let isWhole = tally?.pointee.end(isDisturbed: notes.isDisturbed) == true
    notes.isDisturbed = before.isDisturbed
    notes.failure = nil
    notes.conversion = nil
    if !isWhole { forgetTexts(in: before.node..<next(after: before.node)) }
    return isWhole
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
