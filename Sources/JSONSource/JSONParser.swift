/// Builds a document's tape in one pass, without recursion.
///
/// What's well-formed is read by the few functions in this file and those of strings and numbers;
/// everything else goes to `JSONParser+Recovery.swift`, which notes the problem and finds a state to
/// go on from.
struct JSONParser {
  typealias Cursor = UnsafePointer<UInt8>

  /// What may come next.
  enum State {
    /// A value: the root's, an element's, or a member's behind the colon.
    case value
    /// The first element or `]`; an element behind a comma.
    case firstElement, element
    /// The first key or `}`; a key behind a comma.
    case firstKey, key
    case colon
    /// A value has just ended.
    case afterValue
    /// A comma or a closing bracket.
    case separator
    case finished
  }

  let text: PaddedText
  /// Where the text begins, and where it ends. In the tail of a borrowed text `base` is where the
  /// text would begin if all of it stood before the tail's copy: good for offsets alone.
  var base: Cursor
  var end: Cursor
  /// From here on nothing may be read before `enterTail`; never reached in a padded text.
  var limit: Cursor
  /// The padded copy of a borrowed text's end.
  var tail: Cursor?
  /// Whether a borrowed text isn't plain JSON, so that a padded copy of it must be parsed.
  var needsCopy = false
  let isJSON5: Bool
  /// The second try at a broken text in which a string had a line break: a forgotten quote is then
  /// more likely than a string of several lines.
  let endsStringsAtLineBreaks: Bool

  var p: Cursor
  var nodes: UnsafeMutablePointer<JSONNode>
  var nodeCount = 0
  var capacity: Int

  /// The innermost open container, −1 outside. While a container is open, its node's `a` holds the
  /// container around it and `b` its own count so far: the tape is its own stack.
  var container = -1
  var isObject = false
  var members: UInt32 = 0
  var openObjects = 0
  var openArrays = 0
  var depth = 0

  var problems = ProblemLog()
  var sawLineBreakInString = false
  var duplicates = DuplicateFinder()

  init(text: PaddedText, dialect: JSONDialect, endsStringsAtLineBreaks: Bool = false) {
    self.text = text
    base = text.bytes
    end = base + text.count
    limit = end + JSONDocument.padding
    if text.isBorrowed { limit = end - min(text.count, JSONDocument.padding) }
    isJSON5 = dialect == .json5
    self.endsStringsAtLineBreaks = endsStringsAtLineBreaks
    p = base + text.markLength
    // Seldom is there more than a node to three bytes; pages that nobody writes to cost nothing.
    capacity = text.count / 3 + 16
    nodes = TapeMemory.allocate(capacity)
  }

  mutating func run() {
    var state = start()
    if p >= limit { enterTail(at: p) }
    while true {
      switch state {
      case .afterValue: state = afterValue()
      case .key: state = key()
      case .colon: state = colon()
      case .value: state = value()
      case .element, .firstElement: state = element(isFirst: state == .firstElement)
      case .firstKey: state = firstKey()
      case .separator: state = separator()
      case .finished:
        finish()
        return
      }
    }
  }

  @inline(__always)
  private mutating func value() -> State {
    skipSpace()
    switch p.pointee {
    case UInt8(ascii: "\""):
      string()
      return .afterValue
    case UInt8(ascii: "{"):
      open(.object)
      if p >= limit { enterTail(at: p) }
      return .firstKey
    case UInt8(ascii: "["):
      open(.array)
      if p >= limit { enterTail(at: p) }
      return .firstElement
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      number()
      moreNumbers()
      return .afterValue
    case UInt8(ascii: "t") where isWord(0x6575_7274, .true): return .afterValue
    case UInt8(ascii: "n") where isWord(0x6C6C_756E, .null): return .afterValue
    case UInt8(ascii: "f") where p[1] == UInt8(ascii: "a") && isFalse(): return .afterValue
    default: return valueFallback()
    }
  }

  /// Behind a number in an array: takes the numbers that follow, as long as nothing but a comma
  /// stands between two. The states would do the same in more steps.
  @inline(__always)
  private mutating func moreNumbers() {
    guard container >= 0, !isObject else { return }
    while p < limit, p.pointee == UInt8(ascii: ","), p + 1 < limit,
      JSONParser.isDigit(p[1]) || p[1] == UInt8(ascii: "-")
    {
      members &+= 1
      p += 1
      number()
    }
  }

