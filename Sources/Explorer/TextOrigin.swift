/// Where a text on the screen comes from.
package indirect enum TextOrigin: Hashable, Sendable {
  /// A payload of a sample, by the names of both.
  case sample(String, payload: String)
  case file(path: String)
  case standardInput
  /// A payload that was made here by breaking a field of another one, by its number.
  case variation(Int)
  /// A file of a sample's model that is changed on a copy, by the names of both.
  case model(sample: String, file: String)
  /// The model that was inferred for a payload.
  case inferredModel(of: TextOrigin)
  /// A model that was begun here, by its number.
  case newModel(Int)
}

/// A source that came from outside of the samples.
struct ExternalPayload: Sendable {
  var origin: TextOrigin
  /// What came, for going back to it.
  var source: SourceReading

  /// The file's name without its folders.
  var name: String {
    guard case .file(let path) = origin else { return "standard input" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
