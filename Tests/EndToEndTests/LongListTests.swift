import EverydayModels
import Foundation
import TestSupport
import Testing

/// Lists that are too long for all of their elements to be listed: what is counted is in proportion to
/// what a short one with the same pattern shows.
@Suite struct LongListTests {
  /// A property of `Model`, and the element that stands in a place of its list.
  struct Pattern: CustomTestStringConvertible, Sendable {
    let property: String
    let element: @Sendable (Int) -> String
    var testDescription: String { property }
  }

  private static let patterns = [
    Pattern(property: "rows", element: good), Pattern(property: "skipping", element: number),
    Pattern(property: "skippingRows", element: row), Pattern(property: "tried", element: number),
    Pattern(property: "triedRows", element: row), Pattern(property: "told", element: number),
    Pattern(property: "toldRows", element: row), Pattern(property: "distinct", element: number),
    Pattern(property: "clean") { "\($0)" }, Pattern(property: "kept") { "\($0)" },
    Pattern(property: "even") { "\($0)" }, Pattern(property: "evenRows", element: good),
    Pattern(property: "looped", element: row), Pattern(property: "known", element: row),
    Pattern(property: "own", element: row),
  ]

  private static func good(_ place: Int) -> String { #"{"id": \#(place), "name": "n"}"# }

  private static func row(_ place: Int) -> String {
    place % 4 == 3 ? #"{"name": "n", "id": "x"}"# : good(place)
  }

  private static func number(_ place: Int) -> String {
    place % 4 == 3 ? #""x""# : place % 20 == 6 ? "null" : "\(place)"
  }

  @Test func `what a long list's elements become is counted as a short one's`() throws {
    let patterns = CaseSelection.tenth(of: Self.patterns, least: 2)
    let payloads = patterns.flatMap { pattern in
      [40, 1200].map { Self.payload([pattern.property: (0..<$0).map(pattern.element)]) }
    }
    let styles = try Self.styles(of: payloads + [Self.payload([:])])
    let empty = try #require(styles.last)
    for (place, pattern) in patterns.enumerated() {
      let (short, long) = (styles[2 * place], styles[2 * place + 1])
      for (name, count) in short.summary where name != "unknownKeys" {
        let around = empty.summary[name, default: 0] - (name == "as-sent" ? 1 : 0)
        #expect(
          long.summary[name] == 30 * (count - around) + around, "\(name) of \(pattern.property)")
      }
      #expect(long.outcome(of: pattern.property) == short.outcome(of: pattern.property))
    }
  }

