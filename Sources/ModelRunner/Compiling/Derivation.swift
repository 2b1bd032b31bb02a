import Foundation

/// What the deriver makes of a model's files, and what it found in them.
package struct Derivation: Sendable, Codable {
  /// Why a place was left as it is: where in the strict source, and on which line of the derived one.
  package struct Note: Sendable, Codable, Equatable {
    package var place: SourcePlace
    package var derivedLine: Int
    /// The type or property: `User.id`.
    package var subject: String
    package var message: String
  }

  /// One style's files, under the names of the strict ones.
  package struct Style: Sendable, Codable {
    package var files: [ModelFile]
    package var notes: [Note]
  }

  /// A decodable type that may be the root of a payload.
  package struct Candidate: Sendable, Codable, Equatable {
    package var name: String
    package var place: SourcePlace
    /// Whether no other decodable type refers to it.
    package var isOutermost: Bool
    package var isHidden: Bool
    package var parameters: [String]
  }

  package struct Import: Sendable, Codable {
    package var module: String
    package var place: SourcePlace
  }

  package var candidates: [Candidate]
  package var imports: [Import]
  package var programs: [SourcePlace]
  /// The property wrappers that compute their wrapped values, and that other files can name.
  package var computedWrappers: [String]
  package var defaultStyle: Style
  package var smartStyle: Style
}

extension Derivation {
  /// Asks the deriver, a program of its own, unless its answer is known from an earlier time.
  package init(
    of files: [ModelFile], in installation: Installation, cache: ModelCache,
    environment: [String: String], limits: ProgramLimits = Self.limits,
    stop: StopRequest = StopRequest()
  ) throws(ModelProblem) {
    let deriver = installation.deriver
    guard let request = try? JSONEncoder.sorted.encode(["files": files]) else {
      throw .programFailed(ProgramFailure(.deriver, .noAnswer, said: ""))
    }
    let recipe =
      "derivation\n\(Installation.stamp(of: deriver))\n" + String(decoding: request, as: UTF8.self)
    if let kept = cache.folder(of: recipe),
      let data = try? Data(contentsOf: kept.appending(path: Self.fileName)),
      let answer = try? JSONDecoder().decode(Self.self, from: data)
    {
      self = answer
      return
    }
    var command = Command(deriver, [], environment: environment, keeper: installation.keeper)
    command.input = Array(request)
    command.limits = limits
    let result = try command.run(stop: stop)
    guard result.ending == .exited(0), !result.hasTimedOut,
      let answer = try? JSONDecoder().decode(Self.self, from: Data(result.output))
    else {
      throw .programFailed(ProgramFailure(.deriver, result, limits: limits))
    }
    self = answer
    // What can't be kept is derived again the next time.
    guard let work = try? cache.begin(recipe) else { return }
    do {
      try FileCall.write(result.output, to: work.appending(path: Self.fileName).path)
      _ = try cache.keep(work, as: recipe)
    } catch {
      cache.abandon(work)
    }
  }

  /// What the deriver may use: the largest everyday models take it a second.
  package static let limits = ProgramLimits(seconds: 20, megabytes: 1024)

  private static let fileName = "derivation.json"

  /// The type to decode: the asked one, else the first that no other refers to.
  package func root(named name: String?) throws(ModelProblem) -> String {
    if let name, name.contains("<") { return name }
    let found = candidates.first { candidate in
      if let name { return candidate.name == name }
      return candidate.isOutermost && !candidate.isHidden && candidate.parameters.isEmpty
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
