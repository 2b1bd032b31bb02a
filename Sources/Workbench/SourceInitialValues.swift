import Synchronization

/// The initial values of a model's properties, read from its Swift source.
///
/// Nothing knows them at run time: decoding that the compiler writes sets every property itself.
/// What a line can't tell (a value that goes on below, a computed property) is left out.
package struct SourceInitialValues: Sendable {
  private var values: [String: [String: String]] = [:]

  private static let known = Mutex<[String: SourceInitialValues]>([:])

  /// The values in a source, read once for as long as few others are asked for.
  static func of(_ source: ModelSource) -> SourceInitialValues {
    if let values = known.withLock({ $0[source.text] }) { return values }
    let values = SourceInitialValues(source.text)
    known.withLock { known in
      if known.count > 63 { known = [:] }
      known[source.text] = values
    }
    return values
  }

  /// Reads declarations line by line; a brace within a string literal ends the reading of its type.
  package init(_ text: String) {
    var depth = 0
    var types: [(name: String, depth: Int)] = []
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//") else { continue }
      if let type = Self.typeName(in: code) {
        types.append((type, depth))
      } else if let type = types.last, type.depth == depth - 1,
        let (property, value) = Self.property(in: code)
      {
        values[type.name, default: [:]][property] = value
      }
      for character in code {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      while let type = types.last, type.depth >= depth { types.removeLast() }
    }
  }

  /// The source of a property's initial value; `nil` where it has none, or where that is `nil`.
  package func value(of property: String, in type: String) -> String? {
    values[type]?[property]
  }

  private static func typeName(in code: Substring) -> String? {
    guard code.contains("{") else { return nil }
    let match = code.firstMatch(of: /\b(?:struct|class|enum|actor|extension)\s+(\w+)/)
    return match.map { String($0.output.1) }
  }

  private static func property(in code: Substring) -> (String, String)? {
    let attributes = /^(?:@[\w.]+(?:<[^>]*>)?(?:\([^)]*\))?\s+)*/
    let modifiers = /^(?:(?:public|package|internal|private|fileprivate)(?:\(set\))?\s+)*/
    let declaration = /^var\s+`?(\w+)`?\s*(?::\s*[^={]+)?=\s*(.+)$/
    var rest = code
    if let match = rest.prefixMatch(of: attributes) { rest = rest[match.range.upperBound...] }
    if let match = rest.prefixMatch(of: modifiers) { rest = rest[match.range.upperBound...] }
    guard let match = rest.wholeMatch(of: declaration), !match.output.2.hasSuffix("{"),
      match.output.2 != "nil"
    else { return nil }
    return (String(match.output.1), String(match.output.2))
  }
}
