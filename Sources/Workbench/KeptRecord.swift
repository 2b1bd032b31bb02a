package import DecodingReport
package import Foundation

/// What is kept in a file of its own, for all runs of the program.
package protocol KeptRecord: Sendable {
  /// What counts where there is no file.
  init()
  /// Reads what was kept.
  init(reading bytes: [UInt8]) throws(KeptFault)
  /// What is written.
  var bytes: [UInt8] { get }
}

/// Why a record can't be read.
package enum KeptFault: Error, Equatable {
  case damaged
  /// It was written by a newer program.
  case newer(Int)
}

/// The number of a kept file's form.
package struct KeptFormat: Decodable {
  package var format: Int
}

extension KeptRecord {
  /// Reads a file of a form, in which `format` is its number; a longer one is none of ours.
  package static func decoded<File: Decodable>(
    _ bytes: [UInt8], as type: File.Type, format: Int, mostBytes: Int
  ) throws(KeptFault) -> File {
    let (data, decoder) = (Data(bytes), JSONDecoder())
    guard bytes.count <= mostBytes,
      let found = (try? decoder.decode(KeptFormat.self, from: data))?.format
    else { throw .damaged }
    guard found == format else { throw found > format ? .newer(found) : .damaged }
    guard let file = try? decoder.decode(type, from: data) else { throw .damaged }
    return file
  }
}

extension JSONEncoder {
  /// A value on one line, its keys in the same order each time; empty for one that has no form in JSON.
  package static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Outcome: Codable {}
extension DecodingStyle: Codable {}
