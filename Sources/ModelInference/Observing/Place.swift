/// All that stood at one place of the payloads, such as at `$.items[].price`.
///
/// A class, since places of the same shape come to be one.
final class Place {
  var hasNull = false
  var hasBool = false
  var number: ObservedNumber?
  var text: ObservedText?
  /// What the arrays hold; `nil` without an array.
  var element: Place?
  /// The values of objects whose keys are data; `nil` without such an object.
  var mapValue: Place?
  private var ownShape: ObjectShape?

  /// What the objects hold.
  var shape: ObjectShape? {
    get { ownShape?.representative }
    set { ownShape = newValue }
  }

  /// How many kinds of values stood here, null not among them.
  var kindCount: Int {
    [hasBool, number != nil, text != nil, element != nil, mapValue != nil || shape != nil]
      .count { $0 }
  }

  var isEmpty: Bool { kindCount == 0 }

  /// Takes over what stood at another place.
  func merge(_ other: Place) {
    guard other !== self else { return }
    hasNull = hasNull || other.hasNull
    hasBool = hasBool || other.hasBool
    number = number.merged(other.number) { $0.merge($1) }
    text = text.merged(other.text) { $0.merge($1) }
    element = Place.merged(element, other.element)
    mapValue = Place.merged(mapValue, other.mapValue)
    if let mine = shape, let theirs = other.shape {
      mine.absorb(theirs)
    } else {
      shape = shape ?? other.shape
    }
    if mapValue != nil, let shape { becomeMap(of: shape) }
  }

  /// Reads the object's keys as data from now on.
  func becomeMap(of shape: ObjectShape) {
    let value = mapValue ?? Place()
    mapValue = value
    self.shape = nil
    for field in shape.fields { value.merge(field.place) }
  }

  private static func merged(_ mine: Place?, _ theirs: Place?) -> Place? {
    guard let mine else { return theirs }
    if let theirs { mine.merge(theirs) }
    return mine
  }
}

extension Optional {
  fileprivate func merged(_ other: Self, _ merge: (inout Wrapped, Wrapped) -> Void) -> Self {
    guard var mine = self else { return other }
    if let other { merge(&mine, other) }
    return mine
  }
}
