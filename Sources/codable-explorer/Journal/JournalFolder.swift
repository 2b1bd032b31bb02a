internal import Explorer

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

  /// Where all of a damaged journal is kept.
  static func damagedFile(of path: String) -> String { path + damagedEnding }

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
    let names = (try? SystemCall.names(in: path)) ?? []
    let prefix = Self.prefix(of: source)
    return names.filter { $0.hasPrefix(prefix) && !$0.hasSuffix(Self.damagedEnding) }
      .map { "\(path)/\($0)" }
  }

  /// A new file for the states of this run, which no other process uses.
  var newHistory: String {
    let number = String(UInt32.random(in: .min ... .max), radix: 36)
    return "\(history)/\(SystemCall.processIdentifier)-\(number)"
  }

  /// The files of states of all runs, also those in use.
  var histories: [String] {
    let names = (try? SystemCall.names(in: history)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { "\(history)/\($0)" }
  }

  /// FNV-1a (draft-eastlake-fnv), 64 bits: a name that any file system takes.
  private static func prefix(of source: String) -> String {
    let hash = source.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0100_0000_01b3
    }
    return String(hash, radix: 36) + "-"
  }
}
