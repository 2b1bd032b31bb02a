import TerminalCanvas

/// A complete sequence ESC [ … and what it means.
struct ControlSequence {
  /// The bytes between the bracket and the final byte.
  let parameters: ArraySlice<UInt8>
  let final: UInt8

  var isPasteStart: Bool { final == UInt8(ascii: "~") && parameters.elementsEqual("200".utf8) }

  /// The event, `nil` for a sequence that means nothing here.
  var event: TerminalEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouseEvent.map { .mouse($0) } }
    return keyEvent.map { .key($0) }
  }

  /// The decimal numbers between semicolons; 0 for an empty or overlong one. What follows a colon
  /// in one (CSI u has it) is left out.
  static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      let digits = part.prefix { $0 != UInt8(ascii: ":") }
      return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
  }

  /// xterm's modifiers: one more than the sum of 1 Shift, 2 Alt, 4 Ctrl, 8 Meta.
  static func modifiers(_ number: Int) -> KeyEvent.Modifiers {
    let bits = max(0, number - 1)
    var modifiers = KeyEvent.Modifiers()
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 8) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.ctrl) }
    return modifiers
  }

  // MARK: Keys

  private var keyEvent: KeyEvent? {
    let numbers = ControlSequence.numbers(parameters)
    let modifiers = ControlSequence.modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"):
      if numbers.first == 27, numbers.count == 3 {
        return ControlSequence.textKey(numbers[2], modifiers)
      }
      return ControlSequence.numberedKey(numbers.first ?? 0).map { KeyEvent($0, modifiers) }
    case UInt8(ascii: "u"):
      // A key that is let go, where a terminal tells that (code ; modifiers : 3).
      if parameters.suffix(2).elementsEqual(":3".utf8) { return nil }
      return ControlSequence.textKey(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "Z"):
      return KeyEvent(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return ControlSequence.letterKey(final - 0x20).map { KeyEvent($0, .shift) }
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      let key = ControlSequence.numberedKey(numbers.first ?? 0)
      return key.map { KeyEvent($0, ControlSequence.rxvtModifiers[final] ?? []) }
    default:
      return ControlSequence.letterKey(final).map { KeyEvent($0, modifiers) }
    }
  }

  private static let rxvtModifiers: [UInt8: KeyEvent.Modifiers] = [
    UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .ctrl, UInt8(ascii: "@"): [.ctrl, .shift],
  ]

  /// The key of ESC O and a letter: cursor keys, F1 to F4, and the numeric pad's own codes.
  static func singleShiftKey(_ letter: UInt8) -> KeyEvent.Key? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "a")...UInt8(ascii: "d"): letterKey(letter - 0x20)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // VT100's application keypad: the character's code plus 0x40.
      .character(Character(Unicode.Scalar(letter - 0x40)))
    default: letterKey(letter)
    }
  }

  private static func letterKey(_ letter: UInt8) -> KeyEvent.Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// The key of ESC [ number ~.
  private static func numberedKey(_ number: Int) -> KeyEvent.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of a code point with modifiers (modifyOtherKeys, CSI u).
  private static func textKey(_ code: Int, _ modifiers: KeyEvent.Modifiers) -> KeyEvent? {
    switch code {
    case 8, 127: return KeyEvent(.backspace, modifiers)
    case 9: return KeyEvent(.tab, modifiers)
    case 13: return KeyEvent(.enter, modifiers)
    case 27: return KeyEvent(.escape, modifiers)
    default:
      // Private use is where CSI u puts keys that type nothing.
      guard code >= 0x20, !(0xE000...0xF8FF).contains(code),
        let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
      else { return nil }
      var text = String(Character(scalar))
      if modifiers.contains(.ctrl) {
        text = text.lowercased()
      } else if modifiers.contains(.shift) {
        text = text.uppercased()
      }
      return text.first.map { KeyEvent(.character($0), modifiers.subtracting(.shift)) }
    }
  }

  // MARK: Mouse

  /// An SGR report: ESC [ < button ; column ; row M, or m for a release.
  private var mouseEvent: MouseEvent? {
    let numbers = ControlSequence.numbers(parameters.dropFirst())
    guard numbers.count == 3 else { return nil }
    return ControlSequence.mouseEvent(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m"))
  }

  /// The event of xterm's button code at a cell counted from 1; `nil` for motion without
  /// a button, and for other buttons.
  static func mouseEvent(code: Int, column: Int, row: Int, isRelease: Bool) -> MouseEvent? {
    guard column > 0, row > 0 else { return nil }
    var modifiers = KeyEvent.Modifiers()
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.ctrl) }
    guard let action = mouseAction(code & ~(4 | 8 | 16), isRelease: isRelease) else { return nil }
    return MouseEvent(action, at: Point(column: column - 1, row: row - 1), modifiers: modifiers)
  }

  private static func mouseAction(_ code: Int, isRelease: Bool) -> MouseEvent.Action? {
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    switch (code, isRelease) {
    case (64, false): return .wheelUp
    case (65, false): return .wheelDown
    case (32...34, _): return .drag(buttons[code - 32])
    case (0...2, false): return .press(buttons[code])
    case (0...2, true): return .release(buttons[code])
    // The old report doesn't say which button was released.
    case (3, true): return .release(.left)
    default: return nil
    }
  }
}
