import ModelFacts
import SwiftSyntax

extension FixEdit {
  /// Writes the lines, one after the other; every other byte of the files stays.
  var answer: Answer {
    var files = files
    for line in lines {
      let sources = Sources(files: files.map { ParsedFile(name: $0.name, text: $0.text) })
      let writer = FixWriter(sources, self)
      guard let edit = writer.edit(for: line) else { return Answer(files: nil) }
      let edits = [writer.importing(in: edit.file), edit].compactMap { $0 }
      files[edit.file].text = edits.applied(to: files[edit.file].text, file: edit.file)
    }
    return Answer(files: files)
  }
}

/// Finds where the lines of a fix stand.
private struct FixWriter {
  private let sources: Sources
  private let fix: FixEdit

  init(_ sources: Sources, _ fix: FixEdit) {
    self.sources = sources
    self.fix = fix
  }

  func edit(for line: FixEdit.Line) -> Edit? {
    switch line.place {
    case .property: replacingProperty(by: line.code)
    case .members: type(fix.type).map { inserting(line.code, into: $0) }
    case .cases: type(line.type).map { settingCase(line.code, of: $0) }
    case .codingKeys: settingKey(line.code)
    case .file: appending(line.code)
    }
  }

  /// Imports the module where that isn't done yet: before the first import, or at the top.
  func importing(in file: Int) -> Edit? {
    guard !fix.module.isEmpty else { return nil }
    let tree = sources.files[file].tree
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    if imports.contains(where: { $0.path.trimmedDescription == fix.module }) { return nil }
    let start = imports.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    return Edit(file: file, range: start..<start, text: "import \(fix.module)\n")
  }

  /// A type by its qualified name; else the only one, or the first, of its own name.
  private func type(_ name: String) -> TypeDeclaration? {
    sources.types.first { $0.qualifiedName == name }
      ?? sources.types.first { $0.name == name.split(separator: ".").last.map(String.init) }
  }

  private func replacingProperty(by code: String) -> Edit? {
    guard let type = type(fix.type),
      let property = type.properties.first(where: { $0.name == fix.property }),
      property.declaration.bindings.count == 1
    else { return nil }
    return replacing(property.declaration, by: code, in: type)
  }

  private func inserting(_ code: String, into type: TypeDeclaration) -> Edit {
    replacing(type.declaration.memberBlock.leftBrace, by: "{\n  " + code + "\n", in: type)
  }

  /// The case of a name in the place of the one that there is, or as another one.
  private func settingCase(_ code: String, of type: TypeDeclaration) -> Edit {
    let name = Self.name(ofCase: code)
    let elements = type.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { Array($0.elements) }
    guard let element = elements.first(where: { $0.name.text == name }) else {
      return inserting(code, into: type)
    }
    let comma = element.trailingComma == nil ? "" : ","
    return replacing(element, by: code.dropFirst("case ".count) + comma, in: type)
  }

  private func settingKey(_ code: String) -> Edit? {
    guard let owner = type(fix.type) else { return nil }
    if let keys = sources.types.first(where: {
      $0.qualifiedName == owner.qualifiedName + ".CodingKeys"
    }) {
      return settingCase(code, of: keys)
    }
    let named = Self.name(ofCase: code)
    let others = owner.properties.map(owner.storedName).filter { $0 != named }
    let cases = ([code] + others.map { "case " + $0 }).joined(separator: "; ")
    return inserting("enum CodingKeys: String, CodingKey { \(cases) }", into: owner)
  }

  private func appending(_ code: String) -> Edit? {
    guard let file = type(fix.type)?.file ?? sources.files.indices.first else { return nil }
    let end = sources.files[file].text.utf8.count
    return Edit(file: file, range: end..<end, text: "\n" + code + "\n")
  }

  private func replacing(
    _ node: some SyntaxProtocol, by code: String, in type: TypeDeclaration
  ) -> Edit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return Edit(file: type.file, range: start..<end, text: code)
  }

  private static func name(ofCase code: String) -> Substring {
    code.dropFirst("case ".count).prefix { $0 != " " }
  }
}
