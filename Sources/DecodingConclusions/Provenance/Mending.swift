import DecodingReport
import DecodingTrace
import Foundation
import JSONSource

/// Makes JSON of which a model can be decoded of some of which it can't: one error after the other is
/// ended by another value in its place, as long as that leads further.
struct Mending {
  private let tree: CallTree
  private let document: JSONDocument
  private let path: JSONPath
  private let budget: TrialBudget
  private let decode: (_ json: [UInt8]) throws -> Any
  /// What the model asked for, by the place in its JSON: which call it was, and for which type.
  private var asked: [JSONPath: (call: Int, type: (any Any.Type)?)] = [:]
  private let culprit: JSONPath?

  /// JSON of which the model can be made, with the places in it that aren't as they were sent.
  struct Mended {
    let json: [UInt8]
    var places: Set<JSONPath>
  }

  /// Of the model that the call `reader` asks for at `path`.
  init(
    _ tree: CallTree, of document: JSONDocument, _ reader: Int, at path: JSONPath,
    _ budget: TrialBudget, decode: @escaping (_ json: [UInt8]) throws -> Any
  ) {
    (self.tree, self.document, self.path, self.decode) = (tree, document, path, decode)
    self.budget = budget
    func place(_ call: Int) -> JSONPath? {
      let event = tree.events[call]
      if event.text != nil { return nil }
      if event.node >= 0 { return document.path(of: event.node) }
      guard event.container >= 0, let step = event.step else { return nil }
      return document.path(of: event.container).appending(step)
    }
    func own(_ place: JSONPath) -> JSONPath {
      JSONPath(Array(place.steps.dropFirst(path.steps.count)))
    }
    let culprit = tree.threw(reader) ? tree.culprit(of: reader) : reader
    self.culprit = culprit == reader ? nil : place(culprit).map(own)
    var call = reader + 1
    while call < tree.events.count, tree.isAncestor(reader, of: call) {
      if tree.events[call].operation.decodesValue, let place = place(call).map(own) {
        asked[place] = asked[place] ?? (call, tree.events[call].type)
      }
      call += 1
    }
  }

  private static let mostErrors = 30
  private static let mostDecodes = 1500

  /// `nil` where nothing that was tried decodes.
  func mended(_ json: [UInt8]) -> Mended? {
    var mended = Mended(json: json, places: [])
    var seen: Set<JSONPath> = []
    var decodes = 0
    guard var error = error(of: json) else { return mended }
    for round in 0..<Self.mostErrors {
      let base = JSONDocument.parse(mended.json)
      let suspects = suspects(error, in: base, isFirst: round == 0)
      var next: (mended: Mended, error: (any Error)?)?
      search: for suspect in suspects {
        seen.insert(suspect)
        for change in changes(at: suspect, in: base)
        where decodes < Self.mostDecodes && budget.spend() {
          decodes += 1
          var candidate = Mended(json: change, places: mended.places)
          candidate.places.insert(suspect)
          guard let other = self.error(of: change) else { return candidate }
          guard let place = place(of: other, in: JSONDocument.parse(change)) else {
            // Own code refuses something else.
            if ErrorFacts(error).path != nil, next == nil { next = (candidate, other) }
            continue
          }
          guard !seen.contains(place) else { continue }
          if isBehind(place, suspect) {
            next = (candidate, other)
            break search
          }
          if next == nil { next = (candidate, other) }
        }
      }
      guard let next, let other = next.error else { return nil }
      (mended, error) = (next.mended, other)
    }
    return nil
  }

  /// JSON with another value in one of the places that were mended: one for each in which another one does.
  func others(_ mended: Mended) -> [Mended] {
    let base = JSONDocument.parse(mended.json)
    return mended.places.compactMap { place in
      changes(at: place, in: base).prefix(Self.mostOthers).first {
        budget.spend() && error(of: $0) == nil
      }.map { Mended(json: $0, places: mended.places) }
    }
  }

  private static let mostOthers = 24

