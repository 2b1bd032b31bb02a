import JSONSource
import Testing

/// Documents made by chance, edited and permuted: what is found is what was edited.
struct JSONComparisonPropertyTests {
  private indirect enum Value {
    case number(Int)
    case object([(key: String, value: Value)])
    case array([Value])

    var text: String {
      switch self {
      case .number(let number): "\(number)"
      case .object(let members):
        "{" + members.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ",") + "}"
      case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
      }
    }

    /// Objects and arrays of numbers, each another one.
    static func random(_ depth: Int, _ next: inout Int, _ random: inout SplitMix) -> Value {
      switch depth == 0 ? 0 : random.next(below: 3) {
      case 0:
        next += 1
        return .number(next)
      case 1:
        return .object(
          (0..<random.next(below: 5)).map { ("k\($0)", Self.random(depth - 1, &next, &random)) })
      default:
        return .array(
          (0..<random.next(below: 5)).map { _ in Self.random(depth - 1, &next, &random) })
      }
    }

    /// A copy in which members are in another order and some numbers are other ones; the paths of
    /// these.
    func edited(
      _ path: JSONPath, _ paths: inout Set<JSONPath>, _ random: inout SplitMix
    ) -> Value {
      switch self {
      case .number(let number):
        guard random.next(below: 6) == 0 else { return self }
        paths.insert(path)
        return .number(-number)
      case .object(let members):
        var copy = members.map { member in
          (
            key: member.key,
            value: member.value.edited(path.appending(.key(member.key)), &paths, &random)
          )
        }
        for place in copy.indices { copy.swapAt(place, random.next(below: copy.count)) }
        return .object(copy)
      case .array(let elements):
        return .array(
          elements.enumerated().map {
            $0.element.edited(path.appending(.index($0.offset)), &paths, &random)
          })
      }
    }
  }

  @Test func `a copy that was permuted and edited differs where it was edited`() {
    var random = SplitMix(state: 20)
    var edits = 0
    for _ in 0..<400 {
      var next = 0
      let value = Value.random(5, &next, &random)
      var paths: Set<JSONPath> = []
      let copy = value.edited(.root, &paths, &random)
      let comparison = JSONComparison(
        JSONDocument.parse(value.text), JSONDocument.parse(copy.text))
      let found = comparison.differences.compactMap { $0.a.map(comparison.a.path(of:)) }
      #expect(found.count == paths.count && Set(found) == paths, "\(value.text)\n\(copy.text)")
      // Its lines are all of both, each once.
      for side in JSONComparison.Side.allCases {
        let nodes = comparison.lines.filter { $0.role != .close }.compactMap { $0.node(side) }
        #expect(Set(nodes).count == nodes.count)
      }
      edits += paths.count
    }
    #expect(edits > 200)
  }
}
