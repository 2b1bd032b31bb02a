import Foundation
import JSONSource

/// What code of a model's own makes of other values than those that were sent: the model's object, or the
/// value itself, is decoded once more with another one in the place of a call.
extension OldConclusions {
  /// The longest object that is decoded once more, in bytes.
  private static var maximumExperiment: Int { 65_536 }

  /// What the model around a call would be if its object had another value at the call's place.
  func model(with json: String, insteadOf event: Calls.Call) -> Any? {
    model(event.parent, with: json, insteadOf: event)
  }

  /// As the above, of a model that may be around others, or around the array of a call for an element.
  func model(
    _ model: Int, with json: String, insteadOf event: Calls.Call
  ) -> Any? {
    guard event.text == nil, let own = change(to: json, at: event) else { return nil }
    return self.model(model, editing: [own], besides: event.node)
  }

  /// As the above, with what is to be written where in the payload.
  func model(
    _ model: Int, editing edits: [(range: Range<Int>, json: String)], besides node: Int
  ) -> Any? {
    guard let decoded = tree.source.decoded, model >= 0, let type = events[model].type,
      events[model].node >= 0, let repairs = repairs(within: model, besides: node)
    else { return nil }
    let document = diagnosis.document
    let all = document.range(of: events[model].node)
    let changes = (edits + repairs).sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard all.count <= Self.maximumExperiment else { return nil }
    let bytes = UnsafeBufferPointer(start: document.bytes, count: document.byteCount)
    var (changed, place): ([UInt8], Int) = ([], all.lowerBound)
    for change in changes {
      guard place <= change.range.lowerBound, change.range.upperBound <= all.upperBound else {
        return nil
      }
      changed += bytes[place..<change.range.lowerBound] + Array(change.json.utf8)
      place = change.range.upperBound
    }
    return try? decoded(TypeTraits.of(type).bare, changed + bytes[place..<all.upperBound], nil)
  }

  /// What is to be written where for a model to be made of values in the places of those that placeholders
  /// stood in for; `nil` where there is one of which nobody knows what it might be.
  private func repairs(
    within model: Int, besides node: Int
  ) -> [(range: Range<Int>, json: String)]? {
    guard tree.holdsPlaceholder(model) else { return [] }
    var repairs: [(range: Range<Int>, json: String)] = []
    for call in tree.placeholders where tree.isAncestor(model, of: call) {
      if node >= 0, events[call].node == node { continue }
      guard let json = Self.placeholder(of: events[call].type),
        let repair = change(to: json, at: events[call])
      else { return nil }
      repairs.append(repair)
    }
    return repairs
  }

  /// JSON of which a value of a standard type can be decoded.
  private static func placeholder(of type: (any Any.Type)?) -> String? {
    guard let type = type.map({ TypeTraits.of($0).bare }) else { return nil }
    let traits = TypeTraits.of(type)
    if type == String.self { return "\"\"" }
    if type == Bool.self { return "false" }
    if traits.isNumber { return "0" }
    if traits.array != nil { return "[]" }
    return traits.dictionaryType == nil ? nil : "{}"
  }

  /// What is to be written where for another value at the place of a call: of a key that is missing, a member
  /// before the others of its object.
  private func change(
    to json: String, at event: Calls.Call
  ) -> (range: Range<Int>, json: String)? {
    let document = diagnosis.document
    if event.node >= 0 { return (document.range(of: event.node), json) }
    guard event.container >= 0, document.kind(of: event.container) == .object,
      case .key(let key)? = event.step, let name = Self.json(ofText: key)
    else { return nil }
    let start = document.range(of: event.container).lowerBound + 1
    let comma = document.isEmptyContainer(event.container) ? "" : ","
    return (start..<start, "\(name):\(json)\(comma)")
  }

