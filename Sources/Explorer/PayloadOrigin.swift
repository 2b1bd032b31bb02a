/// Where the source on the screen comes from.
package enum PayloadOrigin: Hashable, Sendable {
  /// A payload of a sample, by the names of both.
  case sample(String, payload: String)
  case file(path: String)
  case standardInput
  /// A payload that was made here by breaking a field of another one, by its number.
  case variation(Int)
}

/// A source that came from outside of the samples.
struct ExternalPayload: Sendable {
  var origin: PayloadOrigin
  /// What came, for going back to it.
  var source: SourceReading

  /// The file's name without its folders.
  var name: String {
    guard case .file(let path) = origin else { return "standard input" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
