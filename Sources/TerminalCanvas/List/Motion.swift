/// A step through a list, a table or a text.
package enum Motion: Hashable, Sendable {
  case up, down, pageUp, pageDown, first, last
}
