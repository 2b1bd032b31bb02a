internal import DecodingReport
internal import Explorer

/// The user's configuration, and what is wrong with it.
struct ConfigurationFile {
  /// Where it is looked for; `nil` without a home.
  var path: String?
  var configuration = Configuration()
  /// Mistakes, each with its line.
  var problems: [Diagnostic] = []

  /// Reads the file that the XDG base directory specification names. That there is none is no
  /// mistake.
  static func read(environment: (String) -> String?) -> ConfigurationFile {
    var file = ConfigurationFile(path: path(environment))
    guard let path = file.path, SystemCall.exists(path) else { return file }
    do throws(FileProblem) {
      let (configuration, problems) = Configuration.read(try PayloadFile.read(path))
      file.configuration = configuration
      file.problems = problems.map {
        Diagnostic(source: "\(path):\($0.line)", message: $0.message, hints: [])
      }
    } catch {
      file.problems = [Diagnostic(source: path, message: error.words, hints: [])]
    }
    return file
  }

  private static func path(_ environment: (String) -> String?) -> String? {
    StateFolder.path("XDG_CONFIG_HOME", orInHome: ".config", environment).map {
      $0 + "/config.json5"
    }
  }
}
