import SwiftSyntax

/// A model's files without what decoding doesn't need: view controllers and the like, that use modules that
/// aren't here.
///
/// Decodable types stay, and what a name leads to from them: what they hold and inherit, the functions that
/// they call, extensions with such.
struct ModelAlone {
  /// Lines stay lines.
  let files: [SourceText]
  /// What is gone, by file.
  let leftOut: [(file: Int, statement: CodeBlockItemSyntax)]

  /// `names` are others that are needed: those of the decoder's expression, and of the call.
  init(_ files: [SourceText], naming names: Set<String>) {
    let statements = files.enumerated().flatMap { file, text in
      text.tree.statements.lazy.filter { !$0.item.is(ImportDeclSyntax.self) }
        .map { (file: file, statement: $0) }
    }
    let candidates = Dictionary(grouping: Findings(Sources(files: files)).candidates, by: \.file)
      .mapValues { $0.map(\.position.utf8Offset).sorted()[...] }
    var byName: [String: [Int]] = [:]
    var open: [Int] = []
    for (index, (file, statement)) in statements.enumerated() {
      let leading = statement.leadingNames
      for name in leading ?? [] { byName[name, default: []].append(index) }
      let holdsType = candidates[file]?.contains(in: statement.bytes) == true
      if holdsType || leading == nil { open.append(index) }
    }
    var kept = Set(open)
    func add(_ names: some Sequence<String>) {
      for name in names {
        open += (byName.removeValue(forKey: name) ?? []).filter { kept.insert($0).inserted }
      }
    }
    // Synthesized code calls what overloads these.
    add(names.union(["decode", "decodeIfPresent"]))
    while let index = open.popLast() { add(statements[index].statement.identifiers) }
    let leftOut = statements.indices.filter { !kept.contains($0) }.map { statements[$0] }
    let ranges = Dictionary(grouping: leftOut, by: \.file)
    self.leftOut = leftOut
    self.files = files.enumerated().map { index, file in
      guard let gone = ranges[index] else { return file }
      return SourceText(name: file.name, text: file.blanking(gone.map(\.statement.bytes)))
    }
  }
}

extension CodeBlockItemSyntax {
  /// The names that lead to it; `nil` where it is needed without.
  fileprivate var leadingNames: [String]? {
    guard let node = item.as(ExtensionDeclSyntax.self) else {
      let names = Syntax(self).declaredNames
      return names.isEmpty ? nil : names
    }
    let members = node.memberBlock.members
    let isByType =
      node.inheritanceClause != nil
      || members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    return members.flatMap { Syntax($0).declaredNames }
      + (isByType ? Syntax(node).declaredNames : [])
  }
}

extension ArraySlice<Int> {
  /// Whether one of these, which are in order, is within a range.
  fileprivate func contains(in range: Range<Int>) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && range.contains(self[low])
  }
}
