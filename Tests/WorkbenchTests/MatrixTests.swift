import DecodingReport
import DecodingStyles
import JSONSource
import Testing
import Workbench

/// Each field broken in each way, in each style.
struct MatrixTests {
  private enum Orders: Sample {
    struct Line: Codable {
      var sku: String
      var quantity: Int
    }
    struct Order: Codable {
      var id: Int
      var paid: Bool
      var lines: [Line]
      var ages: [String: Int]
    }
    struct LenientLine: Codable {
      @DefaultCodable var sku: String
      @DefaultCodable var quantity: Int
    }
    struct LenientOrder: Codable {
      @DefaultCodable var id: Int
      @DefaultCodable var paid: Bool
      @DefaultCodable var lines: [LenientLine]
      @LossyDictionary var ages: [String: Int]
    }
    struct SmartLine: SmartCodable {
      var sku = ""
      var quantity = 0
    }
    struct SmartOrder: SmartCodable {
      var id = 0
      var paid = false
      var lines: [SmartLine] = []
      @SmartCompact.Dictionary var ages: [String: Int] = [:]
    }
    typealias StrictModel = Order
    typealias DefaultModel = LenientOrder
    typealias SmartModel = SmartOrder
  }

  private static let json =
    #"{"id": 7, "paid": true, "lines": [{"sku": "a", "quantity": 1}, {"sku": "b", "quantity": 2}],"#
    + #" "ages": {"Ada": 36, "Bob": 1}, "other": 1}"#

  private static func experiment(_ bytes: [UInt8]) -> Experiment {
    Experiment(model: "Orders", sample: Orders.self, source: "order.json", bytes: bytes)
  }

  private static func plan(_ json: String = json) -> MatrixPlan {
    let experiment = experiment(Array(json.utf8))
    return MatrixPlan(
      of: experiment, experiment.run(), in: JSONDocument.parse(json), named: "order.json")
  }

  private static func row(_ path: String, _ matrix: Matrix) throws -> Int {
    try #require(matrix.fields.firstIndex { $0.path.description == path })
  }

  private static func marks(_ cell: MatrixCell?) -> String {
    guard let cell else { return "" }
    let marks = DecodingStyle.allCases.map { style in
      cell.marks[style].map { String($0.outcome.glyph) } ?? " "
    }
    return marks.joined() + (cell.losesSilently ? "!" : "")
  }

