/// What the deriver is asked: JSON on its standard input.
package struct DerivationRequest: Codable, Sendable {
  package var files: [ModelFile]
  /// Why types and properties are to be left as they are.
  package var left: DerivedModel.Left
  /// The expression that is to give the model's own decoder.
  package var decoder: String?
  package var adaptation: Adaptation

  /// What is changed about code that doesn't compile here as it stands.
  package struct Adaptation: Codable, Sendable, Equatable {
    /// Modules that aren't on this machine: their imports are left out.
    package var modulesAside: [String] = []
    /// Whether all is left out that decoding doesn't need.
    package var isModelAlone = false
    /// Whether the files are to import Foundation and the library, whose names they have without that.
    package var importsLibrary = false

    package init() {}
  }

  package init(
    files: [ModelFile], left: DerivedModel.Left = [:], decoder: String? = nil,
    adaptation: Adaptation = Adaptation()
  ) {
    self.files = files
    self.left = left
    self.decoder = decoder
    self.adaptation = adaptation
  }
}

/// What the deriver makes of a model's files, and what it found in them: JSON on its standard output.
package struct DerivedModel: Sendable, Codable {
  /// The files as they are compiled: without what isn't a declaration, and without some imports.
  package var files: [ModelFile]
  /// What these say.
  package var facts: ModelFacts
  /// What the file is besides declarations; `nil` where it is nothing else.
  package var snippet: Snippet?
  /// The enum in the form of this program's own samples, if the files declare one.
  package var sample: String?
  package var candidates: [Candidate]
  package var imports: [Import]
  /// Those of modules that aren't on this machine: they are left out.
  package var importsAside: [Import]
  /// The property wrappers that compute their wrapped values, and that other files can name.
  package var computedWrappers: [String]
  /// Those whose code may stop the program then.
  package var stoppingWrappers: [String]
  /// What in the files gives a `JSONDecoder`, as expressions: `JSONDecoder.api`, `makeDecoder()`.
  package var decoders: [String]
  /// The expression that was asked to give the model's own decoder.
  package var decoder: String?
  /// Where that is no expression.
  package var decoderProblem: SourcePlace?
  package var defaultStyle: Style
  package var smartStyle: Style

  package init(
    files: [ModelFile], facts: ModelFacts, snippet: Snippet?, candidates: [Candidate],
    imports: [Import], importsAside: [Import],
    computedWrappers: [String], stoppingWrappers: [String], decoders: [String], defaultStyle: Style,
    smartStyle: Style
  ) {
    self.files = files
    self.facts = facts
    self.snippet = snippet
    self.candidates = candidates
    self.imports = imports
    self.importsAside = importsAside
    self.computedWrappers = computedWrappers
    self.stoppingWrappers = stoppingWrappers
    self.decoders = decoders
    self.defaultStyle = defaultStyle
    self.smartStyle = smartStyle
  }

  /// Why types and properties are to be left as they are, by style: `["default": ["User.id": "…"]]`.
  package typealias Left = [String: [String: String]]

  /// What is to be said of a place: where in the strict source, and on which line of the derived one.
  package struct Note: Sendable, Codable, Equatable {
    package enum Kind: String, Sendable, Codable {
      /// It is as it is in the strict version, and why.
      case left
      /// It was changed beside what the style is about.
      case changed
    }

    package var kind: Kind
    package var place: SourcePlace
    package var derivedLine: Int
    /// The type or property: `User.id`.
    package var subject: String
    package var message: String

    package init(
      kind: Kind, place: SourcePlace, derivedLine: Int, subject: String, message: String
    ) {
      self.kind = kind
      self.place = place
      self.derivedLine = derivedLine
      self.subject = subject
      self.message = message
    }
  }

  /// One style's files, under the names of the strict ones, and what they say.
  package struct Style: Sendable, Codable {
    package var files: [ModelFile]
    package var facts: ModelFacts
    package var notes: [Note]
    package var spans: [Span]
    /// Of a version that is written by hand, and not made of the strict one: the property wrappers in
    /// it that compute their wrapped values.
    package var ownComputedWrappers: [String]?

    package init(
      files: [ModelFile], facts: ModelFacts, notes: [Note], spans: [Span],
      ownComputedWrappers: [String]? = nil
    ) {
      self.files = files
      self.facts = facts
      self.notes = notes
      self.spans = spans
      self.ownComputedWrappers = ownComputedWrappers
    }
  }

  /// Where in a derived file a type or a property stands: the first place, and the one behind it.
  package struct Span: Sendable, Codable {
    /// `User`, `User.id`.
    package var subject: String
    package var isProperty: Bool
    package var start: SourcePlace
    package var end: SourcePlace

    package init(subject: String, isProperty: Bool, start: SourcePlace, end: SourcePlace) {
      self.subject = subject
      self.isProperty = isProperty
      self.start = start
      self.end = end
    }
  }

  /// A decodable type that may be the root of a payload.
  package struct Candidate: Sendable, Codable, Equatable {
    package var name: String
    package var place: SourcePlace
    /// Whether no other decodable type refers to it.
    package var isOutermost: Bool
    package var isHidden: Bool
    package var parameters: [String]
    /// What it asks for, in order, as far as it is named; `nil` where nothing is, as by a raw value.
    package var fields: [Field]?
    /// Whether code of its own decodes it, which may take what no key tells of.
    package var isByHand: Bool
    /// The other candidates that it refers to.
    package var references: [String]

    package init(
      name: String, place: SourcePlace, isOutermost: Bool, isHidden: Bool, parameters: [String],
      fields: [Field]?, isByHand: Bool, references: [String]
    ) {
      self.name = name
      self.place = place
      self.isOutermost = isOutermost
      self.isHidden = isHidden
      self.parameters = parameters
      self.fields = fields
      self.isByHand = isByHand
      self.references = references
    }
  }

  /// A key that a type asks for, and the type of what it expects there, as far as it is written.
  package struct Field: Sendable, Codable, Equatable {
    package var key: String
    package var type: String?

    package init(key: String, type: String?) {
      self.key = key
      self.type = type
    }
  }

  package struct Import: Sendable, Codable {
    package var module: String
    package var place: SourcePlace

    package init(module: String, place: SourcePlace) {
      self.module = module
      self.place = place
    }
  }
}
