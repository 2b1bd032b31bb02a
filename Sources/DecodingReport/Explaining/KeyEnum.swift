/// An enum of keys that a type has within it: `enum CodingKeys: String, CodingKey`.
package struct KeyEnum: Sendable, Equatable {
  package let name: String
  /// Whether its cases may say what their keys are spelled like.
  package let isOfStrings: Bool
  /// The names of the cases, and their keys.
  package var keys: [String: String] = [:]
  /// Those of the cases by which code of the type's own asks.
  package var asked: Set<String> = []

  package init(name: String, isOfStrings: Bool) {
    self.name = name
    self.isOfStrings = isOfStrings
  }

  /// The case that stands for a key; `nil` where none does.
  func name(of key: String) -> String? {
    keys.first { $0.value == key }?.key
  }
}
