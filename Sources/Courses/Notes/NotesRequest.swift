/// What a notes terminal asks of the room's screen.
///
/// It names the step and what is to be, never "next" or "the other": what comes twice does no harm.
package enum NotesRequest: Sendable, Equatable {
  /// Have this step on the screen, as the player counts.
  case go(Int)
  /// Have the screen dark, or not.
  case blank(Bool)

  /// The request on one line, without its end.
  package var line: String {
    switch self {
    case .go(let place): "go \(place)"
    case .blank(let isBlank): isBlank ? "blank" : "wake"
    }
  }

  /// Reads a line; `nil` for one that says nothing of this.
  package init?(reading line: String) {
    switch line {
    case "blank": self = .blank(true)
    case "wake": self = .blank(false)
    default:
      guard line.hasPrefix("go "), let place = Int(line.dropFirst(3)), place >= 0 else {
        return nil
      }
      self = .go(place)
    }
  }
}
