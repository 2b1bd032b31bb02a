import Foundation
package import TerminalCanvas

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture of a screen, read back: what stands in each cell, and how it looks.
package struct PictureReading: Equatable {
  /// A cell as it is seen.
  package struct Cell: Equatable {
    package var text = " "
    /// The rule of its text's class; empty where no text is.
    package var look = ""
    package var ground = ""
  }

  package struct Unreadable: Error {
    package var words: String
  }

  package private(set) var size = Size(columns: 0, rows: 0)
  package private(set) var cells: [Cell] = []
  /// Whether a name of an element or attribute is none of those that a picture has.
  package private(set) var foreignNames: Set<String> = []

  /// The text of a row, without trailing spaces.
  package func text(ofRow row: Int) -> String {
    let text = cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Reads an SVG by Foundation's XML parser.
  package init(_ svg: String) throws {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else {
      throw Unreadable(words: "\(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
    }
    foreignNames = reader.foreignNames
    for rect in reader.rects {
      if cells.isEmpty {
        size = Size(
          columns: rect.width / ScreenPicture.cell.width,
          rows: rect.height / ScreenPicture.cell.height)
        cells = Array(repeating: Cell(), count: size.columns * size.rows)
      }
      try fill(rect)
    }
    for text in reader.texts { try put(text, reader.rules) }
  }

  private mutating func fill(_ rect: Reader.Box) throws {
    let cell = ScreenPicture.cell
    guard rect.x % cell.width == 0, rect.y % cell.height == 0, rect.width % cell.width == 0,
      rect.height % cell.height == 0
    else { throw Unreadable(words: "a ground that doesn't fit cells") }
    for row in rect.y / cell.height..<(rect.y + rect.height) / cell.height {
      for column in rect.x / cell.width..<(rect.x + rect.width) / cell.width {
        cells[row * size.columns + column].ground = rect.fill
      }
    }
  }

  private mutating func put(_ text: Reader.Text, _ rules: [String: String]) throws {
    let cell = ScreenPicture.cell
    guard text.x % cell.width == 0, let look = rules[text.look] else {
      throw Unreadable(words: "a text without its place or look: \(text)")
    }
    var column = text.x / cell.width
    let (start, row) = (column, text.y / cell.height)
    CellText.forEachGlyph(in: text.text) { glyph in
      let first = text.text.utf8.index(text.text.startIndex, offsetBy: glyph.offset)
      let last = text.text.utf8.index(first, offsetBy: glyph.length)
      for half in 0..<glyph.width {
        let place = row * size.columns + column + half
        cells[place].text = half == 0 ? String(text.text[first..<last]) : ""
        cells[place].look = look
      }
      column += glyph.width
      return true
    }
    guard text.length.map({ $0 == (column - start) * cell.width }) ?? (column == start + 1) else {
      throw Unreadable(words: "a text of another length than its cells: \(text)")
    }
  }

  /// What each cell of a screen must look like in a picture on this ground.
  package init(_ screen: Screen, isLight: Bool) {
    size = screen.size
    let (plain, ground) = isLight ? ("#1e1e1e", "#ffffff") : ("#d4d4d4", "#1e1e1e")
    cells = screen.cells.indices.map { place in
      let cell = screen.cells[place]
      // How the second half looks is the first one's.
      let style = cell.isContinuation ? screen.cells[place - 1].style : cell.style
      var front = Self.color(style.foreground) ?? plain
      var back = Self.color(cell.style.background) ?? ground
      if style.attributes.contains(.reverse) { swap(&front, &back) }
      var look = "fill:\(front)"
      for (attribute, rule) in Self.rules where style.attributes.contains(attribute) {
        look += ";" + rule
      }
      return Cell(text: screen.text(of: cell), look: look, ground: back)
    }
  }

  private static let rules: [(TextAttributes, String)] = [
    (.bold, "font-weight:bold"), (.dim, "opacity:.6"), (.italic, "font-style:italic"),
    (.underline, "text-decoration:underline"),
  ]

  /// By xterm's formula of its cube and its greys; its own first sixteen by name.
  private static func color(_ color: TerminalColor) -> String? {
    guard case .indexed(let index) = color else { return nil }
    if index < 16 {
      return [
        "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
        "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
      ][Int(index)]
    }
    let steps = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = Int(index) - 16
    let channels =
      index >= 232
      ? Array(repeating: 8 + 10 * (Int(index) - 232), count: 3)
      : [steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]]
    return "#" + channels.map { String(format: "%02x", $0) }.joined()
  }

  /// Where two readings differ: of a blank without a line below it only the ground is seen.
  package func differences(from other: PictureReading) -> [String] {
    guard size == other.size else { return ["\(size) and \(other.size)"] }
    return cells.indices.compactMap { place in
      var (mine, theirs) = (cells[place], other.cells[place])
      if mine.text == " ", theirs.text == " " {
        for cell in [mine, theirs] where cell.look.contains("underline") {
          return mine.look == theirs.look && mine.ground == theirs.ground
            ? nil : "\(place % size.columns),\(place / size.columns): \(mine), \(theirs)"
        }
        mine.look = ""
        theirs.look = ""
      }
      return mine == theirs
        ? nil : "\(place % size.columns),\(place / size.columns): \(mine), \(theirs)"
    }
  }
}

extension PictureReading {
  private final class Reader: NSObject, XMLParserDelegate {
    struct Box {
      var x = 0
      var y = 0
      var width = 0
      var height = 0
      var fill = ""
    }

    struct Text {
      var x = 0
      var y = 0
      var look = ""
      var length: Int?
      var text = ""
    }

    var rects: [Box] = []
    var texts: [Text] = []
    var style = ""
    var foreignNames: Set<String> = []
    private var isInText = false
    private var isInStyle = false

    private static let names: Set = [
      "svg", "title", "style", "rect", "text", "xmlns", "viewBox", "width", "height", "role",
      "xml:space", "x", "y", "fill", "class", "textLength", "lengthAdjust",
    ]

    var rules: [String: String] {
      var rules: [String: String] = [:]
      for line in style.split(separator: "\n") where line.hasPrefix(".") {
        let parts = line.dropFirst().split(separator: "{")
        if parts.count == 2 { rules[String(parts[0])] = String(parts[1].dropLast()) }
      }
      return rules
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      foreignNames.formUnion(Set([name] + attributes.keys).subtracting(Self.names))
      func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? 0 }
      switch name {
      case "rect":
        rects.append(
          Box(
            x: number("x"), y: number("y"), width: number("width"), height: number("height"),
            fill: attributes["fill"] ?? ""))
      case "text":
        texts.append(
          Text(
            x: number("x"), y: number("y"), look: attributes["class"] ?? "",
            length: attributes["textLength"].flatMap { Int($0) }))
        isInText = true
      case "style": isInStyle = true
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isInText = false
      isInStyle = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInText { texts[texts.count - 1].text += string }
      if isInStyle { style += string }
    }
  }
}
