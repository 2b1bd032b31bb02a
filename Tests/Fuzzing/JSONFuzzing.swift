import Foundation
import JSONSource

/// What holds for a payload of any bytes, in both dialects.
enum JSONFuzzing {
  /// Decodes all values, as whatever they can be.
  private struct EveryValue: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      _ = container.decodeNil()
      _ = try? container.decode(Bool.self)
      _ = try? container.decode(Int.self)
      _ = try? container.decode(Double.self)
      _ = try? container.decode(Decimal.self)
      _ = try? container.decode(String.self)
      _ = try? container.decode([String: EveryValue].self)
      if var elements = try? decoder.unkeyedContainer() {
        while !elements.isAtEnd { _ = try elements.decode(EveryValue.self) }
      }
    }
  }

  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Traps where the document isn't sound, or the verdict on it isn't Foundation's.
  static func check(_ bytes: [UInt8]) {
    for dialect in JSONDialect.allCases {
      let document = JSONDocument.parse(bytes, dialect: dialect)
      for node in 0..<document.nodeCount {
        let range = document.range(of: node)
        precondition(0 <= range.lowerBound && range.upperBound <= document.byteCount)
        precondition(node < document.next(after: node))
        precondition(document.next(after: node) <= document.nodeCount)
        _ = document.string(node)
        _ = document.double(node)
        _ = document.integer(node)
      }
      let last = document.nodeCount - 1
      if last >= 0 { _ = document.path(of: last) }
      for problem in document.problems { _ = problem.message }
      checkAgainstFoundation(document, bytes, dialect)
    }
  }

  private static func checkAgainstFoundation(
    _ document: JSONDocument, _ bytes: [UInt8], _ dialect: JSONDialect
  ) {
    guard !document.trapsFoundation else { return precondition(document.isRejectedByFoundation) }
    let isJSON5 = dialect == .json5
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = isJSON5
    // It reads a JSON5 number that ends the text beyond the text's end.
    let data = Data(isJSON5 && document.encoding == .utf8 ? bytes + [0x0A] : bytes)
    let accepts = (try? decoder.decode(Nothing.self, from: data)) != nil
    // It takes a lone byte 0xA0 for JSON5's no-break space.
    if !isJSON5 || !bytes.contains(0xA0) {
      precondition(accepts != document.isRejectedByFoundation)
    }
    _ = try? decoder.decode(EveryValue.self, from: data)
  }
}
