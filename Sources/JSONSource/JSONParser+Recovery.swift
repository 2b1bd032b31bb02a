/// What to make of a byte that the grammar doesn't allow where it stands.
///
/// Each function notes one problem, goes on by at least a byte or into a state that does, and keeps
/// the tape's form: a value behind each key, an end for each container.
extension JSONParser {
  @inline(never)
  mutating func valueFallback() -> State {
    if isPutOff() { return .finished }
    switch p.pointee {
    case 0 where p >= end: return missingValue()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return missingValue()
    case UInt8(ascii: ":") where container >= 0:
      report(.unexpectedCharacter, from: p, to: p + 1)
      p += 1
      return .value
    case UInt8(ascii: "'"):
      reportSingleQuotes()
      unusualString(isKey: false)
    case UInt8(ascii: "+"), UInt8(ascii: "."): unusualNumber()
    case UInt8(ascii: "I") where isJSON5, UInt8(ascii: "N") where isJSON5: unusualNumber()
    case let byte where JSONToken.isWordByte(byte): word()
    default:
      let stop = JSONToken.junkEnd(from: p, end: end)
      report(.unexpectedCharacter, from: p, to: stop)
      scalar(.invalid, from: p, to: stop, flags: .malformed)
    }
    return .afterValue
  }

  /// An end, comma or bracket where a value belongs.
  private mutating func missingValue() -> State {
    guard container >= 0 else {
      let isEmpty = p >= end
      report(isEmpty ? .emptyDocument : .unexpectedCharacter, from: p, to: p + (isEmpty ? 0 : 1))
      if !isEmpty { scalar(.invalid, from: p, to: p + 1, flags: .malformed) }
      return .finished
    }
    // An array may end here: then it's the end that's missing, or a bracket that's wrong.
    if !isObject, p.pointee != UInt8(ascii: ",") { return .separator }
    report(.missingValue, from: p, to: p)
    scalar(.invalid, from: p, to: p, flags: .malformed)
    return .afterValue
  }

  /// A word that's no literal: `True`, `nul`, `NaN`, `oops`.
  private mutating func word() {
    let stop = JSONToken.wordEnd(from: p, end: end)
    let text = String(
      decoding: UnsafeBufferPointer(start: p, count: min(stop - p, 12)), as: UTF8.self)
    let lower = text.lowercased()
    let meant: String? =
      switch lower {
      case "nil", "none", "undefined": "null"
      case "yes": "true"
      case "no": "false"
      default: ["true", "false", "null"].first { $0 == lower || isCut(lower, of: $0) }
      }
    let fix = meant.map { replacement(of: p, to: stop, by: $0) }
    report(.badLiteral(meant: meant), from: p, to: stop, fix: fix)
    scalar(.invalid, from: p, to: stop, flags: .malformed)
  }

  private func isCut(_ text: String, of word: String) -> Bool {
    !text.isEmpty && word.hasPrefix(text) || text.hasPrefix(word) && text.count == word.count + 1
  }

  @inline(never)
  mutating func separatorFallback(before: Cursor) -> State {
    if isPutOff() { return .finished }
    switch p.pointee {
    case 0 where p >= end:
      closeAll(at: end)
      return .finished
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return mismatchedBracket(before: before)
    case UInt8(ascii: ";"):
      report(missingComma, from: p, to: p + 1, fix: replacement(of: p, to: p + 1, by: ","))
      p += 1
      return isObject ? .key : .element
    case let byte where JSONToken.startsSomething(byte):
      report(missingComma, from: p, to: p, fix: insertion(of: ",", at: before))
      return isObject ? .key : .element
    default:
      let stop = JSONToken.junkEnd(from: p, end: end)
      report(.unexpectedCharacter, from: p, to: stop)
      p = stop
      return .separator
    }
  }

  private var missingComma: JSONProblem.Kind { .missingComma(closing: isObject ? "}" : "]") }

