import JSONSource

/// What a fault changes in the bytes of a document.
package struct FaultChange: Sendable {
  package var range: Range<Int>
  package var text: String
}

extension FaultSite {
  /// The change that breaks the field and leaves every other byte as it is; `nil` where the fault
  /// doesn't apply.
  package func change(for fault: Fault) -> FaultChange? {
    switch fault {
    case .missing: return key.map { removal(of: $0) }
    case .misspelt: return key.flatMap { misspelling(of: $0) }
    case .duplicate: return key.map { duplicate(of: $0) }
    case .badElement: return badElement
    default: break
    }
    guard let replacement = replacement(for: fault) else { return nil }
    guard let value else { return object.map { addition(of: replacement, to: $0) } }
    return FaultChange(range: document.range(of: value), text: replacement)
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < document.byteCount ? document.bytes[offset] : nil
  }

  private func blanksEnd(from offset: Int, lineBreaks: Bool) -> Int {
    var offset = offset
    while isBlank(offset) || lineBreaks && isLineBreak(offset) { offset += 1 }
    return offset
  }

  private func blanksStart(before offset: Int, lineBreaks: Bool) -> Int {
    var offset = offset
    while isBlank(offset - 1) || lineBreaks && isLineBreak(offset - 1) { offset -= 1 }
    return offset
  }

  /// The end of blanks and of JSON5's comments that begin at an offset.
  private func gapEnd(from offset: Int) -> Int {
    let offset = blanksEnd(from: offset, lineBreaks: true)
    guard byte(offset) == UInt8(ascii: "/") else { return offset }
    let isBlock = byte(offset + 1) == UInt8(ascii: "*")
    var end = offset + 2
    while end < document.byteCount {
      if isBlock
        ? byte(end - 1) == UInt8(ascii: "*") && byte(end) == UInt8(ascii: "/") : isLineBreak(end)
      {
        return gapEnd(from: end + 1)
      }
      end += 1
    }
    return end
  }

  private func isBlank(_ offset: Int) -> Bool {
    byte(offset) == 0x20 || byte(offset) == 0x09
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    byte(offset) == 0x0A || byte(offset) == 0x0D
  }

  /// The blanks and the line break before a member that is the first on its line; a single blank
  /// or nothing for others.
  private func lead(of key: Int) -> String {
    let start = document.startOffset(of: key)
    var lead = blanksStart(before: start, lineBreaks: false)
    if isLineBreak(lead - 1) {
      lead -= byte(lead - 1) == 0x0A && byte(lead - 2) == 0x0D ? 2 : 1
    }
    let text = document.text(in: lead..<start)
    return text.contains { $0.isNewline } || text.isEmpty ? text : " "
  }

  /// Takes a member out with one of its commas, and with its line if it has one for itself.
  private func removal(of key: Int) -> FaultChange {
    let start = document.startOffset(of: key)
    let end = document.endOffset(of: key + 1)
    let comma = gapEnd(from: end)
    if byte(comma) == UInt8(ascii: ",") {
      let behind = blanksEnd(from: comma + 1, lineBreaks: false)
      let lineStart = blanksStart(before: start, lineBreaks: false)
      guard isLineBreak(lineStart - 1), isLineBreak(behind) else {
        return FaultChange(range: start..<behind, text: "")
      }
      let lineEnd = behind + (byte(behind) == 0x0D && byte(behind + 1) == 0x0A ? 2 : 1)
      return FaultChange(range: lineStart..<lineEnd, text: "")
    }
    let before = blanksStart(before: start, lineBreaks: true)
    let isFirst = byte(before - 1) != UInt8(ascii: ",")
    return FaultChange(range: (isFirst ? before : before - 1)..<end, text: "")
  }

  /// Changes the case of the key's first letter, or puts a `_` behind it.
  private func misspelling(of key: Int) -> FaultChange? {
    let content = document.contentRange(of: key)
    guard !content.isEmpty, let object else { return nil }
    let first = document.bytes[content.lowerBound]
    let isLetter = (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
    let swapped = Character(Unicode.Scalar(first ^ 0x20))
    let name = document.string(key)
    if isLetter, document.child(of: object, named: "\(swapped)\(name.dropFirst())") == nil {
      return FaultChange(
        range: content.lowerBound..<content.lowerBound + 1, text: String(swapped))
    }
    var mark = "_"
    while document.child(of: object, named: name + mark) != nil { mark += "_" }
    return FaultChange(range: content.upperBound..<content.upperBound, text: mark)
  }

  /// Puts the key a second time behind its member, with another value.
  private func duplicate(of key: Int) -> FaultChange {
    let end = document.endOffset(of: key + 1)
    let colon = document.text(in: document.endOffset(of: key)..<document.startOffset(of: key + 1))
    let other = kind == .null ? "0" : "null"
    let own = lead(of: key)
    let lead = own.isEmpty && colon.contains(" ") ? " " : own
    let text = ",\(lead)\(document.text(key))\(colon)\(other)"
    return FaultChange(range: end..<end, text: text)
  }

  /// Puts a member behind the last one of the object, laid out as that is.
  private func addition(of value: String, to object: Int) -> FaultChange {
    let member = "\(keyText): \(value)"
    let members = Array(document.members(of: object))
    guard let last = members.last else {
      let place = document.startOffset(of: object) + 1
      return FaultChange(range: place..<place, text: member)
    }
    let end = document.endOffset(of: last.value)
    return FaultChange(range: end..<end, text: ",\(lead(of: last.key))\(member)")
  }

  /// Puts a null behind an array's elements, or an empty object where null is welcome.
  private var badElement: FaultChange? {
    guard let value, kind == .array else { return nil }
    let bad = wanted.hasSuffix("?]") ? "{}" : "null"
    guard let last = Array(document.children(of: value)).last else {
      let place = document.startOffset(of: value) + 1
      return FaultChange(range: place..<place, text: bad)
    }
    let end = document.endOffset(of: last)
    let lead = lead(of: last)
    return FaultChange(range: end..<end, text: ",\(lead.isEmpty ? " " : lead)\(bad)")
  }
}
