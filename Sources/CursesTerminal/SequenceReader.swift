import TerminalCanvas

/// Reads one key, mouse report or run of text at a place in the input.
struct SequenceReader {
  enum Reading {
    /// More bytes may belong to what begins here.
    case incomplete
    case text(String, length: Int)
    /// An event; `nil` for a sequence that means nothing here.
    case event(TerminalEvent?, length: Int)
    case pasteStart(length: Int)
  }

  let bytes: [UInt8]
  /// Whether nothing will follow.
  let isFinal: Bool

  func read(at place: Int) -> Reading {
    let byte = bytes[place]
    if byte == 0x1B { return readEscape(at: place) }
    if let key = SequenceReader.controlKey(byte) { return .event(.key(key), length: 1) }
    return readText(at: place)
  }

  /// The key of a control byte: ^A is 1, and so on.
  private static func controlKey(_ byte: UInt8) -> KeyEvent? {
    switch byte {
    case 0x00: KeyEvent(.character(" "), .ctrl)
    case 0x08, 0x7F: KeyEvent(.backspace)
    case 0x09: KeyEvent(.tab)
    case 0x0A, 0x0D: KeyEvent(.enter)
    case 0x01...0x1A: KeyEvent(.character(Character(Unicode.Scalar(byte + 0x60))), .ctrl)
    case 0x1C...0x1F: KeyEvent(.character(Character(Unicode.Scalar(byte + 0x40))), .ctrl)
    default: nil
    }
  }

  // MARK: Text

  private func readText(at place: Int) -> Reading {
    var end = place
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    if end == bytes.count, !isFinal { end -= unfinishedTail(from: place) }
    if end == place { return .incomplete }
    return .text(String(decoding: bytes[place..<end], as: UTF8.self), length: end - place)
  }

