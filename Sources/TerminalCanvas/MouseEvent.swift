/// What the mouse did, and over which cell.
package struct MouseEvent: Hashable, Sendable {
  /// What was done.
  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// The mouse was moved to another cell with the button held.
    case drag(Button)
    case wheelUp
    case wheelDown
  }

  /// A button of the mouse; the wheel is none.
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  package var action: Action
  /// The cell, counted from 0 at the top left.
  package var position: Point
  package var modifiers: KeyEvent.Modifiers

  package init(_ action: Action, at position: Point, modifiers: KeyEvent.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
