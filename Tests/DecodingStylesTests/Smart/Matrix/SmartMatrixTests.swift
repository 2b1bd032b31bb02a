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

  @Test(arguments: measured.filter { MatrixDifference.absent[$0.type] == nil })
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
    #expect(
      Self.measured.filter { MatrixSubject.named($0.type) == nil }.map(\.type)
        == MatrixDifference.absent.keys.sorted())
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

  private static func difference(
    _ section: Section, _ json: String, _ cell: String
  ) -> MatrixDifference? {
    MatrixDifference.all.first { $0.explains(section.type, json, cell) }
  }

  /// The table was measured in UTC; a day without a zone is one of the zone in which the test runs.
  private static func here(_ cell: String, _ json: String) -> String {
    guard json == #""2024-01-02""#, let measured = cell.firstRange(of: "1704153600.0") else {
      return cell
    }
    let day = DateComponents(year: 2024, month: 1, day: 2)
    let date = Calendar(identifier: .gregorian).date(from: day)
    return cell.replacingCharacters(
      in: measured, with: "\(date?.timeIntervalSince1970 ?? .nan)")
  }
}
