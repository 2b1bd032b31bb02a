internal import Explorer

/// `keys`: what can be bound to keys, as a configuration file that changes nothing.
struct KeysCommand {
  let console: Console

  func run() throws(SystemError) -> ExitStatus {
    let file = ConfigurationFile.read(environment: SystemCall.environment)
    file.problems.forEach(console.complain)
    try console.answer(Self.text(file.configuration.keyMap, path: file.path))
    return .success
  }

  private static func text(_ keyMap: KeyMap, path: String?) -> String {
    var lines = [
      "// The keys that count, in the form of the configuration file",
      "// \(path ?? "$XDG_CONFIG_HOME/codable-explorer/config.json5"), which may have some of them,",
      "// and theme, mouse, ascii, projector and indentation beside \"keys\".",
      "{", "  keys: {",
    ]
    for scope in keyMap.boundScopes {
      let bindings = keyMap.bindings(in: scope.context)
      lines += ["    // \(scope.title(keyMap))", "    \(scope.context.rawValue): {"]
      for binding in bindings {
        let keys = binding.keys.map { "\"\($0.replacing("\\", with: "\\\\"))\"" }
        lines.append(
          "      \"\(binding.action.name)\": [\(keys.joined(separator: ", "))],  // \(binding.help)"
        )
      }
      lines.append("    },")
    }
    return (lines + ["  },", "}"]).map { $0 + "\n" }.joined()
  }
}
