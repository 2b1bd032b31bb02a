import DecodingTrace
import JSONSource

/// Which of the values that were read of a list's elements a model holds in one of its collections, laid
/// side by side: `[1, "a", 2]` read by a loop that keeps numbers, and `[1, 2]`.
struct ListAlignment {
  /// What was read of an element.
  struct Read {
    /// The element's place in the payload's list, from 0.
    let place: Int
    let node: Int
    /// What came back for the element, or, where its own members were asked for, of these.
    var values: [Any] = []
    /// Whether the members of an object were read, and not the element as a whole.
    var isOfMembers = false
    /// Whether it is null, or came back as nil.
    var isNull = false
    /// Whether it was asked for, in vain or not.
    var isAsked = false
    /// The type that it was asked for last.
    var type: (any Any.Type)?
  }

  enum Fate {
    /// What was read is held, or a part of it.
    case kept(Any)
    /// Another value is held for it.
    case made(Any)
    /// Nothing of it is held.
    case dropped
    /// Nothing of it is held, but an equal one, in a set.
    case equal
  }

  /// By the places of elements: what the collection holds of them.
  private(set) var held: [Int: Fate] = [:]
  /// Whether each of the collection's items is an element's, and some are.
  private(set) var isExplained = false
  /// The elements of which one or the other may be held, since they are equal: those that are held if the
  /// first of equal ones are, and those that are, if the last are.
  private(set) var alternatives: (first: Set<Int>, last: Set<Int>)?

  /// `isForm` tells whether an item says in another form what was sent for an element.
  init(of items: [Any], to reads: [Read], isForm: (Any, Read) -> Bool) {
    if items.isEmpty {
      isExplained = true
      return
    }
    let texts = items.map(CallTree.text)
    if let first = Self.inOrder(texts[...], reads[...]) {
      let last = Self.inOrder(texts.reversed()[...], reads.reversed()[...]) ?? first
      for (item, read) in zip(items, first) { held[read] = .kept(item) }
      if Set(first) != Set(last) { alternatives = (Set(first), Set(last)) }
      isExplained = true
      return
    }
    if let places = Self.inAnyOrder(texts, reads) {
      for (item, read) in zip(items, places) { held[read] = .kept(item) }
      isExplained = true
      return
    }
    align(items, texts, reads, isForm)
  }

  /// As above, of a set: it holds one of those that are equal, in no order.
  init(ofSet items: [Any], to reads: [Read], isForm: (Any, Read) -> Bool) {
    let texts = Dictionary(items.map { (CallTree.text($0), $0) }, uniquingKeysWith: { $1 })
    var found: Set<String> = []
    for read in reads {
      if let text = Self.texts(of: read).first(where: { texts[$0] != nil }), let item = texts[text]
      {
        held[read.place] = found.insert(text).inserted ? .kept(item) : .equal
      } else if items.count <= Self.mostForms, let form = items.first(where: { isForm($0, read) }) {
        held[read.place] = .made(form)
        found.insert(CallTree.text(form))
      }
    }
    isExplained = found.count == texts.count
  }

  /// Lets the last of equal elements be held instead of the first.
  mutating func takeLast(of items: [Any]) {
    guard let last = alternatives?.last else { return }
    held = Dictionary(uniqueKeysWithValues: zip(last.sorted(), items).map { ($0, .kept($1)) })
  }

  /// The places of the elements that some items are, each item the first that is behind the one before;
  /// `nil` where one is none.
  private static func inOrder(_ texts: ArraySlice<String>, _ reads: ArraySlice<Read>) -> [Int]? {
    var rest = texts
    var places: [Int] = []
    for read in reads {
      guard let next = rest.first else { break }
      guard Self.texts(of: read).contains(next) else { continue }
      places.append(read.place)
      rest.removeFirst()
    }
    return rest.isEmpty ? places : nil
  }

  /// As `inOrder`, of items that were sorted, or turned round.
  private static func inAnyOrder(_ texts: [String], _ reads: [Read]) -> [Int]? {
    var places: [String: [Int]] = [:]
    for read in reads.reversed() {
      if let text = Self.texts(of: read).first { places[text, default: []].append(read.place) }
    }
    var found: [Int] = []
    for text in texts {
      guard let place = places[text]?.popLast() else { return nil }
      found.append(place)
    }
    return found
  }

  private static func texts(of read: Read) -> [String] {
    if read.values.isEmpty { return read.isNull ? ["nil"] : [] }
    return read.values.flatMap { value in
      [CallTree.text(value), SwiftText.of(HeldValue.kernel(of: value))]
    }
  }

  /// Lays items that aren't simply some of the elements beside them: between those that are equal stand
  /// their forms, and as many others as were read.
  private mutating func align(
    _ items: [Any], _ texts: [String], _ reads: [Read], _ isForm: (Any, Read) -> Bool
  ) {
    let own = reads.map { Self.texts(of: $0).first ?? "" }
    let pairs = ShortestEdit(from: own, to: texts, most: Self.mostDifferences)
    var isWhole = true
    var (read, item) = (0, 0)
    var gap = (read: 0, item: 0)
    func isKept(_ read: Read, in item: Any) -> Bool {
      read.values.contains {
        CallTree.isOf(item, $0) || CallTree.isOf($0, item) || Self.isPart($0, ofTuple: item)
      } || read.isOfMembers && Self.isAround(CallTree.text(item), read.values)
    }
    func close() {
      var items = Array(items[gap.item..<item])[...]
      let between = reads[gap.read..<read]
      let asked = between.filter(\.isAsked)
      if items.count == asked.count {
        for (item, read) in zip(items, asked) {
          held[read.place] = read.isOfMembers || isKept(read, in: item) ? .kept(item) : .made(item)
        }
        return
      }
      /// An item of several parts may be made of several elements: `(try list.decode(…), try list.decode(…))`.
      var last: Any?
      for read in between {
        if let item = last, !read.isOfMembers, isKept(read, in: item) {
          held[read.place] = .kept(item)
        } else if let next = items.first, isKept(read, in: next) || isForm(next, read) {
          held[read.place] = isKept(read, in: next) ? .kept(next) : .made(next)
          last = HeldValue.hasParts(next) ? next : nil
          items.removeFirst()
        }
      }
      if !items.isEmpty { isWhole = false }
    }
    for step in pairs.steps {
      switch step {
      case .remove: read += 1
      case .add: item += 1
      case .keep:
        close()
        held[reads[read].place] = .kept(items[item])
        (read, item) = (read + 1, item + 1)
        gap = (read, item)
      }
    }
    close()
    isExplained = isWhole && !held.isEmpty
  }

  private static func isPart(_ value: Any, ofTuple item: Any) -> Bool {
    let tuple = Mirror(reflecting: item)
    return tuple.displayStyle == .tuple
      && tuple.children.contains { CallTree.isSame($0.value, value) }
  }

  /// Whether a text has what was read of an element's members in it.
  private static func isAround(_ text: String, _ values: [Any]) -> Bool {
    values.contains { text.contains(CallTree.text($0)) }
  }

  private static var mostDifferences: Int { 1000 }
  /// Of larger sets it isn't looked for what an element was made into.
  private static var mostForms: Int { 100 }
}
