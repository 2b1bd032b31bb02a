/// The `init(from:)` that the compiler writes for a type, as Swift that does the same.
package struct SynthesizedInitializer: Sendable, Equatable {
  /// What it does for a property.
  package struct Call: Sendable, Equatable {
    package let property: String
    /// The key as JSON has it.
    package let key: String
    /// What is asked for, without the optional around it.
    package let type: String
    package let isOptional: Bool
    /// Whether it decodes the wrapper around the property.
    package let isWrapped: Bool

    /// The property that is set, and the method that is called.
    package var beginning: String {
      let name = isWrapped ? "_\(property)" : property
      return "self.\(name) = try container.\(isOptional ? "decodeIfPresent" : "decode")("
    }

    package var arguments: String { "\(type).self, forKey: .\(property))" }
  }

  package let isRequired: Bool
  /// In the order in which they are made.
  package let calls: [Call]

  /// A line, and the call that it belongs to, by its place.
  package typealias Line = (text: String, call: Int?)

  /// Its lines, which are broken behind a parenthesis where they are longer than so many characters.
  package func lines(columns: Int = .max) -> [Line] {
    var lines: [Line] = [
      ("\(isRequired ? "required " : "")init(from decoder: any Decoder) throws {", nil),
      ("  let container = try decoder.container(", nil),
      ("    keyedBy: CodingKeys.self)", nil),
    ]
    let whole = lines[1].text + lines[2].text.drop { $0 == " " }
    if whole.count <= columns { lines.replaceSubrange(1...2, with: [(whole, nil)]) }
    for (place, call) in calls.enumerated() {
      let whole = "  " + call.beginning + call.arguments
      lines +=
        whole.count <= columns
        ? [(whole, place)] : [("  " + call.beginning, place), ("    " + call.arguments, place)]
    }
    return lines + [("}", nil)]
  }
}
