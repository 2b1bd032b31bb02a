import JSONSource
import Testing

/// The children of a container that has few are gone through, those of a large one looked up.
@Suite
struct JSONChildrenTests {
  /// `count` children, every third with something in it.
  private static func container(_ count: Int, isObject: Bool) -> JSONDocument {
    let values = (0..<count).map { $0 % 3 == 0 ? #"{"a":[\#($0),[]]}"# : "\($0)" }
    let members = values.indices.map { #""k\#($0)":\#(values[$0])"# }
    let text =
      isObject ? "{\(members.joined(separator: ","))}" : "[\(values.joined(separator: ","))]"
    return JSONDocument.parse("[0,\(text),1]")
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, 200], [true, false])
  func `each node within is found, and none outside`(count: Int, isObject: Bool) {
    let document = Self.container(count, isObject: isObject)
    let container = 2
    let children = Array(document.children(of: container))
    #expect(children.count == count)
    for (index, child) in children.enumerated() {
      #expect(document.child(of: container, at: index) == (isObject ? nil : child))
      for node in child..<document.next(after: child) {
        let found = document.child(of: container, around: node)
        #expect(found?.index == index && found?.child == child, "node \(node)")
      }
      // A member's key is none of the object's values.
      if isObject { #expect(document.child(of: container, around: child - 1) == nil) }
    }
    #expect(document.child(of: container, at: count) == nil)
    #expect(document.child(of: container, at: -1) == nil)
    for node in [0, 1, container, document.next(after: container)] {
      #expect(document.child(of: container, around: node) == nil)
    }
  }
}
