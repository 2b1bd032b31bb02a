package import TerminalCanvas

/// Makes events of the bytes that a terminal sends.
///
/// Bytes come in pieces of any size. What may be the beginning of a longer sequence is kept until
/// more comes or until `giveUp` says that nothing will. The sequences are those of xterm (ctlseqs:
/// CSI, SS3, SGR mouse, bracketed paste, modifyOtherKeys, CSI u) with the variants of rxvt and of
/// the Linux console; what they don't know is dropped whole, so that its letters don't become text.
package struct InputParser: Sendable {
  /// What the bytes that are kept wait for.
  package enum Wait: Sendable {
    case nothing
    /// The rest of a key's sequence, or of a UTF-8 character: milliseconds away.
    case sequence
    /// The end of a paste.
    case pasteEnd
  }

  private var bytes: [UInt8] = []
  private var isPasting = false
  /// Before this place there is no end of the paste.
  private var searched = 0

  package init() {}

  package var wait: Wait {
    if isPasting { return .pasteEnd }
    return bytes.isEmpty ? .nothing : .sequence
  }

  /// Takes what was read and returns the events that are complete.
  package mutating func feed(_ piece: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.append(contentsOf: piece)
    return parse(isFinal: false)
  }

  /// Returns what the kept bytes mean if nothing follows: a lone ESC is the Escape key, and a paste
  /// ends where it is.
  package mutating func giveUp() -> [TerminalEvent] {
    parse(isFinal: true)
  }

  private mutating func parse(isFinal: Bool) -> [TerminalEvent] {
    var events = [TerminalEvent]()
    var place = 0
    scan: while true {
      if isPasting {
        guard let text = takePaste(from: &place, isFinal: isFinal) else { break scan }
        events.append(.paste(text))
        continue
      }
      guard place < bytes.count else { break scan }
      let reader = SequenceReader(bytes: bytes, isFinal: isFinal)
      switch reader.read(at: place) {
      case .incomplete:
        break scan
      case .text(let text, let length):
        events += text.map { .key(KeyEvent(.character($0))) }
        place += length
      case .event(let event, let length):
        if let event { events.append(event) }
        place += length
      case .pasteStart(let length):
        place += length
        isPasting = true
        searched = place
      }
    }
    bytes.removeFirst(place)
    searched = max(0, searched - place)
    return events
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The text up to the end of the paste, `nil` if that hasn't come yet.
  private mutating func takePaste(from place: inout Int, isFinal: Bool) -> String? {
    let mark = InputParser.pasteEnd
    let found = bytes.withUnsafeBufferPointer { bytes -> Int? in
      var index = max(place, searched)
      while index + mark.count <= bytes.count {
        if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
          return index
        }
        index += 1
      }
      return nil
    }
    guard let end = found ?? (isFinal ? bytes.count : nil) else {
      searched = max(place, bytes.count - mark.count + 1)
      return nil
    }
    let text = InputParser.pastedText(bytes[place..<end])
    place = found == nil ? end : end + mark.count
    isPasting = false
    searched = 0
    return text
  }

  /// Terminals send the line ends of a paste as carriage returns: they become line feeds.
  private static func pastedText(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x0D) else { return String(decoding: bytes, as: UTF8.self) }
    var text = [UInt8]()
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        text.append(byte)
      }
      previous = byte
    }
    return String(decoding: text, as: UTF8.self)
  }
}
