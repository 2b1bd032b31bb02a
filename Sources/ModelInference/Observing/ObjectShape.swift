/// The fields that objects of one shape have.
///
/// A class, since shapes that recur are merged, and whoever refers to one finds the merged one.
final class ObjectShape {
  struct Field {
    let key: String
    let place: Place
    /// How many objects have it.
    var count: Int
    /// The object that had it last, so that a key which stands twice counts once.
    fileprivate var lastObject: Int
  }

  /// In the order in which they were first seen.
  private(set) var fields: [Field] = []
  /// How many objects have the shape.
  private(set) var count = 0
  private var indices: [String: Int] = [:]
  private var successor: ObjectShape?

  /// The shape that this one has become.
  var representative: ObjectShape {
    var shape = self
    while let next = shape.successor { shape = next }
    return shape
  }

  var keys: Set<String> { Set(indices.keys) }

  func field(_ key: String) -> Field? { indices[key].map { fields[$0] } }

  /// Counts another object.
  func beginObject() { count += 1 }

  /// The place of a key of the object that was begun last; `nil` if that object has the key already:
  /// of two, Foundation reads the first.
  ///
  /// `guess`: the index of the field that is tried first, by `isKey`; the index that fits comes back.
  func place(guess: inout Int, isKey: (String) -> Bool, key: () -> String) -> Place? {
    let index: Int
    if guess < fields.count, isKey(fields[guess].key) {
      index = guess
    } else {
      index = self.index(of: key())
    }
    guess = index
    guard fields[index].lastObject != count else { return nil }
    fields[index].lastObject = count
    fields[index].count += 1
    return fields[index].place
  }

  private func index(of key: String) -> Int {
    if let known = indices[key] { return known }
    indices[key] = fields.count
    fields.append(Field(key: key, place: Place(), count: 0, lastObject: 0))
    return fields.count - 1
  }

  /// Becomes the shape of the other one's objects, too. The other one's fields move here.
  func absorb(_ other: ObjectShape) {
    let (mine, theirs) = (representative, other.representative)
    guard mine !== theirs else { return }
    // First, so that shapes within, which refer to it, are merged with this one.
    theirs.successor = mine
    mine.count += theirs.count
    for field in theirs.fields {
      let index = mine.index(of: field.key)
      mine.fields[index].count += field.count
      mine.fields[index].place.merge(field.place)
    }
    theirs.fields = []
    theirs.indices = [:]
  }
}
