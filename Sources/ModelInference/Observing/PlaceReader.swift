import JSONSource

/// Reads a document's values into places.
struct PlaceReader {
  let document: JSONDocument

  func read(_ node: Int, into place: Place, depth: Int) {
    // Foundation reads no deeper; the stack of whoever asks ends somewhere, too.
    guard depth < JSONDocument.foundationDepthLimit else { return }
    switch document.kind(of: node) {
    case .null: place.hasNull = true
    case .true, .false: place.hasBool = true
    case .number:
      let number = ObservedNumber(node, of: document)
      if place.number?.merge(number) == nil { place.number = number }
    case .string:
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

  private func readObject(_ node: Int, into place: Place, depth: Int) {
    let shape = place.shape ?? ObjectShape()
    place.shape = shape
    shape.beginObject()
    var guess = 0
    for member in document.members(of: node) where !document.isMissingKey(member.key) {
      let next = shape.place(
        guess: &guess, isKey: { document.keyEquals(member.key, $0) },
        key: { document.string(member.key) })
      guess += 1
      if let next { read(member.value, into: next, depth: depth + 1) }
    }
  }
}
