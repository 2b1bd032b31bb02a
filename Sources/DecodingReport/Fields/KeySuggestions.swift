import JSONSource

/// Finds keys that nobody asked for and that seem to be meant for a property that found nothing,
/// and says so on both sides: one misspelling away in the same object (case, underscore, plural, one
/// edit), or of the same name in another one.
struct KeySuggestions {
  /// A key that was asked for in vain, or one that nobody asked for.
  struct Key {
    /// The key as the model asks for it, or the payload spells it.
    let name: String
    /// The property that it was asked for.
    var property: String?
    /// The tape node of the object.
    let container: Int
    /// The JSON in a string in which the nodes are; `nil` for those of the payload itself.
    var text: JSONText?
    /// The tape node of the value; −1 for a key that was asked for in vain.
    let node: Int
    /// The place of its field; −1 where it's only counted.
    var field: Int
    /// Of a key that was asked for in vain, whether something stands in for its value without a
    /// word; of one that nobody asked for, whether it has a value to lose.
    var canLose: Bool
    /// The model that the object was decoded as, where that is known.
    var model: ObjectIdentifier?
    /// The type that was asked for in vain.
    var type: (any Any.Type)?
    /// What stands under a key that nobody asked for.
    var kind = JSONNode.Kind.null
    /// Whether nobody asked for this key of its object alone.
    var isOnlyUnknown = true
    /// The key that is one misspelling away, and whether a value is lost that way without an error.
    var misspelling: Int?
    var losesBySlip = false

    fileprivate var object: Object {
      Object(text: text.map { ObjectIdentifier($0) }, node: container)
    }
  }

  fileprivate struct Object: Hashable {
    let text: ObjectIdentifier?
    let node: Int
  }

  private var missing: [Key]
  private var unknown: [Key]
  /// Keys of objects whose decode ended: some of them may have been asked for then.
  private let untried: [Key]
  /// The names of keys of elements that are only counted.
  private(set) var names = KeyNames()

  init(missing: [Key], unknown: [Key], untried: [Key], counted: KeyNames) {
    self.missing = missing
    self.unknown = unknown
    self.untried = untried
    findSlips()
    if self.missing.contains(where: { $0.misspelling == nil }) { markNeighbours() }
    names = counted
    // What is in a string is meant for what is in it.
    for key in self.missing where key.text == nil { names.add(key, isMissing: true) }
    for key in self.unknown where key.text == nil { names.add(key, isMissing: false) }
  }

  /// Tells the keys that nobody asked for which are the only ones of their objects.
  private mutating func markNeighbours() {
    let counts = unknown.reduce(into: [:]) { $0[$1.object, default: 0] += 1 }
    for index in unknown.indices {
      unknown[index].isOnlyUnknown = counts[unknown[index].object] == 1
    }
  }

  private mutating func findSlips() {
    guard !missing.isEmpty, !unknown.isEmpty else { return }
    let wanting = Dictionary(grouping: missing.indices) { missing[$0].object }
    let counts = unknown.reduce(into: [:]) { $0[$1.object, default: 0] += 1 }
    var pairs: [(misspelling: Misspelling, unknown: Int, missing: Int)] = []
    for index in unknown.indices {
      for place in wanting[unknown[index].object] ?? [] {
        guard let misspelling = Misspelling(from: unknown[index], to: missing[place]) else {
          continue
        }
        // Short words that differ in a letter are meant for each other where there are no others.
        let object = unknown[index].object
        if misspelling == .letter, counts[object] != 1 || wanting[object]?.count != 1 { continue }
        pairs.append((misspelling, index, place))
      }
    }
    guard !pairs.isEmpty else { return }
    // The likeliest first; of equals those that come first.
    pairs.sort { $0.misspelling < $1.misspelling }
    for pair in pairs
    where unknown[pair.unknown].misspelling == nil && missing[pair.missing].misspelling == nil {
      unknown[pair.unknown].misspelling = pair.missing
      missing[pair.missing].misspelling = pair.unknown
      // Another letter may make another word: height and weight.
      missing[pair.missing].losesBySlip =
        pair.misspelling < .edit && missing[pair.missing].canLose && unknown[pair.unknown].canLose
    }
    // What may be meant for several properties is named to all of them.
    for pair in pairs where missing[pair.missing].misspelling == nil {
      missing[pair.missing].misspelling = pair.unknown
    }
  }

