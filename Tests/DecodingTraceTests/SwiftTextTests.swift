import DecodingTrace
import Testing

/// How values are written as Swift.
struct SwiftTextTests {
  private final class Node {
    var named: [String: Node] = [:]
    var listed: [Node] = []
  }

  @Test func `an object that holds itself is written once, whatever is between`() {
    let node = Node()
    node.named = ["a": node]
    #expect(SwiftText.of(node) == #"Node(named: ["a": Node(…)], listed: [])"#)
    node.named = [:]
    node.listed = [node]
    #expect(SwiftText.of(node) == "Node(named: [:], listed: [Node(…)])")
  }

  private indirect enum Tree: Hashable {
    case leaf
    case members([String: Tree])
    case set(Set<Tree>)
  }

  @Test(arguments: [0, 1])
  func `what lies too deep isn't written`(_ kind: Int) {
    var tree = Tree.leaf
    for _ in 0..<500 { tree = kind == 0 ? .members(["a": tree]) : .set([tree]) }
    let text = SwiftText.of(tree)
    #expect(text.contains("…") && text.utf8.count < 1000)
  }
}
