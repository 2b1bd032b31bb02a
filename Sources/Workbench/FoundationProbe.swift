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
    var data = Data(bytes)
    let endsWithNumber = document.root >= 0 && document.kind(of: document.root) == .number
    if options.json5, endsWithNumber, document.encoding == .utf8 { data.append(0x0A) }
    return data
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
