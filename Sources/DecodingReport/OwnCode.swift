/// Stands for an element of an array among the keys of containers.
package let elementKey = "[]"

/// What a source says of code that decodes types by hand: each `init(from:)`, and the calls of
/// containers that it has in the place of the standard library's.
package protocol OwnCode: Sendable {
  /// Whether a type has an `init(from:)` of its own.
  func decodesItself(_ type: String) -> Bool
  /// Whether code of a type's own changes it when it has been decoded.
  func changesItself(_ type: String) -> Bool
  /// Whether that may ask for one thing or another.
  func branches(_ type: String) -> Bool
  /// Whether the value under a key, or an element where there is none, may decide what that asks for.
  func isDecided(_ type: String, by key: String?) -> Bool
  /// Whether it asks for a key within the containers under some others, whatever the values of others
  /// are.
  func isAlwaysAsked(_ key: String, within outer: [String], in type: String) -> Bool
  /// Whether it throws because of the value of a key alone, within the containers under some others.
  func isChecked(_ key: String, within outer: [String], in type: String) -> Bool
  /// Whether it has something stand in for the value of a key, within the containers under some others.
  func hasStandIn(_ key: String, within outer: [String], in type: String) -> Bool
  /// Whether it compares the value of a key, within the containers under some others, with some that it
  /// knows.
  func isLookedUp(_ key: String, within outer: [String], in type: String) -> Bool
  /// Whether the value under a key is the last that it asks for.
  func isLast(_ key: String, in type: String) -> Bool
  /// Whether that decodes other types from its own object.
  func sharesObject(_ type: String) -> Bool
  /// Whether that makes a property of the value of one key or of another, each with those of the
  /// containers around it.
  func isAlternative(
    _ path: [String], to other: [String], for property: String, in type: String
  ) -> Bool
  /// Whether it makes a property of the value of a key, of others' too or not, within the containers under
  /// some others.
  func isMade(_ property: String, of key: String, within outer: [String], in type: String) -> Bool
  /// Whether it makes a property of the value of a key, or of another's where that has none, within the
  /// containers under some others.
  func isChosen(_ property: String, of key: String, within outer: [String], in type: String) -> Bool
  /// The properties that it makes of the value of a key, within the containers under some others; `nil`
  /// where it makes one of them of other values, too, or that isn't plain.
  func properties(
    madeOf key: String, within outer: [String], with property: String, in type: String
  ) -> Set<String>?
  /// The property that it makes of an element of an array of which it reads so many; `nil` where it
  /// isn't plain.
  func property(ofElement place: Int, of count: Int, in type: String) -> String?
  /// Which associated value of an enum's case it makes of the value of a key, within the containers
  /// under some others; `nil` where it isn't plain.
  func payloadPlace(
    of key: String, within outer: [String], inCase name: String, of type: String
  ) -> Int?
  /// Whether it reads the object under some keys for a property: a superclass may read another one for its
  /// own.
  func isRead(for property: String, within outer: [String], in type: String) -> Bool
  /// Whether a container's call of the source's own decodes values of a type: what that does with a
  /// missing key, say, the type doesn't tell.
  func isOverloaded(_ type: String) -> Bool
  /// Whether there is such a call.
  var hasOverloads: Bool { get }
}
