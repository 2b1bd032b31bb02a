import DecodingReport
import JSONSource
import Testing
import Workbench

/// Texts on which Foundation's decoder would end the process.
@Suite struct FoundationTrapTests {
  @Test func `a JSON5 text that traps Foundation is a refused one`() {
    var options = DecodingOptions()
    options.json5 = true
    let bytes = Array("{\"id\": 1, ".utf8) + [0xFD] + Array("age: 2}".utf8)
    let report = Experiment(
      model: "Users", sample: Users.self, source: "trap.json", bytes: bytes, options: options
    ).run()
    #expect(!report.payload.foundationAccepts)
    #expect(report.payload.error?.position == JSONPosition(line: 1, column: 11))
    #expect(report.styles.map { $0.threw } == [true, true, true])
  }
}
