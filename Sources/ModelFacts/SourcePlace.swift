/// A place in one of the model's files, from 1; columns are bytes of UTF-8, as compilers count.
package struct SourcePlace: Sendable, Hashable, Codable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
