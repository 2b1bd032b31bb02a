import DecodingReport
import Foundation
import JSONSource

/// Asks Foundation whether it reads a document at all, whatever a model makes of it.
enum FoundationProbe {
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// The bytes for Foundation: those of the payload, but where Foundation would trap on them.
  ///
  /// Of JSON5 it refuses what it gets instead of a text that it would trap on, and reads a number
  /// that ends the text beyond the text's end, unless white space follows.
  static func data(
    of bytes: [UInt8], _ document: JSONDocument, _ options: DecodingOptions
  ) -> Data {
    if document.trapsFoundation { return Data() }
    let endsWithNumber = document.root >= 0 && document.kind(of: document.root) == .number
    if options.json5, endsWithNumber, document.encoding == .utf8 { return Data(bytes + [0x0A]) }
    return view(of: document, equalTo: bytes) ?? Data(bytes)
  }

  /// The document's own bytes, without a copy, where they are the payload's: large payloads are
  /// there often enough. Good as long as somebody holds the document.
  private static func view(of document: JSONDocument, equalTo bytes: [UInt8]) -> Data? {
    guard bytes.count == document.byteCount, !bytes.isEmpty,
      memcmp(bytes, document.bytes, bytes.count) == 0
    else { return nil }
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: document.bytes), count: bytes.count,
      deallocator: .none)
  }

  /// The place where a document gets too deep for Foundation; `nil` if it isn't.
  static func limit(
    of document: JSONDocument, _ refusal: String
  ) -> Report.PayloadFinding.SyntaxError? {
    let levels = JSONDocument.foundationDepthLimit
    guard let node = document.firstContainer(deeperThan: levels) else { return nil }
    let start = document.range(of: node).lowerBound
    return Report.PayloadFinding.SyntaxError(
      position: document.position(of: start), offsets: start..<(start + 1),
      message: "level \(levels + 1) of \(document.depth) begins here; "
        + "Foundation reads \(levels) at most",
      foundationSaid: refusal)
  }

  /// What Foundation says of a document that it doesn't read; `nil` for one that it does.
  static func refusal(of data: Data, _ options: DecodingOptions) -> String? {
    do {
      _ = try options.makeJSONDecoder().decode(Nothing.self, from: data)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }
}
