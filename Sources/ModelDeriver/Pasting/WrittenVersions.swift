import ModelFacts
import SwiftSyntax

/// A file whose default and smart versions are written by hand, each in a namespace that compilers
/// without the library skip:
///
/// ```swift
/// #if canImport(DecodingStyles)
///   import DecodingStyles
///
///   enum DefaultVersion {
///     struct User: Codable { @DefaultInt var id: Int }
///   }
/// #endif
/// ```
struct WrittenVersions {
  /// The file without the versions; lines stay lines.
  let strict: ParsedFile
  /// The versions as files of their own, without their namespaces.
  private(set) var texts: [Namespace: ParsedFile] = [:]

  enum Namespace: String, CaseIterable {
    case defaultVersion = "DefaultVersion"
    case smartVersion = "SmartVersion"
  }

  init(_ source: ParsedFile) {
    var blocks: [Range<Int>] = []
    let imports = Array(source.tree.statements).filter { $0.item.is(ImportDeclSyntax.self) }
    for statement in source.tree.statements {
      guard let condition = statement.item.as(IfConfigDeclSyntax.self),
        let clause = condition.clauses.first, condition.clauses.count == 1,
        clause.condition?.trimmedDescription == "canImport(DecodingStyles)",
        case .statements(let statements) = clause.elements
      else { continue }
      let found = Namespace.allCases.filter { namespace in
        statements.contains { $0.version == namespace }
      }
      guard !found.isEmpty else { continue }
      blocks.append(statement.bytes)
      // What stands beside a namespace in its block is that version's, too.
      for namespace in found {
        let written = Array(statements).filter {
          $0.version == nil || $0.version == namespace
        }
        let text = (imports + written).map { statement in
          statement.version == nil
            ? statement.description.dedented : statement.membersOfNamespace.dedented
        }
        texts[namespace] = ParsedFile(
          name: source.name, text: text.joined(separator: "\n") + "\n")
      }
    }
    strict =
      blocks.isEmpty ? source : ParsedFile(name: source.name, text: source.blanking(blocks))
  }
}

extension CodeBlockItemSyntax {
  /// The version that it is the namespace of.
  fileprivate var version: WrittenVersions.Namespace? {
    item.as(EnumDeclSyntax.self).flatMap { WrittenVersions.Namespace(rawValue: $0.name.text) }
  }

  /// What stands between a namespace's braces.
  fileprivate var membersOfNamespace: String {
    item.as(EnumDeclSyntax.self)?.memberBlock.members.description ?? ""
  }
}

extension String {
  /// Without the white space that all lines begin with, and without empty lines around them.
  fileprivate var dedented: String {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let depth =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}
