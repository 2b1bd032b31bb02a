/// One grapheme cluster of a text and the cells that it takes; of one that isn't shown as it is, a
/// part.
package struct Glyph: Sendable {
  /// What is painted for the cluster.
  package enum Content: Sendable {
    /// A single scalar, or the stand-in of one that isn't shown.
    case scalar(UInt32)
    /// Several scalars: the text's own bytes.
    case cluster
    /// A combining mark without a base, which would attach to its neighbour: the text's own bytes
    /// behind a dotted circle.
    case bareMark
  }

  package var content: Content
  /// Where the cluster starts in the text, in UTF-8 bytes.
  package var offset: Int
  /// How many UTF-8 bytes it has.
  package var length: Int
  /// How many cells it takes: 1 or 2.
  package var width: Int
}