  /// What the model around a call would hold in its property for another value at the call's place; `nil`
  /// where that can't be tried.
  func trial(of event: Calls.Call) -> Trial? {
    if let made = tree.partsMade[event.node], let type = events[made.reader].type {
      let path = tree.path(to: event.parent, within: made.reader) + [event.key ?? ""]
      return Trial(type: type, path: path) { json in
        model(made.reader, with: json, insteadOf: event)
          .flatMap { ValueDifference.part(of: $0, at: made.path) }
      }
    }
    if case .index(let index)? = event.step {
      return trial(ofElement: event, index) ?? trial(ofElementRead: event, index)
    }
    guard event.parent >= 0, tree.decodesItself(event.parent), let key = event.key,
      let type = events[event.parent].type, tree.source.decoded != nil,
      let own = tree.held(by: event.parent), held(for: event, in: own) != nil
    else { return nil }
    return Trial(type: type, path: tree.outerKeys(of: event) + [key]) { json in
      model(with: json, insteadOf: event).flatMap { held(for: event, in: SwiftText.bare($0)) }
    }
  }

  /// As `trial`, of an element of an array that a model's own code read as a whole, and of whose elements it
  /// made those of a property.
  private func trial(ofElement event: Calls.Call, _ index: Int) -> Trial? {
    guard event.parent >= 0, tree.source.decoded != nil else { return nil }
    let array = events[event.parent]
    guard array.isForKey, array.parent >= 0, tree.decodesItself(array.parent), let key = array.key,
      let type = events[array.parent].type, let property = tree.property(of: array),
      let count = tree.held(by: array.parent).flatMap({ Self.elements(of: property, in: $0)?.count }
      )
    else { return nil }
    return Trial(type: type, path: tree.outerKeys(of: array) + [key, elementKey]) { json in
      guard let model = model(array.parent, with: json, insteadOf: event),
        let elements = Self.elements(of: property, in: SwiftText.bare(model)),
        elements.count == count, elements.indices.contains(index)
      else { return nil }
      return elements[index]
    }
  }

  /// As `trial`, of an element that a model's own code read by itself, and made another value of.
  private func trial(ofElementRead event: Calls.Call, _ index: Int) -> Trial? {
    guard event.parent >= 0, event.container >= 0, tree.source.decoded != nil,
      tree.owner(event.parent).mayDiscardElements, let type = events[event.parent].type,
      let held = tree.held(by: event.parent),
      case .made(let kept)? = fates(ofElementsOf: event.container, within: event.parent)[index]
    else { return nil }
    return Trial(type: type, path: tree.outerKeys(of: event) + [elementKey]) { json in
      guard let model = model(with: json, insteadOf: event),
        let changes = ValueDifference.all(of: SwiftText.bare(model), from: held)
      else { return nil }
      return changes.isEmpty ? kept : changes.count == 1 ? changes[0].value : nil
    }
  }

  private static func elements(of property: String, in model: Any) -> [Any]? {
    guard let storage = KeptProperties.storage(of: property, in: model) else { return nil }
    let content = CallTree.content(storage)
    return TypeTraits.of(type(of: content)).array?.elements(
      of: content, upTo: CallTree.maximumCompared)
  }

  /// What a model, or the case of an enum, holds for a key.
  private func held(for event: Calls.Call, in model: Any) -> Any? {
    if tree.owner(event.parent).isEnum {
      return event.key.flatMap { tree.associatedValue(for: event, $0, in: model) }
    }
    return tree.property(of: event).flatMap { KeptProperties.storage(of: $0, in: model) }
  }

  /// What a type's own code would make of another value at its place.
  func trial(of type: any Any.Type) -> Trial? {
    guard let decoded = tree.source.decoded else { return nil }
    return Trial(type: type, path: []) {
      try? decoded(TypeTraits.of(type).bare, Array($0.utf8), nil)
    }
  }

  /// Whether own code made a value of all that was sent: a number with all its digits, `price * 100`; the
  /// opposite of a truth value.
  func isComputed(_ kept: Any, at event: Calls.Call, by trial: Trial) -> Bool {
    isNegated(kept, at: event, by: trial) || isComputed(kept, fromNumberAt: event, by: trial)
  }

