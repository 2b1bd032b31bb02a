extension SourceCluster {
  /// What a cluster shows. Invisible ones, such as a byte order mark or a bidirectional override,
  /// get a stand-in: in an editor they must be seen.
  static func content(_ character: Character) -> Content {
    let width = width(of: character)
    guard width > 0 else { return .standIn("\u{B7}") }
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      return .character(character, width: width)
    }
    return .scalar(scalar, width: width)
  }
}

extension SourceCluster {
  /// The width of a cluster in cells, 0–2: that of its first scalar, or 2 if it is an emoji.
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return 0
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0x3248, 0x3250..<0x4DC0: return 2
    case 0x4E00..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7A4, 0xF900..<0xFB00: return 2
    case 0xFE10..<0xFE1A, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7: return 2
    case 0x16FE0..<0x18D09, 0x1AFF0..<0x1B300, 0x20000..<0x3FFFE: return 2
    default: return 1
    }
  }
}
