import Foundation
import Testing

/// JSON Lines are decoded line by line.
struct JSONLinesDecodeTests {
  private static let lines = "{\"id\": 1}\n\n{\"id\": \"x\"}\r\n"

  private static func run(
    _ words: [String], _ text: String = lines, input: BuiltProgram.Input = .nothing
  ) throws -> BuiltProgram.Run {
    try OwnModelTests.run(
      ["decode", "M.swift"] + words,
      ["M.swift": "struct M: Codable { var id: Int }", "d.jsonl": text], input: input)
  }

  @Test func `each line has a report, with the file's own places`() throws {
    let run = try Self.run(["d.jsonl", "--style", "strict"])
    #expect(run.status == 1)
    #expect(
      run.output == """
        M · d.jsonl:1 · 9 bytes

        FIELD  JSON  STRICT
        $.id   1     ✓ 1

        strict  decoded  1 as sent
        M · d.jsonl:3 · 11 bytes

        d.jsonl:3:8: error: expected Int for 'id', found the string "x"
          3 | {"id": "x"}
            |        ^^^

        FIELD  JSON  STRICT
        $.id   "x"   ✗ wrong-type

        strict  threw    1 threw

        ✗ threw

        """)
  }

  @Test func `JSON has one report a line, from standard input too`() throws {
    let run = try Self.run(
      ["-", "--style", "strict", "--format", "json"], input: .bytes(Array(Self.lines.utf8)))
    let reports = run.output.split(separator: "\n")
    #expect(reports.count == 2)
    #expect(reports[1].contains(#""payload":{"source":"-","line":3,"bytes":11,"#))
    #expect(reports[1].contains(#""line":3,"column":8,"wanted":"Int""#))
    #expect(reports.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test func `a line that is no JSON makes the whole no JSON Lines`() throws {
    let run = try Self.run(["d.jsonl", "--style", "strict"], "{\"id\": 1}\n{\"id\": \n")
    #expect(run.status == 65)
    #expect(run.output.contains("d.jsonl:2:1: error: "))
  }
}
