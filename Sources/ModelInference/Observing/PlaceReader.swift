import JSONSource

/// Reads a document's values into places.
struct PlaceReader {
  let document: JSONDocument
  /// The first value or key that no model decodes.
  private(set) var undecodable: Int?

  init(document: JSONDocument) {
    self.document = document
  }

  mutating func read(_ node: Int, into place: Place, depth: Int) {
    // Foundation reads no deeper; the stack of whoever asks ends somewhere, too.
    guard depth < JSONDocument.foundationDepthLimit else { return }
    switch document.kind(of: node) {
    case .null: place.hasNull = true
    case .true, .false: place.hasBool = true
    case .number:
      let number = ObservedNumber(node, of: document)
      note(node, isUndecodable: number.unreadable != nil)
      if place.number?.merge(number) == nil { place.number = number }
    case .string:
      note(node, isUndecodable: false)
      if place.text?.add(document.string(node)) == nil {
        place.text = ObservedText(document.string(node))
      }
    case .array:
      let element = place.element ?? Place()
      place.element = element
      for child in document.children(of: node) { read(child, into: element, depth: depth + 1) }
    case .object: readObject(node, into: place, depth: depth)
    case .key, .invalid: break
    }
  }

  private mutating func note(_ node: Int, isUndecodable: Bool) {
    guard undecodable == nil else { return }
    if isUndecodable || document.flags(of: node).contains(.malformed) { undecodable = node }
  }

  private mutating func readObject(_ node: Int, into place: Place, depth: Int) {
    let shape = place.shape ?? ObjectShape()
    place.shape = shape
    shape.beginObject()
    var guess = 0
    let document = document
    for member in document.members(of: node) where !document.isMissingKey(member.key) {
      note(member.key, isUndecodable: false)
      let next = shape.place(
        guess: &guess, isKey: { document.keyEquals(member.key, $0) },
        key: { document.string(member.key) })
      guess += 1
      if let next { read(member.value, into: next, depth: depth + 1) }
    }
  }
}
