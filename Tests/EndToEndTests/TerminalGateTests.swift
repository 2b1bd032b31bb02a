import Foundation
import Testing

/// Every scalar that a terminal must not be sent, through every way out of the command line.
@Suite(.timeLimit(.minutes(5)))
struct TerminalGateTests {
  /// Texts short enough to be shown whole in a table's column, beginning with a letter.
  private static let texts = HiddenScalars.texts(ofBytes: 80).map { "k" + $0 }
  /// Names that a file may have.
  private static let names = HiddenScalars.texts(
    ofBytes: 240, of: HiddenScalars.all.filter { $0 != "\0" })
  /// As `names`, without what stands for thousands of its kind.
  private static let fewNames = HiddenScalars.texts(
    ofBytes: 240, of: HiddenScalars.all.filter { $0.value > 0 && $0.value < 0x3000 })

  /// Every text as a key and as a value.
  private static let payload: String = {
    let members = texts.map { "\(HiddenScalars.json($0)): 1" }
    let tags = texts.map(HiddenScalars.json).joined(separator: ", ")
    return "{\(members.joined(separator: ",\n")),\n\"id\": \(HiddenScalars.json(texts[0])),"
      + "\n\"tags\": [\(tags)]}"
  }()

  private func check(
    _ run: BuiltProgram.Run, status: Int32, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, sourceLocation: location)
    #expect(HiddenScalars.raw(in: run.output) == [], sourceLocation: location)
    #expect(HiddenScalars.raw(in: run.errors) == [], sourceLocation: location)
  }

  private static let model = """
    struct Order: Codable {
      var id: Int?
      var tags: [String]
      var fault: Fault
    }

    struct Oops: Error, CustomStringConvertible { var description: String }

    struct Fault: Codable {
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        print(text)
        if text.hasPrefix("!") { throw Oops(description: text) }
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: text))
      }
    }
    """

  @Test(arguments: [
    ["--explain"], ["--trace", "--style", "strict"], ["--format", "markdown"],
    ["--ascii", "--style", "strict"],
  ])
  func `a report sends none of a payload's keys and values`(options: [String]) throws {
    let run = try BuiltProgram.run(
      ["decode", "User", "-", "--rows", "all"] + options,
      input: .bytes(Array(Self.payload.utf8)))
    check(run, status: 1)
    #expect(run.output.contains("$.tags"))
  }

  @Test func `a report sends none of what a model holds, says and prints`() throws {
    let all = HiddenScalars.json(Self.texts.joined())
    for options in [["--explain", "--trace"], ["--format", "json"], ["--format", "markdown"]] {
      let run = try OwnModelTests.run(
        ["decode", "Order.swift", "said.json", "own.json"] + options,
        [
          "Order.swift": Self.model, "said.json": "{\"tags\": [\(all)], \"fault\": \(all)}",
          "own.json": "{\"tags\": [], \"fault\": \"!\(all.dropFirst())}",
        ])
      check(run, status: 1)
      #expect(run.output.contains("fault"))
      #expect(run.errors.contains("the model printed"))
    }
  }

  @Test func `JSON says every text exactly`() throws {
    let run = try BuiltProgram.run(
      ["decode", "User", "-", "--format", "json", "--style", "strict"],
      input: .bytes(Array(Self.payload.utf8)))
    check(run, status: 1)
    let report = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    let paths = Set(report.styles[0].fields.map(\.path))
    let missing = Self.texts.dropFirst().filter { !paths.contains("$.\($0)") }
    // DEL is no part of a name in a path's short form.
    #expect(missing.allSatisfy { $0.contains("\u{7F}") })
    #expect(Self.texts.count > 200)
  }

  private struct Answer: Decodable {
    struct Style: Decodable { var fields: [Field] }
    struct Field: Decodable { var path: String }
    var styles: [Style]
  }

  @Test func `an inferred model escapes its keys as Swift does`() throws {
    let run = try BuiltProgram.run(["infer", "-"], input: .bytes(Array(Self.payload.utf8)))
    check(run, status: 0)
    #expect(!run.output.contains("\u{FFFD}"))
    let escaped = Set(
      run.output.matches(of: /\\u\{([0-9a-f]+)\}/).compactMap { match in
        UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
      })
    let others: Set<Unicode.Scalar> = ["\t", "\n", "\r"]
    #expect(Set(HiddenScalars.all).subtracting(escaped).subtracting(others) == [])
  }

  @Test func `names of files are shown, not sent`() throws {
    let folder = try TemporaryFolder()
    for name in Self.fewNames { try folder.file(name, "{".utf8) }
    let missing = Self.names.map { "x" + $0 }
    for options in [[], ["--format", "json"], ["--format", "markdown"]] {
      let run = try BuiltProgram.run(
        ["decode", "User"] + Self.fewNames + missing + options, in: folder.url)
      check(run, status: 66)
      #expect(run.errors.count { $0 == "\n" } >= missing.count)
    }
    check(try BuiltProgram.run(["infer"] + Self.fewNames + missing, in: folder.url), status: 66)
  }

  @Test(arguments: fewNames)
  func `wrong arguments are shown, not sent`(name: String) throws {
    check(try BuiltProgram.run(["decode", name]), status: 64)
    check(try BuiltProgram.run(["decode", "User", "--\(name)"]), status: 64)
    check(try BuiltProgram.run(["decode", "User", "--format", name]), status: 64)
    check(try BuiltProgram.run([name + ".json"]), status: 66)
    check(try OwnModelTests.run(["decode", name + ".swift", "-"], [:]), status: 66)
  }

  @Test func `compilers' words are shown, not sent`() throws {
    let texts = HiddenScalars.texts(
      ofBytes: 200, of: HiddenScalars.all.filter { $0.value > 0x7F })
    let lines = texts.map { "  #error(\"\($0)\")" }
    let model = "struct Bad: Codable {\n  var a: Int\n\(lines.joined(separator: "\n"))\n}"
    let name = Self.fewNames[0] + ".swift"
    let run = try OwnModelTests.run(["decode", name, "-"], [name: model])
    check(run, status: 65)
    #expect(run.errors.contains("\u{FFFD}"))
  }
}
