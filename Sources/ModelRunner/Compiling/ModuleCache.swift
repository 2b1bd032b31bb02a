import Foundation
import Synchronization

/// The modules that compilers make of the system's headers, which takes them a second: made once for a
/// toolchain and its flags, of a source of ours. A model's compiler reads them, and leaves none for the next.
///
/// Each file in it holds its own path: it is filled where it stays.
struct ModuleCache: Sendable {
  /// The folder for all toolchains.
  let folder: String

  private static let filledName = "filled"
  /// So many toolchains' modules are kept.
  private static let capacity = 3
  /// Whether what this process has wanted is filled. The first to want one fills it, and the others wait.
  private static let known = Mutex<[String: Bool]>([:])

  /// Beside the compiled models; or beside what clang itself is told to use.
  static func folder(_ environment: [String: String]) -> String {
    environment["CLANG_MODULE_CACHE_PATH"].map { $0 + ".codable-explorer" }
      ?? ModelCache.folder(environment) + "-modules"
  }

  /// All that a model may import of the toolchain.
  static let source =
    [
      "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
      "RegexBuilder", "Synchronization", "Distributed", "Testing", "DecodingStyles",
    ].map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()

  /// The folder that a compiler reads which works by this recipe. `fill` fills it, and tells whether that
  /// went well; `nil` where it doesn't, or the folder can't be had.
  func folder(
    of recipe: String, fill: (String) throws(ModelProblem) -> Bool
  ) throws(ModelProblem) -> String? {
    let path = "\(folder)/\(ModelCache.name(of: recipe))"
    let isThere = try Self.known.withLock { known throws(ModelProblem) in
      // What couldn't be filled isn't tried again; what was may have been taken away or damaged since.
      guard known[path] != false else { return false }
      let isThere = isFilled(path) ? true : try self.fill(path, by: fill)
      known[path] = isThere
      return isThere
    }
    return isThere ? path : nil
  }

  private func isFilled(_ path: String) -> Bool {
    let told = FileCall.isOwnFolder(path) ? FileCall.ownBytes("\(path)/\(Self.filledName)") : nil
    return told?.elementsEqual(Self.modules(in: path).utf8) ?? false
  }

  /// What tells each module in the folder from another version of it.
  private static func modules(in path: String) -> String {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".pcm") || $0.hasSuffix(".swiftmodule") }.sorted()
      .map { Installation.stamp(of: "\(path)/\($0)") }.joined(separator: "\n")
  }

  private func fill(
    _ path: String, by fill: (String) throws(ModelProblem) -> Bool
  ) throws(ModelProblem) -> Bool {
    // What is damaged, a compiler takes for a module all the same; and for the lock of one that was killed
    // it waits a minute, if another process has its number by now.
    if !FileLease.isHeld(path) { try? FileManager.default.removeItem(atPath: path) }
    guard (try? FileCall.makeFolder(path)) != nil, FileCall.isOwnFolder(path) else { return false }
    let lease = FileLease(path)
    defer { withExtendedLifetime(lease) {} }
    guard try fill(path),
      (try? FileCall.write(Self.modules(in: path).utf8, to: "\(path)/\(Self.filledName)")) != nil
    else { return false }
    dropOldest()
    return true
  }

  private func dropOldest() {
    let all = FileCall.names(in: folder).map { "\(folder)/\($0)" }.sorted {
      FileCall.facts($0)?.modified ?? 0 > FileCall.facts($1)?.modified ?? 0
    }
    for path in all.dropFirst(Self.capacity) where !FileLease.isHeld(path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
