import Foundation

/// What programs leave behind that were killed, keepers and all: temporary folders of models, and folders in
/// which compilers worked.
package enum Leftovers {
  /// Has them removed, beside this process, which may end meanwhile. What lives holds a lock on its own.
  package static func remove(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let keeper = try? Installation.ofThisProgram().keeper else { return }
    let models = ModelCache.folder(environment)
    let caches = [models, models + "-exercises", models + "-tried"].flatMap {
      ModelCache(folder: $0).places.map { ($0.path, ModelCache.workPrefix) }
    }
    let all = caches + ChildProcess.temporaryPlaces.map { ($0, ChildProcess.temporaryPrefix) }
    for (folder, prefix) in Dictionary(all, uniquingKeysWith: { first, _ in first })
    where FileCall.names(in: folder).contains(where: { $0.hasPrefix(prefix) }) {
      let sweeper = Process()
      sweeper.executableURL = URL(filePath: keeper)
      sweeper.arguments = ["-s", folder, prefix]
      sweeper.standardInput = FileHandle.nullDevice
      sweeper.standardOutput = FileHandle.nullDevice
      sweeper.standardError = FileHandle.nullDevice
      try? sweeper.run()
    }
  }
}