  @Test func `a list behind a long one is told as the first`() throws {
    let rows = (0..<4000).map(Self.good)
    let tail = ["1", #""2""#]
    let styles = try Self.styles(of: [
      Self.payload(["skipping": tail]), Self.payload(["rows": rows, "skipping": tail]),
    ])
    #expect(styles[0].outcome(of: "skipping") == "converted bad-element")
    #expect(styles[1].outcome(of: "skipping") == "converted bad-element")
    #expect(styles[1].summary["dropped"] == 1)
    #expect(styles[1].summary["default"] == 0)
    #expect(styles[1].summary["as-sent"] == styles[0].summary["as-sent"].map { $0 + 7999 })
  }

  private static func payload(_ lists: [String: [String]]) -> String {
    let members = patterns.map { pattern in
      "\"\(pattern.property)\": [\(lists[pattern.property, default: []].joined(separator: ", "))]"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// What the program's JSON says of a strict decode.
  private struct StyleLine {
    var summary: [String: Int] = [:]
    var outcomes: [String: String] = [:]

    func outcome(of property: String) -> String? { outcomes["$.\(property)"] }
  }

  private static func styles(of payloads: [String]) throws -> [StyleLine] {
    let folder = try TemporaryFolder()
    try Data(model.utf8).write(to: folder.url.appending(path: "m.swift"))
    let names = payloads.indices.map { "p\($0).json" }
    for (name, payload) in zip(names, payloads) {
      try Data(payload.utf8).write(to: folder.url.appending(path: name))
    }
    let run = try BuiltProgram.run(
      ["decode", "m.swift"] + names
        + ["--type", "Model", "--style", "strict", "--format", "json", "--time-limit", "60"],
      input: .nothing,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        "HOME": folder.url.path,
      ], in: folder.url)
    return try run.output.split(separator: "\n").map { line in
      let report = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let style = (report?["styles"] as? [[String: Any]])?.first
      var read = StyleLine()
      for (name, count) in style?["summary"] as? [String: Any] ?? [:] {
        read.summary[name] = count as? Int
      }
      for field in style?["fields"] as? [[String: Any]] ?? [] {
        guard let path = field["path"] as? String else { continue }
        let words = [field["outcome"], field["reason"]].compactMap { $0 as? String }
        read.outcomes[path] = words.joined(separator: " ")
      }
      return read
    }
  }

  private static let model =
    ReportedList.source + #"""
      struct Skip: Decodable {}
      struct Failable<T: Decodable>: Decodable {
        let value: T?
        init(from decoder: any Decoder) throws {
          value = try? decoder.singleValueContainer().decode(T.self)
        }
      }
      struct Row: Decodable { var id: Int; var name: String }
      @propertyWrapper struct Skipping<T: Decodable>: Decodable {
        var wrappedValue: [T] = []
        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          while !list.isAtEnd {
            do {
              wrappedValue.append(try list.decode(T.self))
            } catch {
              _ = try list.decode(Skip.self)
            }
          }
        }
      }
      @propertyWrapper struct Trying<T: Decodable>: Decodable {
        var wrappedValue: [T]
        init(from decoder: any Decoder) throws {
          wrappedValue = try decoder.singleValueContainer().decode([Failable<T>].self)
            .compactMap(\.value)
        }
      }
      @propertyWrapper struct Distinct<T: Decodable & Hashable>: Decodable {
        var wrappedValue: Set<T> = []
        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          while !list.isAtEnd {
            if let value = try list.decode(Failable<T>.self).value { wrappedValue.insert(value) }
          }
        }
      }
      @propertyWrapper struct Kept<T: Decodable>: Decodable {
        var wrappedValue: [T]
        init(from decoder: any Decoder) throws { wrappedValue = (try? [T](from: decoder)) ?? [] }
      }
      @propertyWrapper struct Even: Decodable {
        var wrappedValue: [Int]
        init(from decoder: any Decoder) throws {
          wrappedValue = try [Int](from: decoder).filter { $0.isMultiple(of: 2) }
        }
      }
      @propertyWrapper struct Own<T: Decodable>: Decodable {
        var wrappedValue: [T] = []
        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          while !list.isAtEnd {
            let element = try list.superDecoder()
            if let value = try? T(from: element) { wrappedValue.append(value) }
          }
        }
      }
      struct Model: Decodable {
        let rows: [Row]
        @Skipping var skipping: [Int]
        @Skipping var skippingRows: [Row]
        @Trying var tried: [Int]
        @Trying var triedRows: [Row]
        @Reported var told: [Int]
        @Reported var toldRows: [Row]
        @Distinct var distinct: Set<Int>
        @Skipping var clean: [Int]
        @Kept var kept: [Int]
        @Even var even: [Int]
        let evenRows: [Row]
        let looped: [Row]
        let known: [Row]
        @Own var own: [Row]
        enum CodingKeys: CodingKey {
          case rows, skipping, skippingRows, tried, triedRows, told, toldRows, distinct, clean, kept
          case even, evenRows, looped, known, own
        }
        init(from decoder: any Decoder) throws {
          let keys = try decoder.container(keyedBy: CodingKeys.self)
          rows = try keys.decode([Row].self, forKey: .rows)
          _skipping = try keys.decode(Skipping<Int>.self, forKey: .skipping)
          _skippingRows = try keys.decode(Skipping<Row>.self, forKey: .skippingRows)
          _tried = try keys.decode(Trying<Int>.self, forKey: .tried)
          _triedRows = try keys.decode(Trying<Row>.self, forKey: .triedRows)
          _told = try keys.decode(Reported<Int>.self, forKey: .told)
          _toldRows = try keys.decode(Reported<Row>.self, forKey: .toldRows)
          _distinct = try keys.decode(Distinct<Int>.self, forKey: .distinct)
          _clean = try keys.decode(Skipping<Int>.self, forKey: .clean)
          _kept = try keys.decode(Kept<Int>.self, forKey: .kept)
          _even = try keys.decode(Even.self, forKey: .even)
          evenRows = try keys.decode([Row].self, forKey: .evenRows).filter { $0.id.isMultiple(of: 2) }
          var list = try keys.nestedUnkeyedContainer(forKey: .looped)
          var looped: [Row] = []
          while !list.isAtEnd {
            if let row = try? list.decode(Row.self) {
              looped.append(row)
            } else {
              _ = try list.decode(Skip.self)
            }
          }
          self.looped = looped
          known = try keys.decode([Failable<Row>].self, forKey: .known).compactMap(\.value)
          _own = try keys.decode(Own<Row>.self, forKey: .own)
        }
      }
      """#
}
