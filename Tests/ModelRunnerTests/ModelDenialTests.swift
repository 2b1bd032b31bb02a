import Testing

@testable import ModelRunner

/// What is told of what was noted of a model's code.
struct ModelDenialTests {
  /// An entry of the host's notes.
  private static func entry(_ kind: String, _ subject: String) -> [UInt8] {
    var bytes = Array(kind.utf8) + [0, 0, 0] + Array(subject.utf8)
    bytes += [UInt8](repeating: 0, count: 256 - bytes.count)
    return bytes
  }

  @Test func `what the allocator reads is no wish of a model's`() {
    let bytes =
      [3, 0, 0, 0, 0, 0, 0, 0] + Self.entry("r", "/etc/passwd")
      + Self.entry("r", "/proc/sys/vm/overcommit_memory")
      + Self.entry("w", "/proc/sys/vm/overcommit_memory")
    #expect(
      ModelDenial.all(in: bytes).map(\.words)
        == ["reading /etc/passwd", "writing /proc/sys/vm/overcommit_memory"])
  }
}
