/// The counts of an array's elements one by one: code that changes the array afterwards may let go of
/// some of them.
struct ElementCounts {
  /// Of more elements it isn't known one by one.
  private static let maximum = 100_000

  /// The counts, each once: many elements have the same.
  private var summaries: [StyleReport.Summary] = []
  private var places: [StyleReport.Summary: UInt32] = [:]
  /// By elements' nodes; those that are one value as sent aren't among them.
  private var elements: [(node: UInt32, summary: UInt32)] = []

  mutating func add(_ element: ElementDigest, at node: Int) {
    let isPlain =
      element.fields <= 1 && element.isUniform && element.summary.unknownKeys == 0
      && element.summary.hasOnly(.asSent)
    if !isPlain { add(element.summary, at: UInt32(node)) }
  }

  mutating func add(_ neighbours: ElementCounts) {
    for (node, summary) in neighbours.elements {
      add(neighbours.summaries[Int(summary)], at: node)
    }
  }

  private mutating func add(_ summary: StyleReport.Summary, at node: UInt32) {
    guard elements.count < Self.maximum else { return }
    let place = places[summary] ?? UInt32(summaries.count)
    if place == summaries.count {
      summaries.append(summary)
      places[summary] = place
    }
    elements.append((node, place))
  }

  /// By the elements' nodes; those that are one value as sent aren't among them.
  var byNode: [Int: StyleReport.Summary] {
    Dictionary(
      elements.map { (Int($0.node), summaries[Int($0.summary)]) }, uniquingKeysWith: { $1 })
  }
}
