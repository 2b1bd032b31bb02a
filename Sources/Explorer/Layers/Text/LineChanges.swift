import JSONSource
import TextEditor

/// The lines in which two texts differ.
struct LineChanges: Equatable, Sendable {
  /// A line, or several that are left out.
  enum Line: Equatable, Sendable {
    /// A line of both texts, by its numbers in them, from 1.
    case same(old: Int, new: Int, String)
    case removed(Int, String)
    case added(Int, String)
    /// So many lines of both texts.
    case skipped(Int)
  }

  /// Lines of both texts that are shown around a change.
  private static let context = 2
  /// Texts that differ in more lines than this are told apart as one block.
  private static let mostDifferences = 500

  private(set) var lines: [Line] = []
  private(set) var removed = 0
  private(set) var added = 0

  init(from old: SourceText, to new: SourceText) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var (oldLine, newLine) = (0, 0)
    var same: [Line] = []
    let edit = ShortestEdit(from: before, to: after, most: Self.mostDifferences)
    for step in edit.steps {
      switch step {
      case .keep:
        same.append(.same(old: oldLine + 1, new: newLine + 1, before[oldLine]))
        oldLine += 1
        newLine += 1
      case .remove:
        flush(&same, isLast: false)
        lines.append(.removed(oldLine + 1, before[oldLine]))
        removed += 1
        oldLine += 1
      case .add:
        flush(&same, isLast: false)
        lines.append(.added(newLine + 1, after[newLine]))
        added += 1
        newLine += 1
      }
    }
    flush(&same, isLast: true)
  }

  /// Appends the first and last of the lines that both texts have; the rest is counted.
  private mutating func flush(_ same: inout [Line], isLast: Bool) {
    let head = lines.isEmpty ? 0 : Self.context
    let tail = isLast ? 0 : Self.context
    if same.count <= head + tail + 1 {
      lines += same
    } else {
      lines += same.prefix(head)
      lines.append(.skipped(same.count - head - tail))
      lines += same.suffix(tail)
    }
    same = []
  }

  private static func lines(of text: SourceText) -> [String] {
    let bytes = text.bytes
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
  }
}
