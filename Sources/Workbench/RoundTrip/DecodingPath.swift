import JSONSource

/// Coding paths as the report writes them.
enum DecodingPath {
  static func path(of keys: [any CodingKey]) -> JSONPath {
    JSONPath(keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
  }
}
