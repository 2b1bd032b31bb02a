internal import DecodingReport
internal import Explorer
internal import Foundation
internal import Workbench

/// Which code that came along was trusted: by where it came from, and all of it, in a file of the state
/// folder.
enum TrustedFolders {
  private struct Record: Codable, KeptRecord {
    var format = 1
    /// What was trusted last comes last.
    var trusted: [Trust.Code] = []

    init() {}

    init(reading bytes: [UInt8]) throws(KeptFault) {
      self = try Self.decoded(bytes, as: Record.self, format: 1, mostBytes: .max)
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }
  }

  /// Of so many bytes of sources it is remembered, of the newest ones.
  private static let most = 4 << 20

  /// Remembers that this is trusted; why it can't, where it can't.
  static func remember(_ code: Trust.Code) -> String? {
    guard let file = KeptFile.trusted else {
      return "there is no home folder: what was trusted isn't kept"
    }
    if code.size > most { return "what was trusted isn't kept: it is too large" }
    let trouble = file.change { (record: inout Record) in
      record.trusted = record.trusted.filter { $0 != code } + [code]
      while record.trusted.reduce(0, { $0 + $1.size }) > most { record.trusted.removeFirst() }
    }
    return trouble?.words
  }

  /// Whether this may be compiled, as far as it is known before somebody is asked; where nobody can be, that
  /// has to be known. `nil` where there is no code.
  static func trust(
    _ code: Trust.Code, _ arguments: Arguments, _ console: Console
  ) throws(UntrustedCode) -> Trust? {
    if code.size == 0 { return nil }
    if !arguments.compiles { return Trust(code, .forbidden) }
    if arguments.trusts { return Trust(code, .given) }
    let (record, trouble) = KeptFile.trusted?.read() ?? (Record(), nil)
    if let trouble { console.note(trouble.words) }
    if record.trusted.contains(code) { return Trust(code, .given) }
    if arguments.checksCourse { throw UntrustedCode(code: code) }
    return Trust(code, .notAsked)
  }
}

/// Code came along that isn't trusted, where nobody can be asked.
struct UntrustedCode: Error { var code: Trust.Code }
