package import DecodingReport
package import ModelFacts
package import Workbench

/// A model that was compiled in all three styles, and what is to be said of it.
package struct CompiledModel: Sendable {
  /// One style of it.
  package struct Version: Sendable {
    package var library: String
    package var files: [ModelFile]
    /// What is to be said of places of the strict source, such as why they were left as they are.
    package var notes: [DerivedModel.Note]
    package var remarks: [CompilerDiagnostic]
    /// What its source says, as the deriver writes it.
    var facts: String
    /// Whether it was made of the strict version.
    var isDerived: Bool
  }

  /// The root type's name, generic arguments included.
  package var root: String
  /// Why the payload isn't decoded as the type that no other refers to.
  package var reasonForRoot: String?
  /// The types that could have been the root.
  package var candidates: [DerivedModel.Candidate]
  /// The imports of modules that aren't on this machine: they are left out.
  package internal(set) var importsAside: [DerivedModel.Import] = []
  /// Whether Foundation and the library are imported, although the files don't say so.
  package internal(set) var importsLibrary = false
  /// What the file is besides a model, if it is code as people paste it.
  package internal(set) var snippet: Snippet?
  /// The expression that gives the decoder whose settings count.
  package internal(set) var decoder: String?
  /// What in the files gives a decoder, as expressions.
  package internal(set) var decoders: [String] = []
  /// Whether the versions are the user's own, with the settings that they are written for.
  package internal(set) var isSample = false
  /// The folders that its compiler was told of: its libraries may need what lies there.
  var folders: [String] = []
  package private(set) var versions: [DecodingStyle: Version] = [:]

  init(root: String, candidates: [DerivedModel.Candidate]) {
    self.root = root
    self.candidates = candidates
  }

  mutating func take(
    _ style: DecodingStyle, _ files: [ModelFile], _ library: ModelCompiler.Library,
    notes: [DerivedModel.Note], facts: String, isDerived: Bool = false
  ) {
    versions[style] = Version(
      library: library.path, files: files, notes: notes, remarks: library.remarks, facts: facts,
      isDerived: isDerived)
  }

  mutating func take(_ style: DecodingStyle, _ version: DerivedVersion) {
    take(
      style, version.files, version.library, notes: version.notes, facts: version.facts.json,
      isDerived: style != .strict && version.isDerived)
  }

  /// The notes on a style that are about the root and what it refers to.
  package func notes(_ style: DecodingStyle) -> [DerivedModel.Note] {
    let words = root.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
    var reached = Set(words)
    var open = words
    while let name = open.popLast() {
      let references = candidates.first { $0.name == name }?.references ?? []
      open += references.filter { reached.insert($0).inserted }
    }
    let others = Set(candidates.map(\.name)).subtracting(reached)
    return (versions[style]?.notes ?? []).filter { note in
      // A property's subject is its type's with its name behind it.
      let type = candidates.map(\.name).filter { (note.subject + ".").hasPrefix($0 + ".") }
        .max { $0.count < $1.count }
      return type.map { !others.contains($0) } ?? true
    }
  }

  /// The types that no other refers to, besides the root: they were as likely.
  package var otherRoots: [String] {
    candidates.filter { $0.isOutermost && $0.isUsable && $0.name != root }
      .map(\.name)
  }

  /// The type that no other refers to, if it isn't the root.
  package var usualRoot: String? {
    candidates.first { $0.isOutermost && $0.isUsable && $0.name != root }?.name
  }

  /// A process for it. `options` are the decoders' settings, unless the model brings its own.
  ///
  /// Throws if the model can't be loaded, or the expression doesn't give its own decoder.
  ///
  /// Without `isConfined` its code may do what the user may: to find out what confining it changes.
  package func process(
    in installation: Installation, options: DecodingOptions = DecodingOptions(),
    limits: ModelLimits, environment: [String: String], isConfined: Bool = true
  ) throws(ModelProblem) -> ModelProcess {
    let libraries = DecodingStyle.allCases.compactMap { versions[$0]?.library }
    var order = LoadOrder(libraries: libraries, limits: limits)
    order.facts = DecodingStyle.allCases.compactMap { versions[$0]?.facts }
    order.folders = folders
    order.decoder = decoder
    order.isConfined = isConfined
    var options = snippet?.options ?? options
    var seat = HostSeat(installation: installation, order: order, environment: environment)
    do throws(ModelProblem) {
      let loaded = try Self.options(ofModelIn: &seat)
      if isSample || decoder != nil {
        let profile = options.smartProfile
        options = loaded
        // A decoder of Foundation's says nothing of it.
        if !isSample { options.smartProfile = profile }
      }
    } catch .cacheChanged {
      // Decoding tells it.
    } catch .decoderEnded(let loss) {
      // Of another loss decoding tells.
      if decoder != nil { throw .decoderEnded(loss) }
    }
    return ModelProcess(seat, options: options, types: RootTypes(candidates: candidates))
  }

  /// Loads the model; what it is that its code ended the process with is told as its decoder's.
  private static func options(
    ofModelIn seat: inout HostSeat
  ) throws(ModelProblem) -> DecodingOptions {
    let host = try seat.occupied()
    do throws(ModelLoss) {
      return try host.options()
    } catch {
      seat.vacate()
      if case .notLoaded(let words) = error { throw .notLoaded(words) }
      throw .decoderEnded(error)
    }
  }

  /// The types that can be the root, those that no other refers to first.
  package var roots: [String] {
    let usable = candidates.filter(\.isUsable)
    let names =
      usable.filter(\.isOutermost).map(\.name) + usable.filter { !$0.isOutermost }.map(\.name)
    if isSample { return names }
    let outermost = usable.filter(\.isOutermost).map(\.name)
    let generics = candidates.filter { !$0.isHidden && $0.parameters.count == 1 }.map(\.name)
    let composed =
      generics.flatMap { generic in outermost.map { "\(generic)<\($0)>" } }
      + names.flatMap { ["[\($0)]", "[String: \($0)]", "\($0)?"] }
    return (names.contains(root) || composed.contains(root) ? [] : [root]) + names + composed
  }

  /// The sources as the explorer shows them: several files one below the other, and what was left
  /// strict.
  package var sources: [DecodingStyle: ModelSource] {
    let texts = versions.mapValues { version in
      ModelSource(files: version.files.map { ($0.name, $0.text) })
    }
    return texts.reduce(into: texts) { sources, text in
      sources[text.key]?.facts = versions[text.key].map { KnownFacts(json: $0.facts) }
      sources[text.key]?.isDerived = versions[text.key]?.isDerived ?? false
      sources[text.key]?.notes = (versions[text.key]?.notes ?? []).map { note in
        ModelSource.Note(
          line: text.value.line(note.derivedLine, ofFile: note.place.file),
          strictLine: texts[.strict]?.line(note.place.line, ofFile: note.place.file) ?? 0,
          subject: note.subject, message: note.message, isLeft: note.kind == .left)
      }
    }
  }
}

extension ModelBuilder {
  /// A process for a model that was built here. `options` are the decoders' settings, unless the model
  /// brings its own.
  package func process(
    of model: CompiledModel, options: DecodingOptions = DecodingOptions(), limits: ModelLimits
  ) throws(ModelProblem) -> ModelProcess {
    try model.process(
      in: compiler.installation, options: options, limits: limits,
      environment: compiler.environment)
  }
}
