import DecodingReport
import Foundation
import JSONSource

/// Asks Foundation whether it reads a document at all, whatever a model makes of it.
enum FoundationProbe {
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Why Foundation doesn't read a document.
  struct Refusal {
    /// What it said; `nil` where it wasn't asked, since it may trap on the document.
    var said: String?
  }

  /// The error of a decode for which Foundation wasn't asked: it says nothing.
  static let unasked = DecodingError.dataCorrupted(
    DecodingError.Context(codingPath: [], debugDescription: ""))

  /// The bytes for Foundation: those of the payload, but none where Foundation may trap on them.
  ///
  /// Of JSON5 it reads a number that ends the text beyond the text's end, unless white space follows.
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

  /// The place where a document gets too deep for Foundation; `nil` if it isn't, or is broken before.
  static func limit(of document: JSONDocument) -> Report.PayloadFinding.SyntaxError? {
    guard let node = document.containerBeyondFoundation else { return nil }
    let start = document.startOffset(of: node)
    return Report.PayloadFinding.SyntaxError(
      position: document.position(of: start), offsets: start..<(start + 1),
      message: FailureText.beyondFoundation(document), foundationSaid: nil)
  }

  /// Why Foundation doesn't read a document; `nil` for one that it does.
  static func refusal(
    of document: JSONDocument, _ data: Data, _ settings: DecoderSettings
  ) -> Refusal? {
    if document.trapsFoundation { return Refusal(said: nil) }
    do {
      _ = try settings.makeJSONDecoder().decode(Nothing.self, from: data)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return Refusal(said: context.debugDescription)
    } catch {
      return Refusal(said: "\(error)")
    }
  }

  /// Decodes a text of any content with Foundation; throws `unasked` where it may trap on it.
  static func decode(
    _ type: any Decodable.Type, from json: [UInt8], _ options: DecodingOptions,
    _ settings: DecoderSettings
  ) throws -> Any {
    let document = JSONDocument.parse(json, dialect: options.dialect)
    guard !document.trapsFoundation else { throw unasked }
    return try withExtendedLifetime(document) {
      try settings.makeJSONDecoder().decode(type, from: data(of: json, document, options))
    }
  }
}
