import DecodingReport
import Foundation
import ModelRunner
import Testing
import Workbench

/// What a model's code can't do to the machine, the terminal and whoever runs it.
struct ConfinementTests {
  /// A way out: what the code does, whether it succeeded if it gave 0, and what is noted of it.
  struct Way: Sendable, CustomTestStringConvertible {
    var name: String
    var code: String
    var denial: String

    var testDescription: String { name }
  }

  static let ways: [Way] = {
    var ways = [
      Way(
        name: "the terminal by its name", code: "open(\"/dev/tty\", O_RDWR) < 0 ? -1 : 0",
        denial: "writing /dev/tty"),
      Way(
        name: "keys for the terminal", code: "Int(ioctl(0, 0x5412, &word))",
        denial: "a terminal (ioctl)"),
      Way(
        name: "the terminal's foreground", code: "Int(tcsetpgrp(0, getpid()))",
        denial: "a terminal (ioctl)"),
      Way(
        name: "the explorer's group", code: "Int(setpgid(0, getpgid(getppid())))",
        denial: "a signal to another process (setpgid)"),
      Way(
        name: "another session", code: "setsid() < 0 ? -1 : 0",
        denial: "a signal to another process (setsid)"),
      Way(
        name: "a signal to the explorer", code: "Int(kill(getppid(), SIGCONT))",
        denial: "a signal to another process (kill)"),
      Way(
        name: "a signal to all", code: "Int(kill(-1, SIGCONT))",
        denial: "a signal to another process (kill)"),
      Way(
        name: "a program in its place",
        code: "{ var words = [strdup(\"true\"), nil]; return Int(execv(\"/bin/true\", &words)) }()",
        denial: "starting a program (exec)"),
      Way(
        name: "a program beside it",
        code: "{ let process = Process(); process.executableURL = URL(filePath: \"/bin/true\"); "
          + "return (try? process.run()) == nil ? -1 : 0 }()",
        denial: "starting a program (fork)"),
      Way(
        name: "the network", code: "Int(socket(AF_INET, 1, 0)) < 0 ? -1 : 0",
        denial: "the network (socket)"),
      Way(
        name: "a file of the user's",
        code: "FileManager.default.contents(atPath: \"/etc/passwd\") == nil ? -1 : 0",
        denial: "reading /etc/passwd"),
      Way(
        name: "a file that isn't its own",
        code: "open(\"/var/tmp/codable-explorer-denied\", O_WRONLY | O_CREAT, 0o600) < 0 ? -1 : 0",
        denial: "writing /var/tmp/codable-explorer-denied"),
      Way(
        name: "another's mode", code: "Int(chmod(\"/var/tmp\", 0o700))",
        denial: "writing a mode of a file"),
      Way(
        name: "more than its limits",
        code: "{ var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40); "
          + "return Int(setrlimit(__rlimit_resource_t(1), &limit)) }()",
        denial: "its limits (prlimit)"),
      Way(
        name: "another's size", code: "Int(truncate(\"/etc/passwd\", 1 << 40))",
        denial: "writing the size of a file"),
      Way(
        name: "a file of memory", code: "memory() < 0 ? -1 : 0", denial: "its limits (memfd_create)"
      ),
    ]
    // Tracing has no name in Swift: by its number.
    #if arch(x86_64)
      ways.append(
        Way(
          name: "tracing", code: "call(101, 16, Int(getppid()))", denial: "another process (ptrace)"
        ))
    #endif
    return ways
  }()

  private static let source = """
    import Foundation
    #if canImport(Glibc)
      import Glibc
    #endif
    #if arch(x86_64)
      func memory() -> Int { call(319, 0, 0) }
    #else
      func memory() -> Int { call(279, 0, 0) }
    #endif
    @_silgen_name("syscall") func call(_ number: Int, _ first: Int, _ second: Int) -> Int
    struct Root: Decodable {
      var way: Int
      var result: Int
      enum CodingKeys: CodingKey { case way }
      init(from decoder: any Decoder) throws {
        way = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .way)
        var word: CChar = 0x71
        result = -2
        switch way {
    \(ways.indices.map { "    case \($0): result = \(ways[$0].code)" }.joined(separator: "\n"))
        default: break
        }
      }
    }
    """
  private static let model = Result { try Workshop.buildStrict(source) }

