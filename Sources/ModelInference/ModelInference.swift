package import JSONSource

/// Writes a model for payloads: the plain `Codable` types that decode them under `JSONDecoder`'s own
/// strategies, as a starting point to edit.
///
/// Types bear the names of their keys, an array's elements in the singular. What is null or missing
/// somewhere is optional. Keys become names in Swift's way (`avatar_url` is `avatarURL`), with
/// `CodingKeys`. Texts that are a few words which come again are enums. An object in whose place an
/// empty array stands somewhere is optional.
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
  package func model(named name: String, by choices: ModelChoices = ModelChoices()) -> InferredModel
  {
    var words = NameWords(String(name.drop { !$0.isLetter }))
    if choices.isOfElements { words = words.singular }
    Maps.recognize(in: root, key: words)
    Recurrence.merge(in: root)
    return ModelWriter(root: root, words: words, choices: choices).model
  }
}

/// What is left to whoever wants a model.
package struct ModelChoices: Equatable, Sendable {
  /// Whether dates are `Date`: those of the form that most of them have, since a decoder has one
  /// strategy, which the source names.
  package var typesDates = false
  /// Whether texts that are URLs are `URL`.
  package var typesURLs = false
  /// Whether properties are constants.
  package var usesLet = false
  /// Whether the name is that of all payloads, and the model one's, as for lines of a file.
  package var isOfElements = false

  package init() {}
}

/// A model's source, and the name of its root: of a type, or an alias where that is an array.
package struct InferredModel: Equatable, Sendable {
  package let root: String
  package let source: String
}