  @Test func `the first element and the first value of a dictionary stand for all`() {
    let fields = Self.plan().matrix.fields
    #expect(
      fields.map { String(repeating: "  ", count: $0.depth) + $0.name } == [
        "id", "paid", "lines", "  [0].sku", "  [0].quantity", "ages", "  .Ada",
      ])
  }

  /// What is written by hand, decoded alone.
  @Test(arguments: [
    ("$.id", Fault.missing, #""id": 7, "#, ""),
    ("$.id", .asString, "7", #""7""#),
    ("$.paid", .wrongType, "true", #""maybe""#),
    ("$.lines", .empty, #"[{"sku": "a", "quantity": 1}, {"sku": "b", "quantity": 2}]"#, "[]"),
    ("$.lines[0].quantity", .null, #""quantity": 1"#, #""quantity": null"#),
    ("$.ages.Ada", .fraction, "36", "36.5"),
    ("$.id", .misspelt, #""id""#, #""Id""#),
  ])
  func `a cell is what the copy decodes to alone`(
    _ path: String, _ fault: Fault, _ old: String, _ new: String
  ) throws {
    let plan = Self.plan()
    let matrix = try #require(plan.run())
    let row = try Self.row(path, matrix)
    let column = try #require(matrix.faults.firstIndex(of: fault))
    var copy = Self.json
    copy.replaceSubrange(try #require(copy.firstRange(of: old)), with: new)
    #expect(try #require(plan.copy(row: row, column: column)).bytes == Array(copy.utf8))
    let report = Self.experiment(Array(copy.utf8)).run()
    let cell = try #require(matrix.entry(row: row, column: column).cell)
    #expect(cell == MatrixCell(of: matrix.fields[row].path, in: report))
    for style in report.styles {
      let field = try #require(style.fields.last { $0.path == matrix.fields[row].path })
      let mark = try #require(cell.marks[style.style])
      #expect(mark.outcome == field.outcome && mark.losesSilently == field.silentLoss)
      #expect(mark.value == field.value ?? field.fallback?.value)
    }
  }

  @Test func `every cell is that of its copy, and all else of the copy is as it was`() throws {
    let plan = Self.plan()
    let matrix = try #require(plan.run())
    var cells = 0
    for row in 0..<matrix.rowCount {
      for column in 0..<matrix.columnCount {
        let copy = plan.copy(row: row, column: column)
        let cell = matrix.entry(row: row, column: column).cell
        #expect((copy == nil) == (cell == nil))
        guard let copy, let cell else { continue }
        cells += 1
        let report = Self.experiment(copy.bytes).run()
        #expect(cell == MatrixCell(of: matrix.fields[row].path, in: report))
        #expect(copy.bytes != Array(Self.json.utf8) && report.payload.foundationAccepts)
      }
    }
    #expect(cells == matrix.cellCount && cells > 40)
  }

  @Test func `totals count what threw and what was lost`() throws {
    let matrix = try #require(Self.plan().run())
    for style in DecodingStyle.allCases {
      let cells = (0..<matrix.rowCount).flatMap { row in
        (0..<matrix.columnCount).compactMap { matrix.entry(row: row, column: $0).cell }
      }
      let thrown = cells.count { $0.marks[style]?.outcome == .threw }
      let lost = cells.count { $0.marks[style]?.losesSilently ?? false }
      #expect(matrix.totals.thrown[style] ?? 0 == thrown)
      #expect(matrix.totals.lost[style] ?? 0 == lost)
      let columns = (0..<matrix.columnCount).map { matrix.totals(ofColumn: $0) }
      #expect(columns.reduce(0) { $0 + ($1.thrown[style] ?? 0) } == thrown)
      let rows = (0..<matrix.rowCount).map { matrix.totals(ofRow: $0) }
      #expect(rows.reduce(0) { $0 + ($1.lost[style] ?? 0) } == lost)
    }
    #expect(matrix.totals.thrown[.strict] ?? 0 > 20 && matrix.totals.lost[.smart] ?? 0 > 5)
  }

  @Test func `rows come one by one, and none once that was cancelled`() throws {
    let plan = Self.plan()
    var matrix = plan.matrix
    guard case .pending = matrix.entry(row: 0, column: 0) else {
      Issue.record("known before it was decoded")
      return
    }
    let cancellation = Cancellation()
    matrix.receive(try #require(plan.row(0, cancellation)), at: 0)
    #expect(matrix.knownRows == 1 && !matrix.isComplete)
    #expect(Self.marks(matrix.entry(row: 0, column: 0).cell) == "✗↺↺")
    cancellation.cancel()
    #expect(plan.row(1, cancellation) == nil && plan.run(cancellation) == nil)
  }

  @Test func `a payload in UTF-16 has the same cells`() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.json.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let experiment = Self.experiment(bytes)
    let plan = MatrixPlan(
      of: experiment, experiment.run(), in: JSONDocument.parse(bytes), named: "order.json")
    let (wide, plain) = (try #require(plan.run()), try #require(Self.plan().run()))
    #expect(wide.fields == plain.fields && wide.cellCount == plain.cellCount)
    #expect(wide.totals == plain.totals)
  }

  @Test func `turned over, fields of any payload have a column, in their order`() throws {
    var matrix = Matrix(of: ["one", "two", "none"])
    let payloads = [
      #"{"id": 1, "paid": true, "lines": [], "ages": {}}"#,
      #"{"id": "1", "paid": true, "lines": [{"sku": "a"}], "ages": {"Eve": 1}}"#, "{",
    ]
    for (place, json) in payloads.enumerated() {
      matrix.receive(.of(Self.experiment(Array(json.utf8)).run()), at: place)
    }
    #expect(
      matrix.fields.map(\.path.description) == [
        "$.id", "$.paid", "$.lines", "$.lines[0].sku", "$.lines[0].quantity", "$.ages",
        "$.ages.Eve",
      ])
    let lines = (0..<2).map { row in
      (0..<matrix.columnCount).map { Self.marks(matrix.entry(row: row, column: $0).cell) }
    }
    #expect(lines[0] == ["✓✓✓", "✓✓✓", "✓✓✓", "", "", "✓✓✓", ""])
    #expect(lines[1][0] == "✗↺~!" && lines[1][4] == "⋯↺↺")
    #expect(matrix.isRefused(row: 2) && !matrix.isRefused(row: 1))
    #expect(matrix.totals(ofColumn: 0).thrown == [.strict: 1])
  }

  @Test func `an array of scalars is broken at its first element`() throws {
    struct List {
      enum Numbers: Sample {
        typealias StrictModel = [Int]
        typealias DefaultModel = [Int]
        typealias SmartModel = [Int]
      }
    }
    let experiment = Experiment(
      model: "Numbers", sample: List.Numbers.self, source: "n.json", bytes: Array("[1, 2]".utf8))
    let plan = MatrixPlan(
      of: experiment, experiment.run(), in: JSONDocument.parse("[1, 2]"), named: "n.json")
    let matrix = try #require(plan.run())
    #expect(matrix.fields.map(\.name) == ["[0]"] && !matrix.faults.contains(.missing))
    #expect(Self.marks(matrix.entry(row: 0, column: 0).cell).hasPrefix("✗"))
  }
}
