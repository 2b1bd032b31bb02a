import SwiftParser
import SwiftSyntax

extension EnumDeclSyntax {
  /// Whether it is an enum of coding keys.
  var isOfKeys: Bool {
    inheritanceClause?.inheritedTypes.contains {
      $0.type.withoutAttributes.trimmedDescription.droppingStandardModule == "CodingKey"
    } ?? false
  }

  /// The cases, under `#if` too.
  var caseElements: [EnumCaseElementSyntax] {
    memberBlock.members.ofAllBranches.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
  }

  /// The keys by the names of the cases, where they differ or not.
  var keysByCase: [String: String] {
    caseElements.reduce(into: [:]) { $0[$1.plainName] = $1.writtenText ?? $1.plainName }
  }
}

extension EnumCaseElementSyntax {
  var plainName: String { name.text.trimmingBackticks }

  /// The text that it has as its raw value, where that is written.
  var writtenText: String? {
    rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
