import DecodingReport
import ModelFacts

/// A derived style of a model that compiles, or the strict one in its place.
struct DerivedVersion: Sendable {
  var files: [ModelFile]
  var library: ModelCompiler.Library
  var notes: [DerivedModel.Note]
  var facts: ModelFacts
  /// Whether it was made of the strict version.
  var isDerived = true
}

extension ModelBuilder {
  /// So many times edits are taken back before the style is left as strict as the model is.
  private static let mostAttempts = 5

  /// What was found out of a version by compiling it.
  private struct Findings: Codable {
    /// The places at which the compiler failed are left as they are.
    var left: [String: String] = [:]
    var attempts = 0
    /// Why it can't be derived at all.
    var reason: String?
    /// Whether the same is found the next time: a compiler that was killed may do well then.
    var lasts = true
  }

  /// Compiles a derived style. Where the compiler fails, the edits of the property that its errors name
  /// are taken back, else those of the type around it; at last all of them.
  ///
  /// `isSound` tells whether the strict model compiles: if it doesn't, that is what is to be said.
  func version(
    _ style: DecodingStyle, of files: [ModelFile], _ derivation: DerivedModel, root: String,
    isSound: () -> Bool, _ stop: StopRequest
  ) throws(ModelProblem) -> DerivedVersion {
    func module(_ files: [ModelFile]) -> ModelModule {
      ModelModule(style, files, derivation, root: root)
    }
    // What was found out once isn't tried again at each start.
    let recipe =
      "version\n\(Installation.stamp(of: compiler.installation.deriver))\n"
      + compiler.recipe(of: module(files))
    var found = compiler.cache.value(of: recipe) ?? Findings()
    let known = found
    while found.reason == nil {
      var derived = derivation[style]
      if !found.left.isEmpty {
        derived = try self.derivation(
          of: files, leaving: [style.rawValue: found.left], stop)[style]
      }
      do throws(ModelProblem) {
        let library = try self.library(module(derived.files), stop)
        if found.left != known.left { compiler.cache.keep(found, as: recipe) }
        return DerivedVersion(
          files: derived.files, library: library, notes: derived.notes, facts: derived.facts,
          isDerived: derived.ownComputedWrappers == nil)
      } catch {
        guard let reason = error.reasonAgainstVersion, isSound() else { throw error }
        let more = error.subjects(in: derived).filter { found.left[$0.key] == nil }
        found.attempts += 1
        found.left.merge(more) { first, _ in first }
        if case .programFailed = error { found.lasts = false }
        if more.isEmpty || found.attempts == Self.mostAttempts { found.reason = reason }
      }
    }
    let library = try self.library(module(files), stop)
    if known.reason == nil, found.lasts { compiler.cache.keep(found, as: recipe) }
    let note = DerivedModel.Note(
      kind: .left, place: derivation.place(of: root), derivedLine: derivation.place(of: root).line,
      subject: root,
      message: "the derived version doesn't compile (\(found.reason ?? "")), so it is left as it is"
    )
    return DerivedVersion(
      files: files, library: library, notes: [note], facts: derivation.facts)
  }
}

extension ModelProblem {
  /// Why a derived version can't be had, in words, where the strict one may do without it.
  fileprivate var reasonAgainstVersion: String? {
    switch self {
    case .doesNotCompile(let findings): findings.first { $0.severity == .error }?.message ?? ""
    case .unusableType(_, let reason): reason
    case .programFailed(let failure): failure.words.message
    default: nil
    }
  }

  /// The properties, else the types, that the compiler's errors are about, with its words.
  fileprivate func subjects(in derived: DerivedModel.Style) -> [String: String] {
    guard case .doesNotCompile(let findings) = self else { return [:] }
    var subjects: [String: String] = [:]
    for index in findings.indices where findings[index].severity == .error {
      // The notes below an error say what it is about.
      let notes = findings[(index + 1)...].prefix { $0.severity == .note }
      let spans = ([findings[index]] + notes).map { derived.spans(around: $0) }
      let property = spans.lazy.compactMap { $0.last { $0.isProperty } }.first
      guard let span = property ?? spans.first?.last else { continue }
      subjects[span.subject] = "its derived version doesn't compile (\(findings[index].message))"
    }
    return subjects
  }
}

extension DerivedModel.Style {
  /// The types and properties at a finding's place, those within others last; a property that its words
  /// name stands for the type around it.
  fileprivate func spans(around finding: CompilerDiagnostic) -> [DerivedModel.Span] {
    guard let place = finding.place else { return [] }
    let around = spans.filter { $0.contains(place) }
    guard let type = around.last, !type.isProperty else { return around }
    // 'self.name', 'name', '_name': what a wrapper stores.
    let names = finding.message.split(separator: "'").map { word in
      let name = word.split(separator: ".").last ?? ""
      return type.subject + "." + (name.hasPrefix("_") ? name.dropFirst() : name)
    }
    return around + spans.filter { names.contains($0.subject) }.prefix(1)
  }
}

extension DerivedModel.Span {
  fileprivate func contains(_ place: SourcePlace) -> Bool {
    place.file == start.file && (start.line, start.column) <= (place.line, place.column)
      && (place.line, place.column) < (end.line, end.column)
  }
}
