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
  let conversion: KeyConversion
  /// The keys on the way to objects, as the decoder has them, where code of the user's own is told
  /// them.
  var paths: [Int: [any CodingKey]] = [:]
  /// Converted keys of the objects that were asked.
  private var converted: [Int: [String: Int]] = [:]
  /// Keys of the objects in which a search was long: dictionaries are asked in any order.
  private var tables: [Int: [String: Int]] = [:]
  private var cursors = Array(repeating: Cursor(), count: KeyLookup.cursorCount)

  private static let cursorCount = 32
  /// How many keys are compared before a table is made.
  private static let patience = 64

  init(document: JSONDocument, conversion: KeyConversion) {
    self.document = document
    self.conversion = conversion
  }

  /// The value that a model's key finds; −1 where there is none.
  mutating func node(of key: String, in object: Int) -> Int {
    if conversion.isNone { return element(key, of: object) }
    guard isObject(object) else { return -1 }
    if converted[object] == nil {
      let path = paths[object] ?? []
      converted[object] = table(of: object) { conversion.converted($0, at: path) }
    }
    return converted[object]?[key] ?? -1
  }

  /// The value that a dictionary's key finds, whatever the key strategy; −1 where there is none.
  mutating func element(_ key: String, of object: Int) -> Int {
    guard isObject(object) else { return -1 }
    if !tables.isEmpty, let table = tables[object] { return table[key] ?? -1 }
    if let found = search(key, in: object) { return found }
    let table = table(of: object, \.self)
    tables[object] = table
    return table[key] ?? -1
  }

  /// The value behind another one that has the same key; −1 where there is none.
  func equalElement(behind value: Int, _ key: String, of object: Int) -> Int {
    let member = document.members(of: object).first {
      $0.value > value && document.keyEquals($0.key, key)
    }
    return member?.value ?? -1
  }

  private func isObject(_ node: Int) -> Bool {
    node >= 0 && document.kind(of: node) == .object
  }

  /// Compares key by key; `nil` where that takes too long.
  private mutating func search(_ key: String, in object: Int) -> Int? {
    let first = object + 1
    let end = document.next(after: object)
    guard first < end else { return -1 }
    let slot = object % Self.cursorCount
    // Of equal keys the first counts, so the search for them must begin at the front.
    let hasDuplicates = document.flags(of: object).contains(.duplicateKeys)
    let start = cursors[slot].object == object && !hasDuplicates ? cursors[slot].key : first
    var candidate = start
    for _ in 0..<Self.patience {
      let following = document.next(after: candidate + 1)
      let next = following < end ? following : first
      if document.keyEquals(candidate, key) {
        cursors[slot] = Cursor(object: object, key: next)
        return candidate + 1
      }
      candidate = next
      if candidate == start { return -1 }
    }
    return nil
  }

  /// The values of an object by their renamed keys; the first of equal keys, as in Foundation.
  private func table(of object: Int, _ renamed: (String) -> String) -> [String: Int] {
    var table: [String: Int] = [:]
    for member in document.members(of: object) where !document.isMissingKey(member.key) {
      let name = renamed(document.string(member.key))
      if table[name] == nil { table[name] = member.value }
    }
    return table
  }
}
