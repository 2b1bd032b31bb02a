import Foundation

/// Compiled models on disk, by what they were made of; the oldest go when there are too many.
package struct ModelCache: Sendable {
  private let folder: URL
  /// How many are kept.
  private let capacity: Int

  /// A cache in a folder of its own, which is made when it is first needed.
  package init(folder: String, capacity: Int = 96) {
    self.folder = URL(filePath: folder)
    self.capacity = capacity
  }

  /// Where compiled models are kept: in the folder for what can be made again.
  package static func folder(_ environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    #if canImport(Darwin)
      let usual = home + "/Library/Caches"
    #else
      let usual = home + "/.cache"
    #endif
    // The XDG specification wants relative paths ignored.
    let set = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (set ?? usual) + "/codable-explorer/models"
  }

  /// The folder of what was made by this recipe; `nil` if there is none.
  func folder(of recipe: String) -> URL? {
    let kept = place(of: recipe)
    // Two recipes may share a name; they don't share a text.
    guard let text = try? Data(contentsOf: kept.appending(path: Self.recipeName)),
      text.elementsEqual(recipe.utf8)
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: kept.path)
    return kept
  }

  /// A new folder to work in, which nobody else sees.
  func begin(_ recipe: String) throws(ModelProblem) -> URL {
    let work = folder.appending(path: "work-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      try Data(recipe.utf8).write(to: work.appending(path: Self.recipeName))
    } catch {
      throw .unreadable(path: work.path, reason: error.localizedDescription)
    }
    return work
  }

  /// Makes the finished folder the one of this recipe, in one step.
  func keep(_ work: URL, as recipe: String) throws(ModelProblem) -> URL {
    let kept = place(of: recipe)
    let files = FileManager.default
    do {
      try files.moveItem(at: work, to: kept)
    } catch {
      // Another process was quicker, or another recipe has the name.
      guard self.folder(of: recipe) == nil else {
        abandon(work)
        return kept
      }
      try? files.removeItem(at: kept)
      do { try files.moveItem(at: work, to: kept) } catch {
        throw .unreadable(path: kept.path, reason: error.localizedDescription)
      }
    }
    dropOldest()
    return kept
  }

  func abandon(_ work: URL) {
    try? FileManager.default.removeItem(at: work)
  }

  private static let recipeName = "recipe"

  private func place(of recipe: String) -> URL {
    // FNV-1a of 64 bits: a name for a folder, no proof of what is in it.
    let hash = recipe.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return folder.appending(path: String(hash, radix: 36))
  }

  private func dropOldest() {
    let files = FileManager.default
    let all =
      (try? files.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    guard all.count > capacity else { return }
    let byAge = all.map { url in
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return (url, values?.contentModificationDate ?? .distantPast)
    }
    .sorted { $0.1 < $1.1 }
    for (url, _) in byAge.prefix(all.count - capacity) { try? files.removeItem(at: url) }
  }
}
