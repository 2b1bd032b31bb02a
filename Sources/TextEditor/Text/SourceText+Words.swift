extension SourceText {
  /// How far a word is followed, in bytes: a longer one, such as megabytes of base64, is passed in
  /// several steps.
  private static let wordReach = 65_536

  /// The end of the word that begins or goes on at `offset`, or of the next one.
  package func wordEnd(after offset: Int) -> Int {
    let start = end(from: offset) { !$0.isWordPart }
    return clusterBoundary(at: end(from: start) { $0.isWordPart })
  }

  /// The start of the word that ends or goes on at `offset`, or of the one before it.
  package func wordStart(before offset: Int) -> Int {
    let end = start(from: offset) { !$0.isWordPart }
    return clusterBoundary(at: start(from: end) { $0.isWordPart })
  }

  /// The start of what stands between the last blank before `offset` and `offset`, as readline's
  /// `unix-word-rubout` has it: blanks directly before `offset` belong to it. It stays on the line
  /// unless the line begins at `offset`.
  func blankSeparatedStart(before offset: Int) -> Int {
    let lineStart = self.offset(ofLine: line(at: offset))
    guard offset > lineStart else { return clusterStart(before: offset) ?? offset }
    let end = start(from: offset) { $0.value == " " || $0.value == "\t" }
    let start = start(from: end) {
      $0.value.map { $0 != " " && $0 != "\t" && $0 != "\n" && $0 != "\r" } ?? true
    }
    return clusterBoundary(at: max(lineStart, start))
  }

  /// The end of the blanks that begin at `start`, at most `limit`.
  func blankEnd(from start: Int, upTo limit: Int) -> Int {
    min(limit, end(from: start) { $0.value == " " || $0.value == "\t" })
  }

  private func end(from offset: Int, while holds: (SourceScalar) -> Bool) -> Int {
    var offset = offset
    // Most runs are short: the first piece is small, and the next ones larger.
    var size = 256
    let limit = min(count, offset + Self.wordReach)
    while offset < limit {
      let piece = bytes(in: offset..<min(limit, offset + size))
      let length = piece.withUnsafeBufferPointer { bytes in
        var index = 0
        while index < bytes.count, case let scalar = SourceScalar(at: index, in: bytes),
          holds(scalar)
        {
          index += scalar.count
        }
        return index
      }
      // A scalar that the piece cut looked like stray bytes: it is read again in the next piece.
      offset += length
      if length < piece.count { break }
      size *= 4
    }
    return offset
  }

  private func start(from offset: Int, while holds: (SourceScalar) -> Bool) -> Int {
    var offset = offset
    var size = 256
    let limit = max(0, offset - Self.wordReach)
    while offset > limit {
      let piece = bytes(in: max(limit, offset - size)..<offset)
      let length = piece.withUnsafeBufferPointer { bytes in
        var index = bytes.count
        while index > 0, case let scalar = SourceScalar(before: index, in: bytes), holds(scalar) {
          index -= scalar.count
        }
        return bytes.count - index
      }
      offset -= length
      if length < piece.count { break }
      size *= 4
    }
    return offset
  }
}

extension SourceScalar {
  /// Whether words are made of it: letters, digits, marks and `_` of any script. Bytes that aren't
  /// text count too, so that a run of them is passed at once.
  var isWordPart: Bool {
    guard let value else { return true }
    if value.isASCII {
      return value == "_" || value.properties.isAlphabetic || ("0"..."9").contains(value)
    }
    switch value.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark,
      .enclosingMark, .otherSymbol, .modifierSymbol, .format:
      return true
    default: return false
    }
  }
}
