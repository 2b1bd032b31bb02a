/// One cell of a screen: what stands in it and how it looks, in eight bytes.
///
/// What a cell shows is a single Unicode scalar, or a number in the screen's own list of clusters of
/// several scalars, or nothing because a wide cluster to the left reaches into it.
package struct Cell: Hashable, Sendable {
  /// A scalar's value; or 0x8000_0000 + the place in `Screen.clusters`; or 0 for the second half of
  /// a wide cluster.
  package var glyph: UInt32
  package var style: TextStyle

  package init(glyph: UInt32, style: TextStyle) {
    self.glyph = glyph
    self.style = style
  }

  static let clusterFlag: UInt32 = 0x8000_0000
  static let space: UInt32 = 0x20

  /// Whether the cell is the second half of the wide cluster to its left.
  package var isContinuation: Bool { glyph == 0 }
  /// Where in `Screen.clusters` the cell's text is, `nil` if the glyph is a scalar.
  package var clusterIndex: Int? {
    glyph & Cell.clusterFlag == 0 ? nil : Int(glyph & ~Cell.clusterFlag)
  }
}
