/// A key that was pressed, with its modifiers.
package struct KeyEvent: Hashable, Sendable {
  /// The key itself, whatever bytes a terminal sends for it.
  package enum Key: Hashable, Sendable {
    /// What a text key types. With `ctrl` in lower case: ^P is `p`, ^@ is the space.
    case character(Character)
    /// Return, ^M and ^J alike.
    case enter
    /// Tab and ^I alike; with `shift` the back tab.
    case tab
    case escape
    /// ^H and DEL alike.
    case backspace
    case up, down, left, right
    case home, end, pageUp, pageDown, insert, delete
    /// F1 to F12 (up to F24 where the keyboard has them).
    case function(Int)
  }

  /// The keys that were held down, as far as terminals tell.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    /// Alt, Option or Meta: terminals send ESC before the key.
    package static let alt = Modifiers(rawValue: 2)
    package static let ctrl = Modifiers(rawValue: 4)
  }

  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The character that the key types into a text: `nil` with ctrl or alt, and for other keys.
  package var typed: Character? {
    guard case .character(let character) = key, modifiers.isDisjoint(with: [.ctrl, .alt]) else {
      return nil
    }
    return character
  }
}
