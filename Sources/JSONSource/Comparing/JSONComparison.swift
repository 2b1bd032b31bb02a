/// Two documents side by side, compared by path: members by their keys, elements by the shortest edit,
/// what that leaves by their places.
///
/// Takes time in proportion to the documents. The order of members alone is no difference.
package struct JSONComparison: Sendable {
  /// One of the two documents.
  package enum Side: Hashable, Sendable, CaseIterable { case a, b }

  /// A value that isn't the same in both, by its nodes; `nil` where one has none.
  package struct Difference: Hashable, Sendable {
    package var a: Int?
    package var b: Int?
  }

  package let a: JSONDocument
  package let b: JSONDocument
  /// Laid out, A and B beside each other; of long runs of alike lines the ends.
  package internal(set) var lines: [Line] = []
  /// The first line of each value that has one, by its node.
  var linesOfNodes: (a: [Int: Int], b: [Int: Int]) = ([:], [:])
  /// In the order of the lines; of containers that both have, the innermost values.
  package internal(set) var differences: [Difference] = []
  /// Objects of A whose members stand in another order in B.
  package internal(set) var reordered: [Int] = []
  /// Arrays that differ in so many elements that these were compared by their places.
  package internal(set) var arraysByPlace = 0
  /// Lines that aren't among these: there are too many.
  package internal(set) var omittedLines = 0
  /// Whether the documents are nested too deep to be compared.
  package let isTooDeep: Bool
  /// Where elements of A's arrays stand in B, by the arrays' paths: those that moved.
  var moved: [JSONPath: [Int: Int]] = [:]
  let hashes: (a: ContentHashes, b: ContentHashes)

  package init(_ a: JSONDocument, _ b: JSONDocument) {
    self.init(of: a, b)
    guard !isTooDeep else { return }
    var layout = ComparisonLayout(self)
    self = layout.compared()
    placeNodes()
  }

  /// Nothing is paired yet.
  private init(of a: JSONDocument, _ b: JSONDocument) {
    self.a = a
    self.b = b
    hashes = (ContentHashes(a), ContentHashes(b))
    isTooDeep = max(a.depth, b.depth) > JSONDocument.foundationDepthLimit
  }

  /// Whether two values say the same.
  package func isSame(_ node: Int, _ other: Int) -> Bool { hashes.a[node] == hashes.b[other] }

  /// Where a value of A stands in B, whether that has it or not.
  package func pathInB(of path: JSONPath) -> JSONPath {
    guard !moved.isEmpty else { return path }
    var (own, other) = (JSONPath.root, JSONPath.root)
    for step in path.steps {
      var target = step
      if case .index(let index) = step, let places = moved[own] {
        // An element that B hasn't got is at no place of it.
        target = .index(places[index] ?? -1 - index)
      }
      own = own.appending(step)
      other = other.appending(target)
    }
    return other
  }

  package func document(_ side: Side) -> JSONDocument { side == .a ? a : b }
}
