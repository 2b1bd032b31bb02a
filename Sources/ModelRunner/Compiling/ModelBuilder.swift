import DecodingReport
import Dispatch
import Foundation
package import ModelFacts
import Synchronization
import Workbench

/// Makes compiled models of Swift files.
package struct ModelBuilder: Sendable {
  package var compiler: ModelCompiler
  /// Whether the strict version is all that is asked for: it stands in for the others then.
  package var isStrictAlone = false

  package init(_ compiler: ModelCompiler) {
    self.compiler = compiler
  }

  /// Finds the compiler on `PATH`, this program's own parts, and the place for compiled models.
  ///
  /// `flags` go to the compiler as they are.
  package static func find(
    flags: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ModelProblem) -> ModelBuilder {
    let installation = try Installation.ofThisProgram()
    let toolchain = try Toolchain.find(environment: environment, keeper: installation.keeper)
    return ModelBuilder(
      ModelCompiler(
        toolchain: toolchain, installation: installation,
        cache: ModelCache(folder: ModelCache.folder(environment)), flags: flags,
        environment: environment))
  }

  /// Derives the default and smart versions of a strict model, and compiles all three.
  ///
  /// `type` names the root as Swift writes it: `User`, `[User]`, `Page<User>`. Without it, it is the type
  /// that no other refers to, or the one that fits `payload`. Of a derived version that doesn't compile
  /// so much is left strict as it takes, with notes. `decoder` is an expression that gives the model's own
  /// `JSONDecoder`.
  ///
  /// `strictFirst` is for whoever can do something with the strict version alone, as soon as that is
  /// compiled, while the others are.
  package func build(
    _ files: [ModelFile], type: String?, for payload: RootChoice.Payload? = nil,
    decoder: String? = nil, stop: StopRequest = StopRequest(),
    strictFirst: (@Sendable (CompiledModel) -> Void)? = nil
  ) throws(ModelProblem) -> CompiledModel {
    var adaptation = DerivationRequest.Adaptation()
    var missing: ModelProblem?
    while true {
      do throws(ModelProblem) {
        return try build(
          files, type: type, for: payload, decoder: decoder, adaptation, stop, strictFirst)
      } catch {
        if case .missingModule(let module, _) = error,
          !adaptation.modulesAside.contains(module)
        {
          missing = missing ?? error
          adaptation.modulesAside.append(module)
          continue
        }
        // Pasted code has no imports, or those of libraries whose names ours has, too.
        if !adaptation.importsLibrary, case .doesNotCompile(let findings) = error,
          findings.contains(where: \.lacksUsualImport)
        {
          let code = try derivation(of: files, stop)
          adaptation.importsLibrary =
            missing != nil || code.snippet != nil || code.imports.isEmpty
          if adaptation.importsLibrary { continue }
        }
        guard let missing, case .doesNotCompile = error else { throw error }
        if adaptation.isModelAlone { throw missing }
        let all = try derivation(of: files, adapting: adaptation, decoder: decoder, stop).files
        adaptation.isModelAlone = true
        let needed = try derivation(of: files, adapting: adaptation, decoder: decoder, stop).files
        // Where nothing can be left out, the types need what one of the modules has.
        if needed == all { throw missing }
      }
    }
  }

  /// As `build`, of code that is adapted to this machine.
  private func build(
    _ given: [ModelFile], type asked: String?, for payload: RootChoice.Payload?,
    decoder: String?, _ adaptation: DerivationRequest.Adaptation, _ stop: StopRequest,
    _ strictFirst: (@Sendable (CompiledModel) -> Void)?
  ) throws(ModelProblem) -> CompiledModel {
    let derivation = try self.derivation(of: given, adapting: adaptation, decoder: decoder, stop)
    if let sample = derivation.sample {
      return try build(sample: sample, given, decoder: decoder, stop)
    }
    let snippet = derivation.snippet
    let files = derivation.files
    let type = asked ?? snippet?.type.map(derivation.qualified)
    let payload = payload ?? snippet?.payload
    // What isn't declared right isn't found: the compiler says what is wrong, where it is.
    var choice: RootChoice
    do throws(ModelProblem) {
      choice = RootChoice(type: try derivation.root(named: type))
      if type == nil, let payload {
        choice = self.choice(for: payload, files, derivation, besides: choice, stop)
      }
    } catch {
      try check(files, or: error, stop: stop)
      if asked == nil, case .unknownType(let name, _) = error, let place = snippet?.typePlace {
        throw .undeclaredType(name: name, place: place)
      }
      throw error
    }
    let root = choice.type
    var model = CompiledModel(choice, derivation)
    model.importsLibrary = adaptation.importsLibrary
    model.folders = compiler.folders
    model.decoder = decoder
    let results = compileAll(files, derivation, root, stop, isStrictFirst: strictFirst != nil) {
      [model] version in
      var model = model
      model.take(.strict, version)
      strictFirst?(model)
    }
    // What is wrong with the model itself is said of its strict version.
    for style in styles {
      let version: DerivedVersion
      do throws(ModelProblem) {
        version = try results[style].get(or: ModelProblem.overtaken)
      } catch {
        // A parameter may ask more of a type than the document tells.
        if choice.reason != nil, case .unusableType = error {
          let usual = try derivation.root(named: nil)
          return try build(
            given, type: usual, for: nil, decoder: decoder, adaptation, stop, strictFirst)
        }
        throw derivation.problem(error)
      }
      model.take(style, version)
    }
    return model
  }

  func derivation(
    of files: [ModelFile], leaving left: DerivedModel.Left = [:],
    adapting adaptation: DerivationRequest.Adaptation = DerivationRequest.Adaptation(),
    decoder: String? = nil,
    _ stop: StopRequest
  ) throws(ModelProblem) -> DerivedModel {
    let derivation = try DerivedModel(
      of: files, left: left, adapting: adaptation,
      decoder: decoder, in: compiler.installation,
      cache: compiler.cache, environment: compiler.environment, stop: stop)
    if let place = derivation.decoderProblem {
      throw .noDecoderExpression(
        SourcePlace(file: ModelModule.decoderSource, line: place.line, column: place.column))
    }
    return derivation
  }

  /// The library of a module; without what its wrappers compute, where that can't be asked for.
  func library(
    _ module: ModelModule, _ stop: StopRequest
  ) throws(ModelProblem) -> ModelCompiler.Library {
    do throws(ModelProblem) {
      return try compiler.library(module, stop: stop)
    } catch {
      guard !module.computedWrappers.isEmpty || !module.stoppingWrappers.isEmpty,
        case .unusableType = error
      else { throw error }
      var module = module
      (module.computedWrappers, module.stoppingWrappers) = ([], [])
      return try compiler.library(module, stop: stop)
    }
  }

  /// Compiles a sample's own versions, which stay as they are.
  private func build(
    sample: String, _ files: [ModelFile], decoder: String?, _ stop: StopRequest
  ) throws(ModelProblem) -> CompiledModel {
    var adaptation = DerivationRequest.Adaptation()
    adaptation.modulesAside = [SampleForm.module]
    let derivation = try self.derivation(of: files, adapting: adaptation, decoder: decoder, stop)
    var module = ModelModule(sample: sample, derivation.files)
    module.decoder = decoder
    module.computedWrappers = derivation.computedWrappers
    let library = try self.library(module, stop)
    var model = CompiledModel(root: sample, candidates: [])
    model.folders = compiler.folders
    model.decoder = decoder
    model.decoders = derivation.decoders
    model.isSample = true
    for (style, suffix) in [
      (DecodingStyle.strict, "Strict"), (.default, "Default"), (.smart, "Smart"),
    ] {
      let own = files.filter { $0.name == "\(sample)+\(suffix).swift" }
      let shown = own.isEmpty ? files : own
      let facts = try self.derivation(of: shown, stop).facts
      model.take(style, shown, library, notes: [], facts: facts.json)
    }
    return model
  }

  /// The styles that are compiled.
  private var styles: [DecodingStyle] { isStrictAlone ? [.strict] : DecodingStyle.allCases }

  /// Each style has a compiler of its own; together they take little longer than one. Where the strict
  /// version is wanted first, its compiler has the machine for itself, unless there is enough of that: two
  /// processors may be the halves of one.
  private func compileAll(
    _ files: [ModelFile], _ derivation: DerivedModel, _ root: String, _ stop: StopRequest,
    isStrictFirst: Bool, whenStrict use: @escaping @Sendable (DerivedVersion) -> Void
  ) -> [DecodingStyle: Result<DerivedVersion, ModelProblem>] {
    let results = Mutex<[DecodingStyle: Result<DerivedVersion, ModelProblem>]>([:])
    let group = DispatchGroup()
    let strict = DispatchGroup()
    strict.enter()
    let strictIsAlone = isStrictFirst && ProcessInfo.processInfo.activeProcessorCount < 3
    for style in styles {
      group.enter()
      // Dispatch has a thread for each processor only, and these threads do nothing but wait: on
      // two processors the third compiler would start when the others have ended.
      Thread {
        let result = Result { () throws(ModelProblem) in
          guard style == .strict else {
            if strictIsAlone { strict.wait() }
            return try version(
              style, of: files, derivation, root: root,
              isSound: {
                strict.wait()
                return (try? results.withLock { $0[.strict] }?.get()) != nil
              }, stop)
          }
          let module = ModelModule(style, files, derivation, root: root)
          return DerivedVersion(
            files: files, library: try library(module, stop), notes: [], facts: derivation.facts)
        }
        results.withLock { $0[style] = result }
        if style == .strict {
          strict.leave()
          if let version = try? result.get() { use(version) }
        }
        group.leave()
      }.start()
    }
    group.wait()
    return results.withLock { $0 }
  }

  /// Throws the compiler's findings on files in which no root was found, if it has any.
  func check(
    _ files: [ModelFile], or problem: ModelProblem, stop: StopRequest
  ) throws(ModelProblem) {
    switch problem {
    case .noModel, .unknownType:
      _ = try compiler.library(ModelModule(inPlaceOfAll: "Never", files), stop: stop)
    default: break
    }
  }
}

extension CompiledModel {
  /// What there is to say of it before a version is compiled.
  fileprivate init(_ choice: RootChoice, _ derivation: DerivedModel) {
    self.init(root: choice.type, candidates: derivation.candidates)
    reasonForRoot = choice.reason
    snippet = derivation.snippet
    importsAside = derivation.importsAside
    decoders = derivation.decoders
  }
}

extension Result<DerivedVersion, ModelProblem>? {
  fileprivate func get(or absent: ModelProblem) throws(ModelProblem) -> DerivedVersion {
    guard let self else { throw absent }
    return try self.get()
  }
}
