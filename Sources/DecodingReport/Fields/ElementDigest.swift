package import JSONSource

/// What became of the elements of one array whose calls a recorder no longer holds: counts.
struct ElementDigest {
  var summary = StyleReport.Summary()
  /// Those of its fields that aren't as sent.
  var unlisted = UnlistedFields()
  /// How many fields the elements had, themselves included.
  var fields = 0
  /// How many members their objects had that no call asked for.
  var unasked = 0
  var worst: Outcome?
  /// The keys that found nothing, and those that nobody asked for.
  var names = KeyNames()
  /// The same for each of the elements.
  var elements = ElementCounts()

  mutating func add(_ other: ElementDigest) {
    summary.add(other.summary)
    unlisted.add(other.unlisted, within: "")
    fields += other.fields
    unasked += other.unasked
    worst = Outcome.worse(worst, other.worst)
    names.add(other.names)
  }

  /// As `add`, for fields that are as sent, leaves among them.
  mutating func add(fields: Int, asSent leaves: Int) {
    self.fields += fields
    summary[.asSent] += leaves
  }

  /// As `add`, for one element of the array; `nil` where none is let go of.
  mutating func add(_ element: ElementDigest, at node: Int?) {
    add(element)
    if let node { elements.add(element, at: node) }
  }

  /// As `add`, for elements of the same array.
  mutating func add(neighbours: ElementDigest) {
    add(neighbours)
    elements.add(neighbours.elements)
  }

  /// Whether nothing was changed, lost or refused: a nil for a missing key is what an optional is for.
  var isUniform: Bool { worst == nil && summary.silentLoss == 0 && summary.errors == 0 }
}

/// Which elements of large arrays a recorder keeps the calls of, and how the others are counted.
///
/// A payload of 20 MB makes millions of calls; a report describes some thousands of them. What is
/// left out is judged by the same code as what is kept, so that the counts are exact.
package struct ElementDigester {
  let document: JSONDocument
  /// The elements of an array before this one are kept …
  let keptElements: Int
  /// … as long as fewer keys and elements than these are held in all when it begins.
  let keptFields: Int
  /// Of the others so many that aren't as sent are kept, too …
  let keptFaults: Int
  /// … and so many that are, but have keys that nobody asked for.
  let keptUnknown: Int
  package let source: SourceFacts
  /// The tape nodes of a value whose calls are kept, and those of what it stands in.
  let focus: Range<Int>
  /// Who may count the others beside the decode.
  let worker: DigestWorker?

  package init(
    document: JSONDocument, keptElements: Int = 1000, keptFields: Int? = nil, keptFaults: Int = 500,
    keptUnknown: Int = 50, source: SourceFacts = .none, focus: Range<Int> = 0..<0,
    worker: DigestWorker? = nil
  ) {
    self.document = document
    self.keptElements = keptElements
    self.keptFields = keptFields ?? Self.keptFields(of: document)
    self.keptFaults = keptFaults
    self.keptUnknown = keptUnknown
    self.source = source
    self.focus = focus
    self.worker = worker
  }

  /// To judge an element before its calls are let go, and once more where they are held all the same, pays
  /// only where a report can't describe all fields anyway: each member of an object has two nodes.
  private static func keptFields(of document: JSONDocument) -> Int {
    let most = FieldCollector.maximumFields
    return document.nodeCount <= 2 * most ? most : most * 3 / 4
  }

  /// Whether a report can't describe all fields: some thousands are held, with all that they need.
  var keepsPart: Bool { keptFields < FieldCollector.maximumFields }

  /// The same for another thread.
  func twin() -> ElementDigester {
    ElementDigester(
      document: document.twin(), keptElements: keptElements, keptFields: keptFields,
      keptFaults: keptFaults, keptUnknown: keptUnknown, source: source, focus: focus)
  }

  /// The digest of one element, from its calls alone, of which its own is the first; `digests` are
  /// those of arrays within it, by the calls that decoded them; `wholes` those of elements within it
  /// of which but the first call is held, whose calls count from before the element's own, `first`.
  /// `isUnreached`: a placeholder stood in for something before it.
  func digest(
    of calls: Calls, _ digests: [Int: ElementDigest],
    _ wholes: ArraySlice<(call: Int, digest: ElementDigest)> = [], from first: Int,
    isUnreached: Bool = false
  ) -> ElementDigest {
    if !isUnreached, digests.isEmpty, wholes.isEmpty,
      let uniform = UniformElement(document: document, source: source).digest(of: calls)
    {
      return uniform
    }
    var collector = FieldCollector(
      tree: CallTree(
        calls, digests: digests,
        wholes: Dictionary(uniqueKeysWithValues: wholes.map { ($0.call - first, $0.digest) }),
        source: source), document: document,
      keys: .none, maximumFields: 0,
      isUnreached: isUnreached)
    return collector.digest()
  }
}

extension Outcome {
  private static let severities: [Outcome] = [
    .asSent, .notReached, .nil, .converted, .default, .dropped, .threw,
  ]

  /// The one of two outcomes that a container takes over.
  static func worse(_ left: Outcome?, _ right: Outcome?) -> Outcome? {
    guard let left else { return right }
    guard let right else { return left }
    let ranks = (severities.firstIndex(of: left) ?? 0, severities.firstIndex(of: right) ?? 0)
    return ranks.0 >= ranks.1 ? left : right
  }
}
