import DecodingReport
import Foundation

/// What the deriver makes of a model's files, and what it found in them.
package struct Derivation: Sendable, Codable {
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
  }

  /// One style's files, under the names of the strict ones.
  package struct Style: Sendable, Codable {
    package var files: [ModelFile]
    package var notes: [Note]
    package var spans: [Span]
  }

  /// Where in a derived file a type or a property stands: the first place, and the one behind it.
  package struct Span: Sendable, Codable {
    /// `User`, `User.id`.
    package var subject: String
    package var isProperty: Bool
    package var start: SourcePlace
    package var end: SourcePlace
  }

  /// Why types and properties are to be left as they are, by style: `["default": ["User.id": "…"]]`.
  package typealias Left = [String: [String: String]]

  /// A decodable type that may be the root of a payload.
  package struct Candidate: Sendable, Codable, Equatable {
    package var name: String
    package var place: SourcePlace
    /// Whether no other decodable type refers to it.
    package var isOutermost: Bool
    package var isHidden: Bool
    package var parameters: [String]
    /// What it asks for, in order; `nil` where that isn't written: by hand, or by a raw value.
    package var fields: [Field]?
    /// The other candidates that it refers to.
    package var references: [String]

    /// Whether a payload may be decoded as it.
    var isUsable: Bool { !isHidden && parameters.isEmpty }
  }

  /// A key that a type asks for, and the type of what it expects there, as far as it is written.
  package struct Field: Sendable, Codable, Equatable {
    package var key: String
    package var type: String?
  }

  package struct Import: Sendable, Codable {
    package var module: String
    package var place: SourcePlace
  }

  /// The files as they are compiled: without what isn't a declaration, and without some imports.
  package var files: [ModelFile]
  /// What the file is besides declarations; `nil` where it is nothing else.
  package var snippet: Snippet?
  package var candidates: [Candidate]
  package var imports: [Import]
  /// Those of modules that aren't on this machine: they are left out.
  package var importsAside: [Import]
  package var programs: [SourcePlace]
  /// The property wrappers that compute their wrapped values, and that other files can name.
  package var computedWrappers: [String]
  package var defaultStyle: Style
  package var smartStyle: Style
}

extension Derivation {
  /// Asks the deriver, a program of its own, unless its answer is known from an earlier time.
  package init(
    of files: [ModelFile], left: Left = [:], settingAside modules: [String] = [],
    in installation: Installation, cache: ModelCache,
    environment: [String: String], limits: ProgramLimits = Self.limits,
    stop: StopRequest = StopRequest()
  ) throws(ModelProblem) {
    let deriver = installation.deriver
    struct Request: Encodable {
      var files: [ModelFile]
      var left: Left
      var modulesAside: [String]
    }
    guard
      let request = try? JSONEncoder.sorted.encode(
        Request(files: files, left: left, modulesAside: modules))
    else {
      throw .programFailed(ProgramFailure(.deriver, .noAnswer, said: ""))
    }
    let recipe =
      "derivation\n\(Installation.stamp(of: deriver))\n" + String(decoding: request, as: UTF8.self)
    if let answer: Self = cache.value(of: recipe) {
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
    cache.keep(answer, as: recipe)
  }

  /// What the deriver may use: the largest everyday models take it a second.
  package static let limits = ProgramLimits(seconds: 20, megabytes: 1024)

  /// What was derived for a style.
  subscript(style: DecodingStyle) -> Style { style == .smart ? smartStyle : defaultStyle }

  /// Where a type is declared; the first file's beginning for one that is composed of others.
  func place(of type: String) -> SourcePlace {
    candidates.first { $0.name == type }?.place
      ?? SourcePlace(file: defaultStyle.files.first?.name ?? "", line: 1, column: 1)
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
