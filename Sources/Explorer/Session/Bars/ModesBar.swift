import TerminalCanvas
import Workbench

/// The line below the title: what can be looked at, with the keys; what is open is lit.
struct ModesBar {
  let stage: Stage

  /// An entry, where it stands, and what a click on it asks for: that the open mode be closed where that
  /// is nothing.
  struct Item: Equatable {
    var key: String
    var title: String
    var action: Action?
    var isOpen: Bool
    var columns = 0..<0

    fileprivate var width: Int { CellText.width(key) + (key.isEmpty ? 0 : 1) + title.count }
  }

  /// Whole entries, as many as there is room for; what is open is among them.
  var items: [Item] {
    guard let bar = stage.layout.modesBar else { return [] }
    let entries = entries
    var placed = place(entries, in: bar)
    if placed.count < entries.count, let open = entries.first(where: \.isOpen),
      !placed.contains(where: \.isOpen)
    {
      // What is open takes the place of the last that there is room for.
      for kept in stride(from: placed.count - 1, through: 0, by: -1) {
        let shortened = place(Array(entries.prefix(kept)) + [open], in: bar)
        guard shortened.count == kept + 1 else { continue }
        placed = shortened
        break
      }
    }
    return placed
  }

  private func place(_ entries: [Item], in bar: Rect) -> [Item] {
    var column = 1
    var placed: [Item] = []
    for (number, entry) in entries.enumerated() {
      let isLast = number == entries.count - 1
      guard column + entry.width + (isLast ? 0 : 3) <= bar.columns else { break }
      var entry = entry
      entry.columns = column..<column + entry.width
      placed.append(entry)
      column += entry.width + 2
    }
    return placed
  }

  /// All of them, in order.
  private var entries: [Item] {
    let lesson = Item(
      key: stage.keyMap.label(of: .session(.lesson), stage.glyphs), title: "Lesson",
      action: .session(.lesson), isOpen: false)
    let fields = Item(key: "", title: "Fields", isOpen: stage.room == nil)
    return [fields]
      + stage.keyMap.rooms.map { room in
        let count = room.name.id == "problems" ? problems : nil
        return Item(
          key: stage.keyMap.label(of: .enter(room.name.id), stage.glyphs),
          title: room.name.title + (count.map { " \($0.grouped)" } ?? ""),
          action: .enter(room.name.id), isOpen: stage.room?.name.id == room.name.id)
      } + (stage.entry.lesson.isEmpty ? [] : [lesson])
  }

  /// How many causes there are, where that is known.
  private var problems: Int? {
    guard !stage.areResultsHidden, stage.live.standing != .stale else { return nil }
    return stage.live.shown?.index.causes.ifMade?.count
  }

  func draw(_ canvas: inout Canvas) {
    guard let bar = stage.layout.modesBar else { return }
    canvas.screen.fill(bar, style: canvas.theme.footer)
    let items = items
    for item in items {
      var column = item.columns.lowerBound
      if !item.key.isEmpty {
        column = canvas.put(item.key, column, 0, canvas.theme.footerKey, in: bar) + 1
      }
      canvas.put(
        item.title, column, 0, item.isOpen ? canvas.theme.modeOpen : canvas.theme.footer, in: bar)
    }
    if items.count < entries.count, let last = items.last {
      canvas.put(
        canvas.glyphs.ellipsis, last.columns.upperBound + 2, 0, canvas.theme.footer, in: bar)
    }
  }
}
