/// The Swift text of a model, as it is shown beside the payload.
package struct ModelSource: Sendable, Hashable {
  /// The file's name in the sample's folder, such as `User+Strict.swift`.
  package var fileName: String
  /// The types of the style: without imports, without the two namespaces around them, and without
  /// the indentation that those cause. Lines end in a line feed.
  package var text: String
  /// The line of the file, from 1, on which the shown text begins.
  package var firstLine: Int

  package init(fileName: String, text: String, firstLine: Int) {
    self.fileName = fileName
    self.text = text
    self.firstLine = firstLine
  }
}
