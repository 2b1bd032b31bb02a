/// What a recorder counts of calls besides those that it holds.
package struct CallCounts {
  /// The elements of an array before this one are held …
  let keptElements: Int
  /// … as long as fewer keys and elements than these are held in all when it begins.
  let keptFields: Int
  /// How many calls began, also those that were let go.
  package var calls = 0
  /// How many of the calls that are held are for keys and elements.
  var heldFields = 0
  /// Of elements of the array that is being decoded that are as sent, of which all was asked for,
  /// and whose calls weren't noted: their fields, themselves included. The recorder takes it from
  /// here before it notes anything else.
  package var fields = 0
  /// Of those, the ones without fields of their own.
  package var leaves = 0

  init(_ digester: ElementDigester?) {
    keptElements = digester?.keptElements ?? .max
    keptFields = digester?.keptFields ?? .max
  }

  /// Whether the calls of an element that begins now are to be let go, if it is as sent.
  package func areEnough(at position: Int) -> Bool {
    position >= keptElements || heldFields >= keptFields
  }
}
