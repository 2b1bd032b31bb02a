/// How a compiler makes an object of Swift files: the compiler proper, with its arguments. Its driver,
/// which knows, is asked without any source, and never sees one.
///
/// The driver takes a tenth of a second to lay it out, and for two models it differs in names only.
struct CompilerPlan: Codable, Sendable {
  /// The compiler's path and arguments, with the names that stand for a model's own.
  private(set) var words: [String]
  /// The libraries that a model finds in the process which loads it, by their paths.
  private(set) var loaded: [String]

  /// The name of the module that is planned for. The names of all files that are made begin with it.
  static let module = "PlannedModel"

  private static let folder = "/\(module)/"
  private static let object = folder + module + ".o"
  private static let modules = folder + module + ".modules"
  /// Two, as a model and its entry are.
  private static let sources = ["1", "2"].map { "\(folder)\(module)\($0).swift" }

  /// What the driver is asked, behind its usual arguments and the user's flags: for one object.
  static let question =
    ["-wmo", "-num-threads", "0", "-module-cache-path", modules] + sources
    + ["-c", "-o", object, "-driver-print-jobs"]

  /// Reads what the driver printed: a program a line, its words quoted as for a shell. `nil` for anything
  /// else.
  init?(printed: String, loaded: [String]) {
    let compilers = printed.split(separator: "\n").map(Self.words).filter { words in
      words.first?.hasPrefix("/") == true && words.contains(Self.object)
        && words.indices.contains { words[$0...].starts(with: Self.sources) }
    }
    guard compilers.count == 1, let words = compilers.first, words.contains(Self.modules) else {
      return nil
    }
    self.words = words
    self.loaded = loaded
  }

  /// The compiler's path and arguments for a module of these files. What it makes besides the object, it
  /// makes beside it.
  func compiler(
    module: String, sources: [String], object: String, modules: String
  ) -> [String] {
    let folder = FileCall.folder(of: object)
    return words.flatMap { word -> [String] in
      switch word {
      case Self.sources[0]: return sources
      case Self.sources[1]: return []
      case Self.object: return [object]
      case Self.modules: return [modules]
      case Self.module: return [module]
      default: return [Self.moved(word, to: folder)]
      }
    }
  }

  /// The folder `lib` of the toolchain that the compiler is in.
  var toolchain: String { FileCall.folder(of: programs) + "/lib" }

  /// The folder of the compiler proper, and of the linker beside it.
  private var programs: String { FileCall.folder(of: FileCall.resolved(words[0])) }

  /// The linker's path and arguments: of an object a library that the host loads. What the object wants of
  /// the linker isn't heeded, and nothing is linked but what is named here.
  func linker(object: String, library: String, flags: [String]) -> [String] {
    let target = self.word(behind: "-target") ?? ""
    let architecture = target.prefix { $0 != "-" }
    let runtime = (word(behind: "-resource-dir") ?? toolchain + "/swift") + "/linux"
    let known = Set(loaded.map(name))
    let others = FileCall.names(in: runtime).sorted().filter {
      $0.hasSuffix(".so") && !known.contains($0)
    }
    // Without them symbols lack the versions that they have in the host.
    let system = loaded.filter { ["libc.so", "libm.so"].contains(where: name($0).hasPrefix) }
    return [
      programs + "/ld.lld", "-shared", "-m",
      architecture == "x86_64" ? "elf_x86_64" : "\(architecture)linux", "--hash-style=gnu",
      "--eh-frame-hdr", "--build-id", "--threads=1", "--no-dependent-libraries", "-rpath", runtime,
      "-o", library, "\(runtime)/\(architecture)/swiftrt.o", object,
    ] + Self.linking(flags) + ["--as-needed"] + others.map { "\(runtime)/\($0)" } + system
  }

  /// What of the user's flags is the linker's.
  private static func linking(_ flags: [String]) -> [String] {
    flags.indices.flatMap { place -> [String] in
      let before = place > 0 ? flags[place - 1] : ""
      if before == "-Xlinker" { return [flags[place]] }
      if ["-L", "-l"].contains(before) { return [before + flags[place]] }
      let isOne = flags[place].hasPrefix("-L") || flags[place].hasPrefix("-l")
      return isOne && flags[place].count > 2 ? [flags[place]] : []
    }
  }

  private func word(behind option: String) -> String? {
    words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }

  private func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
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
