/// Changes of a document: values set, put in and taken out, keys renamed. They are applied together.
///
/// Every other byte stays: the order of members, duplicates, white space, JSON5's comments.
///
///     {"a": 1, "b": [2, 3]}    `a` removed, 4 put behind 3    {"b": [2, 3, 4]}
package struct JSONEdit: Sendable {
  /// Bytes of the document that go, and those that come.
  package struct Change: Hashable, Sendable {
    package var range: Range<Int>
    package var text: [UInt8]

    /// What is put in at a place stands before what goes there; of the rest the outer one counts.
    fileprivate var order: (Int, Int, Int) {
      (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound)
    }
  }

  private let document: JSONDocument
  private var replaced: [Change] = []
  private var removed: [Int: Set<Int>] = [:]
  /// By container and index: the JSON, and what stands before it where its neighbour has no blank.
  private var added: [Int: [Int: [(json: String, blank: String)]]] = [:]

  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// Puts JSON in the place of a value, or of a key with its quotes.
  package mutating func set(_ node: Int, to json: String) {
    replaced.append(Change(range: document.range(of: node), text: Array(json.utf8)))
  }

  /// Spells a key otherwise, between its quotes. The bytes that both spellings begin and end with stay.
  package mutating func rename(_ key: Int, to spelling: String) {
    let range = document.contentRange(of: key)
    let (old, new) = (document.text[range], Array(spelling.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
    let end = rest.prefix { $0 == $1 }.count
    let place = range.lowerBound + start..<range.upperBound - end
    replaced.append(Change(range: place, text: Array(new[start..<new.count - end])))
  }

  /// Takes an element, or a member by its value, out of its container: with one comma, and with its line
  /// if it has one for itself.
  package mutating func remove(_ child: Int, of container: Int) {
    removed[container, default: []].insert(child)
  }

  /// Puts an element or a whole member before the one that stands at an index, else behind all of them,
  /// on a line of its own where its neighbour has one.
  ///
  /// `blank` stands before it where its neighbour has neither a blank nor a line break there.
  package mutating func insert(
    _ json: String, at index: Int? = nil, of container: Int, blank: String = " "
  ) {
    let index = index ?? document.exactCount(of: container)
    added[container, default: [:]][index, default: []].append((json, blank))
  }

  /// The changes in the text's order; none overlaps another one.
  package var changes: [Change] {
    let containers = Set(removed.keys).union(added.keys)
    let all = (containers.flatMap(changes(in:)) + replaced).sorted { $0.order < $1.order }
    var end = 0
    return all.compactMap { change in
      let (start, last) = (max(end, change.range.lowerBound), change.range.upperBound)
      guard start == change.range.lowerBound || last > end else { return nil }
      end = last
      return Change(range: start..<last, text: change.text)
    }
  }

  /// The changed text.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.byteCount)
    var place = 0
    for change in changes {
      bytes += document.text[place..<change.range.lowerBound]
      bytes += change.text
      place = change.range.upperBound
    }
    return bytes + document.text[place...]
  }

  /// What comes and goes between the children of a container that stay.
  private func changes(in container: Int) -> [Change] {
    let children = Array(document.children(of: container))
    let (gone, added) = (removed[container] ?? [], added[container] ?? [:])
    var changes: [Change] = []
    var (last, run, new): (Int?, ClosedRange<Int>?, [(json: String, blank: String)]) = (
      nil, nil, []
    )
    for index in 0...children.count {
      new += added[index] ?? []
      let child = index < children.count ? children[index] : nil
      if let child, gone.contains(child) {
        run = (run?.lowerBound ?? child)...child
        continue
      }
      let all = new.map(\.json).joined(separator: ", ")
      if let run {
        let place = new.isEmpty ? document.surroundings(of: run) : document.range(ofMembers: run)
        changes.append(Change(range: place, text: Array(all.utf8)))
      } else if !new.isEmpty {
        let place: Int
        let text: String
        if let last {
          place = document.endOffset(of: last)
          text = new.map { ",\(document.lead(of: last, orElse: $0.blank))\($0.json)" }.joined()
        } else if let child {
          place = document.memberStart(child)
          text = new.map { "\($0.json),\(document.lead(of: child, orElse: $0.blank))" }.joined()
        } else {
          (place, text) = (document.startOffset(of: container) + 1, all)
        }
        changes.append(Change(range: place..<place, text: Array(text.utf8)))
      }
      (last, run, new) = (child, nil, [])
    }
    return changes
  }
}
