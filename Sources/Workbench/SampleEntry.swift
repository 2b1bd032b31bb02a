package import DecodingReport

/// A sample with all that belongs to it: what the explorer lists and opens.
package struct SampleEntry: Sendable {
  /// The name on the command line, and of the Swift namespace: `MissingKey`.
  package var name: String
  /// The group in which the sample is listed: `Basics`.
  package var topic: String
  /// The title on the screen: `Missing key`.
  package var title: String
  /// What the lesson asks before it answers: one sentence.
  package var question: String
  /// The whole lesson in Markdown, title and question included.
  package var lesson: String
  /// The model's source text in each style; every style has one.
  package var sources: [DecodingStyle: ModelSource]
  /// The types that the models of all styles use, where a built-in sample has any.
  package var shared = ""
  /// The payloads in their order; at least one, and the first is the one to open with.
  package var payloads: [Payload]
  /// The models themselves.
  package var models: Models
  /// Where the models come from: `built-in`, or the path of the user's own.
  package var modelSource = "built-in"
  /// The files of a user's own model.
  package var files: [ModelText] = []
  /// The type of a user's own model that is decoded, as its files name it: `[Shop.Order]`.
  package var root: String?
  /// The types of a user's own model that can be decoded; the first ones are those that no other
  /// refers to.
  package var roots: [String] = []
  /// What in the files of a user's own model gives a `JSONDecoder`, as expressions.
  package var decoders: [String] = []
  /// What of a user's own files isn't taken: imports, statements, other texts.
  package var remarks: [Diagnostic] = []
  /// The type that names the models; `nil` for a user's own.
  package var sample: (any Sample.Type)?
  /// The names of samples that are part of this one now.
  package var formerNames: [String] = []

  package init(
    name: String, topic: String, title: String, question: String, lesson: String,
    strict: ModelSource, default: ModelSource, smart: ModelSource, shared: String = "",
    payloads: [Payload], sample: any Sample.Type
  ) {
    self.name = name
    self.topic = topic
    self.title = title
    self.question = question
    self.lesson = lesson
    self.sources = [.strict: strict, .default: `default`, .smart: smart]
    self.shared = shared
    self.payloads = payloads
    self.sample = sample
    formerNames = sample.formerNames
    models = Models(sample)
  }
}

extension SampleEntry {
  /// The topic under which a user's own models are listed.
  package static let ownTopic = "Own"
  /// Where a model comes from that was inferred for a payload.
  package static let inferred = "inferred"

  /// A user's own model with its payload, in the form of a sample.
  package init(
    own name: String, modelSource: String, sources: [DecodingStyle: ModelSource], models: Models,
    payloads: [Payload]
  ) {
    self.name = name
    topic = Self.ownTopic
    title = name
    question = ""
    lesson = ""
    self.sources = sources
    self.payloads = payloads
    self.models = models
    self.modelSource = modelSource
  }

  /// Finds a payload by its name or its file's name, in any spelling of letters and separators.
  package func payload(named name: String) -> Payload? {
    payloads.first { $0.fileName == name }
      ?? payloads.first { Spelling.folded($0.name) == Spelling.folded(name) }
  }
}

extension [SampleEntry] {
  /// Finds a sample by its name, its title or a former name, in any spelling of letters and
  /// separators: `MissingKey`, `missing-key` and `missing key` are the same one.
  package func sample(named name: String) -> SampleEntry? {
    let folded = Spelling.folded(name)
    return first { Spelling.folded($0.name) == folded }
      ?? first { Spelling.folded($0.title) == folded }
      ?? first { $0.formerNames.contains { Spelling.folded($0) == folded } }
  }
}
