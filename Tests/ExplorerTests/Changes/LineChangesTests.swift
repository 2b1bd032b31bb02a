import TestSupport
import Testing
import TextEditor

@testable import Explorer

struct LineChangesTests {
  /// The comparison as text: `-2 b`, `+2 x`, ` 3 c`, `…4`.
  private func lines(_ old: String, _ new: String) -> [String] {
    LineChanges(from: SourceText(old), to: SourceText(new)).lines.map { line in
      switch line {
      case .same(_, let new, let text): " \(new) \(text)"
      case .removed(let old, let text): "-\(old) \(text)"
      case .added(let new, let text): "+\(new) \(text)"
      case .skipped(let count): "…\(count)"
      }
    }
  }

  @Test(arguments: [
    ("a", "b", ["-1 a", "+1 b"]),
    ("a\nb\nc", "a\nx\nc", [" 1 a", "-2 b", "+2 x", " 3 c"]),
    ("a\nb", "a\nb\nc", [" 1 a", " 2 b", "+3 c"]),
    ("a\nb\nc", "c", ["-1 a", "-2 b", " 1 c"]),
    ("", "a\nb", ["-1 ", "+1 a", "+2 b"]),
    ("a\r\nb\r\n", "a\nc\n", [" 1 a", "-2 b", "+2 c", " 3 "]),
    (
      "1\n2\n3\n4\n5\n6\n7\n8", "1\n2\n3\n4\n5\n6\n7\n9",
      ["…5", " 6 6", " 7 7", "-8 8", "+8 9"]
    ),
    ("b\na\nb\na", "a\nb\na\nb", ["-1 b", " 1 a", " 2 b", " 3 a", "+4 b"]),
  ])
  func `the fewest lines are told`(_ old: String, _ new: String, _ wanted: [String]) {
    #expect(lines(old, new) == wanted)
  }

  @Test(arguments: 1...20)
  func `the lines make either text`(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    func text() -> [String] {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        ["a", "b", "c"].randomElement(using: &random) ?? ""
      }
    }
    let (old, new) = (text(), text())
    let changes = LineChanges(
      from: SourceText(old.joined(separator: "\n")), to: SourceText(new.joined(separator: "\n")))
    let isShort = !changes.lines.contains { if case .skipped = $0 { true } else { false } }
    guard isShort else { return }
    let before = changes.lines.compactMap { line in
      switch line {
      case .same(_, _, let text), .removed(_, let text): text
      case .added, .skipped: nil
      }
    }
    let after = changes.lines.compactMap { line in
      switch line {
      case .same(_, _, let text), .added(_, let text): text
      case .removed, .skipped: nil
      }
    }
    #expect(before.joined(separator: "\n") == old.joined(separator: "\n"))
    #expect(after.joined(separator: "\n") == new.joined(separator: "\n"))
  }

  @Test
  func `texts that have next to nothing in common are one block`() {
    let old = (0..<2000).map { "a\($0)" }.joined(separator: "\n")
    let new = (0..<2000).map { "b\($0)" }.joined(separator: "\n")
    let changes = LineChanges(from: SourceText(old), to: SourceText(new))
    #expect(changes.removed == 2000 && changes.added == 2000)
  }
}
