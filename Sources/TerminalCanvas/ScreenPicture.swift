import TerminalText

/// A screen as a picture: SVG without outside parts and without scripts.
///
/// Each run of cells that look alike has a place of its own, and the width that its cells have, so that
/// the picture is the same cell for cell whatever font shows it. What isn't ASCII may come from another
/// font, and is a run by itself.
package struct ScreenPicture {
  /// Of a cell, in the picture's units. The lines that cells draw meet at this height.
  package static let cell = (width: 9, height: 17)
  /// Where a row's base line is, below its top.
  private static let baseLine = 13

  private let screen: Screen
  private let ground: TerminalCapabilities.Background
  private let title: String

  /// Makes a picture of a screen, on the ground that it was drawn for.
  package init(_ screen: Screen, on ground: TerminalCapabilities.Background, title: String) {
    self.screen = screen
    self.ground = ground
    self.title = title
  }

  /// The whole file.
  package var svg: String {
    let (width, height) = (
      screen.size.columns * Self.cell.width, screen.size.rows * Self.cell.height
    )
    var grounds: [String] = []
    var texts: [String] = []
    var looks = Looks()
    for row in 0..<screen.size.rows {
      let cells = cells(ofRow: row)
      grounds += Self.grounds(of: cells, row: row, besides: plainGround)
      texts += Self.texts(of: cells, row: row, &looks)
    }
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" xml:space="preserve">
      <title>\(MarkupText.escaped(title))</title>
      <style>
      text{font:15px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace;\
      white-space:pre}
      \(looks.rules)
      </style>
      <rect width="\(width)" height="\(height)" fill="\(plainGround)"/>
      """
    return ([head] + grounds + texts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  // MARK: Cells

  /// A cell as it is seen.
  private struct Seen {
    var text: String
    var color: String
    var ground: String
    var attributes: TextAttributes
    /// 0 of the second half of a wide cluster.
    var width: Int

    /// Whether nothing of it is seen but its ground.
    var isBlank: Bool { text == " " && !attributes.contains(.underline) }
  }

  private func cells(ofRow row: Int) -> [Seen] {
    (0..<screen.size.columns).map { column in
      let cell = screen[column, row]
      let style = cell.style
      var (front, back) = (
        color(style.foreground) ?? plainColor, color(style.background) ?? plainGround
      )
      if style.attributes.contains(.reverse) { swap(&front, &back) }
      let isWide =
        !cell.isContinuation && column + 1 < screen.size.columns
        && screen[column + 1, row].isContinuation
      return Seen(
        text: screen.text(of: cell), color: front, ground: back,
        attributes: style.attributes.subtracting(.reverse),
        width: cell.isContinuation ? 0 : isWide ? 2 : 1)
    }
  }

  private var plainColor: String { ground == .light ? "#1e1e1e" : "#d4d4d4" }
  private var plainGround: String { ground == .light ? "#ffffff" : "#1e1e1e" }

  /// `nil` for what the terminal has of its own.
  private func color(_ color: TerminalColor) -> String? {
    guard case .indexed(let index) = color else { return nil }
    let (red, green, blue) = TextStyle.components(index)
    return "#"
      + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // MARK: Runs

  private static func grounds(of cells: [Seen], row: Int, besides plain: String) -> [String] {
    runs(of: cells) { $0.ground == $1.ground }.compactMap { run in
      let ground = cells[run.lowerBound].ground
      guard ground != plain else { return nil }
      return "<rect x=\"\(run.lowerBound * cell.width)\" y=\"\(row * cell.height)\" "
        + "width=\"\(run.count * cell.width)\" height=\"\(cell.height)\" fill=\"\(ground)\"/>"
    }
  }

  private static func texts(of cells: [Seen], row: Int, _ looks: inout Looks) -> [String] {
    runs(of: cells, areTogether: areTogether).compactMap { run in
      // What stands at the ends of a run and is seen by its ground alone is drawn by that.
      var run = run
      while let first = run.first, cells[first].isBlank { run.removeFirst() }
      while let last = run.last, cells[last].isBlank { run.removeLast() }
      guard let first = run.first else { return nil }
      let text = run.map { cells[$0].text }.joined()
      let look = looks.name(of: cells[first].color, cells[first].attributes)
      return "<text class=\"\(look)\" x=\"\(first * cell.width)\" "
        + "y=\"\(row * cell.height + baseLine)\"\(length(of: text, cells: run.count))>"
        + "\(MarkupText.escaped(text))</text>"
    }
  }

  /// The width that the run's cells have; a glyph of another font is fitted into them, too.
  private static func length(of text: String, cells: Int) -> String {
    if text.isPlain, cells == 1 { return "" }
    let adjusted = text.isPlain ? "" : " lengthAdjust=\"spacingAndGlyphs\""
    return " textLength=\"\(cells * cell.width)\"\(adjusted)"
  }

  /// Whether a cell goes on with the run of the one before it.
  private static func areTogether(_ one: Seen, _ next: Seen) -> Bool {
    // The second half comes with the first one.
    if next.width == 0 { return true }
    guard one.color == next.color, one.attributes == next.attributes, one.width == next.width else {
      return false
    }
    return one.text.isPlain && next.text.isPlain
      // The same narrow scalar again is as wide again, whatever its font.
      || one.text == next.text && one.text.unicodeScalars.count == 1 && one.width == 1
  }

  private static func runs(
    of cells: [Seen], areTogether: (Seen, Seen) -> Bool
  ) -> [Range<Int>] {
    cells.indices.reduce(into: []) { runs, place in
      if let last = runs.last, areTogether(cells[place - 1], cells[place]) {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
  }

  /// The classes of the texts, by how these look.
  private struct Looks {
    private var names: [String: String] = [:]
    private var order: [String] = []

    mutating func name(of color: String, _ attributes: TextAttributes) -> String {
      var rule = "fill:\(color)"
      if attributes.contains(.bold) { rule += ";font-weight:bold" }
      if attributes.contains(.dim) { rule += ";opacity:.6" }
      if attributes.contains(.italic) { rule += ";font-style:italic" }
      if attributes.contains(.underline) { rule += ";text-decoration:underline" }
      if let name = names[rule] { return name }
      let name = "s\(order.count)"
      names[rule] = name
      order.append(rule)
      return name
    }

    var rules: String {
      order.enumerated().map { ".s\($0){\($1)}" }.joined(separator: "\n")
    }
  }
}

extension String {
  /// Whether any font of one width has it.
  fileprivate var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}
