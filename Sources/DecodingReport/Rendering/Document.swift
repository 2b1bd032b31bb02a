/// What is written for people: blocks, one below the other, as text, Markdown or HTML.
///
/// Its words may be anybody's: escaping them is the writers' business, and nobody else's.
package struct Document: Sendable {
  package enum Form: Sendable {
    case text, markdown, html
  }

  package indirect enum Block: Sendable {
    case heading(Int, ReportText)
    /// A heading with a number, to which the contents lead.
    case chapter(Int, String)
    /// The chapters, on a page.
    case contents
    /// What there is to know before: a page has it smaller.
    case facts([ReportText])
    /// Lines below each other.
    case paragraph([ReportText])
    /// Items of one or several lines.
    case list([[ReportText]])
    case numbered([(number: Int, lines: [ReportText])])
    /// What can be chosen from.
    case choices([ReportText])
    /// What a compiler would say, as it stands.
    case message(String)
    /// Lines that stay as they are, below a title where it has one.
    case code(String, language: String = "", title: ReportText = "")
    case table(Table)
    /// What unfolds.
    case folded(String, [Block])
    /// What belongs together, by the name of its look.
    case section(String, [Block])
  }

  package struct Table: Sendable {
    package var titles: [ReportText]
    package var rows: [Row]
    package var foot: [Row] = []
    /// What is said right below it.
    package var note = ""
    /// Whether a narrow page has the cells below each other, each beside its title.
    package var isOfFields = false

    package init(_ titles: [ReportText], _ rows: [Row]) {
      self.titles = titles
      self.rows = rows
    }
  }

  package struct Row: Sendable {
    package var cells: [Cell]
    /// Whether the first cell is the row's name.
    package var isNamed = true
    /// The name of its look; empty for the usual one.
    package var look = ""

    package init(_ cells: [Cell]) { self.cells = cells }
    package init(_ texts: [ReportText]) { cells = texts.map { Cell($0) } }
  }

  package struct Cell: Sendable {
    package var text: ReportText
    /// What unfolds below it.
    package var why: String?
    /// The columns that it takes, where those are several.
    package var width: Int?

    package init(_ text: ReportText = "", why: String? = nil, width: Int? = nil) {
      self.text = text
      self.why = why
      self.width = width
    }
  }

  package var blocks: [Block]

  package init(_ blocks: [Block]) { self.blocks = blocks }
}
