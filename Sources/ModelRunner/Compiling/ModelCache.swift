import Foundation
import JSONSource

/// What was made of models, on disk, by what it was made of; the oldest goes when there is too much.
///
/// Several programs may use one folder: what is made appears in it in one step, and what one of them
/// has in use stays. What is found counts only if it is this user's alone and as it was kept; else it
/// is thrown away and made again.
package struct ModelCache: Sendable {
  private let wanted: URL
  /// How many are kept, and how many bytes they may take.
  private let capacity: Int
  private let byteCapacity: Int

  /// A cache in a folder of its own, which is made when it is first needed.
  package init(folder: String, capacity: Int = 240, byteCapacity: Int = 256 << 20) {
    // The user may have it elsewhere, by a link; where it isn't wanted, a link may be anybody's.
    wanted = URL(filePath: FileCall.resolved(folder))
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
    for place in places where FileCall.facts(place.path) != nil && Self.isUsable(place) {
      let kept = place.appending(path: Self.name(of: recipe))
      guard FileCall.facts(kept.path) != nil else { continue }
      guard Self.isWhole(kept.path) else {
        drop(kept)
        continue
      }
      // Two recipes may share a name; they don't share a text.
      let text = FileCall.ownBytes(kept.appending(path: Self.recipeName).path)
      guard let text, text.elementsEqual(recipe.utf8) else { continue }
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: kept.path)
      return kept
    }
    return nil
  }

  /// A new folder to work in, which nobody else sees, in the first place that takes one.
  func begin(_ recipe: String) throws(ModelProblem) -> URL {
    var problem = ModelProblem.noCache(
      path: wanted.path, reason: FileCall.reasonAgainst(wanted.path) ?? "")
    for place in places where Self.isUsable(place) {
      let work = place.appending(path: Self.workPrefix + UUID().uuidString)
      do throws(ModelProblem) {
        try FileCall.makeFolder(work.path)
        try FileCall.write(recipe.utf8, to: Self.leasePath(inFolder: work.path))
        return work
      } catch {
        abandon(work)
        problem = error
      }
    }
    throw problem
  }

  /// Makes the finished folder the one of this recipe, in one step.
  func keep(_ work: URL, as recipe: String) throws(ModelProblem) -> URL {
    let kept = work.deletingLastPathComponent().appending(path: Self.name(of: recipe))
    let files = FileManager.default
    try FileCall.write(
      Self.digests(of: work.path).utf8, to: work.appending(path: Self.digestsName).path)
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
        throw .noCache(path: kept.path, reason: error.localizedDescription)
      }
    }
    dropOldest(besides: kept)
    return kept
  }

  /// The value that was kept by this recipe; `nil` if there is none.
  func value<Value: Decodable>(of recipe: String) -> Value? {
    guard let kept = folder(of: recipe),
      let bytes = FileCall.ownBytes(kept.appending(path: Self.valueName).path)
    else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  /// Keeps a value; what can't be kept is made again the next time.
  func keep(_ value: some Encodable, as recipe: String) {
    guard let data = try? JSONEncoder().encode(value), let work = try? begin(recipe) else { return }
    do {
      try FileCall.write(data, to: work.appending(path: Self.valueName).path)
      _ = try keep(work, as: recipe)
    } catch {
      abandon(work)
    }
  }

  func abandon(_ work: URL) {
    try? FileManager.default.removeItem(at: work)
  }

  private static let recipeName = "recipe"
  private static let digestsName = "digests"
  private static let valueName = "value.json"
  static let workPrefix = "work-"

  /// Where it may be: where it is wanted, else among the temporary files.
  var places: [URL] {
    [wanted, URL(filePath: NSTemporaryDirectory() + "/codable-explorer-\(FileCall.userNumber)")]
  }

  private static func isUsable(_ place: URL) -> Bool {
    (try? FileCall.makeFolder(place.path)) != nil && FileCall.isOwnFolder(place.path)
  }

  /// A name for a folder, no proof of what is in it.
  static func name(of recipe: String) -> String {
    String(recipe.utf8.digest(), radix: 36)
  }

  /// A line for each file of a folder: its digest, and its name. Others can't make up files for it, since only
  /// this user can write them.
  private static func digests(of folder: String) -> String {
    FileCall.names(in: folder).filter { $0 != digestsName }.sorted().map { name in
      let digest = (FileCall.ownBytes("\(folder)/\(name)") ?? []).digest()
      return "\(String(digest, radix: 36)) \(name)\n"
    }.joined()
  }

  /// Whether a kept folder and its files are this user's alone, and as they were when it was kept.
  static func isWhole(_ kept: String) -> Bool {
    guard FileCall.isOwnFolder(kept), let told = FileCall.ownBytes("\(kept)/\(digestsName)") else {
      return false
    }
    return digests(of: kept).utf8.elementsEqual(told)
  }

  /// Looks whether what was made is still as it was kept. If it isn't, it is thrown away, so that the
  /// model is compiled anew the next time.
  static func check(_ file: String) throws(ModelProblem) {
    let kept = URL(filePath: file).deletingLastPathComponent()
    guard !isWhole(kept.path) else { return }
    ModelCache(folder: kept.deletingLastPathComponent().path).drop(kept)
    throw .cacheChanged(path: kept.path)
  }

  private func dropOldest(besides kept: URL) {
    let folder = kept.deletingLastPathComponent()
    let all = FileCall.names(in: folder.path).compactMap { name in
      let path = folder.appending(path: name).path
      return FileCall.facts(path).map { (name: name, date: $0.modified, bytes: Self.size(path)) }
    }
    var (count, bytes) = (all.count, all.reduce(0) { $0 + $1.bytes })
    for entry in all.sorted(by: { $0.date < $1.date }) {
      guard count > capacity || bytes > byteCapacity else { return }
      // What is left of work that nobody goes on with, the next start removes.
      if entry.name == kept.lastPathComponent || entry.name.hasPrefix(Self.workPrefix) { continue }
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
    let dropped = place.deletingLastPathComponent().appending(
      path: Self.workPrefix + UUID().uuidString)
    do { try files.moveItem(at: place, to: dropped) } catch { return }
    try? files.removeItem(at: dropped)
  }

  private static func size(_ folder: String) -> Int {
    FileCall.names(in: folder).reduce(0) { $0 + (FileCall.facts("\(folder)/\($1)")?.bytes ?? 0) }
  }

  /// Keeps the folder of a library as long as it lives.
  static func lease(on library: String) -> FileLease? {
    FileLease(leasePath(inFolder: FileCall.folder(of: library)))
  }

  /// The file by which it is known that what is in a folder is in use.
  static func leasePath(inFolder path: String) -> String { path + "/" + recipeName }
}
