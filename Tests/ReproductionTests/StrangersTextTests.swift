import DecodingReport
import Foundation
import JSONSource
import Reproduction
import Testing
import Workbench

/// What a stranger's text may not do in what is exported: run, end a literal or a comment, be markup.
@Suite struct StrangersTextTests {
  private enum Named: Sample {
    struct Root: Codable { var names: [String: Int] }
    typealias StrictModel = Root
    typealias DefaultModel = Root
    typealias SmartModel = Root
  }

  private static let texts = [
    ##"\#(fatalError())"##, ###"\##(fatalError())"###, "\"\"\"#", "\"\"\"##.utf8)",
    "a\rfatalError()",
    "a\nfatalError()", "a\u{2028}fatalError()", "</style><script>alert(1)</script>",
    "--></pre><img src=x onerror=alert(1)>", "![x](http://example.org/x.png)", "````",
    "| a | b |", "@somebody", "\u{1B}]0;x\u{7}", "\u{202E}txt", "`*_~#", "$(reboot)", "\u{0}",
  ]

  private static func reproduction(of text: String, isKey: Bool) throws -> Reproduction {
    let quoted = OrderedJSON.string(text).line
    let json = isKey ? #"{"names": {\#(quoted): "x"}}"# : #"{"names": {"a": \#(quoted)}}"#
    let experiment = Experiment(
      model: "Named", sample: Named.self, source: text, bytes: Array(json.utf8))
    let report = experiment.run()
    return try Reproduction.make(
      of: experiment, report,
      model: WrittenModel(
        strict: WrittenModel.Version(text: "struct Root: Codable { var names: [String: Int] }\n")),
      style: .strict, symptom: Symptom.find(in: report, .strict),
      Reproduction.Choices(isWhole: true, keepsValues: true)
    ) { _ in true }
  }

  @Test(arguments: texts, [true, false])
  func `no text leaves its literal, its comment, its cell`(_ text: String, _ isKey: Bool) throws {
    let made = try Self.reproduction(of: text, isKey: isKey)
    let appearance = TextAppearance(isUTF8: true) { $0.count }
    for file in [SwiftFile(made).text, TestFile(made).text] { try Self.check(file) }
    let ticket = Ticket(made, appearance: appearance).text
    Self.check(ticket: ticket)
    let explainer = Explainer(made.report, isForMany: true) { _ in nil }
    let page = Page(made, appearance: appearance, explain: explainer.explanation).text
    #expect(page.components(separatedBy: "<").count == Self.tags(page) + 1, "\(page)")
    for mark in ["<script", "<img", "</style><", "javascript:"] {
      #expect(!page.lowercased().contains(mark))
    }
    for output in [ticket, page, SwiftFile(made).text] {
      #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }
  }

  @Test(arguments: ["\u{202E}txt", "\u{9B}31m", "a\u{2066}b", "\u{E0041}", "\u{FEFF}x"])
  func `what hides in a payload as it is written isn't in a file that is read`(
    _ text: String
  ) throws {
    let json = "{\"names\": {\"\(text)\": \"x\"}}"
    let experiment = Experiment(
      model: "Named", sample: Named.self, source: "p.json", bytes: Array(json.utf8))
    let report = experiment.run()
    let made = try Reproduction.make(
      of: experiment, report,
      model: WrittenModel(
        strict: WrittenModel.Version(text: "struct Root: Codable {}\n")),
      style: .strict, symptom: Symptom.find(in: report, .strict),
      Reproduction.Choices(isWhole: true, keepsValues: true)
    ) { _ in true }
    for file in [SwiftFile(made).text, TestFile(made).text] {
      #expect(!file.unicodeScalars.contains { text.unicodeScalars.contains($0) && $0.value > 0x7F })
      let quoted = try #require(file.firstMatch(of: /Data\(base64Encoded: "([^"]+)"\)!/))
      #expect(Data(base64Encoded: String(quoted.1)) == Data(json.utf8))
    }
  }

  /// The literal is closed once, by its own end, and nothing in it is interpolated; what stands before the
  /// imports is comments.
  private static func check(_ file: String) throws {
    let head = file.components(separatedBy: "import Foundation")[0]
    for line in head.split(separator: "\n") { #expect(line.hasPrefix("// "), "\(line)") }
    let opening = try #require(file.range(of: "Data("))
    let rest = file[opening.upperBound...]
    let marks = String(rest.prefix { $0 == "#" })
    try #require(!marks.isEmpty && rest.dropFirst(marks.count).hasPrefix("\"\"\"\n"))
    let body = rest.dropFirst(marks.count + 4)
    let end = try #require(body.range(of: "\"\"\"\(marks)"))
    #expect(body[end.lowerBound...].hasPrefix("\"\"\"\(marks).utf8)\n"))
    #expect(!body[..<end.lowerBound].contains("\\\(marks)("))
    let behind = body[end.upperBound...].split(separator: "\n").dropFirst()
    for line in behind where line.contains("fatalError") && !line.hasPrefix("// ") {
      // A test's name is a raw identifier.
      #expect(line.hasPrefix("@Test func `") && line.count { $0 == "`" } == 2, "\(line)")
    }
  }

  /// Outside of fences and code spans nothing is a link, an image or a mention.
  private static func check(ticket: String) {
    var fence: Substring?
    for line in ticket.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if ticks == open, line == open { fence = nil }
        continue
      }
      if ticks.count >= 3, !line.dropFirst(ticks.count).contains("`") {
        fence = ticks
        continue
      }
      var plain = ""
      var rest = line[...]
      while let tick = rest.firstIndex(of: "`") {
        plain += rest[..<tick]
        let marks = rest[tick...].prefix { $0 == "`" }
        if plain.hasSuffix("\\") {
          rest = rest[tick...].dropFirst()
          continue
        }
        let inner = rest[tick...].dropFirst(marks.count)
        guard let close = inner.range(of: marks) else { break }
        rest = inner[close.upperBound...]
      }
      plain += rest
      for mark in ["](", "![", "@somebody", "://", "<script", "<img"] {
        #expect(!plain.replacing(/\\[\]<]/, with: "").contains(mark), "\(mark) in \(line)")
      }
    }
    #expect(fence == nil)
  }

  /// How many tags of the page's own there are.
  private static func tags(_ page: String) -> Int {
    page.matches(
      of:
        /<(!DOCTYPE html|\/?(html|head|meta|title|style|body|main|h1|h2|pre|p|code|div|table|thead|tbody|tr|th|td|span|details|summary|ul|li|wbr))( [^<>]*)?>/
    ).count
  }
}
