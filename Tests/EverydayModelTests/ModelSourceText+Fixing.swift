import DecodingReport
import Foundation
import ModelFacts
import ModelRunner
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

extension ModelSourceText {
  /// Whether an expression names a property.
  func uses(_ property: String) -> Bool {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).contains {
      $0.text == property && $0.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// The name of the innermost type whose declaration holds a line.
  func type(atLine line: Int) -> String {
    let tree = Parser.parse(source: text)
    let finder = TypeFinder(line, in: SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.innermost
  }
}

/// The sources that are made of models by what their whys advise, all by one run of the deriver.
enum FixedSources {
  /// One model's source, with the fixes that belong together.
  struct Request {
    var source: String
    var fixes: [Fix]
    var property: String
    var type: String
  }

  static func all(_ requests: [Request]) throws -> [String] {
    let edits = try requests.map { request in
      try #require(
        FixEdit(
          request.fixes, for: request.property, of: request.type,
          in: [ModelFile(name: "Model.swift", text: request.source)]), "\(request.fixes)")
    }
    let (status, output) = try SourceReading.run(
      SourceReading.products.appending(path: "model-deriver"), ["--fix"],
      input: JSONEncoder().encode(edits))
    guard status == 0 else { throw CocoaError(.executableLoad) }
    return try zip(requests, JSONDecoder().decode([FixEdit.Answer].self, from: output)).map {
      try #require($1.files?.first?.text, "\($0.type).\($0.property): \($0.fixes)")
    }
  }
}

private final class TypeFinder: SyntaxVisitor {
  private let line: Int
  private let converter: SourceLocationConverter
  private(set) var innermost = ""

  init(_ line: Int, in converter: SourceLocationConverter) {
    (self.line, self.converter) = (line, converter)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name)
  }

  private func take(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let lines =
      node.startLocation(converter: converter).line...node.endLocation(converter: converter).line
    if lines.contains(line) { innermost = name.text }
    return .visitChildren
  }
}
