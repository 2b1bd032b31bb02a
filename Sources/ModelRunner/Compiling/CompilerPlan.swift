/// The programs by which the compiler's driver makes a library of Swift files: the compiler proper and the
/// linker, with their arguments.
///
/// The driver takes a tenth of a second to lay them out, and for two models they differ in names only.
struct CompilerPlan: Codable, Sendable {
  /// The words of each program, its path first, with the names that stand for a model's own.
  private(set) var commands: [[String]]

  /// The name of the module that is planned for. The names of all files that are made begin with it.
  static let module = "PlannedModel"

  private static let folder = "/\(module)/"
  private static let library = folder + module + ".library"
  /// Two, as a model and its entry are.
  private static let sources = ["1", "2"].map { "\(folder)\(module)\($0).swift" }

  /// What the driver is asked, behind its usual arguments.
  static let question = sources + ["-o", library, "-driver-print-jobs"]

  /// Reads what the driver printed: a program a line, its words quoted as for a shell. `nil` for anything
  /// else.
  init?(printed: String) {
    commands = printed.split(separator: "\n").map(Self.words)
    let (all, count) = (commands.joined(), Self.sources.count)
    let compilers = commands.filter { command in
      command.indices.contains { command[$0...].starts(with: Self.sources) }
    }
    // Of several objects, their number depends on that of the sources.
    guard compilers.count == 1, compilers[0].count(where: { $0 == "-o" }) == 1,
      commands.allSatisfy({ $0.first?.hasPrefix("/") ?? false }),
      all.filter(Self.sources.contains).count == count, all.contains(Self.library)
    else { return nil }
  }

  /// The programs for a module of these files. What they make besides the library, they make in `folder`.
  func commands(
    module: String, sources: [String], library: String, in folder: String
  ) -> [[String]] {
    commands.map { command in
      command.flatMap { word -> [String] in
        switch word {
        case Self.sources[0]: return sources
        case Self.sources[1]: return []
        case Self.library: return [library]
        case Self.module: return [module]
        default: return [Self.moved(word, to: folder)]
        }
      }
    }
  }

  /// A file of the driver's own, also behind an `@`, in another folder; any other word as it is.
  private static func moved(_ word: String, to folder: String) -> String {
    let path = word.drop { $0 == "@" }
    guard path.hasPrefix("/"), let name = path.split(separator: "/").last,
      name.hasPrefix(module)
    else { return word }
    return word.prefix(word.count - path.count) + folder + "/" + name
  }

  /// The words of a line: apart by spaces, with `'` around what has spaces of its own.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var (word, isQuoted, isEscaped) = (nil as String?, false, false)
    for character in line {
      switch character {
      case _ where isEscaped: (word, isEscaped) = ((word ?? "") + "\(character)", false)
      case "'": (word, isQuoted) = (word ?? "", !isQuoted)
      case "\\" where !isQuoted: isEscaped = true
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + "\(character)"
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
