/// What a model printed while it decoded.
package struct ModelOutput: Sendable, Equatable {
  package var text: String
  /// How much more there was.
  package var omittedBytes: Int

  package init(text: String = "", omittedBytes: Int = 0) {
    self.text = text
    self.omittedBytes = omittedBytes
  }

  private static let limit = HostProcess.keptOutput * 2

  mutating func append(_ other: ModelOutput) {
    text += other.text
    omittedBytes += other.omittedBytes
    let excess = text.utf8.count - Self.limit
    guard excess > 0 else { return }
    text = String(decoding: text.utf8.prefix(Self.limit), as: UTF8.self)
    omittedBytes += excess
  }
}
