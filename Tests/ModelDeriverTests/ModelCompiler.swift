import Foundation
import TestSupport
import Testing

/// The compiler, with the modules that were built beside the tests.
struct ModelCompiler {
  /// Where file names without a folder lie.
  let folder: URL

  /// Compiles, and fails with what the compiler says.
  func compile(_ arguments: [String]) throws {
    let (status, output) = try SourceReading.run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-Onone", "-wmo", "-Xfrontend", "-disable-llvm-verify", "-swift-version", "6",
        "-enable-upcoming-feature",
        "InternalImportsByDefault", "-I", SourceReading.products.appending(path: "Modules").path,
        "-I",
        ".",
      ] + arguments, in: folder)
    try #require(status == 0, "\(String(decoding: output, as: UTF8.self))")
  }

  /// The object files of modules, as they were last built; others may lie about beside them.
  func objects(of modules: String...) throws -> [String] {
    struct Outputs: Decodable { var object: String? }
    return try modules.flatMap { module in
      let map = SourceReading.products.appending(path: module + ".build/output-file-map.json")
      let outputs = try JSONDecoder().decode([String: Outputs].self, from: Data(contentsOf: map))
      // Without a source file's name stands what a module as a whole would give.
      return outputs.filter { !$0.key.isEmpty }.compactMap(\.value.object)
    }
  }
}
