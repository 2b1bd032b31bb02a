import DecodingReport
import JSONSource
import ModelRunner
import Testing
import Workbench

/// A model whose code does to its process what no explorer should have to bear.
struct HurtfulModelTests {
  /// What the code does between two fields, by the value of the first one, and what is reported.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var code: String
    var limits = ModelLimits(seconds: 10, megabytes: 1024)
    var kind = DecodingErrorKind.ended
    var message: String
    var place: String? = "$.a"

    var testDescription: String { name }
  }

  /// One model for all cases: it is compiled once.
  private static let source = """
    import Foundation
    struct Root: Decodable {
      var a: Int
      var b: Int
      enum CodingKeys: String, CodingKey { case a, b }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        a = try container.decode(Int.self, forKey: .a)
        try hurt(a)
        b = try container.decode(Int.self, forKey: .b)
      }
    }
    @_silgen_name("fork") func clone() -> Int32
    func deeper(_ level: Int) -> Int { deeper(level + 1) + 1 }
    func hurt(_ a: Int) throws {
      switch a {
    \(cases.indices.map { "  case \($0): \(cases[$0].code)" }.joined(separator: "\n"))
      default: break
      }
    }
    @_silgen_name("close_range") func ownDescriptors(_: UInt32, _: UInt32, _: Int32) -> Int32
    struct PrintedEnum<Value: RawRepresentable> where Value.RawValue == Int {
      var raw: Int
      var wrappedValue: Value { Value(rawValue: raw)! }
    }
    enum Kind: Int { case task, bug }
    struct Liked: Decodable { var isLiked: Bool? }
    extension KeyedDecodingContainer {
      func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        if let number = try? decodeIfPresent(Int.self, forKey: key) { return number == 1 }
        return try decodeIfPresent(type, forKey: key)
      }
    }
    struct Nothing: Decodable { init(from decoder: any Decoder) {} }
    func foundation(_ bytes: [UInt8], isJSON5: Bool = false) {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = isJSON5
      _ = try? decoder.decode(Nothing.self, from: Data(bytes))
      _ = try? decoder.decode([Double].self, from: Data(bytes))
      _ = try? decoder.decode([Int].self, from: Data(bytes))
    }
    """
  private static let model = Result {
    try Workshop.buildStrict(source)
  }

  private static let behind = ", behind decode(Int.self, forKey: \"a\") at $.a"

  static let cases: [Case] =
    [
      Case(
        name: "array out of bounds", code: "let none: [Int] = []; print(none[a])",
        message: "the model's code trapped: Index out of range" + behind),
      Case(
        name: "overflow", code: "let top = Int8.max; print(top + Int8(a))",
        message: "the model's code trapped: without a message, as an overflow of a number does"
          + behind),
      Case(
        name: "fatalError", code: "fatalError(\"no luck\")",
        message: "the model's code trapped: no luck (Root.swift:19)" + behind),
      Case(
        name: "precondition", code: "precondition(a < 0, \"never\")",
        message: "the model's code trapped: Precondition failed: never (Root.swift:20)" + behind),
      Case(
        name: "assertion", code: "assert(a < 0)",
        message: "the model's code trapped: Assertion failed (Root.swift:21)" + behind),
      Case(
        name: "force unwrap", code: "let none: String? = a < 0 ? \"\" : nil; print(none!)",
        message:
          "the model's code trapped: Unexpectedly found nil while unwrapping an Optional value"
          + " (Root.swift:22)" + behind),
      Case(
        name: "endless loop", code: "while a > 0 {}", limits: ModelLimits(seconds: 1),
        message: "the model's code ran for 1 s and was stopped (--time-limit)" + behind),
      Case(
        name: "deep recursion", code: "print(deeper(a))",
        message: "the model's code ended by signal 11, Segmentation fault; a recursion without end "
          + "does that" + behind),
      Case(
        name: "10 GB at once",
        code: "UnsafeMutableRawPointer.allocate(byteCount: 10 << 30, alignment: 8)"
          + ".storeBytes(of: 1, as: Int.self)",
        message: "the model's code wanted more than 1024 MB of memory (--memory-limit)" + behind),
      Case(
        name: "10 GB bit by bit",
        code: "var all: [[UInt8]] = []; while true "
          + "{ all.append([UInt8](repeating: 1, count: 16 << 20)) }",
        limits: ModelLimits(seconds: 20, megabytes: 128),
        message: "the model's code wanted more than 128 MB of memory (--memory-limit)" + behind),
      Case(
        name: "flood of output", code: "while a > 0 { print(\"flood\") }",
        limits: ModelLimits(seconds: 1),
        message: "the model's code ran for 1 s and was stopped (--time-limit)" + behind),
      Case(
        name: "exit", code: "exit(0)",
        message: "the model's code left the process by exit(0)" + behind),
      Case(
        name: "closed pipes", code: "for file: Int32 in 0..<1024 { close(file) }",
        message: "the model's code closed the pipe by which its answer comes", place: nil),
      Case(
        name: "a failed cast", code: "let any: Any = a; print(any as! String)",
        message: "the model's code trapped: Could not cast value of type 'Swift.Int' to "
          + "'Swift.String'" + behind),
      Case(
        name: "text into the pipe",
        code: "for file: Int32 in 3..<256 { _ = write(file, \"garbage\", 7) }",
        message: "the model's code closed the pipe by which its answer comes", place: nil),
      Case(
        name: "requests from elsewhere", code: "for file: Int32 in 3..<256 { dup2(0, file) }",
        message: "the model's code closed the pipe by which its answer comes", place: nil),
      Case(
        name: "an error of its own", code: "struct Mine: Error { var code = 4 }; throw Mine()",
        kind: .custom,
        message: "the model's own code threw while it decoded the document: Mine(code: 4)",
        place: "$"),
      Case(
        name: "abort", code: "abort()",
        message: "the model's code ended by signal 6, Aborted" + behind),
      Case(
        name: "kill", code: "kill(getpid(), SIGKILL)",
        message: "the model's code ended by signal 9, Killed" + behind),
      Case(
        name: "descriptors of a thread's own",
        code: "fatalError(\"\\(ownDescriptors(9000, 9000, 2))\")",
        message: "the model's code trapped: -1 (Root.swift:36)" + behind),
      Case(
        name: "fork bomb", code: "while a > 0 { _ = clone() }",
        limits: ModelLimits(seconds: 1),
        message: "the model's code ran for 1 s and was stopped (--time-limit)" + behind),
    ] + foundationTraps + printed + files

  /// The shortest text of each kind on which Foundation's own decoder ends the process.
  private static let foundationTraps = [
    Case(
      name: "Foundation, of a text that breaks off at the level that is too deep",
      code: "foundation(Array(repeating: 0x5B, count: 513))",
      message: "the model's code trapped: without a message, as an overflow of a number does"
        + behind),
    Case(
      name: "Foundation, of bytes that aren't UTF-8 where JSON5 has a key",
      code: "foundation([0x7B, 0xFD] + Array(\"age: 2}\".utf8), isJSON5: true)",
      message: "the model's code trapped: Fatal error" + behind),
    Case(
      name: "Foundation, of a JSON5 number without an exponent",
      code: "foundation(Array(\"[2e+]\".utf8), isJSON5: true)",
      message: "the model's code trapped: without a message, as an overflow of a number does"
        + behind),
    Case(
      name: "Foundation, of a JSON5 number with two prefixes",
      code: "foundation(Array(\"[0x0x1F]\".utf8), isJSON5: true)",
      message: "the model's code trapped: without a message, as an overflow of a number does"
        + behind),
  ]

  /// What lessons say of code as it stands in print.
  private static let printed = [
    Case(
      name: "reading an unknown case that was kept as a number",
      code: "print(PrintedEnum<Kind>(raw: 9).wrappedValue)",
      message: "the model's code trapped: Unexpectedly found nil while unwrapping an Optional value"
        + " (Root.swift:54)" + behind),
    Case(
      name: "an overload that calls itself",
      code: "_ = try JSONDecoder().decode(Liked.self, from: Data(#\"{\"isLiked\": true}\"#.utf8))",
      message: "the model's code ended by signal 11, Segmentation fault; a recursion without end "
        + "does that" + behind),
  ]

  /// Room on the disk, however it is taken.
  private static let files = [
    "for number in 0..<32 { try? room.write(to: URL(filePath: NSTemporaryDirectory() + "
      + "\"/\\(number)\")) }",
    "for number in 0..<32 { let path = NSTemporaryDirectory() + \"/\\(number)\"; let file = "
      + "open(path, O_CREAT | O_WRONLY, 0o600); unlink(path); _ = room.withUnsafeBytes "
      + "{ write(file, $0.baseAddress, $0.count) } }",
    "for number in 0..<32 { let path = NSTemporaryDirectory() + \"/\\(number)\"; let file = "
      + "open(path, O_CREAT | O_RDWR, 0o600); _ = room.withUnsafeBytes { write(file, "
      + "$0.baseAddress, $0.count) }; mmap(nil, 1, PROT_READ, MAP_SHARED, file, 0); "
      + "unlink(path); close(file) }",
    "chdir(NSTemporaryDirectory()); for _ in 0..<70 { mkdir(\"d\", 0o700); chdir(\"d\") }",
  ].map { code in
    Case(
      name: code, code: "let room = Data(count: 8 << 20); \(code); while a > 0 { usleep(1000) }",
      message: "the model's code made more than 64 MB of files, 10,000 of them or 64 levels of "
        + "folders, and was stopped" + behind)
  }

  @Test(arguments: cases.indices)
  func `what a model does to its process is an outcome, and the next payload is decoded`(
    _ index: Int
  ) throws {
    let hurtful = Self.cases[index]
    let process = try Workshop.process(Self.model.get(), limits: hurtful.limits)
    let report = Workshop.experiment(
      #"{"a": \#(index), "b": 2}"#, in: process, styles: [.strict]
    ).run()
    let strict = try #require(report[.strict])
    #expect(strict.failure?.kind == hurtful.kind)
    #expect(strict.failure?.message == hurtful.message)
    #expect(strict.failure?.path?.description == hurtful.place)
    #expect(report.payload.foundationAccepts)

    let next = Workshop.experiment(#"{"a": 99, "b": 4}"#, in: process, styles: [.strict]).run()
    #expect(Workshop.lines(next) == ["strict $.a as-sent 99", "strict $.b as-sent 4"])
  }

  @Test func `of a payload that ends one style the others still answer`() throws {
    let model = try Workshop.build([
      "Root.swift": """
      struct Root: Decodable {
        var a: Int
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          a = try container.decode(Int.self, forKey: .a)
          precondition("\\(type(of: decoder))".contains("Smart"), "strict only")
        }
        enum Key: String, CodingKey { case a }
      }
      """
    ])
    let process = try Workshop.process(model)
    let lines = Workshop.lines(Workshop.experiment(#"{"a": 1}"#, in: process).run())
    #expect(lines.contains("smart $.a as-sent 1"))
    #expect(lines.contains("strict $.a threw ended"))
    #expect(lines.contains("default $.a threw ended"))
  }

  @Test func `code that bears no placeholder costs the whys behind the failure, not the error`()
    throws
  {
    let model = try Workshop.buildStrict(
      """
      struct Root: Decodable {
        var a: Int
        var b: Int
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          a = try container.decode(Int.self, forKey: .a)
          precondition(a > 0, "a is never 0")
          b = try container.decode(Int.self, forKey: .b)
        }
        enum Key: String, CodingKey { case a, b }
      }
      """)
    let process = try Workshop.process(model)
    let experiment = Workshop.experiment(#"{"a": "x", "b": 2}"#, in: process, styles: [.strict])
    let strict = try #require(experiment.run()[.strict])
    #expect(strict.failure?.kind == .typeMismatch)
    #expect(strict.failure?.path?.description == "$.a")
  }

  @Test func `code that bears no second decode is said to be unexplained`() throws {
    let model = try Workshop.buildStrict(
      """
      struct Root: Decodable {
        var a: Int
        nonisolated(unsafe) static var count = 0
        init(from decoder: any Decoder) throws {
          Root.count += 1
          precondition(Root.count < 2, "twice")
          a = try decoder.singleValueContainer().decode(Int.self)
        }
      }
      """)
    let process = try Workshop.process(model)
    let report = Workshop.experiment("7", in: process, styles: [.strict]).run()
    let strict = try #require(report[.strict])
    #expect(strict.value == "Root(a: 7)" && strict.fields.isEmpty)
    #expect(strict.unexplained?.contains("trapped: Precondition failed: twice") == true)
    let appearance = TextAppearance(isUTF8: true, width: { $0.count })
    let text = ReportDocument(report, appearance: appearance) { _ in nil }.text.text
    #expect(text.contains("strict  decoded  not explained: the model's code trapped"))
  }

  @Test func `what a model prints is kept, and no part of the answer`() throws {
    let model = try Workshop.buildStrict(
      """
      struct Root: Decodable {
        var a: Int { didSet { } }
        init(from decoder: any Decoder) throws {
          print("hello", readLine() as Any)
          a = try decoder.singleValueContainer().decode(Int.self)
        }
      }
      """)
    let process = try Workshop.process(model)
    let decoding = Workshop.experiment("7", in: process, styles: [.strict]).decode()
    #expect(Workshop.lines(decoding.report) == ["strict $ as-sent Root(a: 7)"])
    #expect(process.takeOutput()[.strict]?.text == "hello nil\n")
    #expect(process.takeOutput() == ModelOutput())
  }

  @Test func `a model starts no processes`() throws {
    let model = try Workshop.buildStrict(
      """
      import Foundation
      struct Root: Decodable {
        var a: Int
        init(from decoder: any Decoder) throws {
          let process = Process()
          process.executableURL = URL(filePath: "/bin/true")
          a = (try? process.run()) == nil ? -1 : 1
        }
      }
      """)
    let process = try Workshop.process(model)
    let report = Workshop.experiment("7", in: process, styles: [.strict]).run()
    #expect(report[.strict]?.value == "Root(a: -1)")
  }

  @Test func `a large payload has more time than a small one`() throws {
    let model = try Workshop.buildStrict(
      """
      import Foundation
      struct Root: Decodable {
        var a: Int
        init(from decoder: any Decoder) throws {
          a = try decoder.singleValueContainer().decode(Int.self)
          Thread.sleep(forTimeInterval: 4)
        }
      }
      """)
    let process = try Workshop.process(model, limits: ModelLimits(seconds: 1))
    func decode(_ json: String) -> Report {
      Workshop.experiment(json, in: process, styles: [.strict]).run()
    }
    #expect(decode("7")[.strict]?.failure?.message.contains("ran for 1 s") == true)
    let large = "7" + String(repeating: " ", count: 30_000_000)
    #expect(decode(large)[.strict]?.value == "Root(a: 7)")
  }

  @Test func `a decode that nobody waits for any more is given up`() throws {
    let model = try Workshop.buildStrict(
      """
      struct Root: Decodable {
        init(from decoder: any Decoder) throws { while true {} }
      }
      """)
    let process = try Workshop.process(model, limits: ModelLimits(seconds: 1000))
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(Workshop.experiment("7", in: process).run(cancellation) == nil)
  }
}
