import DecodingReport
import Foundation
package import ModelFacts

extension DerivedModel {
  /// Asks the deriver, a program of its own, unless its answer is known from an earlier time.
  package init(
    of files: [ModelFile], left: Left = [:],
    adapting adaptation: DerivationRequest.Adaptation = DerivationRequest.Adaptation(),
    decoder: String? = nil, in installation: Installation, cache: ModelCache,
    environment: [String: String], limits: ProgramLimits = Self.limits,
    stop: StopRequest = StopRequest()
  ) throws(ModelProblem) {
    let size = files.reduce(0) { $0 + $1.text.utf8.count }
    guard size <= Self.mostBytes else { throw .tooLarge(bytes: size, most: Self.mostBytes) }
    guard
      let request = try? JSONEncoder.sorted.encode(
        DerivationRequest(
          files: files, left: left, decoder: decoder, adaptation: adaptation))
    else {
      throw .programFailed(ProgramFailure(.deriver, .noAnswer, said: ""))
    }
    let recipe =
      "derivation\n\(Installation.stamp(of: installation.deriver))\n"
      + String(decoding: request, as: UTF8.self)
    if let answer: Self = cache.value(of: recipe) {
      self = answer
      return
    }
    self = try installation.askDeriver(
      [], Array(request), environment: environment, limits: limits, stop: stop)
    cache.keep(self, as: recipe)
  }

  /// More Swift is refused at once: where it is types, the compiler takes longer than it may.
  package static let mostBytes = 1_000_000

  /// What the deriver may use: the largest everyday models take it a second.
  package static let limits = ProgramLimits(seconds: 20, megabytes: 1024)

  /// What was derived for a style.
  subscript(style: DecodingStyle) -> Style { style == .smart ? smartStyle : defaultStyle }

  /// Where a type is declared; the first file's beginning for one that is composed of others.
  func place(of type: String) -> SourcePlace {
    candidates.first { $0.name == type }?.place
      ?? SourcePlace(file: defaultStyle.files.first?.name ?? "", line: 1, column: 1)
  }

  /// A type as its code writes it, with the names of the types around it: `[User]` is `[Tool.User]`.
  func qualified(_ type: String) -> String {
    var written = ""
    var rest = type[...]
    while let first = rest.first {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      rest = rest.dropFirst(max(1, name.count))
      let within = candidates.map(\.name).filter { $0.hasSuffix("." + name) }
      let isKnown = name.isEmpty || candidates.contains { $0.name == name }
      written += isKnown || within.count != 1 ? (name.isEmpty ? "\(first)" : "\(name)") : within[0]
    }
    return written
  }

  /// The type to decode: the asked one, else the first that no other refers to.
  package func root(named name: String?) throws(ModelProblem) -> String {
    // What is composed of types, the compiler knows: `[User]`, `Page<User>`, `User?`.
    if let name, name.contains(where: { "<[?".contains($0) }) { return name }
    let found = candidates.first { candidate in
      if let name { return candidate.name == name }
      return candidate.isOutermost && candidate.isUsable
    }
    guard let candidate = found ?? (name == nil ? candidates.first : nil) else {
      if let name { throw .unknownType(name: name, candidates: candidates.map(\.name)) }
      throw .noModel(files: defaultStyle.files.map(\.name))
    }
    if candidate.isHidden { throw .hiddenType(name: candidate.name, place: candidate.place) }
    if !candidate.parameters.isEmpty {
      throw .genericType(
        name: candidate.name, parameters: candidate.parameters, place: candidate.place)
    }
    return candidate.name
  }
}

extension JSONEncoder {
  /// One text for one value, whenever it is written.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

extension DerivedModel.Candidate {
  /// Whether a payload may be decoded as it.
  var isUsable: Bool { !isHidden && parameters.isEmpty }
}

extension ModelFacts {
  /// The facts as text, for the process that runs the model.
  var json: String {
    (try? JSONEncoder.sorted.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
