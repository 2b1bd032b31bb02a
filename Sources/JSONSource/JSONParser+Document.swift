extension JSONParser {
  /// Parses the text, and again in the other way with strings where that explains it better.
  mutating func document(byteLimit: Int) -> JSONDocument {
    if let length = text.refusedLength {
      problems.add(
        JSONProblem(
          kind: .tooLarge(limit: byteLimit), range: 0..<0,
          position: JSONPosition(line: 1, column: 1), found: .token("\(length)"), fix: nil,
          isFatal: false))
    } else {
      run()
      noteTraps()
      if sawLineBreakInString, problems.hasFatal { tryLineBreaks() }
    }
    return JSONDocument(
      text: text, tape: nodes, nodeCount: nodeCount, dialect: isJSON5 ? .json5 : .rfc8259,
      depth: depth, problems: problems)
  }

  /// Notes what Foundation would trap on in the text as it reads it, in which strings run on.
  private mutating func noteTraps() {
    if depth > JSONDocument.foundationDepthLimit { problems.trapsFoundation = true }
    // A text without fatal problems has such bytes in strings and comments only.
    if isJSON5, problems.hasFatal, JSONToken.firstInvalidUTF8(from: base, to: end) != nil {
      problems.trapsFoundation = true
    }
  }

  private mutating func tryLineBreaks() {
    var other = JSONParser(
      text: text, dialect: isJSON5 ? .json5 : .rfc8259, endsStringsAtLineBreaks: true)
    other.run()
    // Either way Foundation, which lets strings run on, has refused the text.
    other.problems.hasFatal = true
    other.problems.trapsFoundation = problems.trapsFoundation
    if other.problems.count < problems.count {
      TapeMemory.free(nodes)
      self = other
    } else {
      TapeMemory.free(other.nodes)
    }
  }

  /// Parses a borrowed text; `nil` where it isn't plain JSON.
  mutating func document(heldBy holder: any Sendable) -> JSONDocument? {
    run()
    tail?.deallocate()
    guard !needsCopy, problems.count == 0 else {
      TapeMemory.free(nodes)
      return nil
    }
    return JSONDocument(
      text: text, tape: nodes, nodeCount: nodeCount, dialect: .rfc8259, depth: depth,
      problems: problems, holder: holder)
  }

  /// Goes on in a padded copy of a borrowed text's end, which begins at a cursor.
  @inline(never)
  mutating func enterTail(at cursor: Cursor) {
    let offset = cursor - base
    let (copy, count) = PaddedText.copy(
      UnsafeRawBufferPointer(start: UnsafeRawPointer(cursor), count: end - cursor))
    tail = copy
    base = copy - offset
    end = copy + count
    limit = end + JSONDocument.padding
    p = copy
  }

  /// Whether the text is a borrowed one, so that what isn't plain JSON is left to the next parser,
  /// which has a copy. This one then stands at the text's end, where every state comes to its own.
  mutating func isPutOff() -> Bool {
    guard text.isBorrowed else { return false }
    if !needsCopy {
      needsCopy = true
      tail?.deallocate()
      enterTail(at: end)
    }
    return true
  }

  /// Notes what's wrong with the text's form, before its first character.
  mutating func start() -> State {
    if text.markLength > 0 {
      let fix = JSONProblem.Fix(range: 0..<text.markLength, replacement: "")
      report(.byteOrderMark, from: base, to: p, isFatal: false, fix: fix)
    }
    if text.encoding != .utf8 {
      // Foundation takes UTF-32's little-endian mark for UTF-16's.
      report(
        .encoding(text.encoding), from: base, to: base,
        isFatal: text.encoding == .utf32LittleEndian && text.hadMark)
    }
    if let offset = text.encodingError {
      report(.invalidEncoding(text.encoding), from: base + offset, to: base + offset)
    }
    return .value
  }

  /// Notes what stands behind the root.
  mutating func finish() {
    if p >= limit { enterTail(at: p) }
    // Foundation leaves out half a unit at the end.
    if text.leftOver > 0 {
      report(.invalidEncoding(text.encoding), from: end, to: end, isFatal: false)
    }
    guard nodeCount > 0 else { return }
    skipSpace()
    if p < end { report(.trailingContent, from: p, to: end) }
  }

  /// Skips a comment; `false` where the slash starts none.
  mutating func skipComment() -> Bool {
    if isPutOff() { return false }
    let start = p
    switch p[1] {
    case UInt8(ascii: "/"):
      p += 2
      while p < end, p.pointee != 0x0A, p.pointee != 0x0D { p += 1 }
    case UInt8(ascii: "*"):
      p += 2
      while p < end, p.pointee != UInt8(ascii: "*") || p[1] != UInt8(ascii: "/") { p += 1 }
      if p == end {
        let fix = JSONProblem.Fix(range: text.count..<text.count, replacement: "*/")
        report(.unterminatedComment, from: start, to: end, fix: fix)
        return true
      }
      p += 2
    default: return false
    }
    if !isJSON5 { report(.comment, from: start, to: p) }
    if let bad = JSONToken.firstInvalidUTF8(from: start, to: p) {
      report(.invalidEncoding(.utf8), from: bad, to: bad + 1, isFatal: false)
    }
    return true
  }

  /// Notes a problem; what was found is the token at its start.
  @inline(never)
  mutating func report(
    _ kind: JSONProblem.Kind, from start: Cursor, to stop: Cursor, isFatal: Bool = true,
    fix: JSONProblem.Fix? = nil
  ) {
    if isPutOff() { return }
    let isKept = problems.kept.count < JSONDocument.maximumProblems
    problems.add(
      JSONProblem(
        kind: kind, range: start - base..<stop - base, position: JSONPosition(line: 1, column: 1),
        found: isKept ? JSONToken.found(at: start, end: end) : .endOfText, fix: fix,
        isFatal: isFatal))
  }

  func insertion(of text: String, at cursor: Cursor) -> JSONProblem.Fix {
    JSONProblem.Fix(range: cursor - base..<cursor - base, replacement: text)
  }

  func replacement(of start: Cursor, to stop: Cursor, by text: String) -> JSONProblem.Fix {
    JSONProblem.Fix(range: start - base..<stop - base, replacement: text)
  }
}
