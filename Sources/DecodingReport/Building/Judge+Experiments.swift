import Foundation
import JSONSource

/// What code of a model's own makes of other values than those that were sent: the model's object, or the
/// value itself, is decoded once more with another one in the place of a call.
extension Judge {
  /// The longest object that is decoded once more, in bytes.
  private static var maximumExperiment: Int { 65_536 }

  /// What the model around a call would be if its object had another value at the call's place.
  func model(with json: String, insteadOf event: Calls.Call) -> Any? {
    guard let decoded = tree.source.decoded, event.parent >= 0, event.text == nil,
      let type = events[event.parent].type
    else { return nil }
    let (document, object) = (diagnosis.document, events[event.parent].node)
    guard object >= 0, event.node >= 0 else { return nil }
    let (all, own) = (document.range(of: object), document.range(of: event.node))
    guard all.count <= Self.maximumExperiment, all.contains(own.lowerBound) else { return nil }
    let bytes = UnsafeBufferPointer(start: document.bytes, count: document.byteCount)
    let changed =
      Array(bytes[all.lowerBound..<own.lowerBound]) + Array(json.utf8)
      + Array(bytes[own.upperBound..<all.upperBound])
    return decoded(TypeTraits.of(type).bare, changed)
  }

  /// Whether a number was computed from the one that was sent, with all its digits: `price * 100`.
  func isComputed(_ kept: Any, fromNumberAt event: Calls.Call) -> Bool {
    guard let sent = diagnosis.document.double(event.node), let held = Self.number(kept),
      tree.decodesItself(event.parent), let type = events[event.parent].type,
      let key = event.key
    else { return false }
    let line = tree.source.lines.line(of: type, under: tree.outerKeys(of: event) + [key]) {
      findLine(through: sent, held, at: event)
    }
    return line?.holds(sent, held) == true
  }

  /// The line on which the numbers lie that a model's code makes of some at the place of a call.
  private func findLine(
    through sent: Double, _ held: Double, at event: Calls.Call
  ) -> ComputedNumbers.Line? {
    guard let next = number(madeOf: sent + 1, at: event) else { return nil }
    let line = ComputedNumbers.Line(through: (sent, held), (sent + 1, next))
    guard line.rises else { return nil }
    // Rounded ones may lie on it by chance.
    let unit = NumberText(diagnosis.document.text(event.node))?.unit ?? 1
    for number in [sent + 2, sent + unit] {
      guard let made = self.number(madeOf: number, at: event), line.holds(number, made) else {
        return nil
      }
    }
    return line
  }

  /// Whether a model holds the opposite of a truth value that was sent, whichever that is:
  /// `isVisible = !isHidden`.
  func isNegated(_ kept: Any, at event: Calls.Call) -> Bool {
    guard let held = SwiftText.bare(kept) as? Bool, tree.decodesItself(event.parent),
      diagnosis.document.kind(of: event.node) == (held ? .false : .true),
      let property = tree.property(of: event),
      let model = model(with: "\(held)", insteadOf: event)
    else { return false }
    let other = KeptProperties.storage(of: property, in: model).map { SwiftText.bare($0) } as? Bool
    return other == !held
  }

  /// Whether a model that holds a number would be the same for others near the one that was sent.
  func isWithoutInfluence(on kept: Any, at event: Calls.Call) -> Bool {
    guard Self.number(kept) != nil, let sent = diagnosis.document.double(event.node),
      let held = tree.held(by: event.parent), let type = events[event.parent].type,
      let key = event.key,
      tree.source.lines.mayTry(type, under: tree.outerKeys(of: event) + [key])
    else { return false }
    let told = SwiftText.of(SwiftText.bare(held))
    return [sent - 1, sent + 1].allSatisfy { number in
      model(with: Self.json(number), insteadOf: event)
        .map { SwiftText.of(SwiftText.bare($0)) } == told
    }
  }

  /// The number that a property would hold if another one had been sent.
  private func number(madeOf number: Double, at event: Calls.Call) -> Double? {
    guard let property = tree.property(of: event),
      let model = model(with: Self.json(number), insteadOf: event)
    else { return nil }
    return KeptProperties.storage(of: property, in: model).flatMap(Self.number)
  }

  static func number(_ value: Any) -> Double? {
    guard case .number(let text) = HeldValue(value) else { return nil }
    return Double(text)
  }

  private static func json(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension Judge {
  /// What a value of several parts that own code made of one text has of it: `Version(major: 2, minor: 1)`
  /// of `"2.1.4"` holds no 4, whatever had been sent in its place.
  func likenessOfParts(
    _ held: Any, at event: Calls.Call, madeOf make: (_ json: String) -> Any?
  ) -> Likeness {
    let string = diagnosis.document.string(event.node)
    guard event.text == nil, string.utf8.count <= Self.maximumText else { return .same }
    let (text, parts, told) = (SentText(string), SentText.parts(of: held), SwiftText.of(held))
    func isSame(with other: String) -> Bool {
      guard let json = try? JSONEncoder().encode(other) else { return false }
      return make(String(decoding: json, as: UTF8.self))
        .map { SwiftText.of(SwiftText.bare($0)) == told } ?? false
    }
    if !text.isTold(by: parts), isSame(with: text.replaced) { return .none }
    let isCut = text.numbers.contains { number in
      !text.isHeld(number, in: parts) && isSame(with: text.replacing(number))
    }
    return isCut ? .changed : .same
  }

  /// As the above, of a value that the model around a call holds; `nil` where that can't be tried.
  func likenessOfParts(kept: Any, at event: Calls.Call) -> Likeness? {
    guard let property = tree.property(of: event), tree.decodesItself(event.parent),
      tree.source.decoded != nil
    else { return nil }
    return likenessOfParts(SwiftText.bare(kept), at: event) { json in
      model(with: json, insteadOf: event).flatMap { KeptProperties.storage(of: property, in: $0) }
    }
  }

  private static var maximumText: Int { 256 }
}
