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

  /// `y save  Esc stay`: keys by their names with their hints, and names of several keys.
  static func items(_ keys: KeyValuePairs<String, String>) -> [FooterItem] {
    keys.map { name, hint in FooterItem(name, hint, name.count == 1 ? name : "<\(name)>") }
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
