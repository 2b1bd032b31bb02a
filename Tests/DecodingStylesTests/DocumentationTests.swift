import Foundation
import Testing

/// What an importer sees is described where it is declared.
struct DocumentationTests {
  @Test(arguments: ["DecodingStyles", "DecodingWrappers"])
  func `every public declaration has a doc comment`(_ module: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(module)").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 30)
    for file in files.sorted() {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      #expect(Self.undocumented(in: text) == [], "\(file)")
    }
  }

  @Test func `a declaration without one is found`() {
    let text = """
      public import Foundation

      /// Described.
      @propertyWrapper
      public struct A {
        public var a = 0
        @inlinable public init() {}
      }
      public extension Int {}
      """
    #expect(Self.undocumented(in: text) == ["public var a = 0", "@inlinable public init() {}"])
  }

  /// The lines with a public declaration that no doc comment stands above; attributes may lie
  /// between. Imports and extensions declare nothing of their own.
  private static func undocumented(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.indices.filter { index in
      let words = lines[index].split(separator: " ").drop { $0.hasPrefix("@") }
      guard words.first == "public", !["import", "extension"].contains(words.dropFirst().first)
      else { return false }
      let above = lines[..<index].last { !$0.hasPrefix("@") || $0.contains(" ") }
      return above?.hasPrefix("///") != true
    }
    .map { lines[$0] }
  }
}
