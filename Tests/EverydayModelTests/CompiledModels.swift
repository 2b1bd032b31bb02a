import EverydayModels
import Foundation
import ModelFacts
import Synchronization
import TestSupport
import Workbench

/// The everyday models, compiled and loaded into the tests' process: as one module where they can stand
/// in a namespace each, the others as a module each.
// Unchecked: metatypes are constants.
struct CompiledModels: @unchecked Sendable {
  enum Failure: Error {
    case compiler(String)
    case loader(String)
    case symbol(String)
  }

  /// The roots, in the order of the models.
  let roots: [any Decodable.Type]
  /// What the sources say, in the same order.
  let facts: [KnownFacts]
  /// Where the libraries of the modules lie.
  let folder: URL

  static let all = Result {
    let known = ProcessInfo.processInfo.environment[folderVariable].map { URL(filePath: $0) }
    return try CompiledModels(EverydayModel.all, in: known)
  }

  /// The variable with the folder of libraries that another process of the tests has compiled.
  static let folderVariable = "EVERYDAY_MODELS_COMPILED"

  /// The folder is there for as long as the process, where it is a new one.
  init(_ models: [EverydayModel], in known: URL? = nil) throws {
    folder = try known ?? Self.makeFolder()
    let texts = models.map { ModelSourceText($0.source) }
    let together = texts.indices.filter { texts[$0].fitsNamespace }
    var roots = [(any Decodable.Type)?](repeating: nil, count: models.count)
    let names = together.map { "Everyday\($0)" }
    let files = zip(together, names).map { texts[$0].inNamespace($1) }
    // A module's types are the process's: those of another list have another module.
    let module = "Everyday" + folder.lastPathComponent.suffix(6)
    let isCompiled = known != nil
    for (place, root) in zip(
      together,
      try Self.load(
        module, files, roots: names.map { $0 + ".Root" }, in: folder, isCompiled: isCompiled))
    {
      roots[place] = root
    }
    for place in texts.indices where roots[place] == nil {
      roots[place] = try Self.load(
        module + "_\(place)", [texts[place].text], roots: ["Root"], in: folder,
        isCompiled: isCompiled)[0]
    }
    self.roots = roots.compactMap { $0 }
    facts = SourceReading.facts(
      ofModels: models.map { [ModelFile(name: "m.swift", text: $0.source)] })
  }

  /// A folder that is there for as long as the process.
  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "everyday-models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isFirst = folders.withLock { folders in
      folders.append(folder)
      return folders.count == 1
    }
    if isFirst {
      atexit {
        for folder in CompiledModels.folders.withLock({ $0 }) {
          try? FileManager.default.removeItem(at: folder)
        }
      }
    }
    return folder
  }

  private static let folders = Mutex<[URL]>([])

  /// The modules of this build, which are in the tests' program.
  private static let modules = Bundle.main.bundleURL.appending(path: "Modules").path

  /// Compiles a module, loads it, and returns its types of these names.
  static func load(
    _ module: String, _ files: [String], roots: [String], in folder: URL, isCompiled: Bool = false
  ) throws -> [any Decodable.Type] {
    let library = folder.appending(path: module + ".library").path
    if !isCompiled { try compile(module, files, roots: roots, in: folder, to: library) }
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure.loader(String(cString: dlerror()))
    }
    guard let symbol = dlsym(handle, "roots") else { throw Failure.symbol(module) }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    var types: [any Decodable.Type] = []
    withUnsafeMutablePointer(to: &types) { unsafeBitCast(symbol, to: Entry.self)($0) }
    return types
  }

  private static func compile(
    _ module: String, _ files: [String], roots: [String], in folder: URL, to library: String
  ) throws {
    let entry = """
      @_cdecl("roots") public func roots(_ result: UnsafeMutableRawPointer) {
        result.assumingMemoryBound(to: [any Decodable.Type].self).pointee = [
          \(roots.map { $0 + ".self" }.joined(separator: ", "))
        ]
      }
      """
    let paths = try (files + [entry]).enumerated().map { place, text in
      let file = folder.appending(path: "\(module)-\(place).swift")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let (status, output) = try SourceReading.run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-Onone", "-wmo", "-emit-library", "-use-ld=lld", "-suppress-warnings",
        "-Xfrontend", "-disable-llvm-verify",
        "-module-name", module, "-o", library, "-I", Self.modules,
      ] + paths)
    guard status == 0 else { throw Failure.compiler(String(decoding: output, as: UTF8.self)) }
  }
}