  /// Another bracket than the innermost container's: it ends an outer one, or was meant as ours.
  private mutating func mismatchedBracket(before: Cursor) -> State {
    let endsObject = p.pointee == UInt8(ascii: "}")
    guard (endsObject ? openObjects : openArrays) > 0 else {
      let right = isObject ? "}" : "]"
      report(
        .mismatchedBracket(expected: isObject ? "}" : "]"), from: p, to: p + 1,
        fix: replacement(of: p, to: p + 1, by: right))
      p += 1
      close(at: p)
      return .afterValue
    }
    while isObject != endsObject { closeUnterminated(at: before, found: p) }
    return .separator
  }

  private mutating func closeAll(at stop: Cursor) {
    while container >= 0 { closeUnterminated(at: stop, found: stop) }
  }

  private mutating func closeUnterminated(at stop: Cursor, found: Cursor) {
    let opener = Int(nodes[container].start)
    let kind: JSONProblem.Kind =
      isObject ? .unterminatedObject(opener: opener) : .unterminatedArray(opener: opener)
    report(kind, from: found, to: found, fix: insertion(of: isObject ? "}" : "]", at: stop))
    close(at: stop, flags: .unterminated)
    members &+= 1
  }

  @inline(never)
  mutating func keyFallback() -> State {
    if isPutOff() { return .finished }
    switch p.pointee {
    case 0 where p >= end, UInt8(ascii: "]"): return .separator
    case UInt8(ascii: ","):
      report(.missingKey, from: p, to: p + 1)
      p += 1
      return .firstKey
    case UInt8(ascii: ":"):
      missingKey()
      return .colon
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      missingKey()
      return .value
    case UInt8(ascii: "'"):
      reportSingleQuotes()
      unusualString(isKey: true)
      return .colon
    case let byte where JSONToken.isWordByte(byte):
      unquotedKey()
      return .colon
    default:
      let stop = JSONToken.junkEnd(from: p, end: end)
      report(.unexpectedCharacter, from: p, to: stop)
      p = stop
      return .firstKey
    }
  }

  private mutating func missingKey() {
    report(.missingKey, from: p, to: p)
    appendKey(at: p, content: p, to: p, flags: [.malformed, .escaped])
  }

  private mutating func unquotedKey() {
    let start = p
    p = JSONToken.wordEnd(from: start, end: end)
    // "Escaped" keeps those away who compare the bytes behind an opening quote.
    var flags: JSONNode.Flags = [.escaped]
    let bytes = UnsafeBufferPointer(start: start, count: p - start)
    if bytes.contains(where: { $0 >= 0x80 }) { flags.insert(.nonASCII) }
    let isName = JSONToken.isIdentifier(start, to: p)
    if !isName || !isJSON5 {
      flags.insert(.malformed)
      let text = String(decoding: bytes, as: UTF8.self)
      let quoted = text.contains("\\") ? nil : replacement(of: start, to: p, by: "\"\(text)\"")
      report(isName ? .unquotedKey : .missingKey, from: start, to: p, fix: quoted)
    }
    appendKey(at: start, content: start, to: p, flags: flags)
  }

  @inline(never)
  mutating func colonFallback(before: Cursor) -> State {
    if isPutOff() { return .finished }
    switch p.pointee {
    case UInt8(ascii: "="), UInt8(ascii: ";"):
      let stop = p + (p[1] == UInt8(ascii: ">") ? 2 : 1)
      report(.missingColon, from: p, to: stop, fix: replacement(of: p, to: stop, by: ":"))
      p = stop
      return .value
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"),
      0 where p >= end:
      report(.missingColon, from: p, to: p)
      scalar(.invalid, from: p, to: p, flags: .malformed)
      return .afterValue
    default:
      report(.missingColon, from: p, to: p, fix: insertion(of: ":", at: before))
      return .value
    }
  }

  /// Called at the closing bracket.
  @inline(never)
  mutating func reportTrailingComma() {
    if isPutOff() { return }
    var comma = p - 1
    while comma > base, comma.pointee != UInt8(ascii: ",") { comma -= 1 }
    report(
      .trailingComma, from: comma, to: comma + 1, isFatal: false,
      fix: replacement(of: comma, to: comma + 1, by: ""))
  }

  private mutating func reportSingleQuotes() {
    if !isJSON5 { report(.singleQuotes, from: p, to: p + 1) }
  }
}
