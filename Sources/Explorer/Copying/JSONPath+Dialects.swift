import DecodingReport
import JSONSource

extension JSONPath {
  /// The path as a filter of jq 1.6 and later: `.address.zip`, `.tags[1]`, `.["a b"]`.
  var jq: String {
    guard !steps.isEmpty else { return "." }
    let text = steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isIdentifier(key): text += ".\(key)"
      case .key(let key):
        // jq reads `\(…)` in a string as an interpolation; JSON's quoting never writes that.
        text += "[\(OrderedJSON.string(key).line)]"
      }
    }
    return text.hasPrefix(".") ? text : "." + text
  }

  /// Whether jq takes a name without quotes: ASCII letters, digits and `_`.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}

extension StyleReport {
  /// The path in the decoded value as a Swift key path: `\User.address.zip`, `\User.tags[1]`;
  /// `nil` where the model has no property for it.
  ///
  /// Properties bear the model's names, not the JSON's; behind an optional and behind a
  /// dictionary's subscript stands a `?`.
  func keyPath(to path: JSONPath) -> String? {
    var text = "\\" + model
    var outer = type
    for count in 1..<(path.steps.count + 1) {
      let prefix = JSONPath(Array(path.steps.prefix(count)))
      guard let field = fields.first(where: { $0.path == prefix }), let type = field.type else {
        return nil
      }
      if outer?.isOptional == true { text += "?" }
      switch prefix.steps[count - 1] {
      case .index(let index):
        // Sets, tuples and whatever else reads an array have no such subscript.
        guard outer?.isBracketed == true else { return nil }
        text += (count == 1 ? "." : "") + "[\(index)]"
      case .key(let key) where outer?.isBracketed == true:
        text += (count == 1 ? "." : "") + "[\(OrderedJSON.string(key).line)]"
      case .key: text += "." + Self.escaped(field.property)
      }
      // The element of a dictionary may not be there.
      outer = outer?.dictionary == nil ? type : type.asOptional
    }
    return text
  }

  /// A property's name behind a point: these words have a meaning of their own there.
  private static func escaped(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }
}
