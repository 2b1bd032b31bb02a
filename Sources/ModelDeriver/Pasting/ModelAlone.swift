import SwiftSyntax

/// A model's files without what decoding doesn't need: view controllers and the like, that use modules that
/// aren't here.
///
/// Decodable types stay, and what a name leads to from them: what they hold and inherit, the functions that
/// they call, extensions with such. Of another type in which one is declared, such as a view, the name stays.
struct ModelAlone {
  /// Lines stay lines.
  let files: [ParsedFile]
  /// What is gone, in order.
  let leftOut: [Piece]

  /// A statement, or a member of a type.
  struct Piece {
    let file: Int
    let node: Syntax

    var isVariable: Bool {
      node.as(CodeBlockItemSyntax.self)?.item.is(VariableDeclSyntax.self) == true
    }
  }

  /// `names` are others that are needed: those of the decoder's expression, and of the call.
  init(_ files: [ParsedFile], naming names: Set<String>) {
    var pieces = Pieces(Findings(Sources(files: files)).candidates)
    for (index, file) in files.enumerated() {
      for statement in file.tree.statements where !statement.item.is(ImportDeclSyntax.self) {
        pieces.add(statement, in: index)
      }
    }
    let leftOut = pieces.unreached(from: names)
    let gone = Dictionary(grouping: leftOut, by: \.file).mapValues { $0.map(\.node.bytes) }
    let clauses = Dictionary(grouping: pieces.clauses, by: \.file).mapValues { $0.map(\.bytes) }
    self.leftOut = leftOut
    self.files = files.enumerated().map { index, file in
      guard gone[index] != nil || clauses[index] != nil else { return file }
      let (text, ranges) = file.movingBraces(before: clauses[index] ?? [])
      return ParsedFile(
        name: file.name, text: text.blanking((gone[index] ?? []) + ranges))
    }
  }
}

/// What can be left out by itself.
private struct Pieces {
  /// Where the candidates are declared, by file, in order.
  private let candidates: [Int: [Int]]
  private var all: [ModelAlone.Piece] = []
  private var byName: [String: [Int]] = [:]
  /// Those that are needed without a name.
  private var needed: [Int] = []
  /// What other types than candidates are said to be.
  private(set) var clauses: [(file: Int, bytes: Range<Int>)] = []

  init(_ candidates: [Findings.Candidate]) {
    self.candidates = Dictionary(grouping: candidates, by: \.file)
      .mapValues { $0.map(\.position.utf8Offset).sorted() }
  }

  mutating func add(_ statement: CodeBlockItemSyntax, in file: Int) {
    add(Syntax(statement), Syntax(statement.item), file, isMember: false)
  }

  private mutating func add(_ node: Syntax, _ item: Syntax, _ file: Int, isMember: Bool) {
    let holdsCandidate = isCandidate(in: node.bytes, file)
    if holdsCandidate, let type = item.asProtocol((any DeclGroupSyntax).self),
      !item.is(ExtensionDeclSyntax.self),
      !isCandidate(in: type.introducer.bytes, file)
    {
      let clauses = [Syntax(type.attributes), type.inheritanceClause.map { Syntax($0) }]
      self.clauses += clauses.compactMap { $0 }.map { (file, $0.bytes) }
      for member in type.memberBlock.members {
        add(Syntax(member), Syntax(member.decl), file, isMember: true)
      }
      return
    }
    let names = item.leadingNames
    for name in names { byName[name, default: []].append(all.count) }
    if holdsCandidate || names.isEmpty && !isMember { needed.append(all.count) }
    all.append(ModelAlone.Piece(file: file, node: node))
  }

  /// Whether a candidate's declaration begins there.
  private func isCandidate(in bytes: Range<Int>, _ file: Int) -> Bool {
    let places = candidates[file] ?? []
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < bytes.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && bytes.contains(places[low])
  }

  /// Those that neither names lead to, nor what is needed.
  func unreached(from names: Set<String>) -> [ModelAlone.Piece] {
    var byName = byName
    var open = needed
    var kept = Set(open)
    func reach(_ names: some Sequence<String>) {
      for name in names {
        open += (byName.removeValue(forKey: name) ?? []).filter { kept.insert($0).inserted }
      }
    }
    // Synthesized code calls what overloads these.
    reach(names.union(["decode", "decodeIfPresent"]))
    while let piece = open.popLast() { reach(all[piece].node.identifiers) }
    return all.indices.filter { !kept.contains($0) }.map { all[$0] }
  }
}

extension ParsedFile {
  /// The text in which braces stand where clauses before them begin, if only blanks are between them; and
  /// what is left of the clauses.
  fileprivate func movingBraces(before clauses: [Range<Int>]) -> (ParsedFile, [Range<Int>]) {
    var bytes = Array(text.utf8)
    var left: [Range<Int>] = []
    for clause in clauses {
      let brace = clause.upperBound + bytes[clause.upperBound...].prefix { $0 == 0x20 }.count
      guard clause.count > 1, brace < bytes.count, bytes[brace] == 0x7B,
        !bytes[clause].contains(where: { $0 == 0x0A || $0 == 0x0D })
      else {
        left.append(clause)
        continue
      }
      bytes[clause.lowerBound] = 0x20
      bytes[clause.lowerBound + 1] = 0x7B
      bytes[brace] = 0x20
      left.append(clause.lowerBound + 2..<brace + 1)
    }
    return (ParsedFile(name: name, text: String(decoding: bytes, as: UTF8.self)), left)
  }
}

extension Syntax {
  /// The names that lead to a declaration.
  fileprivate var leadingNames: [String] {
    guard let node = self.as(ExtensionDeclSyntax.self) else { return declaredNames }
    let members = node.memberBlock.members
    let isByType =
      node.inheritanceClause != nil
      || members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    return members.flatMap { Syntax($0).declaredNames } + (isByType ? declaredNames : [])
  }
}
