import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import TestSupport
import Testing
import Workbench

/// Counting elements without holding their calls must change no count.
@Suite struct ElementDigestTests {
  private struct Row: Codable {
    @DefaultCodable var id: Int
    @DefaultCodable var tags: [String]
    var note: String?
  }

  private struct Table: Codable {
    @DefaultArray var rows: [Row]
    var last: Int?
  }

  /// Rows of which every one may have a fault, an unknown key and a double one.
  private func json(rows: Int, seed: Int, endsBadly: Bool) -> String {
    let list = (0..<rows).map { row in
      let mix = (row &* 31 &+ seed) % 11
      let id = mix == 3 ? "\"x\"" : mix == 5 ? "1.5" : "\(row)"
      let tags = mix == 4 ? "[\"a\", 7]" : "[\"a\", \"b\"]"
      let extra = mix == 6 ? ", \"other\": 1" : mix == 7 ? ", \"id\": 9" : ""
      let note = mix == 8 ? ", \"note\": null" : mix == 9 ? ", \"note\": \"n\"" : ""
      return "{\"id\": \(id), \"tags\": \(tags)\(note)\(extra)}"
    }
    let bad = endsBadly ? ", {\"note\": 1}" : ""
    return "{\"rows\": [\(list.joined(separator: ", "))\(bad)], \"last\": 1}"
  }

  private enum Access: Codable {
    case admin, unknown
    init(from decoder: any Decoder) throws {
      let name = try decoder.singleValueContainer().decode(String.self)
      self = name == "admin" ? .admin : .unknown
    }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Door: Codable { var access: Access }

  @Test(arguments: CaseSelection.tenth(of: DecodingStyle.allCases, least: 1))
  func `a case that stands in is counted wherever it is`(style: DecodingStyle) {
    let rows = (0..<3000).map { #"{"access": "\#($0 % 3 == 0 ? "owner" : "admin")"}"# }
    let report = run(Root<[Door]>.self, "[" + rows.joined(separator: ", ") + "]", [style])
    #expect(report[style]?.summary[.default] == 1000)
    #expect(report[style]?.summary.silentLoss == 1000)
    #expect(report[style]?.summary[.asSent] == 2000)
  }

  @Test(arguments: CaseSelection.tenth(of: [(0, false), (1, false), (2, true), (3, true)]))
  func `counts are those of a report that holds all calls`(seed: Int, endsBadly: Bool) throws {
    let text = json(rows: 60, seed: seed, endsBadly: endsBadly)
    try DigestedReport.expectAllCounts { try style(Table.self, of: text, $0) }
  }

  /// Arrays of arrays, elements with more calls than a batch holds, rows that failed.
  @Test(arguments: CaseSelection.isWhole ? [600, 3000] : [600])
  func `another thread counts what the decode would have counted`(rows: Int) throws {
    let wide = "[" + (0..<700).map { "\"t\($0)\"" }.joined(separator: ", ") + "]"
    let list = (0..<rows).map { row in
      row % 250 == 249
        ? #"{"id": \#(row), "tags": \#(wide)}"#
        : #"{"id": \#(row % 3 == 0 ? "null" : "\(row)"), "tags": ["a"], "other\#(row % 9)": 1}"#
    }
    let text = #"{"rows": [\#(list.joined(separator: ", "))], "last": "x"}"#
    for elements in [0, 40, 10_000] {
      var kept = DigestedReport.Kept(elements: elements, faults: 3, fields: 200, unknown: 0)
      let alone = try style(Table.self, of: text, kept)
      kept.countsBeside = true
      let beside = try style(Table.self, of: text, kept)
      #expect(lines(beside) == lines(alone))
      #expect(beside.summary == alone.summary && beside.omittedFields == alone.omittedFields)
      #expect(
        beside.summary[.default] == (0..<rows).count { $0 % 3 == 0 && $0 % 250 != 249 })
    }
  }

  private struct Level: Decodable {
    @HardModels.Clamped var volume: Int
    var name: String
    private enum CodingKeys: CodingKey { case volume, name }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _volume = try container.decode(HardModels.Clamped.self, forKey: .volume)
      name = String(try container.decode(String.self, forKey: .name).prefix(5))
    }
  }

  private struct Levels: Decodable { var rows: [Level] }

  @Test func `values that models change are counted as such`() throws {
    let rows = (0..<60).map { row in
      let (volume, name) = (row % 7 == 3 ? 250 : 50, row % 5 == 2 ? "Beethoven" : "Bach")
      return "{\"volume\": \(volume), \"name\": \"\(name)\"}"
    }
    let text = "{\"rows\": [\(rows.joined(separator: ", "))]}"
    try DigestedReport.expectAllCounts { try style(Levels.self, of: text, $0) }
    let levels = try JSONDecoder().decode(Levels.self, from: Data(text.utf8)).rows
    let changed =
      levels.count { $0.volume == 100 } + levels.count { $0.name == "Beeth" }
    let summary = try style(Levels.self, of: text, .init(elements: 0, faults: 0)).summary
    #expect(summary[.converted] == changed && summary.silentLoss == changed && changed > 12)
  }

