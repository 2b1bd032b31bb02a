internal import Explorer
internal import TerminalText

/// Copies that the terminal didn't take: the last one is kept in a file, and printed on leaving.
///
/// The file stays, since its path was told.
struct KeptCopy {
  /// Longer texts aren't printed, nor those that a terminal must not be sent as they are: the file is
  /// named instead.
  private static let printedBytes = 4096

  private var path: String?
  private var text: String?

  /// Keeps a text in the place of the one before.
  mutating func keep(_ text: String) -> CopyOutcome {
    self.text = text
    let isFirst = path == nil
    do throws(FileProblem) {
      if path == nil { path = try Self.newFile() }
      let file = path ?? SystemCall.temporaryFolder
      try PayloadFile.write(Array(text.utf8), to: file)
      return .kept(path: file)
    } catch {
      let file = path
      if isFirst, let file {
        SystemCall.remove(file)
        path = nil
      }
      return .failed(path: file ?? SystemCall.temporaryFolder, error)
    }
  }

  /// Forgets the text: a later one went to the terminal.
  mutating func forget() {
    text = nil
  }

  /// Prints the text, or where it is, on the terminal that has been given back.
  func print() {
    guard let text else { return }
    let isPrintable = text.utf8.count <= Self.printedBytes && PlainText.lines(text) == text
    let end = text.hasSuffix("\n") ? "" : "\n"
    let words =
      isPrintable ? text + end : path.map { "copied to \(PlainText.line($0))\n" } ?? ""
    // Terminals that take no copies mostly have no second screen either: the cursor stands on the
    // last line of what was drawn. There is nobody left to tell if this fails.
    try? SystemCall.write("\n\(words)".utf8, to: SystemCall.standardOutput)
  }

  /// An empty file that belongs to its user alone; nobody could have put a link in its place.
  private static func newFile() throws(FileProblem) -> String {
    try FileProblem.wrapping {
      let prefix = "\(SystemCall.temporaryFolder)/codable-explorer-copy-"
      let (path, descriptor) = try SystemCall.createNew(prefix, ".txt")
      SystemCall.close(descriptor)
      return path
    }
  }
}
