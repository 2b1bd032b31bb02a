import DecodingReport
import TerminalCanvas

/// Where the columns of the result table stand, in cells from the pane's left edge.
struct ResultColumns {
  /// Behind the mark of the selected row.
  let field: Range<Int>
  /// Empty where there is no room for it.
  let json: Range<Int>
  /// The three styles with their values; `nil` where there is only room for glyphs.
  let styles: PerStyle<Range<Int>>?
  /// The three glyphs, where the values don't fit.
  let marks: Int
  /// The value of the style in focus, where there is one.
  let value: Range<Int>

  /// Whether all three styles are shown with their values.
  var isFull: Bool { styles != nil }

  /// How many levels names are indented by at most.
  var levels: Int { (field.count + 1) / 4 }

  /// The style whose column has the cell.
  func style(at column: Int) -> DecodingStyle? {
    DecodingStyle.allCases.first { cells(of: $0).contains(column) }
  }

  /// The cells of a style: of its values, or of its glyph.
  func cells(of style: DecodingStyle) -> Range<Int> {
    let mark = marks + 2 * style.index
    return styles?[style] ?? mark..<mark + 2
  }

  /// From so many cells on what the JSON has gets a column of its own.
  private static let fewestWithJSON = 64
  private static let leastJSON = 9
  /// A value's mark, and seven cells of it.
  static let leastValue = 9
  private static let leastField = 8
  /// The mark of the selected row, a cell behind the name, two between the values.
  private static let between = 5

  /// How many cells the table takes with whole values, without a column for the JSON.
  static func columns(_ widths: ResultWidths, leastValue: Int) -> Int {
    between + field(widths.nameWithCount)
      + DecodingStyle.allCases.reduce(0) { $0 + max(leastValue, widths.values[$1]) }
  }

  /// How many it takes at least: then what stands behind a name is cut.
  static func fewestColumns(_ widths: ResultWidths, value: Int) -> Int {
    between + field(widths.name) + 3 * value
  }

  /// From so many cells on each style has its values; below that one.
  static let fewestColumns = between + leastField + 3 * leastValue

  private static func field(_ name: Int) -> Int { min(max(name, leastField), 25) }

  init(columns: Int, _ widths: ResultWidths) {
    let start = 2
    guard columns >= Self.fewestColumns else {
      let width = min(max(widths.name + 2, 8), max(8, columns / 3))
      field = start..<start + width - 1
      json = 0..<0
      styles = nil
      marks = start + width
      value = min(marks + 7, columns)..<max(columns, min(marks + 7, columns))
      return
    }
    let wanted = PerStyle<Int> { style in max(Self.leastValue, widths.values[style]) }
    let spare =
      columns - Self.between - 1 - Self.field(widths.name)
      - DecodingStyle.allCases.reduce(0) { $0 + wanted[$1] }
    // The JSON stands beside the table already: here it has what names and values leave.
    if columns >= Self.fewestWithJSON, spare >= Self.leastJSON {
      let end = start + Self.field(widths.name)
      field = start..<end
      json = end + 1..<end + 1 + min(spare, max(Self.leastJSON, widths.json))
    } else {
      let room = columns - Self.between - 3 * Self.leastValue
      field = start..<start + min(Self.field(widths.nameWithCount), room)
      json = 0..<0
    }
    let rest = max(field.upperBound, json.upperBound) + 1..<columns
    // A cell stands between them.
    let shares = Self.shares(of: rest.count - 2, wanted)
    let second = rest.lowerBound + shares.strict + 1
    let third = second + shares.default + 1
    styles = PerStyle<Range<Int>> { style in
      switch style {
      case .strict: rest.lowerBound..<second - 1
      case .default: second..<third - 1
      case .smart: third..<rest.upperBound
      }
    }
    marks = 0
    value = rest
  }

  /// Cells for each style: none has less than it wants while another has more than that.
  private static func shares(of room: Int, _ wanted: PerStyle<Int>) -> PerStyle<Int> {
    var shares = wanted
    var left = room
    let styles = DecodingStyle.allCases.sorted { wanted[$0] < wanted[$1] }
    for (place, style) in styles.enumerated() {
      shares[style] = min(wanted[style], left / (styles.count - place))
      left -= shares[style]
    }
    for style in DecodingStyle.allCases { shares[style] += left / 3 }
    return shares
  }

  /// Draws the headings; that of the style in focus is underlined.
  func drawHeadings(
    _ canvas: inout Canvas, _ style: DecodingStyle, in rect: Rect,
    cells: (DecodingStyle) -> Range<Int>
  ) {
    var headings = [Table.Column("FIELD", at: field)]
    if !json.isEmpty { headings.append(Table.Column("JSON", at: json)) }
    let first = headings.count
    headings += DecodingStyle.allCases.map { style in
      let name = isFull ? style.rawValue.uppercased() : "\(style.index + 1)"
      return Table.Column(name, at: cells(style))
    }
    canvas.headings(Table(headings), in: rect) { canvas, place in
      place == first + style.index ? canvas.theme.strong.adding(.underline) : canvas.theme.heading
    }
  }
}