  private func isComputed(_ kept: Any, fromNumberAt event: Calls.Call, by trial: Trial) -> Bool {
    guard let sent = diagnosis.document.double(event.node), let held = Self.number(kept) else {
      return false
    }
    let line = tree.source.lines.line(of: trial.type, under: trial.path) {
      findLine(through: sent, held, at: event, trial)
    }
    return line?.holds(sent, held) == true
  }

  /// The line on which the numbers lie that own code makes of some at the place of a call.
  private func findLine(
    through sent: Double, _ held: Double, at event: Calls.Call, _ trial: Trial
  ) -> ComputedNumbers.Line? {
    func number(madeOf number: Double) -> Double? {
      trial.value(madeOf: Self.json(number)).flatMap(Self.number)
    }
    guard let above = number(madeOf: sent + 1) else { return nil }
    // A range may end here.
    let step: Double = above == held ? -1 : 1
    guard let next = step > 0 ? above : number(madeOf: sent - 1) else { return nil }
    let line = ComputedNumbers.Line(through: (sent, held), (sent + step, next))
    guard line.rises else { return nil }
    // Rounded ones may lie on it by chance.
    let unit = NumberText(diagnosis.document.text(event.node))?.unit ?? 1
    for sent in [sent + 2 * step, sent + step * unit] {
      guard let made = number(madeOf: sent), line.holds(sent, made) else { return nil }
    }
    return line
  }

