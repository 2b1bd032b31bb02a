import SwiftSyntax

extension ParsedFile {
  /// The file without the imports of modules; most of them bring along Foundation, so that is imported.
  func withoutImports(of modules: [String]) -> ParsedFile {
    let imports = tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.filter {
      modules.contains($0.path.first?.name.text ?? "")
    }
    let ranges = imports.map { $0.bytes }
    guard !ranges.isEmpty else { return self }
    return ParsedFile(name: name, text: blanking(Array(ranges)))
  }

  /// The text with blanks in the place of some stretches, but for those that would end a line, and the
  /// import of Foundation where there is none; lines stay lines, and columns columns.
  func blanking(_ ranges: [Range<Int>]) -> String {
    var isGone = [Bool](repeating: false, count: text.utf8.count)
    for range in ranges {
      for index in range { isGone[index] = true }
    }
    var bytes: [UInt8] = []
    var isChanged = false
    for (byte, isGone) in zip(text.utf8, isGone) {
      guard byte == 0x0A || byte == 0x0D else {
        bytes.append(isGone ? 0x20 : byte)
        isChanged = isChanged || isGone
        continue
      }
      if isChanged {
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
      }
      isChanged = false
      bytes.append(byte)
    }
    while let last = bytes.last, last == 0x20 || last == 0x0A || last == 0x0D { bytes.removeLast() }
    let blanked = String(decoding: bytes, as: UTF8.self) + "\n"
    return imports("Foundation") ? blanked : blanked + "import Foundation\n"
  }

  /// The file with an import at its end, where it moves no line; the same file where there is one.
  func importing(_ module: String) -> ParsedFile {
    if imports(module) { return self }
    let end = text.utf8.last == 0x0A || text.isEmpty ? "" : "\n"
    return ParsedFile(name: name, text: text + end + "import \(module)\n")
  }

  private func imports(_ module: String) -> Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }
}

extension SyntaxProtocol {
  /// Where it stands in its file, without the white space and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
