internal import Explorer
internal import ModelRunner
internal import Workbench

/// Reads the Swift files of a user's model.
enum ModelFiles {
  /// The files at the paths, which are to be compiled; those of a folder in the order of their names.
  static func read(_ paths: [String], _ arguments: Arguments) throws -> [ModelText] {
    guard arguments.compiles else { throw ArgumentProblem.compilingForbidden(paths.first ?? "") }
    var files: [ModelText] = []
    for path in paths {
      for file in try swiftFiles(at: path) {
        let parts = file.split(separator: "/").map(String.init)
        var name = parts.last ?? file
        // The compiler takes no two files of one name.
        for folder in parts.dropLast().reversed() where files.contains(where: { $0.name == name }) {
          name = "\(folder)-\(name)"
        }
        files.append(
          ModelText(name: name, path: PayloadFile.name(of: file), text: try text(file)))
      }
    }
    return files
  }

  /// The payloads that lie beside a folder's models, in the order of their names.
  static func payloads(_ path: String) -> [Payload] {
    guard SystemCall.isFolder(path), let names = try? SystemCall.names(in: path) else { return [] }
    let files = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    return files.sorted().compactMap { name in
      guard let bytes = try? PayloadFile.read(path + "/" + name) else { return nil }
      // `1-as-received.json` is the payload `as-received`.
      let stem = name.dropLast(".json".count)
      let rest = stem.drop(while: \.isNumber)
      return Payload(
        name: String(rest.first == "-" && rest.count > 1 ? rest.dropFirst() : stem),
        fileName: name, bytes: bytes)
    }
  }

  private static func swiftFiles(at path: String) throws -> [String] {
    guard SystemCall.isFolder(path) else { return [path] }
    let files: [String]
    do throws(SystemError) { files = try SystemCall.paths(in: path, where: isSwift) } catch {
      throw problem(.unreadable(path: path, reason: error.words), path)
    }
    guard !files.isEmpty else { throw problem(.noSwiftFile(folder: path), path) }
    return files
  }

  static func hasSwift(_ folder: String) -> Bool {
    (try? SystemCall.names(in: folder))?.contains(where: isSwift) ?? false
  }

  /// Whether a name is that of a Swift file; what is hidden is another program's: `._User.swift`.
  static func isSwift(_ name: String) -> Bool { name.hasSuffix(".swift") && !name.hasPrefix(".") }

  private static func text(_ path: String) throws -> String {
    do throws(FileProblem) {
      return String(decoding: try PayloadFile.read(path), as: UTF8.self)
    } catch {
      throw problem(.unreadable(path: path, reason: error.words), path)
    }
  }

  private static func problem(_ problem: ModelProblem, _ path: String) -> OwnModelProblem {
    OwnModelProblem(problem: problem, path: path, files: [])
  }
}
