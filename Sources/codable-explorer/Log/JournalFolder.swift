internal import Explorer
internal import JSONSource

/// Where journals are kept, and which one belongs to which source.
struct JournalFolder: Sendable {
  let path: String
  /// Where the states are kept that were noted.
  let history: String

  /// Without a home there is none.
  init?(environment: (String) -> String?) {
    guard let folder = StateFolder.path(environment: environment) else { return nil }
    path = folder + "/journals"
    history = folder + "/history"
  }

  /// What a source is called in its journal; a variation only within this run.
  static func name(of origin: TextOrigin) -> String {
    switch origin {
    case .sample(let sample, let payload): "sample \(sample)/\(payload)"
    case .file(let path):
      path.hasPrefix("/") ? "file \(path)" : "file \(SystemCall.currentFolder ?? "")/\(path)"
    case .standardInput: "standard input"
    case .part(.line(let number), let whole): "line \(number) of \(name(of: whole))"
    case .part(.literal(let literal), let whole): "text \(literal) in \(name(of: whole))"
    case .variation(let number): "variation \(number)"
    case .model(let sample, let file): "model \(sample)/\(file)"
    case .inferredModel(let payload): "model of \(name(of: payload))"
    case .newModel(let number): "new model \(number)"
    }
  }

  /// A new file for a source's journal, which no other process uses.
  func newFile(for source: String) -> String {
    let number = String(UInt32.random(in: .min ... .max), radix: 36)
    return "\(path)/\(Self.prefix(of: source))\(SystemCall.processIdentifier)-\(number)"
  }

  /// What the name of a damaged journal ends in, whose readable part goes on as a journal.
  private static let damagedEnding = ".damaged"

  /// Keeps all of a damaged file under a new name, and what can be read of it in its place. Returns where all
  /// of it is.
  static func keepDamaged(_ path: String, _ bytes: [UInt8], _ readable: [UInt8]?) -> String {
    let places = (0...1_000).lazy.map { ($0 == 0 ? path : "\(path).\($0)") + damagedEnding }
    guard let damaged = places.first(where: { !SystemCall.exists($0) }) else { return path }
    do throws(FileProblem) {
      try PayloadFile.write(bytes, to: damaged)
      if let readable {
        try PayloadFile.write(readable, to: path)
      } else {
        SystemCall.remove(path)
      }
      return damaged
    } catch {
      // Then it stays as it is, and is told of again.
      SystemCall.remove(damaged)
      return path
    }
  }

  /// What the name of a journal ends in that was set aside.
  private static let asideEnding = ".aside"

  static func asideFile(of path: String) -> String { path + asideEnding }

  static func isAside(_ path: String) -> Bool { path.hasSuffix(asideEnding) }

  /// What a journal was called before it was set aside.
  static func file(ofAside path: String) -> String {
    isAside(path) ? String(path.dropLast(asideEnding.count)) : path
  }

  /// The journals of a source, also those in use, and perhaps some of other sources.
  func files(of source: String) -> [String] {
    let prefix = Self.prefix(of: source)
    let files = try? SystemCall.paths(in: path) {
      $0.hasPrefix(prefix) && !$0.hasSuffix(Self.damagedEnding)
    }
    return files ?? []
  }

  /// A new file for the states of this run, which no other process uses.
  var newHistory: String {
    let number = String(UInt32.random(in: .min ... .max), radix: 36)
    return "\(history)/\(SystemCall.processIdentifier)-\(number)"
  }

  /// The files of states of all runs, also those in use.
  var histories: [String] {
    (try? SystemCall.paths(in: history) { !$0.contains(".") }) ?? []
  }

  private static func prefix(of source: String) -> String {
    String(source.utf8.digest(), radix: 36) + "-"
  }
}