  /// How many values were lost to slips without an error.
  var slipCount: Int {
    missing.count { $0.losesBySlip }
  }

  /// Says so in the fields. Returns how many values were lost in all without an error.
  func describe(in fields: inout [FieldReport], of document: JSONDocument) -> Int {
    for key in unknown where key.field >= 0 {
      guard let misspelling = key.misspelling else { continue }
      // A key strategy may never ask for a key as it is spelled: the property has another name.
      let isSame = missing[misspelling].name == key.name
      fields[key.field].didYouMean =
        isSame ? missing[misspelling].property ?? key.name : missing[misspelling].name
    }
    for key in missing where key.field >= 0 {
      guard let misspelling = key.misspelling else { continue }
      fields[key.field].didYouMean = unknown[misspelling].name
      if key.losesBySlip { Self.lose(&fields[key.field]) }
    }
    describeUntried(in: &fields)
    let strays = names.strays(in: document).filter { stray in
      Self.mayBeMeant(
        document.path(of: stray.found.node),
        for: document.path(of: max(0, stray.wanted.container)))
    }
    for (wanted, found, isLost) in strays {
      if found.field >= 0 {
        fields[found.field].standsAt =
          wanted.field >= 0
          ? fields[wanted.field].path
          : document.path(of: max(0, wanted.container)).appending(.key(wanted.name))
      }
      guard wanted.field >= 0 else { continue }
      fields[wanted.field].standsAt = document.path(of: found.node)
      if isLost { Self.lose(&fields[wanted.field]) }
    }
    describeEnveloped(in: &fields, of: document)
    return slipCount + strays.count { $0.isLost }
  }

  /// Whether a key elsewhere may be the one that an object lacks: one outside of an array is none of an
  /// element's.
  private static func mayBeMeant(_ place: JSONPath, for object: JSONPath) -> Bool {
    let element = object.steps.lastIndex { if case .index = $0 { true } else { false } }
    return element.map { place.steps.starts(with: object.steps[...$0]) } ?? true
  }

  /// Names the place of what was asked for in vain and stands one object deeper, under a key beside it
  /// that nobody asked for: `{"data": {"user": …}}` where `user` was wanted.
  private func describeEnveloped(in fields: inout [FieldReport], of document: JSONDocument) {
    let envelopes = Dictionary(
      grouping: unknown.filter { $0.kind == .object && $0.text == nil && $0.misspelling == nil }
    ) { $0.object }
    guard !envelopes.isEmpty else { return }
    for key in missing where key.field >= 0 && key.misspelling == nil && key.text == nil {
      guard fields[key.field].standsAt == nil else { continue }
      let found = (envelopes[key.object] ?? []).compactMap { envelope in
        document.child(of: envelope.node, named: key.name)
      }
      if found.count == 1 { fields[key.field].standsAt = document.path(of: found[0]) }
    }
  }

  /// Names the keys that lie beside a missing one where a decode ended before it had asked for all
  /// that it wanted.
  private func describeUntried(in fields: inout [FieldReport]) {
    guard !untried.isEmpty else { return }
    let candidates = Dictionary(grouping: untried) { $0.object }
    for key in missing where key.field >= 0 && key.misspelling == nil {
      let best = candidates[key.object]?.compactMap { untried in
        Misspelling.plain(from: untried, to: key).map { (misspelling: $0, name: untried.name) }
      }.min { $0.misspelling < $1.misspelling }
      if let best { fields[key.field].didYouMean = best.name }
    }
  }

  /// Marks what stands in for a value that is there under another key: nobody was told.
  private static func lose(_ field: inout FieldReport) {
    field.silentLoss = true
    field.evidence = .inferred
  }
}
