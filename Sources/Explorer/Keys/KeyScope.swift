/// A table of keys: where they count, and what it is called.
package struct KeyScope: Sendable {
  package let context: KeyContext
  /// The heading in the help; `%` stands for the key behind which they count.
  private let heading: String
  /// What stands before their sentences where these stand without the heading: `matrix: …`
  let word: String?
  /// What that key asks for.
  let opener: Action?
  /// What users' files called some of them before.
  let formerly: [KeyContext]

  init(
    _ context: KeyContext, _ heading: String, word: String? = nil, after opener: Action? = nil,
    formerly: [KeyContext] = []
  ) {
    (self.context, self.heading, self.word) = (context, heading, word)
    (self.opener, self.formerly) = (opener, formerly)
  }

  /// The heading in the help.
  package func title(_ keyMap: KeyMap) -> String {
    opener.map { heading.replacing("%", with: keyMap.label(of: $0, Glyphs(isUTF8: true))) }
      ?? heading
  }
}
