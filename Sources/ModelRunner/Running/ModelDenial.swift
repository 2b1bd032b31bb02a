/// Something that a model's code wanted and didn't get.
package struct ModelDenial: Sendable, Hashable {
  package enum Kind: Character, Sendable {
    case program = "x"
    case signal = "s"
    case network = "n"
    case terminal = "t"
    case memory = "p"
    case limits = "l"
    case reading = "r"
    case writing = "w"
    case other = "o"
  }

  package var kind: Kind
  /// A file's path, or the name of the call that was made.
  package var subject: String

  package init(_ kind: Kind, _ subject: String) {
    self.kind = kind
    self.subject = subject
  }

  /// What it was, as an object of a sentence: `reading /etc/passwd`.
  package var words: String {
    switch kind {
    case .program: "starting a program (\(subject))"
    case .signal: "a signal to another process (\(subject))"
    case .network: "the network (\(subject))"
    case .terminal: "a terminal (\(subject))"
    case .memory: "another process (\(subject))"
    case .limits: "its limits (\(subject))"
    case .reading: "reading \(subject)"
    case .writing: "writing \(subject)"
    case .other: "the system (\(subject))"
    }
  }
}

extension ModelDenial {
  /// How many bytes at the beginning are the count.
  static let countBytes = 4
  private static let headBytes = 8
  private static let entryBytes = 256

  /// What glibc's allocator reads when it gives much memory back: no model has asked for it.
  private static let ofAllocator = ModelDenial(.reading, "/proc/sys/vm/overcommit_memory")

  /// Reads what the host's shim has noted: a count, and the first denials (`CBox.h`).
  static func all(in bytes: [UInt8]) -> [ModelDenial] {
    guard bytes.count >= headBytes else { return [] }
    let count = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let most = (bytes.count - headBytes) / entryBytes
    return (0..<min(count, most)).compactMap { place in
      let entry = bytes.dropFirst(headBytes + place * entryBytes).prefix(entryBytes)
      guard let kind = Kind(rawValue: Character(Unicode.Scalar(entry.first ?? 0))) else {
        return nil
      }
      let subject = entry.dropFirst(4).prefix { $0 != 0 }
      let denial = ModelDenial(kind, String(decoding: subject, as: UTF8.self))
      return denial == ofAllocator ? nil : denial
    }
  }
}
