import TerminalCanvas

/// One of the parts of the screen that can have the focus.
package enum Pane: String, CaseIterable, Sendable {
  case samples, payloads, source, result, model, why

  /// The function key that goes there.
  package var key: String {
    switch self {
    case .samples: "F2"
    case .payloads: "F3"
    case .source: "F4"
    case .result: "F5"
    case .model: "F7"
    case .why: "F8"
    }
  }

  /// The name in the pane's title.
  package var name: String {
    switch self {
    case .samples: "Samples"
    case .payloads: "Payloads"
    case .source: "JSON"
    case .result: "Result"
    case .model: "Model"
    case .why: "Why"
    }
  }
}

extension Pane {
  /// Whether the pane is a menu where there is no room for it.
  var isList: Bool { self == .samples || self == .payloads }
}

/// Where each part of the screen stands at one size.
struct Layout: Sendable, Equatable {
  /// How much of everything there is room for.
  enum Kind: Sendable {
    /// Two columns beside the lists, from 140 cells on.
    case wide
    /// The same with narrower lists, from 110 cells on.
    case medium
    /// Two columns over the why, from 60 cells on. From 80 on the lists stand beside them where the table
    /// leaves them room; else they are menus.
    case narrow
    /// One pane at a time.
    case single
    /// Nothing but a note.
    case tooSmall
  }

  /// Which lists have places of their own where there is room.
  enum Lists: Sendable {
    case all, payloads, none
  }

  var kind: Kind
  var size: Size
  /// Whether samples and payloads have columns of their own, though a zoom may hide them.
  var hasLists = false
  /// The panes on the screen, title row included.
  var panes: [Pane: Rect] = [:]
  /// The columns between panes.
  var dividers: [Rect] = []

