/// A place in a JSON document: the steps from the root to one value.
///
/// Written as RFC 9535 does in its shorthand: `$.address.zip`, `$.tags[1]`, `$["a b"]`.
@usableFromInline package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// Whether two paths differ in indices alone: an element is as any other.
  package func isAlike(_ other: JSONPath) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { own, other in
        if case (.index, .index) = (own, other) { true } else { own == other }
      }
  }

  /// One step: into an object by key, or into an array by position (from 0).
  @usableFromInline package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The root of the document, `$`.
  package static let root = JSONPath()

  /// The path one step below this one.
  package func appending(_ step: Step) -> JSONPath {
    var longer: [Step] = []
    longer.reserveCapacity(steps.count + 1)
    longer += steps
    longer.append(step)
    return JSONPath(longer)
  }

  /// The path one step above this one, `nil` for the root.
  package var parent: JSONPath? {
    steps.isEmpty ? nil : JSONPath(Array(steps.dropLast()))
  }

  /// Whether this path is `ancestor` itself or lies beneath it.
  package func isWithin(_ ancestor: JSONPath) -> Bool {
    steps.starts(with: ancestor.steps)
  }

  @usableFromInline package var description: String {
    steps.reduce(into: "$") { text, step in text += step.description }
  }
}

extension JSONPath.Step: CustomStringConvertible {
  /// The step as RFC 9535 writes it behind its parent: `.zip`, `[1]`, `["a b"]`.
  @usableFromInline package var description: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key) where JSONPath.Step.isShorthandName(key): ".\(key)"
    case .key(let key): "[\(JSONPath.Step.quoted(key))]"
    }
  }

  /// RFC 9535, section 2.5.1.1: a letter, `_` or any non-ASCII scalar, then digits too.
  private static func isShorthandName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isNameFirst(first) else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { scalar in
      isNameFirst(scalar) || ("0"..."9").contains(scalar)
    }
  }

  private static func isNameFirst(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      || scalar.value >= 0x80
  }

  private static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
