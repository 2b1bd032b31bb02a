/// One of the Swift files that a model is made of.
package struct ModelFile: Sendable, Hashable, Codable {
  /// The file's name, without folders.
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
