/// Gives placeholders for calls that threw, in a decode that is repeated to find out what comes behind
/// its first failure; and says what else is looked at there.
package protocol PlaceholderSource: AnyObject {
  /// Whether no placeholder stands in anywhere.
  var isEmpty: Bool { get }
  /// Makes ready for the decode to be repeated with one placeholder more, where that may tell more.
  func repeats() -> Bool

  /// Whether one stands in where a call threw.
  func standIn(at call: Int) -> Bool
  /// The placeholder of a call that threw, where one stands in and can be made.
  func placeholder<T: Decodable>(at call: Int, as type: T.Type) -> T?
  /// A placeholder for a call where one stands in; `nil` where none can be made. `zero` is that of a
  /// scalar.
  func make<T: Decodable>(
    _ type: T.Type, at call: Int, zero: @autoclosure () -> T?
  ) -> T?
  /// An empty container, as a placeholder.
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key>
  /// An empty container, as a placeholder.
  var unkeyedContainer: any UnkeyedDecodingContainer { get }

  /// Gives another value instead of one that came back, where a model's own code refused it.
  func replace<T>(_ value: inout T, at call: Int)
  /// As `replace`, for a call that found nothing.
  func insteadOfNothing<T: Decodable>(at call: Int, as type: T.Type) -> T?
  /// Gives a value for a call that threw, where a model's own code caught that and threw another error.
  func revive<T: Decodable>(_ call: Int, as type: T.Type) -> T?
  /// Whether the error of a call may be about JSON in a text that was read within it.
  func isAboutText(_ error: any Error, within call: Int) -> Bool

  /// Whether the elements behind one that failed are to be looked at, although the array's decode
  /// ends with it.
  func looksBehind(_ element: Int) -> Bool
  /// Whether the other members of an object are to be looked at, although its model's decode ends with
  /// one that failed.
  func looksBehindMember(of object: Int) -> Bool
  /// The properties of the model in whose code the decode is that are to be looked at then.
  func beginLookingOn() -> [StoredProperties.Property]
  /// The key of a property of the model in whose code the decode is.
  func key(of property: String) -> String
}
