internal import Explorer
internal import JSONSource
internal import TerminalCanvas
import TextEditor

/// The editor that the user chose for all programs.
enum ExternalEditor {
  /// Lets the user edit a text; returns the bytes that the editor left.
  ///
  /// The text is in a file of its own, also where it comes from one: what isn't saved here yet is
  /// edited too, and what isn't wanted in the end hasn't touched the file.
  static func run(
    _ edit: ExternalEdit, on terminal: any Terminal
  ) -> Result<[UInt8], ExternalEditProblem> {
    let folder = temporaryFolder
    let file = "\(folder)/\(FileName.repaired(edit.fileName))"
    terminal.note(file, in: folder, holding: edit.text.bytes)
    defer { terminal.forgetFile() }
    do throws(FileProblem) {
      try FileProblem.wrapping {
        try SystemCall.makeFolder(folder)
        let descriptor = try SystemCall.create(file)
        defer { SystemCall.close(descriptor) }
        try SystemCall.write(edit.text.bytes, to: descriptor)
      }
    } catch {
      removeAll(in: folder)
      return .failure(.file(file, error))
    }
    let editor = command
    let status = terminal.run(
      arguments(for: editor, file, edit.position.line, edit.position.column))
    do throws(FileProblem) {
      let bytes = try PayloadFile.read(file)
      if status == 0 {
        // Beside it are the editor's own copies of what was there before.
        removeAll(in: folder)
        return .success(bytes)
      }
      let isUnwanted = status < 128 || bytes == edit.text.bytes
      if isUnwanted { SystemCall.remove(file) }
    } catch {
      if status == 0 { return .failure(.file(file, error)) }
    }
    // Beside it is what the editor had no time to save.
    SystemCall.removeFolder(folder)
    if status == 127 { return .failure(.notRunnable(editor)) }
    let left = SystemCall.exists(folder) ? folder : nil
    return .failure(.status(editor, status, left: left))
  }

  /// Has a command edit a file in its place; what went wrong, if anything did.
  static func run(
    _ command: String, onFile path: String, on terminal: any Terminal
  ) -> ExternalEditProblem? {
    let status = terminal.run(["sh", "-c", "\(command) \"$@\"", command, path])
    return status == 0 ? nil : .command(command, status)
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

  private static func removeAll(in folder: String) {
    for name in (try? SystemCall.names(in: folder)) ?? [] {
      SystemCall.remove("\(folder)/\(name)")
    }
    SystemCall.removeFolder(folder)
  }
}
