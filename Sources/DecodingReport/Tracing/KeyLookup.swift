import JSONSource

/// Finds the member of an object that a decoder finds under a key, key strategy included.
struct KeyLookup {
  let document: JSONDocument
  let convertsFromSnakeCase: Bool
  /// Converted keys of the objects that were asked; the first of equal keys wins, as in Foundation.
  private var converted: [Int: [String: Int]] = [:]

  init(document: JSONDocument, convertsFromSnakeCase: Bool) {
    self.document = document
    self.convertsFromSnakeCase = convertsFromSnakeCase
  }

  mutating func node(of key: String, in object: Int) -> Int {
    guard object >= 0, document.kind(of: object) == .object else { return -1 }
    guard convertsFromSnakeCase else { return document.child(of: object, named: key) ?? -1 }
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
}
