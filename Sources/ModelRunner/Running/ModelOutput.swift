package import DecodingReport

/// What a model printed while it decoded, by style.
package struct ModelOutput: Sendable, Equatable {
  /// Of one style.
  package struct Printed: Sendable, Hashable {
    package var text: String
    /// How much more there was.
    package var omittedBytes: Int

    package init(text: String, omittedBytes: Int = 0) {
      self.text = text
      self.omittedBytes = omittedBytes
    }
  }

  private var styles: [DecodingStyle: Printed] = [:]

  package init() {}

  /// `nil` for a style that printed nothing.
  package subscript(_ style: DecodingStyle) -> Printed? {
    get { styles[style] }
    set {
      if let newValue, newValue.text.isEmpty, newValue.omittedBytes == 0 { return }
      styles[style] = newValue
    }
  }

  /// What was printed, each text once, with the styles that printed it.
  package var texts: [(printed: Printed, styles: [DecodingStyle])] {
    var texts: [(printed: Printed, styles: [DecodingStyle])] = []
    for style in DecodingStyle.allCases {
      guard let printed = styles[style] else { continue }
      if let place = texts.firstIndex(where: { $0.printed == printed }) {
        texts[place].styles.append(style)
      } else {
        texts.append((printed, [style]))
      }
    }
    return texts
  }

  mutating func append(_ other: ModelOutput) {
    styles.merge(other.styles) { $1 }
  }
}
