import JSONSource

/// Finds the member of an object that a decoder finds under a key, key strategy included.
struct KeyLookup {
  /// Where the search in an object begins: behind the key that was found last. Models ask in the
  /// order in which documents are mostly written.
  private struct Cursor {
    var object = -1
    var key = -1
  }

  let document: JSONDocument
  let convertsFromSnakeCase: Bool
  /// Converted keys of the objects that were asked; the first of equal keys wins, as in Foundation.
  private var converted: [Int: [String: Int]] = [:]
  private var cursors = Array(repeating: Cursor(), count: KeyLookup.cursorCount)

  private static let cursorCount = 32

  init(document: JSONDocument, convertsFromSnakeCase: Bool) {
    self.document = document
    self.convertsFromSnakeCase = convertsFromSnakeCase
  }

  mutating func node(of key: String, in object: Int) -> Int {
    guard object >= 0, document.kind(of: object) == .object else { return -1 }
    guard convertsFromSnakeCase else { return find(key, in: object) }
    if converted[object] == nil {
      var members: [String: Int] = [:]
      for member in document.members(of: object) {
        let name = SnakeCase.converted(document.string(member.key))
        if members[name] == nil { members[name] = member.value }
      }
      converted[object] = members
    }
    return converted[object]?[key] ?? -1
  }

  private mutating func find(_ key: String, in object: Int) -> Int {
    // Of equal keys the first counts, so the search must begin at the front.
    if document.flags(of: object).contains(.duplicateKeys) {
      return document.child(of: object, named: key) ?? -1
    }
    let first = object + 1
    let end = document.next(after: object)
    guard first < end else { return -1 }
    let slot = object % Self.cursorCount
    let start = cursors[slot].object == object ? cursors[slot].key : first
    var candidate = start
    repeat {
      let following = document.next(after: candidate + 1)
      let next = following < end ? following : first
      if document.keyEquals(candidate, key) {
        cursors[slot] = Cursor(object: object, key: next)
        return candidate + 1
      }
      candidate = next
    } while candidate != start
    return -1
  }
}
