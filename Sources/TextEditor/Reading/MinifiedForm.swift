/// How JSON in few, long lines is written: what stands between its tokens. In the editor such JSON
/// is laid out for the eye, and it is written as it came.
///
/// A line end between two tokens is an empty line in the editor.
package struct MinifiedForm: Codable, Sendable, Equatable {
  /// Whether a blank stands behind each comma, behind each colon, within each bracket.
  private var commas: Bool?
  private var colons: Bool?
  private var brackets: Bool?

  /// Lines are long if they have more bytes than this on the average.
  private static let longLine = 80
  /// Deeper JSON would be more indentation than text.
  private static let mostLevels = 64

  /// The form of a text; `nil` where its lines are short, or not all blanks are alike.
  package init?(of bytes: [UInt8]) {
    guard bytes.count > Self.longLine, bytes.withUnsafeBufferPointer({ learn($0) }) else {
      return nil
    }
  }

  private init() {}

  /// Whether a long text may be minified, by its beginning.
  package static func isLikely(of text: SourceText) -> Bool {
    var form = MinifiedForm()
    let start = text.bytes(in: 0..<min(text.count, 16 * longLine))
    return start.withUnsafeBufferPointer { form.learn($0, isWhole: $0.count == text.count) }
  }

  private mutating func learn(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool = true
  ) -> Bool {
    var lexer = SourceLexer(bytes, joinsLines: true)
    guard var last = lexer.next(), last.kind == .open else { return false }
    var depth = 1
    var lines = 1
    while let token = lexer.next(), isWhole || token.range.upperBound < bytes.count {
      let gap = bytes[last.range.upperBound..<token.range.lowerBound]
      guard learn(last, token, gap.first, count: gap.count) else { return false }
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if token.isFirstOfLine { lines += 1 }
      guard (0...Self.mostLevels).contains(depth),
        lines * Self.longLine < token.range.upperBound + SourceNode.leafSize
      else { return false }
      last = token
    }
    // Of the beginning of a text, one bracket alone tells nothing.
    return lines * Self.longLine < bytes.count && (isWhole || last.kind != .open)
  }

  /// Whether what stands between two tokens is what stands between such tokens elsewhere.
  private mutating func learn(
    _ token: SourceLexeme, _ next: SourceLexeme, _ blank: UInt8?, count: Int
  ) -> Bool {
    switch next.kind {
    case .lineComment, .blockComment: return false
    case .word where token.kind == .word: return false
    default: break
    }
    guard next.isClosed, count < 2 else { return false }
    if !next.isFirstOfLine {
      let isApart = blank != nil
      switch (token.kind, next.kind) {
      case (.comma, _): commas = commas ?? isApart
      case (_, .comma), (_, .colon): break
      case (.colon, _): colons = colons ?? isApart
      case (.open, _), (_, .close): brackets = brackets ?? isApart
      default: break
      }
    }
    return separator(token, next, endsLine: next.isFirstOfLine) == blank
  }

  /// What is written between two tokens.
  private func separator(
    _ token: SourceLexeme, _ next: SourceLexeme, endsLine: Bool
  ) -> UInt8? {
    // What has no end would go on in what follows.
    if endsLine || !token.isClosed || token.kind == .lineComment { return UInt8(ascii: "\n") }
    let isApart: Bool? =
      switch (token.kind, next.kind) {
      case (.comma, _): commas
      case (_, .comma), (_, .colon): false
      case (.colon, _): colons
      case (.open, _), (_, .close): brackets
      case (.word, .word): true
      default: false
      }
    return isApart == true ? UInt8(ascii: " ") : nil
  }
}

extension MinifiedForm {
  /// A text of the editor as it is written.
  package func bytes(of text: [UInt8]) -> [UInt8] {
    written(text) { _, _ in }
  }

  /// A text of the editor as it is written, and what stands where in both.
  package func written(_ text: SourceText) -> (bytes: [UInt8], places: LayoutPlaces) {
    var places = LayoutPlaces()
    let bytes = written(text.bytes) { places.note(text: $0, file: $1) }
    return (bytes, places)
  }

  private func written(_ text: [UInt8], _ note: (_ text: Int, _ file: Int) -> Void) -> [UInt8] {
    text.withUnsafeBufferPointer { bytes in
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      var lexer = SourceLexer(bytes, joinsLines: true)
      var last: SourceLexeme?
      while let token = lexer.next() {
        if let last {
          let gap = bytes[last.range.upperBound..<token.range.lowerBound]
          let endsLine = token.isFirstOfLine && Self.hasEmptyLine(gap)
          if let blank = separator(last, token, endsLine: endsLine) { output.append(blank) }
        } else {
          output += bytes[..<token.range.lowerBound]
        }
        note(token.range.lowerBound, output.count)
        output += UnsafeBufferPointer(rebasing: bytes[token.range])
        last = token
      }
      output += bytes[(last?.range.upperBound ?? 0)...]
      return output
    }
  }

  private static func hasEmptyLine(_ blanks: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var hasEnd = false
    for byte in blanks where byte == UInt8(ascii: "\n") {
      if hasEnd { return true }
      hasEnd = true
    }
    return false
  }
}

/// What stands where in a text that is laid out, and in the file in which it is minified.
package struct LayoutPlaces: Sendable {
  /// Tokens before which other blanks stand in the text than in the file.
  private var text: [UInt32] = [0]
  private var file: [UInt32] = [0]

  mutating func note(text offset: Int, file place: Int) {
    guard let text = text.last, let file = file.last, offset - place != Int(text) - Int(file)
    else { return }
    self.text.append(UInt32(truncatingIfNeeded: offset))
    self.file.append(UInt32(truncatingIfNeeded: place))
  }

  /// Where the file has what stands at an offset of the text; for a blank between two tokens, the
  /// first one's end.
  package func fileOffset(of offset: Int) -> Int { Self.moved(offset, from: text, to: file) }

  /// Where the text has what stands at an offset of the file.
  package func textOffset(of offset: Int) -> Int { Self.moved(offset, from: file, to: text) }

  /// Where the text has what stands in a range of the file.
  package func textRange(of range: Range<Int>) -> Range<Int> {
    let start = textOffset(of: range.lowerBound)
    // A token's end isn't the beginning of the next one.
    return start..<(range.isEmpty ? start : textOffset(of: range.upperBound - 1) + 1)
  }

  private static func moved(_ offset: Int, from: [UInt32], to: [UInt32]) -> Int {
    var low = 0
    var high = from.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(from[middle]) <= offset { low = middle } else { high = middle }
    }
    let moved = Int(to[low]) + offset - Int(from[low])
    return high < to.count ? min(moved, Int(to[high])) : moved
  }
}