  private struct Skip: Decodable {}

  private struct Tried<Value: Decodable>: Decodable {
    let result: Result<Value, any Error>
    init(from decoder: any Decoder) { result = Result { try Value(from: decoder) } }
  }

  private struct Item: Decodable, Hashable {
    var id: Int
    var name: String?
    var parts: [Int]
  }

  @propertyWrapper private struct Skipping<Value: Decodable>: Decodable {
    var wrappedValue: [Value] = []
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        do {
          wrappedValue.append(try list.decode(Value.self))
        } catch {
          _ = try list.decode(Skip.self)
        }
      }
    }
  }

  @propertyWrapper private struct Known<Value: Decodable>: Decodable {
    var wrappedValue: [Value] = []
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        if case .success(let value) = try list.decode(Tried<Value>.self).result {
          wrappedValue.append(value)
        }
      }
    }
  }

  @propertyWrapper private struct Distinct<Value: Decodable & Hashable>: Decodable {
    var wrappedValue: Set<Value>
    init(from decoder: any Decoder) throws { wrappedValue = Set(try [Value](from: decoder)) }
  }

  private struct Lists: Decodable {
    @Skipping var skipping: [Item]
    @Known var known: [Item]
    @Distinct var distinct: Set<Item>
    let even: [Item]
    let tried: [Item]
    let nested: [[Item]]
    private enum CodingKeys: CodingKey { case skipping, known, distinct, even, tried, nested }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      _skipping = try keys.decode(Skipping<Item>.self, forKey: .skipping)
      _known = try keys.decode(Known<Item>.self, forKey: .known)
      _distinct = try keys.decode(Distinct<Item>.self, forKey: .distinct)
      even = try keys.decode([Item].self, forKey: .even).filter { $0.id.isMultiple(of: 2) }
      tried = try keys.decode([Tried<Item>].self, forKey: .tried).compactMap {
        try? $0.result.get()
      }
      nested = try keys.decode([Skipping<Item>].self, forKey: .nested).map(\.wrappedValue)
    }
  }

  @Test func `what own code leaves out of lists is counted as such`() throws {
    func list(_ count: Int = 40, _ item: (Int) -> String) -> String {
      "[" + (0..<count).map(item).joined(separator: ", ") + "]"
    }
    func good(_ place: Int) -> String {
      #"{"id": \#(place), "name": \#(place % 3 == 0 ? "null" : "\"n\""), "parts": [1, 2]}"#
    }
    func mixed(_ place: Int) -> String {
      switch place % 5 {
      case 2: #"{"id": "x", "parts": []}"#
      case 4: #"{"id": 7, "parts": [1, "y"], "more": 1}"#
      default: good(place)
      }
    }
    let text = """
      {"skipping": \(list(40, mixed)), "known": \(list(40, mixed)), "even": \(list(40, good)),
       "distinct": \(list(40) { good($0 / 2) }), "tried": \(list(40, mixed)),
       "nested": \(list(9) { list($0 + 3, mixed) })}
      """
    try DigestedReport.expectAllCounts { try style(Lists.self, of: text, $0) }
    let summary = try style(Lists.self, of: text, .init(elements: 0, faults: 0)).summary
    let nested = (0..<9).map { (0..<$0 + 3).count { $0 % 5 == 2 || $0 % 5 == 4 } }.reduce(0, +)
    #expect(summary[.dropped] == 3 * 16 + 20 + 20 + nested)
  }

  private func style<Model: Decodable>(
    _ type: Model.Type, of text: String, _ kept: DigestedReport.Kept?
  ) throws -> StyleReport {
    try DigestedReport.withWorker(keeping: kept) { worker in
      try style(type, of: text, kept, countedBy: worker)
    }
  }

  private func style<Model: Decodable>(
    _ type: Model.Type, of text: String, _ kept: DigestedReport.Kept?,
    countedBy worker: DigestWorker?
  ) throws -> StyleReport {
    let document = JSONDocument.parse(text)
    let digester = DigestedReport.digester(of: document, keeping: kept, worker: worker)
    let context = TraceContext(
      document: document, keys: .none, digester: digester)
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(TraceContext.userInfoKey)] = context
    let result = Result<Any, any Error> {
      try decoder.decode(TracedRoot<Model>.self, from: Data(text.utf8)).value
    }
    return StyleReport(
      style: .default, type: .named("Table"),
      run: StyleReport.Run(
        recorder: context.recorder, result: result.map { LazyText(of: $0) }, microseconds: 0),
      document: document)
  }
}
