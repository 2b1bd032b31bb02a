import Foundation
import Testing

/// Places that can't be written.
@Suite(.timeLimit(.minutes(5)))
struct OutputPlaceTests {
  private static let places = [
    ("nowhere/x", "there is no folder nowhere"), ("file/x", "there is no folder file"),
    ("folder", "this is a folder; a file is needed"), ("pipe", "this is a pipe; a file is needed"),
    ("/dev/null", "this is a device; a file is needed"),
    ("circle", "the links there lead round in a circle"),
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file("file", "mine".utf8)
    try NotAFile.pipe.stand(at: folder.url.appending(path: "pipe").path)
    try NotAFile.folder.stand(at: folder.url.appending(path: "folder").path)
    try NotAFile.circle.stand(at: folder.url.appending(path: "circle").path)
    return folder
  }

  @Test(
    arguments: [
      ["reduce", "User"], ["redact", "User"], ["export", "User"],
      ["export", "User", "--format", "svg"],
      ["course", "dates"],
    ], [0, 1, 2, 3, 4, 5])
  func `an output that can't be made is told in a line`(words: [String], place: Int) throws {
    let folder = try Self.folder()
    let (path, reason) = Self.places[place]
    let run = try BuiltProgram.run(words + ["-o", path], in: folder.url)
    #expect(run.status == 73 && run.output.isEmpty)
    #expect(run.errors == "\(path): error: \(reason)\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 4)
  }

  @Test(arguments: ["reduce", "redact", "export"])
  func `a disk that refuses is told in a line, and what stood there stays`(command: String) throws {
    let folder = try Self.folder()
    // The file may have no byte; the signal of that is the shell's to ignore.
    let run = try BuiltProgram.shell(
      """
      (trap '' XFSZ; ulimit -f 0; "$PROGRAM" \(command) User -o file 2>&1; echo "status $?") | cat
      cat file
      """, in: folder.url)
    #expect(run.output == "file: error: File too large\nstatus 74\nmine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 4)
  }

  @Test(arguments: ["file", "file/x", "pipe", "/dev/null", "circle"])
  func `copies that can't have a folder are told in a line`(path: String) throws {
    let folder = try Self.folder()
    let run = try BuiltProgram.run(["matrix", "User", "clean", "-o", path], in: folder.url)
    #expect(run.errors == "\(path): error: a file is there; a folder is needed\n")
    #expect(run.status == 73 && run.output.isEmpty)
  }

  @Test func `copies that can't be made for one reason are told in a line`() throws {
    let folder = try Self.folder()
    let first = try BuiltProgram.run(["matrix", "User", "clean", "-o", "folder"], in: folder.url)
    #expect(first.status == 0)
    let copies = folder.url.appending(path: "folder")
    for name in try FileManager.default.contentsOfDirectory(atPath: copies.path) {
      try folder.file("folder/\(name)", "mine".utf8)
    }
    let run = try BuiltProgram.run(["matrix", "User", "clean", "-o", "folder"], in: folder.url)
    #expect(run.status == 73)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "folder: note: 0 copies are there", "\(run.errors)")
    #expect(lines[0].hasSuffix(": error: there is such a file already, as of 93 copies more"))
  }

  @Test(arguments: [
    ["decode", "User"], ["infer", "file"], ["matrix", "User"], ["roundtrip", "User"],
    ["export", "User"], ["redact", "User"], ["reduce", "User"], ["samples"], ["keys"], ["course"],
    ["course", "dates", "--format", "html"], ["quiz"], ["practice", "--list"], ["--help"],
  ])
  func `an answer that a full disk doesn't take is told in a line`(words: [String]) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try Self.folder()
    try folder.file("file", "{}".utf8)
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try BuiltProgram.shell("\"$PROGRAM\" \(command) >/dev/full", in: folder.url)
    #expect(run.status == 74, "\(words)")
    #expect(run.errors.contains("the answer can't be written: No space left on device\n"))
  }
}
