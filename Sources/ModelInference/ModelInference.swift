package import JSONSource

/// Writes a model for payloads: the plain `Codable` types that decode them under `JSONDecoder`'s own
/// strategies, as a starting point to edit.
///
/// Types bear the names of their keys, an array's elements in the singular. What is null or missing
/// somewhere is optional. Keys become names in Swift's way (`avatar_url` is `avatarURL`), with
/// `CodingKeys`. Properties are variables, so that default and smart versions can be derived.
package struct ModelInference {
  private let root = Place()

  package init() {}

  /// Takes a payload into account; several ones share a model. A text that is broken counts as far
  /// as it can be understood.
  ///
  /// Returns the first value or key that no model decodes: a number beyond all types, or what isn't
  /// JSON though Foundation reads the document around it.
  @discardableResult
  package func observe(_ document: JSONDocument) -> Int? {
    guard document.root >= 0 else { return nil }
    var reader = PlaceReader(document: document)
    reader.read(document.root, into: root, depth: 0)
    return reader.undecodable
  }

  /// The model's source; the root type's name is made of `name`, such as a file's without extension.
  ///
  /// Good for one call: shapes that recur are merged on the way.
  package func model(named name: String) -> InferredModel {
    Maps.recognize(in: root)
    Recurrence.merge(in: root)
    return ModelWriter(root: root, name: name).model
  }
}

/// A model's source, and the name of its root: of a type, or an alias where that is an array.
package struct InferredModel: Equatable, Sendable {
  package let root: String
  package let source: String
}
