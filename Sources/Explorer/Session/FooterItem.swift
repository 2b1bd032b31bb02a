import TerminalCanvas

/// A key with its hint, and where it stands in the footer.
struct FooterItem: Equatable, Sendable {
  var label: String
  var hint: String
  /// The key that a click presses; `nil` where several are named.
  private var notation: String?
  /// The columns of both.
  var columns = 0..<0

  init(_ label: String, _ hint: String, _ notation: String? = nil) {
    self.label = label
    self.hint = hint
    self.notation = notation
  }

  /// What a click presses.
  var key: KeyEvent? { notation.flatMap { try? KeyEvent($0) } }

  var width: Int { CellText.width(label) + 1 + hint.count }

  /// The item with its first cell in a column.
  func placed(at column: Int) -> FooterItem {
    var item = self
    item.columns = column..<column + width
    return item
  }
}

extension ExplorerState {
  /// What stands in the footer: hints from the left, as many as there is room for, and how to get
  /// help and out at the right.
  func footerItems(_ layout: Layout) -> [FooterItem] {
    let glyphs = Glyphs(isUTF8: environment.capabilities.isUnicode)
    if case .prompt(let prompt) = layers.top {
      return placed(prompt.answers, from: 1, to: layout.size.columns)
    }
    let ends = endItems
    let width = ends.reduce(0) { $0 + $1.width + 2 }
    let right = max(1, layout.size.columns - width)
    let ending = placed(ends, from: right, to: .max)
    return placed(footerHints(glyphs), from: 1, to: right - 2) + ending
  }

  private func placed(_ items: [FooterItem], from start: Int, to end: Int) -> [FooterItem] {
    var column = start
    var placed: [FooterItem] = []
    for item in items {
      guard end == .max || column + item.width < end else { break }
      placed.append(item.placed(at: column))
      column += item.width + 2
    }
    return placed
  }

  private var endItems: [FooterItem] {
    let quit = FooterItem("^Q", "quit", "<C-q>")
    if !layers.isEmpty { return [quit] }
    return focus == .source || editsModel
      ? [FooterItem("F1", "help", "<F1>"), quit]
      : [FooterItem("?", "help", "?"), FooterItem("q", "quit", "q")]
  }
}
