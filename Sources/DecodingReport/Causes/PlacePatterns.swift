package import JSONSource

/// What the places of fields have in common that data makes different: `$.orders[*].lines[*].quantity`.
///
/// Which element it is doesn't matter, nor which key of a dictionary.
package struct PlacePatterns: Sendable {
  /// The patterns of dictionaries' places, whose keys are data.
  private var dictionaries: Set<String> = []

  /// Of the fields of these decodes.
  package init(_ styles: some Sequence<StyleReport>) {
    for style in styles {
      if style.type?.dictionary != nil { dictionaries.insert("$") }
      for place in style.fields.indices where style.fields[place].isDictionary {
        dictionaries.insert(pattern(of: style.fields[place].path))
      }
    }
  }

  /// The place with `*` for indices and for keys that are data.
  package func pattern(of path: JSONPath) -> String {
    var pattern = "$"
    for step in path.steps {
      switch step {
      case .index: pattern += "[*]"
      case .key where dictionaries.contains(pattern): pattern += ".*"
      case .key: pattern += step.description
      }
    }
    return pattern
  }
}
