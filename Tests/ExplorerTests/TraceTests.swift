import DecodingReport
import Explorer
import Foundation
import Samples
import TerminalCanvas
import Testing
import Workbench

/// The calls behind the why, of the program's own samples.
struct TraceTests {
  @Test func `Enter goes from the result to the why, and from there to the trace`() throws {
    var session = Session.started()
    try session.press("<Down><Enter>")
    #expect(session.request == nil)
    try session.press("<Enter>")
    #expect(session.request?.traces.keepsCalls == true)
  }

  private func session(_ columns: Int, _ name: String = "User") throws -> Session {
    let all = SampleCatalogue.all
    let sample = try #require(all.firstIndex { $0.name == name })
    var session = Session(columns, 60, samples: all, opening: Opening(sample: sample))
    session.settle()
    return session
  }

  /// The why's lines from the trace on.
  private func trace(_ session: Session, left: Int) -> [String] {
    let rows = session.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.dropFirst(left)) }
    guard let start = rows.firstIndex(where: { $0.contains("    trace   ") }) else { return [] }
    return rows[(start + 1)...].prefix { $0.hasPrefix("    ") }.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `t shows what each style asked for at the field, and Enter in the why hides it`()
    throws
  {
    var session = try session(160)
    #expect(session.request?.traces.keepsCalls != true)
    try session.press("/age<Enter>t")
    session.settle()
    try session.press("<F8>z")
    let lines = trace(session, left: 0)
    #expect(
      lines == [
        "    STRICT  5  decode(Int)  ✗ Expected to decode Int but found a string instead.",
        "    DEFAULT  9  decodeIfPresent(DefaultCodable<Int>)  0",
        "            10    singleValueContainer",
        "            11    decode(Int)  ✗ Expected to decode Int but found a string instead. "
          + "(swallowed by DefaultCodable<Int>)",
        "    SMART    5  decode(Int)  ~ 42",
        "    its log age: Int <- \"42\" => 42   converted (wrong-type)",
      ])
    try session.press("<Enter>")
    #expect(trace(session, left: 0).isEmpty)
    // What is known is not asked for again.
    try session.press("<Enter>")
    #expect(session.request == nil && trace(session, left: 0).count == 6)
  }

  @Test func `edits keep the trace up to date, and elements stand beneath their array`() throws {
    var session = try session(160)
    try session.press("/tags<Enter>t")
    session.settle()
    try session.press("<F8>z")
    #expect(
      trace(session, left: 0).contains { $0.hasSuffix("  decode(String)  $.tags[1]  ~ \"7\"") })
    try session.press("z<F4>")
    try session.press("<C-r>")
    try session.press("<C-End><Enter>")
    #expect(session.request?.traces.keepsCalls == true)
  }

  @Test func `a field that no style asked for has no call`() throws {
    var session = try session(160)
    try session.press("G")
    try session.press("t")
    session.settle()
    try session.press("<F8>z")
    #expect(
      trace(session, left: 0) == [
        "    STRICT  no call", "    DEFAULT no call", "    SMART   no call",
      ])
  }
}
