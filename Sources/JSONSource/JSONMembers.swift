/// The members of an object in the text's order, duplicates included.
package struct JSONMembers: Sequence, IteratorProtocol {
  let document: JSONDocument
  var key: Int
  let end: Int

  package mutating func next() -> JSONDocument.Member? {
    guard key < end else { return nil }
    let member = JSONDocument.Member(key: key, value: key + 1)
    key = document.next(after: key + 1)
    return member
  }
}

/// The elements of an array, or the values of an object's members.
package struct JSONChildren: Sequence, IteratorProtocol {
  let document: JSONDocument
  var child: Int
  let end: Int
  /// How many keys stand before each value.
  let keys: Int

  package mutating func next() -> Int? {
    guard child < end else { return nil }
    let value = child + keys
    child = document.next(after: value)
    return value
  }
}
