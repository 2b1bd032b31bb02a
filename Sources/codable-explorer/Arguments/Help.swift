/// The program's own description, made from the tables of commands and options.
package enum Help {
  package static let version = "0.1.0"

  /// What the program is for, the styles, and examples.
  private static let introduction =
    ["See what Swift's Codable does with a JSON payload, field by field, in three styles.", ""]
    + table([
      (
        "strict", "JSONDecoder with a plain Codable model: the first field that doesn't fit throws"
      ),
      ("default", "property wrappers: a missing or unreadable value becomes a default"),
      ("smart", "converts what it can (\"42\" to 42), else falls back; hardly anything throws"),
    ]) + [""]
    + table([
      ("codable-explorer", "open the samples, each with a lesson"),
      ("codable-explorer Model.swift response.json", "open a model and a payload of your own"),
      ("codable-explorer decode Model.swift *.json", "print a report of each payload"),
    ]) + [""]

  /// The help of a command; the explorer's begins with what the program is for, and names the other
  /// commands too.
  package static func text(for command: Command) -> String {
    var lines = command == .explorer ? introduction : []
    lines += ["\(command.synopsis): \(command.summary)", ""]
    if !command.details.isEmpty {
      lines += command.details.map { $0.isEmpty ? "" : "  " + $0 } + [""]
    }
    if command == .explorer {
      lines += table(
        Command.allCases.dropFirst().map { ($0.synopsis, $0.summary) })
      lines += ["", "Each command has a --help of its own.", ""]
    }
    lines += table(
      Option.all.filter { $0.commands.contains(command) }
        .map { ($0.usage(in: command), $0.summary) })
    return lines.map { $0 + "\n" }.joined()
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = min(rows.map(\.0.count).max() ?? 0, 44)
    return rows.flatMap { left, right in
      left.count > width
        ? ["  \(left)", "  \(String(repeating: " ", count: width))  \(right)"]
        : ["  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"]
    }
  }
}
