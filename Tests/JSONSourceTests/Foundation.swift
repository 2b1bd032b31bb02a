import Foundation
import JSONSource

/// Decodes from anything and looks at nothing: what's left is whether Foundation takes the document.
struct Nothing: Decodable {
  init(from decoder: any Decoder) throws {}
}

/// Foundation's decoder in a dialect.
func foundation(_ dialect: JSONDialect) -> JSONDecoder {
  let decoder = JSONDecoder()
  decoder.allowsJSON5 = dialect == .json5
  return decoder
}

/// Whether Foundation accepts a document whose values nobody reads.
func foundationAccepts(_ bytes: [UInt8], _ dialect: JSONDialect) -> Bool {
  (try? foundation(dialect).decode(Nothing.self, from: Data(bytes))) != nil
}
