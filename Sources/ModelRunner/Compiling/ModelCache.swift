import Foundation

/// What was made of models, on disk, by what it was made of; the oldest goes when there is too much.
///
/// Several programs may use one folder: what is made appears in it in one step, and what one of them
/// has in use stays.
package struct ModelCache: Sendable {
  private let folder: URL
  /// How many are kept, and how many bytes they may take.
  private let capacity: Int
  private let byteCapacity: Int

  /// A cache in a folder of its own, which is made when it is first needed.
  package init(folder: String, capacity: Int = 240, byteCapacity: Int = 256 << 20) {
    self.folder = URL(filePath: folder)
    self.capacity = capacity
    self.byteCapacity = byteCapacity
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
    let work = folder.appending(path: Self.workPrefix + UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    } catch {
      throw .unreadable(path: work.path, reason: error.localizedDescription)
    }
    try FileCall.write(recipe.utf8, to: Self.leasePath(inFolder: work.path))
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
      drop(kept)
      do { try files.moveItem(at: work, to: kept) } catch {
        throw .unreadable(path: kept.path, reason: error.localizedDescription)
      }
    }
    dropOldest(besides: kept)
    return kept
  }

  func abandon(_ work: URL) {
    try? FileManager.default.removeItem(at: work)
  }

  private static let recipeName = "recipe"
  private static let workPrefix = "work-"
  /// What somebody has worked at for so many seconds was left behind by a program that is gone.
  private static let longestWork: TimeInterval = 3600

  private func place(of recipe: String) -> URL {
    // FNV-1a of 64 bits: a name for a folder, no proof of what is in it.
    let hash = recipe.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return folder.appending(path: String(hash, radix: 36))
  }

  private func dropOldest(besides kept: URL) {
    let all = FileCall.names(in: folder.path).compactMap { name in
      let path = folder.appending(path: name).path
      return FileCall.facts(path).map { (name: name, date: $0.modified, bytes: Self.size(path)) }
    }
    var (count, bytes) = (all.count, all.reduce(0) { $0 + $1.bytes })
    let oldestWork = Date(timeIntervalSinceNow: -Self.longestWork).timeIntervalSince1970
    for entry in all.sorted(by: { $0.date < $1.date }) {
      guard count > capacity || bytes > byteCapacity else { return }
      if entry.name == kept.lastPathComponent { continue }
      if entry.name.hasPrefix(Self.workPrefix), entry.date > oldestWork { continue }
      let place = folder.appending(path: entry.name)
      guard !FileLease.isHeld(Self.leasePath(inFolder: place.path)) else { continue }
      drop(place)
      count -= 1
      bytes -= entry.bytes
    }
  }

  /// Takes a folder away in one step: a program that ends meanwhile leaves none that has its recipe
  /// and lacks the rest.
  func drop(_ place: URL) {
    let files = FileManager.default
    let dropped = folder.appending(path: Self.workPrefix + UUID().uuidString)
    do { try files.moveItem(at: place, to: dropped) } catch { return }
    try? files.removeItem(at: dropped)
  }

  private static func size(_ folder: String) -> Int {
    FileCall.names(in: folder).reduce(0) { $0 + (FileCall.facts("\(folder)/\($1)")?.bytes ?? 0) }
  }

  /// The file by which it is known that what is in a folder is in use.
  static func leasePath(inFolder path: String) -> String { path + "/" + recipeName }
}
