import Foundation

/// Where the parts lie that running a model needs, beside the program itself.
package struct Installation: Sendable, Hashable {
  /// The folder with the compiled modules that a model may import: `DecodingStyles`.
  package var modules: String
  /// The program that derives the default and smart versions.
  package var deriver: String
  /// The program in which models run.
  package var host: String
  /// The program that starts these and the compiler, and ends them.
  package var keeper: String

  package init(modules: String, deriver: String, host: String, keeper: String) {
    self.modules = modules
    self.deriver = deriver
    self.host = host
    self.keeper = keeper
  }

  /// Finds the parts of the program that runs.
  static func ofThisProgram() throws(ModelProblem) -> Installation {
    try find(executable: Bundle.main.executablePath ?? CommandLine.arguments.first ?? "")
  }

  /// Finds the parts of the program at `executable`: in its own folder, as a build leaves them, or
  /// in `../lib/codable-explorer`, as an installation does.
  package static func find(executable: String) throws(ModelProblem) -> Installation {
    let folder = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [
      folder, folder.appending(path: "../lib/codable-explorer").standardizedFileURL,
    ]
    let files = FileManager.default
    var missing = ""
    for place in places {
      let found = Installation(
        modules: place.appending(path: "Modules").path,
        deriver: place.appending(path: "model-deriver").path,
        host: place.appending(path: "model-host").path,
        keeper: place.appending(path: "process-keeper").path)
      let parts = [
        found.host, found.keeper, found.deriver, found.modules + "/DecodingStyles.swiftmodule",
      ]
      guard let lack = parts.first(where: { !files.fileExists(atPath: $0) }) else { return found }
      if missing.isEmpty { missing = lack }
    }
    throw .notInstalled(missing)
  }

  /// Asks the host for its libraries, in the place of an order.
  package static let librariesOption = "--libraries"

  /// When the modules and the host were built: libraries compiled against others don't fit.
  var stamp: String {
    [host, modules + "/DecodingStyles.swiftmodule"].map(Self.stamp(of:)).joined(separator: "\n")
  }

  /// What tells one version of a file from another.
  static func stamp(of path: String) -> String {
    let facts = FileCall.facts(path)
    return "\(path) \(facts?.bytes ?? 0) \(facts?.modified ?? 0)"
  }
}