  var titleBar: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: 1) }
  var statusBar: Rect {
    Rect(column: 0, row: size.rows - 2, columns: size.columns, rows: 1)
  }
  var footer: Rect { Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1) }
  /// The modes with their keys, where there are rows for that.
  var modesBar: Rect? {
    hasModesBar ? Rect(column: 0, row: 1, columns: size.columns, rows: 1) : nil
  }
  private var hasModesBar = false
  /// How much of a column the model may take.
  private var modelShare: Int
  /// The rows of a course's lesson below the body.
  var guideRows: Int
  /// Between title bar and lesson, or status bar.
  var body: Rect {
    let above = hasModesBar ? 2 : 1
    return Rect(
      column: 0, row: above, columns: size.columns, rows: size.rows - above - 2 - guideRows)
  }
  /// Where a course says something.
  var guide: Rect {
    Rect(column: 0, row: body.endRow, columns: size.columns, rows: guideRows)
  }

  /// Lays out the screen.
  ///
  /// - Parameters:
  ///   - focus: The pane that must be on the screen.
  ///   - showsModel: Whether the model is looked at rather than the why, where there is room for one.
  ///   - showsAll: Whether model and why are both looked at, however little room there is.
  ///   - favoursModel: Whether the model is what is worked at, so that it gets more of the rows.
  ///   - isProjector: Whether a room looks on: then there are as few panes as in a small window.
  ///   - lists: Which lists aren't menus where there is room for them.
  ///   - guideRows: How many rows below the body are a course's.
  ///   - modelLines: How many lines the model's source has at most, so that it gets no more.
  ///   - listLines: How many lines the samples and the payloads take.
  ///   - results: How wide the table of results would be.
  ///   - isEditing: Whether a text is typed into, which has the room then.
  init(
    size: Size, focus: Pane, isZoomed: Bool, showsModel: Bool, showsAll: Bool = false,
    favoursModel: Bool = false, isProjector: Bool,
    lists: Lists, guideRows: Int = 0, modelLines: Int, listLines: (samples: Int, payloads: Int),
    results: ResultWidths, isEditing: Bool
  ) {
    self.size = size
    // What is typed changes no widths.
    let results = isEditing ? results.withoutValues() : results
    modelShare = favoursModel ? 65 : 45
    let isTooSmall = Self.kind(of: size) == .tooSmall
    self.guideRows = isTooSmall ? 0 : guideRows
    let rest = Size(columns: size.columns, rows: size.rows - guideRows)
    // Where there are few rows a lesson leaves room for a pane, though it be a small one.
    kind = isTooSmall ? .tooSmall : Self.kind(of: rest) == .tooSmall ? .single : Self.kind(of: rest)
    hasModesBar = rest.rows >= Self.rowsForModes && kind != .single && kind != .tooSmall
    if isProjector, kind == .wide || kind == .medium { kind = .narrow }
    switch kind {
    case .wide, .medium: hasLists = lists != .none
    case .narrow:
      hasLists =
        lists != .none && !isProjector && !isEditing
        && Self.narrowList(size) + Self.leastSource + 2
          + ResultColumns.fewestColumns(results, value: Self.leastValue(size)) <= size.columns
    case .single, .tooSmall: break
    }
    switch kind {
    case .tooSmall: break
    case .single: panes[focus] = body
    case _ where isZoomed: panes[focus] = body
    case .narrow:
      layOutNarrow(
        showsModel, showsAll, modelLines: modelLines, lists, listLines, results)
    case .medium, .wide:
      guard hasLists else {
        layOutColumns(
          in: body, modelLines: modelLines, results, leastSource: kind == .wide ? 48 : 42)
        break
      }
      let columns = Split(.columns, .byRoom([0: 20, 140: 24, 150: 28]), .exactly(1), .rest)
        .areas(in: body)
      layOutLists(in: columns[0], lists, listLines)
      dividers.append(columns[1])
      layOutColumns(
        in: columns[2], modelLines: modelLines, results, leastSource: kind == .wide ? 48 : 35)
    }
  }

  private static func kind(of size: Size) -> Kind {
    if size.columns < 20 || size.rows < 5 { return .tooSmall }
    if size.columns < 60 || size.rows < 14 { return .single }
    if size.columns < 110 || size.rows < 24 { return .narrow }
    return size.columns < 140 ? .medium : .wide
  }

  private mutating func layOutNarrow(
    _ showsModel: Bool, _ showsAll: Bool, modelLines: Int, _ shown: Lists,
    _ listLines: (samples: Int, payloads: Int), _ results: ResultWidths
  ) {
    let isTop = modelShare > 50 && showsModel && body.rows < Self.rowsForModel * 3 / 2
    // Two thirds, or what is left by a why with its rule and two fixes, but for less than half.
    let most = min(body.rows * 2 / 3, body.rows - Self.rowsOfWhy)
    let top = isTop ? max(5, body.rows / 3) : max(6, body.rows / 2, most)
    let parts = Split(.rows, .exactly(top), .rest).areas(in: body)
    var area = parts[0]
    if hasLists {
      let lists = Split(.columns, .exactly(Self.narrowList(size)), .exactly(1), .rest)
        .areas(in: area)
      layOutLists(in: lists[0], shown, listLines)
      dividers.append(lists[1])
      area = lists[2]
    }
    // Values have what is left, as far as they have a use for it; the JSON has the rest.
    let value = Self.leastValue(size)
    let wanted = ResultColumns.columns(results, leastValue: value)
    let source = hasLists ? Self.leastSource : Self.sourceWithoutLists
    let result = max(
      ResultColumns.fewestColumns,
      min(wanted, area.columns - source - 1))
    let columns = Split(.columns, .rest, .exactly(1), .exactly(result)).areas(in: area)
    // Where there are rows for it, the model stands below the JSON.
    let hasModel = top >= Self.rowsForModel
    layOutSource(in: columns[0], modelLines: hasModel ? modelLines : nil)
    dividers.append(columns[1])
    panes[.result] = columns[2]
    guard showsAll, !hasModel else {
      panes[showsModel && !hasModel ? .model : .why] = parts[1]
      return
    }
    let below = Split(.columns, .exactly(columns[0].columns), .exactly(1), .rest)
      .areas(in: parts[1])
    (panes[.model], panes[.why]) = (below[0], below[2])
    dividers[dividers.count - 1].rows = body.rows
  }

  /// How wide the lists are beside JSON and result.
  private static func narrowList(_ size: Size) -> Int { size.columns < 100 ? 13 : 16 }
  /// How wide each style's values are at least.
  private static func leastValue(_ size: Size) -> Int {
    size.columns < 100 ? ResultColumns.leastValue : ResultColumns.leastValue + 1
  }
  private static let leastSource = 23
  private static let sourceWithoutLists = 28

  /// Its title, the lesson's question, what became of the value, its line with the caret, the rule, what
  /// the others made of it, and two fixes.
  private static let rowsOfWhy = 9
  /// From so many rows on there is one for the modes.
  private static let rowsForModes = 20
  /// From so many rows on, the JSON has enough of them to give some to the model.
  private static let rowsForModel = 22

  /// Values have what they have a use for, as far as the JSON keeps its least; the rest is shared.
  private mutating func layOutColumns(
    in area: Rect, modelLines: Int, _ results: ResultWidths, leastSource: Int
  ) {
    let wanted = ResultColumns.columns(results, leastValue: ResultColumns.leastValue + 1)
    let source = max(leastSource, min(area.columns * 42 / 100, area.columns - 1 - wanted))
    let columns = Split(.columns, .exactly(source), .exactly(1), .rest).areas(in: area)
    layOutSource(in: columns[0], modelLines: modelLines)
    dividers.append(columns[1])
    let right = Split(.rows, .share(55), .rest).areas(in: columns[2])
    (panes[.result], panes[.why]) = (right[0], right[1])
  }

  /// The JSON, and the model below it where it has lines.
  private mutating func layOutSource(in area: Rect, modelLines: Int?) {
    guard let modelLines else {
      panes[.source] = area
      return
    }
    let parts = Split(.rows, .rest, .share(modelShare, atMost: modelLines + 1)).areas(in: area)
    (panes[.source], panes[.model]) = (parts[0], parts[1])
  }

  private mutating func layOutLists(
    in area: Rect, _ lists: Lists, _ lines: (samples: Int, payloads: Int)
  ) {
    if lists == .payloads {
      panes[.payloads] = area
      return
    }
    // A row for the title and an empty one behind; the payloads keep at least a third.
    let samples = min(lines.samples + 2, max(area.rows * 2 / 3, area.rows - lines.payloads - 1))
    let parts = Split(.rows, .exactly(samples), .rest).areas(in: area)
    (panes[.samples], panes[.payloads]) = (parts[0], parts[1])
  }

  /// The part of a pane below its title.
  func interior(_ pane: Pane) -> Rect? {
    panes[pane]?.inset(top: 1)
  }
}
