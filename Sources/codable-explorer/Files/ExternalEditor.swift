internal import Explorer
internal import JSONSource
internal import TerminalCanvas

/// The editor that the user chose for all programs.
enum ExternalEditor {
  /// Lets the user edit a text; returns the bytes that the editor left.
  ///
  /// The text is in a file of its own, also where it comes from one: what isn't saved here yet is
  /// edited too, and what isn't wanted in the end hasn't touched the file.
  static func run(
    _ edit: ExternalEdit, on terminal: any Terminal
  ) -> Result<[UInt8], ExternalEditProblem> {
    let editor = command
    let folder = temporaryFolder
    let file = "\(folder)/\(FileName.repaired(edit.fileName))"
    defer {
      SystemCall.remove(file)
      SystemCall.removeFolder(folder)
    }
    do throws(FileProblem) {
      try makeFolder(folder)
      try PayloadFile.write(edit.text.bytes, to: file)
      let words = arguments(for: editor, file, edit.position.line, edit.position.column)
      let status = terminal.run(words)
      if status == 127 { return .failure(.notRunnable(editor)) }
      if status != 0 { return .failure(.status(editor, status)) }
      return .success(try PayloadFile.read(file))
    } catch {
      return .failure(.file(file, error))
    }
  }

  /// `$VISUAL`, else `$EDITOR`, else the one that POSIX has.
  private static var command: String {
    let set = ["VISUAL", "EDITOR"].lazy.compactMap { SystemCall.environment($0) }
    return set.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
  }

  /// The shell reads the editor's name and its own options; file and line are given beside.
  private static func arguments(
    for editor: String, _ file: String, _ line: Int, _ column: Int
  ) -> [String] {
    let place = places(of: editor, file, line, column)
    return ["sh", "-c", "\(editor) \"$@\"", editor] + place
  }

  /// How the line is told: most editors know `+12`.
  private static func places(
    of editor: String, _ file: String, _ line: Int, _ column: Int
  ) -> [String] {
    let program = editor.split(separator: " ").first?.split(separator: "/").last ?? ""
    switch program {
    case "hx", "helix", "zed", "subl": return ["\(file):\(line):\(column)"]
    case "code", "codium", "cursor": return ["--wait", "--goto", "\(file):\(line):\(column)"]
    case "ed": return [file]
    default: return ["+\(line)", file]
    }
  }

  private static var temporaryFolder: String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(SystemCall.temporaryFolder)/codable-explorer-\(number)"
  }

  private static func makeFolder(_ path: String) throws(FileProblem) {
    do throws(SystemError) {
      try SystemCall.makeFolder(path)
    } catch {
      throw FileProblem(error)
    }
  }
}