  #if os(Linux)
    @Test(arguments: ways.indices)
    func `a way out is closed, and it is told that this program closed it`(_ index: Int) throws {
      let way = Self.ways[index]
      let process = try Workshop.process(Self.model.get())
      let report = Workshop.experiment(#"{"way": \#(index)}"#, in: process, styles: [.strict]).run()
      #expect(report[.strict]?.value == "Root(way: \(index), result: -1)")
      #expect(report.denials.contains(way.denial))
      let next = Workshop.experiment(#"{"way": 99}"#, in: process, styles: [.strict]).run()
      #expect(next.denials == [])
    }

    @Test func `the kernel grants all that is asked of it here`() throws {
      let process = try Workshop.process(Self.model.get())
      #expect(process.confinement == [.calls, .files])
      #expect(process.confinement?.gaps == [])
    }
  #endif

  @Test func `what a system lacks is said`() {
    #expect(Confinement([.calls, .files]).gaps.isEmpty)
    #expect(Confinement.calls.gaps.count == 1 && Confinement.calls.gaps[0].contains("Landlock"))
    #expect(Confinement([]).gaps.count == 2)
  }

  #if os(Linux) && arch(x86_64)
    /// `mov eax, 20; int 0x80; ret`: the same call by the numbers of another architecture.
    @Test func `calls of a foreign architecture end the process`() throws {
      let model = try Workshop.buildStrict(
        """
        import Foundation
        struct Root: Decodable {
          var a: Int
          init(from decoder: any Decoder) throws {
            a = try decoder.singleValueContainer().decode(Int.self)
            let code: [UInt8] = [0xB8, 20, 0, 0, 0, 0xCD, 0x80, 0xC3]
            let page = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC,
              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
            page.copyMemory(from: code, byteCount: code.count)
            typealias Call = @convention(c) () -> Int32
            a = Int(unsafeBitCast(page, to: Call.self)())
          }
        }
        """)
      let report = Workshop.experiment("1", in: try Workshop.process(model), styles: [.strict])
        .run()
      #expect(
        report[.strict]?.failure?.message.contains(
          "made a system call that this program doesn't grant it") == true)
    }
  #endif

  @Test func `a model sees few variables, and none that the user keeps`() throws {
    let model = try Workshop.buildStrict(
      """
      import Foundation
      struct Root: Decodable {
        var names: String
        init(from decoder: any Decoder) throws {
          names = ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
        }
      }
      """)
    let process = try Workshop.process(
      model, environment: ["AWS_SECRET_KEY": "x", "LC_ALL": "C.UTF-8", "TZ": "UTC"])
    let report = Workshop.experiment("1", in: process, styles: [.strict]).run()
    let names = try #require(report[.strict]?.value)
    #expect(names.contains("LC_ALL") && names.contains("TZ") && names.contains("TMPDIR"))
    #expect(!names.contains("AWS") && !names.contains("HOME") && !names.contains("PATH=\""))
  }

  @Test func `it has a temporary folder of its own, that goes with it`() throws {
    let model = try Workshop.buildStrict(
      """
      import Foundation
      struct Root: Decodable {
        var text: String
        init(from decoder: any Decoder) throws {
          let file = NSTemporaryDirectory() + "/note"
          try "kept".write(toFile: file, atomically: true, encoding: .utf8)
          text = try String(contentsOfFile: file, encoding: .utf8) + file
        }
      }
      """)
    let process = try Workshop.process(model)
    let report = Workshop.experiment("1", in: process, styles: [.strict]).run()
    let text = try #require(report[.strict]?.value)
    let start = try #require(text.firstIndex(of: "/"))
    let file = String(text[start...].prefix { $0 != "\"" })
    #expect(text.contains("kept") && FileManager.default.fileExists(atPath: file))
    process.end()
    #expect(!FileManager.default.fileExists(atPath: file))
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    #expect(!FileManager.default.fileExists(atPath: "/" + folder))
  }

  /// What depends on the system's time zones, locales and tables.
  private static let worldly = """
    import Foundation
    struct Root: Codable {
      var local: String
      var named: String
      var words: String
      var number: String
      var money: String
      var site: URL
      var sorted: [String]
      var day: Date
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        formatter.timeStyle = .full
        local = formatter.string(from: date)
        formatter.timeZone = TimeZone(identifier: "Asia/Kathmandu")
        formatter.locale = Locale(identifier: "ar_EG")
        named = formatter.string(from: date)
        formatter.locale = Locale(identifier: "fr_CH")
        formatter.dateFormat = "EEEE d MMMM y GGGG zzzz"
        words = formatter.string(from: date)
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = Locale(identifier: "de_DE")
        number = numbers.string(from: 1234.5) ?? "none"
        numbers.numberStyle = .currency
        numbers.locale = .current
        money = numbers.string(from: 1234.5) ?? "none"
        site = try container.decode(URL.self, forKey: .site)
        sorted = ["z", "ä", "a", "Z"].sorted { $0.localizedCompare($1) == .orderedAscending }
        let parser = ISO8601DateFormatter()
        day = parser.date(from: try container.decode(String.self, forKey: .day)) ?? .distantPast
      }
    }
    """

  @Test(arguments: [["TZ": "Europe/Zurich", "LANG": "de_CH.UTF-8"], ["LC_ALL": "C"], [:]])
  func `dates, numbers, locales and addresses are the same as without the confinement`(
    _ environment: [String: String]
  ) throws {
    let model = try Workshop.build(["Root.swift": Self.worldly])
    let reports = try [true, false].map { isConfined in
      let process = try Workshop.process(
        model, isConfined: isConfined, environment: environment)
      let report = Workshop.experiment(
        #"{"site": "https://bücher.example/ä?q=1", "day": "2024-02-29T12:00:00Z"}"#, in: process
      ).run()
      #expect(report.denials == [])
      return report
    }
    let value = try #require(reports[0][.strict]?.value)
    #expect(value.contains("tausend") && value.contains("2024-02-29"))
    #expect(Workshop.lines(reports[0]) == Workshop.lines(reports[1]))
    #expect(reports[0].styles.map(\.value) == reports[1].styles.map(\.value))
  }

  @Test func `what a model prints before it traps is kept, and told once`() throws {
    let model = try Workshop.build([
      "Root.swift": """
      struct Root: Codable {
        var a: Int
        init(from decoder: any Decoder) throws {
          a = try decoder.singleValueContainer().decode(Int.self)
          print("a is \\(a)")
          if a < 0 { fatalError("negative") }
        }
      }
      """
    ])
    let process = try Workshop.process(model)
    for (json, style) in [("-1", DecodingStyle.strict), ("7", .default), ("-3", .smart)] {
      _ = Workshop.experiment(json, in: process, styles: [style]).run()
      #expect(process.takeOutput()[style]?.text == "a is \(json)\n")
    }
    _ = Workshop.experiment("7", in: process).run()
    let texts = process.takeOutput().texts
    #expect(texts.map(\.printed.text) == ["a is 7\n"])
    #expect(texts.map(\.styles) == [DecodingStyle.allCases])
  }
}
