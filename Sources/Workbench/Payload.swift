/// A JSON source with a name, as a sample offers it.
package struct Payload: Sendable, Hashable {
  /// The name on the screen and the command line: the file's, without number and extension.
  package var name: String
  /// The file's name in the sample's folder, such as `1-as-received.json`.
  package var fileName: String
  /// The file's bytes as they are; not necessarily UTF-8, not necessarily JSON.
  package var bytes: [UInt8]

  package init(name: String, fileName: String, bytes: [UInt8]) {
    self.name = name
    self.fileName = fileName
    self.bytes = bytes
  }
}
