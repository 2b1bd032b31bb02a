import Foundation
package import TextEditor
package import Workbench

/// A line of a log: what is appended at once, and read back as a whole or not at all.
///
///     8f1a03c2 {"edit":{"at":9,"inserting":"42","removing":1}}
///
/// The checksum of the JSON goes before it. A text that has no name is the one that a journal is of.
package enum LogRecord: Codable, Sendable, Equatable {
  /// Whose text a journal tells; a later one says that it is called otherwise.
  case source(LogSource)
  /// A text as a whole; a journal's first one is the text before the first change.
  case whole(SourceText, of: String? = nil)
  /// A change of the text that was told before.
  case edit(at: Int, removing: Int, inserting: SourceText, of: String? = nil)
  /// A state of what was open; its texts are those that were told last.
  case state(HistoryEntry)
  /// What a state is called.
  case name(HistoryName, of: HistoryEntry.ID)

  /// The bytes to append.
  package var line: [UInt8] {
    // Texts and whole numbers have a form in JSON.
    let content = Array(JSONEncoder.line(self).utf8)
    return Self.checksum(content) + [UInt8(ascii: " ")] + content + [Self.end]
  }

  /// What a line ends with.
  static let end = UInt8(ascii: "\n")

  /// Reads a line without its end; `nil` for a part of one, or one that was changed.
  init?(line: ArraySlice<UInt8>) {
    let content = line.dropFirst(9)
    guard line.prefix(8).elementsEqual(Self.checksum(Array(content))),
      line.dropFirst(8).first == UInt8(ascii: " "),
      let record = try? JSONDecoder().decode(Self.self, from: Data(content))
    else { return nil }
    self = record
  }

  /// FNV-1a (draft-eastlake-fnv), 32 bits, as eight digits.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let digits = String(checksum(bytes[...]), radix: 16).utf8
    return Array(repeating: UInt8(ascii: "0"), count: 8 - digits.count) + digits
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { $0.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } }
  }
}

/// Whose text a journal tells, how that is written outside, and what it is for.
package struct LogSource: Codable, Sendable, Equatable {
  /// `nil` where that was damaged.
  package var name: String?
  package var encoding = SourceEncoding()
  /// The payload that a new model is for.
  package var payload: Payload?

  package init(name: String?) {
    self.name = name
  }
}

/// The two kinds of logs.
package enum LogKind: String, Sendable {
  /// What was typed into one text.
  case journal
  /// What a run noted of all that was open.
  case history

  /// The form that is written; a higher one isn't read.
  private static let form = 2

  /// What a log begins with.
  package var signature: [UInt8] { signature(ofForm: Self.form) }

  /// What earlier versions began it with.
  var earlierSignature: [UInt8] { signature(ofForm: 1) }

  private func signature(ofForm form: Int) -> [UInt8] {
    Array("codable-explorer \(rawValue) \(form)\n".utf8)
  }

  /// Whether an earlier version of the program wrote a log that begins with these bytes.
  package func isEarlier(_ bytes: [UInt8]) -> Bool { bytes.starts(with: earlierSignature) }

  /// The form of a log that a newer version of the program wrote: `3`; `nil` for any other bytes.
  package func newerVersion(of bytes: [UInt8]) -> String? {
    let words = signature.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard bytes.starts(with: words) else { return nil }
    let version = String(decoding: bytes.dropFirst(words.count).prefix(20), as: UTF8.self)
      .prefix { $0 != "\n" }
    return Int(version).map { $0 > Self.form } == true ? String(version) : nil
  }
}

// MARK: - What stands in a line

extension SourceText: Codable {
  /// A string, or base64 in an array where the bytes are no UTF-8.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self.init(string)
    } else {
      self.init(try container.decode([Data].self).flatMap { Array($0) })
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let bytes = bytes
    if let string = String(validating: bytes, as: UTF8.self) {
      try container.encode(string)
    } else {
      try container.encode([Data(bytes)])
    }
  }
}

extension Payload: Codable {
  private enum CodingKeys: CodingKey { case name, fileName, text }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      fileName: try container.decode(String.self, forKey: .fileName),
      bytes: try container.decode(SourceText.self, forKey: .text).bytes)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(fileName, forKey: .fileName)
    try container.encode(SourceText(bytes), forKey: .text)
  }
}