  /// Takes `true` or `null`, given as its bytes in memory.
  @inline(__always)
  private mutating func isWord(_ word: UInt32, _ kind: JSONNode.Kind) -> Bool {
    let found = UnsafeRawPointer(p).loadUnaligned(as: UInt32.self).littleEndian
    guard found == word, !JSONToken.isWordByte(p[4]) else { return false }
    scalar(kind, from: p, to: p + 4)
    return true
  }

  @inline(__always)
  private mutating func isFalse() -> Bool {
    let found = UnsafeRawPointer(p + 1).loadUnaligned(as: UInt32.self).littleEndian
    guard found == 0x6573_6C61, !JSONToken.isWordByte(p[5]) else { return false }
    scalar(.false, from: p, to: p + 5)
    return true
  }

  @inline(__always)
  private mutating func afterValue() -> State {
    if p >= limit { enterTail(at: p) }
    members &+= 1
    return separator()
  }

  @inline(__always)
  private mutating func separator() -> State {
    let before = p
    guard container >= 0 else { return .finished }
    skipSpace()
    let byte = p.pointee
    if byte == UInt8(ascii: ",") {
      p += 1
      return isObject ? .key : .element
    }
    if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      p += 1
      close(at: p)
      return .afterValue
    }
    return separatorFallback(before: before)
  }

  @inline(__always)
  private mutating func element(isFirst: Bool) -> State {
    skipSpace()
    if p.pointee == UInt8(ascii: "]") {
      if !isFirst { reportTrailingComma() }
      p += 1
      close(at: p)
      return .afterValue
    }
    return value()
  }

  @inline(__always)
  private mutating func firstKey() -> State {
    skipSpace()
    if p.pointee == UInt8(ascii: "}") {
      p += 1
      close(at: p)
      return .afterValue
    }
    return p.pointee == UInt8(ascii: "\"") ? quotedKey() : keyFallback()
  }

  @inline(__always)
  private mutating func key() -> State {
    skipSpace()
    if p.pointee == UInt8(ascii: "\"") { return quotedKey() }
    if p.pointee == UInt8(ascii: "}") {
      reportTrailingComma()
      p += 1
      close(at: p)
      return .afterValue
    }
    return keyFallback()
  }

  @inline(__always)
  private mutating func colon() -> State {
    let before = p
    if p.pointee != UInt8(ascii: ":") { skipSpace() }
    guard p.pointee == UInt8(ascii: ":") else { return colonFallback(before: before) }
    p += 1
    return .value
  }

  /// Goes to the next byte that isn't white space or, noting them, part of a comment.
  @inline(__always)
  mutating func skipSpace() {
    let byte = p.pointee
    if byte > 0x20 && byte != UInt8(ascii: "/") { return }
    let next = p[1]
    if byte == 0x20 && next > 0x20 && next != UInt8(ascii: "/") {
      p += 1
      return
    }
    skipMoreSpace()
  }

  @inline(never)
  private mutating func skipMoreSpace() {
    while true {
      if p >= limit { enterTail(at: p) }
      switch p.pointee {
      case 0x20, 0x0A: skipSpaces(from: p + 1)
      case 0x0D, 0x09: p += 1
      case 0x0B, 0x0C:
        guard isJSON5 else { return }
        p += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  /// Goes behind the spaces at a cursor, mostly those that indent a line: eight at a time.
  @inline(__always)
  private mutating func skipSpaces(from start: Cursor) {
    p = start
    while true {
      let rest =
        UnsafeRawPointer(p).loadUnaligned(as: UInt64.self).littleEndian
        ^ JSONParser.repeated(0x20)
      // The high bit of each byte that is no space.
      let others =
        ((rest & JSONParser.repeated(0x7F)) &+ JSONParser.repeated(0x7F) | rest)
        & JSONParser.repeated(0x80)
      if others != 0 {
        p += others.trailingZeroBitCount >> 3
        return
      }
      p += 8
      if p >= limit { return }
    }
  }
}
