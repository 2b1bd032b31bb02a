import DecodingStyles
import Foundation
import Testing

/// Each profile against what was measured of the library whose rules it has.
struct SmartMatrixTests {
  /// The rows of one type in one file.
  struct Section: CustomTestStringConvertible {
    var profile: SmartProfile
    var type: String
    var rows: [MatrixTable.Row]
    var testDescription: String { "\(type) by profile \(profile)" }
  }

  private static func sections(_ profile: SmartProfile, _ file: String) -> [Section] {
    let table = try? MatrixTable(file)
    return (table?.types ?? []).map { Section(profile: profile, type: $0.name, rows: $0.rows) }
  }

  static let measured =
    sections(.six, "profile-6.tsv") + sections(.two, "profile-2.tsv")

  @Test(arguments: measured)
  func `a type has the measured rows, or listed ones`(_ section: Section) throws {
    let subject = try #require(MatrixSubject.named(section.type))
    for row in section.rows {
      let expected = row.cells.map { cell in
        Self.difference(section, row.json, cell)?.ours ?? Self.here(cell, row.json)
      }
      let cells = zip(subject.cells(row.json, section.profile), expected).map { ours, expected in
        // The measurement doesn't say whether these were converted.
        expected.hasPrefix(": ") && "=~".contains(ours.prefix(1)) ? ":" + ours.dropFirst() : ours
      }
      #expect(cells == expected, "\(section.type) from \(row.json)")
    }
  }

  @Test func `all measured rows are there`() {
    let counts = [SmartProfile.six, .two].map { profile in
      Self.measured.filter { $0.profile == profile }.flatMap(\.rows).map(\.cells.count)
        .reduce(0, +)
    }
    #expect(counts == [6480, 5535])
    #expect(Self.measured.filter { MatrixSubject.named($0.type) == nil }.map(\.type) == [])
  }

  @Test func `every listed difference is one`() {
    for difference in MatrixDifference.all {
      let explained = Self.measured.flatMap { section in
        section.rows.flatMap { row in
          row.cells.filter { difference.explains(section.type, row.json, $0) }
        }
      }
      #expect(!explained.isEmpty && difference.ours != difference.measured, "\(difference)")
    }
  }

  /// The rows of `concluded-6.tsv`: the rules, not measured, for further values. Its section `*` has
  /// all the values; those that a type's section hasn't are refused by the type.
  static let concluded: [Section] = {
    let sections = Self.sections(.six, "concluded-6.tsv")
    return sections.dropFirst().map { section in
      let accepted = Dictionary(
        section.rows.map { ($0.json, $0.cells) }, uniquingKeysWith: { first, _ in first })
      let rows = sections[0].rows.map { row in
        MatrixTable.Row(json: row.json, cells: accepted[row.json] ?? ["refused"])
      }
      return Section(profile: .six, type: section.type, rows: rows)
    }
  }()

  @Test(arguments: concluded)
  func `a type follows its rule for other values too`(_ section: Section) throws {
    let subject = try #require(MatrixSubject.named(section.type))
    for row in section.rows {
      let cell = try #require(row.cells.first)
      let cells = subject.cells(row.json, .six)
      let refused = cells.count == 3 ? ["initial", "nil", "initial"] : ["initial"]
      let expected = cell == "refused" ? refused : cells.map { _ in Self.here(cell, row.json) }
      #expect(cells == expected, "\(section.type) from \(row.json)")
    }
  }

  /// Where Foundation's value is another one.
  static let otherwiseStrict = [
    "Date": "Without a strategy, smart dates count from 1970, and Foundation's from 2001."
  ]

  @Test(arguments: measured.filter { !$0.type.hasPrefix("@") })
  func `what Foundation reads is read, to the same value`(_ section: Section) throws {
    let subject = try #require(MatrixSubject.named(section.type))
    guard section.profile == .two || Self.otherwiseStrict[section.type] == nil else { return }
    let values = section.rows.map(\.json) + (Self.concluded.first?.rows.map(\.json) ?? [])
    for json in values {
      guard let strict = subject.strict(json) else { continue }
      let smart = try #require(subject.cells(json, section.profile).first)
      #expect(["= \(strict)", "~ \(strict)"].contains(smart), "\(section.type) from \(json)")
    }
  }

  private static func difference(
    _ section: Section, _ json: String, _ cell: String
  ) -> MatrixDifference? {
    MatrixDifference.all.first { $0.explains(section.type, json, cell) }
  }

  /// The tables are in UTC; a date without a zone is one of the zone in which the test runs.
  private static func here(_ cell: String, _ json: String) -> String {
    let isZoneless = json.wholeMatch(
      of: #/"\d{2,4}[-\/]\d\d[-\/]\d{2,4}([ T]\d\d:\d\d(:\d\d)?)?"/#)
    guard isZoneless != nil, ["~ Date(", ": Date("].contains(cell.prefix(7)),
      let range = cell.firstRange(of: #/[\d.]+/#), let seconds = Double(cell[range])
    else { return cell }
    let date = Date(timeIntervalSince1970: seconds)
    let offset = TimeZone.current.secondsFromGMT(for: date)
    return cell.replacingCharacters(in: range, with: "\(seconds - Double(offset))")
  }
}
