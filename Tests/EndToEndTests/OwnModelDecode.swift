import Foundation

/// What the built program prints of a model's source and a payload.
enum OwnModelDecode {
  /// The lines of the report on the type `Root`, blanks folded, maybe with the whys.
  static func said(
    _ source: String, _ payload: String, styles: String = "strict", explained: Bool = false
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try Data(source.utf8).write(to: folder.url.appending(path: "m.swift"))
    try Data(payload.utf8).write(to: folder.url.appending(path: "p.json"))
    let run = try BuiltProgram.run(
      ["decode", "m.swift", "p.json", "--type", "Root", "--style", styles, "--rows", "all"]
        + (explained ? ["--explain"] : []),
      input: .nothing,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        "HOME": folder.url.path,
      ], in: folder.url)
    return run.output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }
}