  /// Whether own code holds the opposite of a truth value that was sent, whichever that is:
  /// `isVisible = !isHidden`.
  private func isNegated(_ kept: Any, at event: Calls.Call, by trial: Trial) -> Bool {
    guard let held = SwiftText.bare(kept) as? Bool,
      diagnosis.document.kind(of: event.node) == (held ? .false : .true)
    else { return false }
    return trial.value(madeOf: "\(held)").map { SwiftText.bare($0) } as? Bool == !held
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

  /// Whether a model holds what its own code has stand in for a value: a number or a text that the source
  /// writes, and that others near the one that was sent wouldn't change.
  func isStandIn(_ kept: Any, at event: Calls.Call) -> Bool {
    guard hasStandIn(event), !isComputed(kept), let trial = trial(of: event) else { return false }
    let told = SwiftText.of(SwiftText.bare(kept))
    func isSame(_ value: Any?) -> Bool? { value.map { SwiftText.of(SwiftText.bare($0)) == told } }
    switch (diagnosis.document.kind(of: event.node), HeldValue(kept)) {
    case (.string, .number), (.string, .text):
      let text = SentText(diagnosis.document.string(event.node))
      // A text that the source writes it knows.
      return text.length <= Self.maximumText && told == textOfStrange(trial)
        && tree.source.writes?(.text(text.text)) != true
        && isSame(trial.value(madeOfText: text.replaced)) == true
    case (.number, .number):
      guard let sent = diagnosis.document.double(event.node) else { return false }
      if let standIn = textOfNull(trial), standIn != told { return false }
      return [sent - 1, sent + 1].allSatisfy { isSame(trial.value(madeOf: Self.json($0))) == true }
    default: return false
    }
  }

  /// The text of what own code makes of a text that nobody sends, found out once; `nil` where it throws.
  private func textOfStrange(_ trial: Trial) -> String? {
    tree.source.standIns.name(of: trial.type, under: trial.path + ["strange"]) {
      trial.value(madeOf: StrangeValues.texts[1]).map { SwiftText.of(SwiftText.bare($0)) }
    }
  }

  /// As `textOfStrange`, of null.
  private func textOfNull(_ trial: Trial) -> String? {
    tree.source.standIns.name(of: trial.type, under: trial.path + ["null"]) {
      trial.value(madeOf: "null").map { SwiftText.of(SwiftText.bare($0)) }
    }
  }

  /// Whether a number was kept within a range that ends with zero: `max(0, count)`.
  func isKeptWithin(_ kept: Any, at event: Calls.Call) -> Bool {
    diagnosis.document.kind(of: event.node) == .number && Self.number(kept) == 0
      && !isStandIn(kept, at: event)
  }

  static func number(_ value: Any) -> Double? {
    guard case .number(let text) = HeldValue(value) else { return nil }
    return Double(text)
  }

  static func json(ofText text: String) -> String? {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func json(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension OldConclusions {
  /// What a value of several parts that own code made of one text has of it: `Version(major: 2, minor: 1)`
  /// of `"2.1.4"` holds no 4, whatever had been sent in its place.
  func likenessOfParts(_ held: Any, at event: Calls.Call, by trial: Trial) -> Likeness {
    let string = diagnosis.document.string(event.node)
    guard event.text == nil, string.utf8.count <= Self.maximumText else { return .same }
    let (text, parts, told) = (SentText(string), SentText.parts(of: held), SwiftText.of(held))
    func isSame(with other: String) -> Bool {
      trial.value(madeOfText: other).map { SwiftText.of(SwiftText.bare($0)) == told } ?? false
    }
    if !text.isTold(by: parts), isSame(with: text.replaced) { return .none }
    let isCut = text.numbers.contains { number in
      !text.isHeld(number, in: parts)
        && ([text.replacing(number)] + text.neighbours(of: number)).contains(where: isSame)
    }
    // A number has no words.
    let hasWords = Self.number(held) == nil
    let isShortened =
      hasWords
      && text.words.prefix(Self.maximumWords).contains { word in
        !text.isHeld(word: word, in: parts) && isSame(with: text.replacing(word))
      }
    return isCut || isShortened ? .changed : .same
  }

  /// Whether a number was made of a text, whatever that says: with a strange one there would be another
  /// number, or an error.
  func isNumber(_ held: Any, madeOfTextAt event: Calls.Call, by trial: Trial) -> Bool {
    guard event.text == nil, diagnosis.document.kind(of: event.node) == .string,
      let number = Self.number(held)
    else { return false }
    let text = SentText(diagnosis.document.string(event.node))
    guard (1...Self.maximumText).contains(text.length) else { return false }
    if textOfStrange(trial) != SwiftText.of(SwiftText.bare(held)) { return true }
    if tree.source.writes?(.text(text.text)) == true { return true }
    return trial.value(madeOfText: text.withOtherNumbers).flatMap(Self.number)
      .map { $0 != number } ?? false
  }

  /// Whether a list was made of a number: with the next one, or the one before, there would be another list,
  /// or an error.
  func isList(_ held: Any, madeOfNumberAt event: Calls.Call, by trial: Trial) -> Bool {
    guard event.text == nil, let sent = diagnosis.document.double(event.node),
      Mirror(reflecting: SwiftText.bare(held)).displayStyle == .collection
    else { return false }
    let told = SwiftText.of(SwiftText.bare(held))
    return [sent + 1, sent - 1].contains { number in
      trial.value(madeOf: Self.json(number)).map { SwiftText.of(SwiftText.bare($0)) } != told
    }
  }

  /// Whether a model holds a text that was made of another one without its digits.
  func isCut(_ kept: Any, at event: Calls.Call) -> Bool {
    guard diagnosis.document.kind(of: event.node) == .string, case .text = HeldValue(kept),
      let trial = trial(of: event)
    else { return false }
    return likenessOfParts(SwiftText.bare(kept), at: event, by: trial) == .changed
  }

  /// What such a number has of the text: another last digit in that may not change it.
  func likeness(ofNumber held: Any, madeOfTextAt event: Calls.Call, by trial: Trial) -> Likeness {
    likenessOfParts(SwiftText.bare(held), at: event, by: trial) == .changed ? .rounded : .form
  }

  private static var maximumText: Int { 256 }
  private static var maximumWords: Int { 16 }
}

/// What own code makes of other values than the one that was sent.
struct Trial {
  /// The type whose code it is, and the keys to the value in its object.
  let type: any Any.Type
  let path: [String]
  private let make: (_ json: String) -> Any?

  init(type: any Any.Type, path: [String], make: @escaping (_ json: String) -> Any?) {
    (self.type, self.path, self.make) = (type, path, make)
  }

  /// What it makes of a JSON text; `nil` where it throws.
  func value(madeOf json: String) -> Any? { make(json) }

  func value(madeOfText text: String) -> Any? { OldConclusions.json(ofText: text).flatMap(make) }
}
