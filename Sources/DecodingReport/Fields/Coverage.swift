import JSONSource

/// What of a document, or of one value in it, or of JSON in a string, a decode asked for: which
/// members of which objects, and which arrays to their reader's end.
///
/// Kept as marks of nodes: a decode asks for hundred thousands of them.
struct Coverage {
  /// An object that was asked for keys.
  struct Opened {
    let object: Int
    /// The call that decoded it; −1 where nobody knows it.
    var owner = -1
    /// The call whose code asked; −1 where nobody knows it.
    var asker = -1
    /// Whether what was decoded of it wasn't used.
    var isLost = false
  }

  private struct Mark: OptionSet {
    let rawValue: UInt8
    static let asked = Mark(rawValue: 1)
    static let opened = Mark(rawValue: 2)
    static let interrupted = Mark(rawValue: 4)
    static let read = Mark(rawValue: 8)
    static let questioned = Mark(rawValue: 16)
    static let lost = Mark(rawValue: 32)
  }

  /// The JSON in a string whose nodes these are; `nil` for those of the payload itself.
  let text: JSONText?
  private let document: JSONDocument
  private let nodes: Range<Int>
  private var marks: [Mark]
  /// In the order in which they were asked.
  private(set) var objects: [Opened] = []
  private(set) var arrays: [Int] = []
  private var lostObjects: [Opened] = []

  init(_ nodes: Range<Int>, of document: JSONDocument, in text: JSONText? = nil) {
    self.nodes = nodes
    self.document = document
    self.text = text
    marks = Array(repeating: [], count: nodes.count)
  }

  private func has(_ mark: Mark, _ node: Int) -> Bool {
    nodes.contains(node) && marks[node - nodes.lowerBound].contains(mark)
  }

  /// Returns whether the node wasn't marked so before.
  @discardableResult
  private mutating func set(_ mark: Mark, _ node: Int) -> Bool {
    guard nodes.contains(node) else { return false }
    return marks[node - nodes.lowerBound].insert(mark).inserted
  }

  /// Those of which what was decoded wasn't used, if nobody else asked them.
  var objectsLost: [Opened] { lostObjects.filter { !has(.opened, $0.object) } }

  /// Whether the value was asked for.
  func isAsked(_ node: Int) -> Bool { has(.asked, node) }

  /// Whether somebody asked whether the value's key is there.
  func isQuestioned(_ node: Int) -> Bool { has(.questioned, node) }

  /// Whether the object's decode ended before it had asked for all that it wanted: what that would
  /// have been nobody knows, so nothing in it is called unknown.
  func isInterrupted(_ object: Int) -> Bool { has(.interrupted, object) }

  private func node(of call: Calls.Call) -> Int { text == nil ? call.node : call.innerNode }

  /// Remembers what a call of the tree asked for, in this document or text.
  mutating func note(_ index: Int, in tree: CallTree) {
    let operation = tree.events[index].operation
    let node = node(of: tree.events[index])
    let parent = tree.events[index].parent
    switch operation {
    case .keyedContainer, .nestedKeyedContainer:
      guard node >= 0, !tree.threw(index), set(.opened, node) else { break }
      objects.append(
        Opened(object: node, owner: operation == .keyedContainer ? parent : -1, asker: parent))
      if parent >= 0, isInterrupted(parent, tree) { set(.interrupted, node) }
    case .unkeyedContainer, .nestedUnkeyedContainer:
      guard node >= 0, !tree.threw(index), parent >= 0, !tree.threw(parent),
        tree.digests[parent] == nil, set(.read, node)
      else { break }
      arrays.append(node)
    default: break
    }
    noteStep(index, node, parent, in: tree)
  }

  /// Remembers all that is within a value of a type that takes any JSON, and makes no calls for it.
  mutating func noteAll(within node: Int) {
    for object in node..<document.next(after: node)
    where document.kind(of: object) == .object && set(.opened, object) {
      objects.append(Opened(object: object))
      var names: Set<String> = []
      for member in document.members(of: object)
      where names.insert(document.string(member.key)).inserted { set(.asked, member.value) }
    }
  }

  /// Whether a model's decode ended before it had asked for all that it wanted, or may have asked for
  /// something else than without a placeholder; or that of another model from its object.
  private func isInterrupted(_ call: Int, _ tree: CallTree) -> Bool {
    tree.threw(call) || tree.isMisled(call) || tree.gaveUpForm(call)
  }

  /// Remembers what was asked for and wasn't used: it isn't unknown.
  mutating func noteUnused(_ index: Int, in tree: CallTree) {
    let (operation, node) = (tree.events[index].operation, node(of: tree.events[index]))
    guard node >= 0 else { return }
    if operation == .keyedContainer || operation == .nestedKeyedContainer {
      guard !tree.threw(index), set(.lost, node) else { return }
      lostObjects.append(Opened(object: node, asker: tree.events[index].parent, isLost: true))
    }
    let isOfArray = tree.events[index].isForElement && has(.read, tree.events[index].container)
    if isOfArray || tree.events[index].isForKey && operation != .contains { set(.asked, node) }
  }

  private mutating func noteStep(_ index: Int, _ node: Int, _ parent: Int, in tree: CallTree) {
    let container = text == nil ? tree.events[index].container : tree.events[index].innerContainer
    if tree.source.mapsKeys != nil, tree.events[index].isForKey, container >= 0 {
      noteMapped(index, in: container, tree)
    }
    guard node >= 0 else { return }
    if tree.events[index].isForKey, container >= 0 {
      // Who asks only whether a key is there doesn't ask for its value.
      if tree.events[index].operation == .contains {
        set(.questioned, node)
        return
      }
      if set(.opened, container) {
        objects.append(
          Opened(object: container, owner: tree.isDictionary(parent) ? parent : -1, asker: parent))
      }
      set(.asked, node)
      if parent >= 0, isInterrupted(parent, tree) { set(.interrupted, container) }
    } else if tree.events[index].isForElement, has(.read, container) {
      set(.asked, node)
    }
  }

  /// Remembers what a model that looks for a value in other places finds there, and the objects on the
  /// way: what it needn't take because it found something before, it knows all the same.
  private mutating func noteMapped(_ index: Int, in container: Int, _ tree: CallTree) {
    for place in tree.mappedPlaces(of: tree.events[index]) {
      var object = container
      for (depth, step) in place.enumerated() {
        let element = Int(step).flatMap { document.child(of: object, at: $0) }
        guard let child = document.child(of: object, named: step) ?? element else { break }
        let isLast = depth + 1 == place.count
        // Nothing can be found in a scalar.
        guard isLast || document.isContainer(child) else { break }
        set(.asked, child)
        if !isLast, document.kind(of: child) == .object, set(.opened, child) {
          objects.append(Opened(object: child))
        }
        object = child
      }
    }
  }
}
