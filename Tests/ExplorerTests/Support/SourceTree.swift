import Foundation

/// The text of Swift files without their comments, by their paths in a folder.
struct SourceTree {
  var files: [String: String]

  init(_ files: [String: String]) {
    self.files = files.mapValues(Self.withoutComments)
  }

  /// The files of `Sources/Explorer`, read once.
  static func explorer() throws -> SourceTree { try explorersFiles.get() }

  private static let explorersFiles = Result { try readExplorer() }

  private static func readExplorer() throws -> SourceTree {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Explorer")
    var files: [String: String] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    for path in paths where path.hasSuffix(".swift") {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return SourceTree(files)
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
      return line.firstRange(of: /(^|\s)\/\//).map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  /// The files below a folder.
  func below(_ folder: String) -> [String: String] {
    files.filter { $0.key.hasPrefix(folder + "/") }
  }

  /// The files elsewhere.
  func outside(_ folders: String...) -> [String: String] {
    files.filter { file in !folders.contains { file.key.hasPrefix($0 + "/") } }
  }

  /// The folders that stand in a folder.
  func folders(in folder: String) -> Set<String> {
    Set(
      below(folder).keys.compactMap { path in
        let parts = path.dropFirst(folder.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
      })
  }

  /// The types that files declare; those within others only where they are asked for.
  static func types(in files: [String: String], nested: Bool = false) -> Set<String> {
    let declaration =
      /(?m)^( *)(?:package |public |private |fileprivate |indirect |final )*(?:struct|enum|class) (\w+)/
    return Set(
      files.values.flatMap { text in
        text.matches(of: declaration).filter { nested || $0.1.isEmpty }.map { String($0.2) }
      })
  }

  /// The cases of an enum that stands in a text, without their values.
  static func cases(of name: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: "enum \(name)") else { return [] }
    let body = text[start.upperBound...].prefix { $0 != "}" }
    return body.matches(of: /(?m)^ *case (\w+)/).map { String($0.1) }
  }

  /// Where files name one of these words: `Modes/Mode.swift: ResultPane`.
  static func mentions(of words: Set<String>, in files: [String: String]) -> [String] {
    files.flatMap { path, text in
      self.words(of: text).intersection(words).map { "\(path): \($0)" }
    }.sorted()
  }

  /// What stands in a text between everything else than letters, digits, `_` and what isn't ASCII.
  private static func words(of text: String) -> Set<String> {
    let words = text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    return Set(words.map { String(Substring($0)) })
  }
}
