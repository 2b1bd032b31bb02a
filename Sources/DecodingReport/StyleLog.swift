package import JSONSource

/// What a style's own log tells of a decode.
package struct StyleLog: Sendable, Equatable {
  /// What it tells of one place.
  package struct Entry: Sendable, Equatable {
    /// As the model spells the keys.
    package var path: JSONPath
    package var text: String

    package init(path: JSONPath, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The whole log as the style writes it; empty where it has nothing to tell.
  package var text: String
  package var entries: [Entry]

  package init(text: String = "", entries: [Entry] = []) {
    self.text = text
    self.entries = entries
  }
}

extension StyleLog: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      text: try reader.text(upTo: Self.longest),
      entries: try reader.list(upTo: Transport.mostElements))
  }

  /// So many bytes of the whole log are told.
  private static let longest = 1 << 20

  package func write(to writer: inout TransportWriter) {
    writer.write(text: text, upTo: Self.longest)
    _ = writer.write(list: entries, upTo: Transport.mostElements)
  }
}

extension StyleLog.Entry: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(path: try JSONPath(from: &reader), text: try String(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    path.write(to: &writer)
    text.write(to: &writer)
  }
}
