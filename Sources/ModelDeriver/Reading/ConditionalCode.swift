import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The members, with those of all branches of `#if` in its place.
  var ofAllBranches: [MemberBlockItemSyntax] {
    flatMap { member -> [MemberBlockItemSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
      return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.ofAllBranches
      }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The declarations of a file, with those of all branches of `#if` in its place.
  var declarations: [DeclSyntax] {
    flatMap { statement -> [DeclSyntax] in
      guard let declaration = statement.item.as(DeclSyntax.self) else { return [] }
      guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return statements.declarations
      }
    }
  }
}
