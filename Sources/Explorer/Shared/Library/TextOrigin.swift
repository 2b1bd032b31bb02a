import TextEditor

/// Where a text on the screen comes from.
package indirect enum TextOrigin: Hashable, Sendable {
  /// A payload of a sample, by the names of both.
  case sample(String, payload: String)
  case file(path: String)
  case standardInput
  /// A payload in a file or in standard input that holds more than it.
  case part(FilePart, of: TextOrigin)
  /// A payload that was made here by breaking a field of another one, by its number.
  case variation(Int)
  /// A file of a sample's model that is changed on a copy, by the names of both.
  case model(sample: String, file: String)
  /// The model that was inferred for a payload.
  case inferredModel(of: TextOrigin)
  /// A model that was begun here, by its number.
  case newModel(Int)
}

/// A payload that stands in a file, as it was read.
package struct FoundPayload: Sendable {
  package var origin: TextOrigin
  package var bytes: [UInt8]

  package init(_ origin: TextOrigin, bytes: [UInt8]) {
    self.origin = origin
    self.bytes = bytes
  }
}

/// A source that came from outside of the samples.
struct ExternalPayload: Sendable {
  let origin: TextOrigin
  /// What it is called in the list.
  var name: String
  /// What came, for going back to it.
  var source: SourceReading
  /// What a part's file holds in its place.
  var written: [UInt8]

  init(origin: TextOrigin, source: SourceReading) {
    self.origin = origin
    self.source = source
    name = origin.shortName
    written = source.bytes
  }
}

extension TextOrigin {
  /// The file's name without its folders, and what of it; what came in through a pipe by that name.
  var shortName: String {
    switch self {
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .part(let part, let whole): part.name(in: whole.shortName)
    case .sample, .standardInput, .variation, .model, .inferredModel, .newModel: "standard input"
    }
  }

  /// The name that messages and reports give it: a file's path, `-` for standard input.
  var sourceName: String {
    switch self {
    case .file(let path): path
    case .part(let part, let whole): part.source(in: whole.sourceName)
    case .sample, .standardInput, .variation, .model, .inferredModel, .newModel: "-"
    }
  }
}

extension TextOrigin {
  var isBuiltIn: Bool {
    if case .sample = self { true } else { false }
  }

  /// Whether it is a model that is in no file.
  var isModel: Bool {
    switch self {
    case .model, .inferredModel, .newModel: true
    case .sample, .file, .standardInput, .part, .variation: false
    }
  }
}