  private func error(of json: [UInt8]) -> (any Error)? {
    do {
      _ = try decode(json)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Where

  /// Whether the model asks for one place after it asked for another.
  private func isBehind(_ place: JSONPath, _ other: JSONPath) -> Bool {
    guard let call = asked[place]?.call, let before = asked[other]?.call else { return false }
    return call > before
  }

  /// The place that an error names, as the JSON spells its keys.
  private func place(of error: any Error, in base: JSONDocument) -> JSONPath? {
    let facts = ErrorFacts(error)
    guard var steps = facts.path else { return nil }
    if case .keyNotFound(let key, _)? = error as? DecodingError {
      steps.append(.key(key.stringValue))
    }
    var node: Int? = base.root
    return JSONPath(
      steps.map { step in
        var spelled = step
        if case .key(let key) = step, let object = node, base.kind(of: object) == .object,
          base.child(of: object, at: step) == nil,
          let sent = base.children(of: object).first(where: {
            SnakeCase.converted(base.string($0 - 1)) == key
          })
        {
          spelled = .key(base.string(sent - 1))
        }
        node = node.flatMap { base.child(of: $0, at: spelled) }
        return spelled
      })
  }

  /// The places whose values may have raised an error, the likeliest first.
  private func suspects(
    _ error: any Error, in base: JSONDocument, isFirst: Bool
  ) -> [JSONPath] {
    var places: [JSONPath] = isFirst ? culprit.map { [$0] } ?? [] : []
    var named = place(of: error, in: base)
    if let place = named, asked[place] == nil, base.node(at: place) == nil {
      // Own code names a key of its own.
      named = place.parent
    }
    if let named, !named.steps.isEmpty, !places.contains(named) { places.append(named) }
    if named.flatMap({ base.node(at: $0) }).map(base.isContainer) ?? true {
      // Code of the model's own refused something within.
      let within = asked.filter { place, _ in
        place.isWithin(named ?? .root) && base.node(at: place).map { !base.isContainer($0) } ?? true
      }
      let last = within.sorted { $0.value.call > $1.value.call }.prefix(12).map(\.key)
      places += last.filter { !places.contains($0) }
    }
    return places
  }

  // MARK: What else

  /// The JSON with other values in a place, or without what stands there.
  private func changes(at place: JSONPath, in base: JSONDocument) -> [[UInt8]] {
    var all = candidates(at: place, in: base).compactMap { json -> [UInt8]? in
      var edit = JSONEdit(base)
      if let node = base.node(at: place) {
        edit.set(node, to: json)
      } else if let around = place.parent.flatMap({ base.node(at: $0) }) {
        switch place.steps.last {
        case .key(let key) where base.kind(of: around) == .object:
          edit.insert("\(SwiftText.quoted(key)):\(json)", of: around)
        case .index where base.kind(of: around) == .array: edit.insert(json, of: around)
        default: return nil
        }
      } else {
        return nil
      }
      return edit.bytes
    }
    // Behind an element that is taken out all others would have other places.
    if let node = base.node(at: place), let around = place.parent.flatMap({ base.node(at: $0) }),
      base.kind(of: around) == .object || base.next(after: node) == base.next(after: around)
    {
      var edit = JSONEdit(base)
      edit.remove(node, of: around)
      all.append(edit.bytes)
    }
    return all
  }

  private func candidates(at place: JSONPath, in base: JSONDocument) -> [String] {
    var made: [String] = []
    if case .key(let key)? = place.steps.last {
      let keys = (0..<base.nodeCount).filter {
        base.kind(of: $0) == .key && base.textEquals($0, key)
      }
      made += keys.prefix(8).map { base.text($0 + 1) }
    }
    if let around = place.parent.flatMap({ base.node(at: $0) }) {
      made += base.children(of: around).prefix(4).map { base.text($0) }
    }
    made += asked[place]?.type.map { Alternatives.made(for: $0) } ?? []
    made += tree.source.formats.prefix(8).map { SwiftText.quoted(Self.date(in: $0)) }
    made += tree.source.texts.prefix(24).map { SwiftText.quoted($0) }
    let sent = base.node(at: place).map { base.text($0) }
    var known: Set<String> = sent.map { [$0] } ?? []
    return (made + Self.plain).filter { known.insert($0).inserted }
  }

  /// A date in a format: `2001-02-03` in `yyyy-MM-dd`.
  private static func date(in format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: 2_862_245))
  }

  private static let plain = [
    "\"zzz\"", "7", "1", "true", "[]", "{}", "\"2001-02-03T04:05:06Z\"", "\"7\"", "0", "2",
    "\"https://e.x/y\"", "\"\"", "\"1.2.3\"", "\"a b\"", "\"10:30\"", "\"2001-02-03\"", "[7]",
    "[\"zzz\"]", "null",
  ]
}