  /// How many bytes at the end of the input begin a UTF-8 character that isn't whole yet.
  private func unfinishedTail(from place: Int) -> Int {
    for length in 1...3 where bytes.count - length >= place {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      return length < SequenceReader.characterLength(byte) ? length : 0
    }
    return 0
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  // MARK: Escape sequences

  private func readEscape(at place: Int) -> Reading {
    let escape = Reading.event(.key(KeyEvent(.escape)), length: 1)
    guard place + 1 < bytes.count else { return isFinal ? escape : .incomplete }
    switch bytes[place + 1] {
    case UInt8(ascii: "["): return readControlSequence(at: place)
    case let byte where SequenceReader.stringStarts.contains(byte): return readString(at: place)
    case UInt8(ascii: "O"): return readSingleShift(at: place)
    case 0x1B:
      // rxvt sends ESC before the sequence of a key with Alt; otherwise the first one is a key.
      guard place + 2 < bytes.count else { return isFinal ? escape : .incomplete }
      guard bytes[place + 2] == UInt8(ascii: "[") || bytes[place + 2] == UInt8(ascii: "O") else {
        return escape
      }
      return withAlt(read(at: place + 1)) ?? escape
    case let byte where byte < 0x80:
      if let key = SequenceReader.controlKey(byte) {
        return .event(.key(KeyEvent(key.key, key.modifiers.union(.alt))), length: 2)
      }
      let character = Character(Unicode.Scalar(byte))
      return .event(.key(KeyEvent(.character(character), .alt)), length: 2)
    case let byte:
      let end = place + 1 + SequenceReader.characterLength(byte)
      if end > bytes.count, !isFinal { return .incomplete }
      let text = String(decoding: bytes[place + 1..<min(end, bytes.count)], as: UTF8.self)
      guard let character = text.first else { return escape }
      return .event(
        .key(KeyEvent(.character(character), .alt)), length: min(end, bytes.count) - place)
    }
  }

  /// The reading behind an ESC, with Alt; `nil` if it isn't a key.
  private func withAlt(_ reading: Reading) -> Reading? {
    switch reading {
    case .incomplete: .incomplete
    case .event(.key(let key)?, let length):
      .event(.key(KeyEvent(key.key, key.modifiers.union(.alt))), length: length + 1)
    default: nil
    }
  }

  /// ESC O and a letter, in some terminals with the modifiers' digit before it.
  private func readSingleShift(at place: Int) -> Reading {
    var end = place + 2
    while end < bytes.count, (0x30...0x3B).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else {
      if !isFinal { return .incomplete }
      return .event(.key(KeyEvent(.character("O"), .alt)), length: 2)
    }
    let parameters = ControlSequence.numbers(bytes[place + 2..<end])
    let modifiers = ControlSequence.modifiers(parameters.last ?? 1)
    let key = ControlSequence.singleShiftKey(bytes[end])
    return .event(key.map { .key(KeyEvent($0, modifiers)) }, length: end + 1 - place)
  }

  /// ESC [ parameters, intermediates and a final byte (ECMA-48, 5.4).
  private func readControlSequence(at place: Int) -> Reading {
    var end = place + 2
    // The Linux console's F1 to F5: ESC [ [ A.
    if end < bytes.count, bytes[end] == UInt8(ascii: "[") {
      guard end + 1 < bytes.count else { return isFinal ? openBracket : .incomplete }
      let number = Int(bytes[end + 1]) - 0x40
      let key = (1...5).contains(number) ? TerminalEvent.key(KeyEvent(.function(number))) : nil
      return .event(key, length: 4)
    }
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]) {
      // rxvt ends the sequence of a key with Shift by a dollar sign.
      if bytes[end] == UInt8(ascii: "$"), (0x30...0x39).contains(bytes[place + 2]) { break }
      end += 1
    }
    guard end < bytes.count else {
      if !isFinal { return .incomplete }
      return end == place + 2 ? openBracket : .event(nil, length: end - place)
    }
    let final = bytes[end]
    end += 1
    // A control byte or ESC breaks the sequence off and is read for itself.
    guard (0x24...0x7E).contains(final) else { return .event(nil, length: end - 1 - place) }
    if final == UInt8(ascii: "M"), end == place + 3 { return readOldMouse(at: place) }
    let sequence = ControlSequence(parameters: bytes[place + 2..<end - 1], final: final)
    if sequence.isPasteStart { return .pasteStart(length: end - place) }
    return .event(sequence.event, length: end - place)
  }

  /// A control string (ECMA-48, 5.6): ESC ], P, X, ^ or _, characters, and ESC \\; an ESC ] may end
  /// with BEL. Terminals answer by such strings, which mean nothing here but OSC 11's: the background.
  ///
  /// Without its end, what begins like one is the key with Alt; an OSC 11 that is broken off is
  /// dropped.
  private func readString(at place: Int) -> Reading {
    let introducer = bytes[place + 1]
    let isCommand = introducer == UInt8(ascii: "]")
    let key = Reading.event(
      .key(KeyEvent(.character(Character(Unicode.Scalar(introducer))), .alt)), length: 2)
    let start = place + 2
    let limit = min(bytes.count, start + SequenceReader.longestString)
    let end = bytes[start..<limit].firstIndex { $0 < 0x20 && !(0x08...0x0D).contains($0) }
    let isBackground = isCommand && bytes[start...].starts(with: SequenceReader.backgroundStart)
    guard let end else {
      if !isFinal, limit == bytes.count { return .incomplete }
      return isBackground ? .event(nil, length: limit - place) : key
    }
    if bytes[end] == 0x1B, end + 1 == bytes.count, !isFinal { return .incomplete }
    let isEnded = bytes[end...].starts(with: [0x1B, UInt8(ascii: "\\")])
    guard isEnded || isCommand && bytes[end] == 0x07 else {
      return isBackground ? .event(nil, length: end - place) : key
    }
    let color =
      isBackground
      ? ReportedColor(bytes[(start + SequenceReader.backgroundStart.count)..<end]) : nil
    return .event(
      color.map { .background($0.background) }, length: end + (isEnded ? 2 : 1) - place)
  }

  private static let stringStarts = Array("]PX^_".utf8)
  private static let backgroundStart = Array("11;".utf8)
  private static let longestString = 4096

  /// ESC [ M and three bytes, each 32 and a number: a terminal that doesn't know SGR reports.
  private func readOldMouse(at place: Int) -> Reading {
    guard place + 6 <= bytes.count else {
      return isFinal ? .event(nil, length: bytes.count - place) : .incomplete
    }
    let numbers = bytes[place + 3..<place + 6].map { max(0, Int($0) - 32) }
    return .event(
      ControlSequence.mouseEvent(
        code: numbers[0], column: numbers[1], row: numbers[2], isRelease: numbers[0] & 0x43 == 3
      ).map { .mouse($0) }, length: 6)
  }

  /// ESC [ with nothing behind it: Alt and the bracket.
  private var openBracket: Reading {
    .event(.key(KeyEvent(.character("["), .alt)), length: 2)
  }
}
