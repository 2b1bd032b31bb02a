import DecodingReport
package import ModelFacts
import Workbench

extension ModelBuilder {
  /// A process that decodes with a model as it is written, in each style: nothing is derived of it, which
  /// a third of the time does.
  ///
  /// What is compiled is kept beside the models of users, so that none of these has to go for it.
  package func asWritten(
    _ files: [ModelFile], type: String?, limits: ModelLimits, stop: StopRequest = StopRequest()
  ) throws(ModelProblem) -> ModelProcess {
    var builder = self
    builder.compiler.cache = ModelCache(
      folder: ModelCache.folder(compiler.environment) + "-exercises", capacity: 400)
    var adaptation = DerivationRequest.Adaptation()
    do throws(ModelProblem) {
      return try builder.asWritten(files, type, adaptation, limits, stop)
    } catch {
      guard case .doesNotCompile(let findings) = error,
        findings.contains(where: \.lacksUsualImport)
      else { throw error }
      adaptation.importsLibrary = true
      return try builder.asWritten(files, type, adaptation, limits, stop)
    }
  }

  private func asWritten(
    _ files: [ModelFile], _ type: String?, _ adaptation: DerivationRequest.Adaptation,
    _ limits: ModelLimits, _ stop: StopRequest
  ) throws(ModelProblem) -> ModelProcess {
    let derivation = try derivation(of: files, adapting: adaptation, stop)
    let root: String
    do throws(ModelProblem) {
      root = try derivation.root(named: type)
    } catch {
      try check(files, or: error, stop: stop)
      throw error
    }
    let module = ModelModule(.strict, derivation.files, derivation, root: root)
    let library: ModelCompiler.Library
    do throws(ModelProblem) {
      library = try self.library(module, stop)
    } catch {
      throw derivation.problem(error)
    }
    return process(library, facts: derivation.facts, limits: limits)
  }

  /// A process in which one library stands for all styles.
  func process(
    _ library: ModelCompiler.Library, facts: ModelFacts, decoder: String? = nil,
    limits: ModelLimits
  ) -> ModelProcess {
    let styles = DecodingStyle.allCases
    var order = LoadOrder(libraries: styles.map { _ in library.path }, limits: limits)
    order.facts = styles.map { _ in facts.json }
    order.folders = compiler.folders
    order.decoder = decoder
    return ModelProcess(
      HostSeat(
        installation: compiler.installation, order: order, environment: compiler.environment))
  }
}
