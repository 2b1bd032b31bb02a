import SwiftParser
import SwiftSyntax

/// Code as people paste it: types, a JSON literal, a decoder's settings, a call that decodes.
struct PastedCode {
  /// A JSON text that is written in the code.
  struct Literal {
    /// The variable that it is the value of; empty where it is written in a call.
    let name: String
    let position: AbsolutePosition
    let isInType: Bool
    /// `nil` where values are put into it as it runs.
    let text: String?
    /// Whether it stands for the bytes that it is the base64 of.
    let isBase64: Bool
  }

  /// A decoder's property, and the expression that it is set to.
  struct Setting {
    let property: String
    let value: String
    let position: AbsolutePosition
  }

  /// What is not run: a statement's place, and how it begins.
  struct LeftOut {
    let position: AbsolutePosition
    let words: String
  }

  /// The text that is decoded, else the first of all.
  let literal: Literal?
  let otherLiterals: [Literal]
  /// The type that the call decodes, and where it names it.
  let type: String?
  let typePosition: AbsolutePosition?
  /// The expression that gives the call's decoder.
  let decoder: String?
  let settings: [Setting]
  let leftOut: [LeftOut]
  /// The declarations alone, each on its own line still.
  let declarations: String
}

extension PastedCode {
  /// `nil` where the file is nothing but declarations. Of several files together only what runs is left
  /// out: their texts and calls are a program's own.
  init?(_ source: ParsedFile, isAlone: Bool = true) {
    let reader = PastedCodeReader(viewMode: .sourceAccurate)
    if isAlone { reader.walk(source.tree) }
    let call = reader.call
    // What stands in a type is a default value or a test's, unless it is what is decoded.
    let literals = reader.literals.filter { !$0.isInType && $0.isJSON }
    let chosen = reader.decoded ?? literals.first
    let runs = source.tree.statements.contains { !$0.isDeclaration || $0.isMain }
    guard runs || chosen != nil else { return nil }
    literal = chosen
    otherLiterals = literals.filter { $0.position != chosen?.position }
    type = call?.type
    typePosition = call?.position
    decoder = call?.decoder
    settings = reader.settings(of: call?.decoder)
    let kept = reader.kept(in: source.tree.statements)
    let statements = source.tree.statements.lazy.filter { !kept.contains($0.id) }
    leftOut = statements.flatMap(\.run).filter { !reader.isUnderstood($0) }.map {
      LeftOut(position: $0.positionAfterSkippingLeadingTrivia, words: $0.beginning)
    }
    // What was found in a program's main type stays with its other declarations.
    let marks = source.tree.statements.lazy.filter { kept.contains($0.id) }
      .compactMap { $0.mainAttribute?.bytes }
    declarations = source.blanking(statements.map(\.bytes) + marks)
  }
}

extension PastedCode.Literal {
  /// Whether it looks like an object or an array.
  var isJSON: Bool {
    guard let text else { return true }
    return text.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it declares something, under `#if` too. What a macro makes of `#Preview { … }` is nothing
  /// that is decoded.
  var isDeclaration: Bool {
    guard let declaration = item.as(DeclSyntax.self) else { return false }
    // A variable of the file is initialized where it is first used, unless the file is a program.
    return !declaration.is(MissingDeclSyntax.self) && !declaration.is(MacroExpansionDeclSyntax.self)
  }

  /// Whether it is the type with which a program begins.
  var isMain: Bool { mainAttribute != nil }

  /// The `@main` of a type.
  fileprivate var mainAttribute: AttributeSyntax? {
    let type = item.asProtocol((any WithAttributesSyntax).self)
    return type?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "main"
    }
  }

  /// Whether types are declared in the type that it declares.
  var holdsTypes: Bool {
    item.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.contains {
      $0.decl.asProtocol((any DeclGroupSyntax).self) != nil
    } == true
  }

  /// The statements within `do { … }`, else the statement itself.
  fileprivate var run: [CodeBlockItemSyntax] {
    item.as(DoStmtSyntax.self).map { $0.body.statements.flatMap(\.run) } ?? [self]
  }
}

extension SyntaxProtocol {
  /// Its first line, cut where it is long.
  var beginning: String {
    let line = trimmedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
