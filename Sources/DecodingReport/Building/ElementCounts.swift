/// The counts of an array's elements one by one: code that changes the array afterwards may let go of
/// some of them.
struct ElementCounts {
  /// Of more elements it isn't known one by one.
  private static let maximum = 100_000

  /// Those of which all is as sent and was asked for, of more than one value, and how many these are.
  private var calm: [(node: UInt32, leaves: UInt32)] = []
  private var others: [(node: Int, summary: StyleReport.Summary)] = []

  mutating func add(_ element: ElementDigest, at node: Int) {
    guard calm.count + others.count < Self.maximum else { return }
    let isCalm =
      element.isCalm && element.summary.unknownKeys == 0 && element.summary.hasOnly(.asSent)
    if !isCalm {
      others.append((node, element.summary))
    } else if element.fields > 1 {
      calm.append((UInt32(node), UInt32(element.summary[.asSent])))
    }
  }

  mutating func add(_ neighbours: ElementCounts) {
    calm += neighbours.calm
    others += neighbours.others
  }

  /// By the elements' nodes; those that are one value as sent aren't among them.
  var byNode: [Int: StyleReport.Summary] {
    var counts = Dictionary(others.map { ($0, $1) }, uniquingKeysWith: { $1 })
    for (node, leaves) in calm {
      var summary = StyleReport.Summary()
      summary[.asSent] = Int(leaves)
      counts[Int(node)] = summary
    }
    return counts
  }
}
