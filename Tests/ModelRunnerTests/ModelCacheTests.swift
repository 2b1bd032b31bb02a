import DecodingReport
import Foundation
import ModelFacts
import Testing
import Workbench

@testable import ModelRunner

struct ModelCacheTests {
  /// A folder that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "codable-explorer-cache-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
  }

  /// Keeps a file of so many bytes under a recipe, made so many seconds ago.
  @discardableResult
  private static func keep(
    _ recipe: String, bytes: Int, age: Double, in cache: ModelCache
  ) throws -> URL {
    let work = try cache.begin(recipe)
    try Data(count: bytes).write(to: work.appending(path: "file"))
    let kept = try cache.keep(work, as: recipe)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: kept.path)
    return kept
  }

  @Test func `the oldest go when there are too many`() throws {
    let folder = Folder()
    let cache = ModelCache(folder: folder.url.path, capacity: 2)
    try Self.keep("a", bytes: 1, age: 30, in: cache)
    try Self.keep("b", bytes: 1, age: 20, in: cache)
    try Self.keep("c", bytes: 1, age: 10, in: cache)
    #expect(cache.folder(of: "a") == nil)
    #expect(cache.folder(of: "b") != nil)
    #expect(cache.folder(of: "c") != nil)
  }

  @Test func `the oldest go when they take too much room`() throws {
    let folder = Folder()
    let cache = ModelCache(folder: folder.url.path, byteCapacity: 2500)
    try Self.keep("a", bytes: 1000, age: 30, in: cache)
    try Self.keep("b", bytes: 1000, age: 20, in: cache)
    #expect(cache.folder(of: "a") != nil)
    try Self.keep("b", bytes: 1000, age: 20, in: cache)
    try Self.keep("c", bytes: 2000, age: 10, in: cache)
    #expect(folder.names.count == 1)
    #expect(cache.folder(of: "c") != nil)
  }

  @Test func `what is in use stays, and goes once it isn't`() throws {
    let folder = Folder()
    let cache = ModelCache(folder: folder.url.path, capacity: 1)
    let used = try Self.keep("a", bytes: 1, age: 30, in: cache)
    do {
      let lease = FileLease(ModelCache.leasePath(inFolder: used.path))
      try Self.keep("b", bytes: 1, age: 20, in: cache)
      #expect(lease != nil && cache.folder(of: "a") != nil)
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -30)], ofItemAtPath: used.path)
    try Self.keep("c", bytes: 1, age: 10, in: cache)
    #expect(cache.folder(of: "a") == nil)
  }

  @Test func `what somebody works at stays, what was left behind goes`() throws {
    let folder = Folder()
    let cache = ModelCache(folder: folder.url.path, capacity: 1)
    let works = try ["present", "left", "new"].map { try cache.begin($0).path }
    let lease = FileLease(works[0])
    // However deep it is: the path is longer than the system takes, and a folder's mode is gone.
    let deep = String(repeating: "d", count: 200)
    let keeper = try Workshop.builder().compiler.installation.keeper
    func run(_ program: String, _ arguments: [String]) throws {
      let command = ToolInvocation(
        program, arguments, environment: ["PATH": "/usr/bin:/bin"], keeper: keeper)
      #expect(try command.run().ending == .exited(0))
    }
    try run(
      "/bin/sh",
      [
        "-c",
        """
        cd '\(works[1])'
        for level in $(seq 40); do mkdir \(deep) && cd -P \(deep) && echo x >file; done
        mkdir locked && touch locked/file && chmod 0 locked
        touch -d '2 minutes ago' '\(works[0])' '\(works[1])'
        """,
      ])
    try run(keeper, ["-s", folder.url.path, ModelCache.workPrefix])
    #expect(FileManager.default.fileExists(atPath: works[0]))
    #expect(!FileManager.default.fileExists(atPath: works[1]))
    #expect(FileManager.default.fileExists(atPath: works[2]))
    withExtendedLifetime(lease) {}
  }

  @Test func `the libraries of a running model stay`() throws {
    let folder = Folder()
    var builder = try Workshop.builder(cache: folder.url)
    let place = ModelCache.folder(builder.compiler.environment)
    // One model's: three libraries, and the sources that were derived.
    builder.compiler.cache = ModelCache(folder: place, capacity: 4)
    func build(_ type: String) throws -> ModelProcess {
      let file = ModelFile(name: "A.swift", text: "struct A: Codable { var x: \(type) }")
      return try builder.build([file], type: nil).process(
        in: builder.compiler.installation, limits: ModelLimits(),
        environment: builder.compiler.environment)
    }
    let first = try build("Int")
    for type in ["String", "Bool"] { _ = try build(type) }
    first.end()
    let report = Workshop.experiment(#"{"x": 1}"#, in: first).run()
    #expect(report.styles.map(\.value) == Array(repeating: "A(x: 1)", count: 3))
    #expect(report.styles.map(\.failure?.message) == [nil, nil, nil])
  }

  @Test(arguments: [Data(), nil])
  func `a library of which a part is missing is made anew`(_ rest: Data?) throws {
    let folder = Folder()
    var builder = try Workshop.builder(cache: folder.url)
    builder.isStrictAlone = true
    let file = ModelFile(name: "A.swift", text: "struct A: Codable { var x: Int }")
    let model = try builder.build([file], type: nil)
    for version in model.versions.values {
      try FileManager.default.removeItem(atPath: version.library)
      try rest?.write(to: URL(filePath: version.library))
    }
    let process = try Workshop.process(try builder.build([file], type: nil))
    let report = Workshop.experiment(#"{"x": 1}"#, in: process, styles: [.strict]).run()
    #expect(report.styles.map(\.value) == ["A(x: 1)"])
  }

  @Test func `a library that is damaged while its model is open is no fault of the model's`() throws
  {
    let folder = Folder()
    let builder = try Workshop.builder(cache: folder.url)
    let file = ModelFile(name: "A.swift", text: "struct A: Codable { var x: Int }")
    let model = try builder.build([file], type: nil)
    for version in model.versions.values { try Data().write(to: URL(filePath: version.library)) }
    let process = try Workshop.process(model, limits: ModelLimits(seconds: 1000))
    let report = Workshop.experiment(#"{"x": 1}"#, in: process).run()
    #expect(report.styles.count == 3)
    for style in report.styles {
      let message = try #require(style.failure?.message)
      #expect(message.contains("was damaged or taken away: it is compiled again the next time"))
    }
    let healed = try Workshop.process(try builder.build([file], type: nil))
    let again = Workshop.experiment(#"{"x": 1}"#, in: healed, styles: [.strict]).run()
    #expect(again[.strict]?.value == "A(x: 1)")
  }

  /// Each way in which what is kept may have changed: it is thrown away and made again.
  @Test func `what is not as it was kept is made anew`() throws {
    let folder = Folder()
    let builder = try Workshop.builder(cache: folder.url)
    let file = ModelFile(name: "A.swift", text: "struct A: Codable { var x: Int }")
    let changes = [
      "printf x | dd of=model.library bs=1 seek=100 conv=notrunc 2>/dev/null",
      "chmod 666 model.library", "rm recipe", "echo x >>recipe", "rm digests", "echo x >more",
      "rm model.library && ln -s /etc/passwd model.library", "truncate -s 0 digests",
    ]
    var model = try builder.build([file], type: nil)
    for (place, change) in changes.enumerated() {
      // One style's is changed, another one each time: only that is compiled again.
      let style = DecodingStyle.allCases[place % DecodingStyle.allCases.count]
      let library = try #require(model.versions[style]?.library)
      let kept = URL(filePath: library).deletingLastPathComponent().path
      let shell = ToolInvocation(
        "/bin/sh", ["-c", "cd '\(kept)' && \(change)"],
        environment: ["PATH": "/usr/bin:/bin"], keeper: builder.compiler.installation.keeper)
      #expect(try shell.run().ending == .exited(0))
      #expect(!ModelCache.isWhole(kept), "\(change)")
      model = try builder.build([file], type: nil)
      let report = Workshop.experiment(#"{"x": 1}"#, in: try Workshop.process(model)).run()
      #expect(report.styles.map(\.value) == Array(repeating: "A(x: 1)", count: 3), "\(change)")
    }
  }

  @Test func `a folder that others can write in is taken from them`() throws {
    let folder = Folder()
    let cache = ModelCache(folder: folder.url.path)
    let kept = try Self.keep("a", bytes: 1, age: 1, in: cache)
    func mode(_ url: URL) throws -> Int {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int ?? 0
    }
    #expect(try mode(folder.url) == 0o700)
    #expect(try mode(kept) == 0o700)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: folder.url.path)
    #expect(cache.folder(of: "a") != nil)
    #expect(try mode(folder.url) == 0o700)
  }

  @Test func `where the folder can't be used, one among the temporary files is`() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "no-folder")
    try Data().write(to: file)
    let cache = ModelCache(folder: file.path)
    let kept = try Self.keep("temporary \(UUID())", bytes: 1, age: 1, in: cache)
    #expect(kept.path.hasPrefix(FileManager.default.temporaryDirectory.path))
    cache.drop(kept)
  }

  @Test func `a link in the place of a folder leads nowhere, but for the user's own`() throws {
    let folder = Folder()
    let files = FileManager.default
    let (place, link) = (folder.url.appending(path: "place"), folder.url.appending(path: "link"))
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try files.createSymbolicLink(at: link, withDestinationURL: place)
    #expect(FileCall.isOwnFolder(place.path) && !FileCall.isOwnFolder(link.path))
    let kept = try Self.keep("a", bytes: 1, age: 1, in: ModelCache(folder: link.path))
    #expect(kept.deletingLastPathComponent().path == FileCall.resolved(place.path))
  }

  @Test func `modules that are damaged, or whose making was stopped, are made again`() throws {
    let folder = Folder()
    let cache = ModuleCache(folder: folder.url.path)
    var fillings = 0
    func fill(_ path: String) throws(ModelProblem) -> Bool {
      fillings += 1
      #expect(FileCall.names(in: path).isEmpty && FileLease.isHeld(path))
      try FileCall.write([], to: path + "/lock")
      if fillings == 1 { throw .overtaken }
      try FileCall.makeFolder(path + "/a")
      try FileCall.write([1, 2, 3], to: path + "/a/One.pcm")
      return true
    }
    #expect(throws: ModelProblem.overtaken) { try cache.folder(of: "a", fill: fill) }
    let path = try #require(try cache.folder(of: "a", fill: fill))
    #expect(try cache.folder(of: "a", fill: fill) == path && fillings == 2)
    try FileCall.write([1], to: path + "/a/One.pcm")
    #expect(try cache.folder(of: "a", fill: fill) == path && fillings == 3)
    #expect(FileCall.facts(path + "/a/One.pcm")?.bytes == 3)
    #expect(try cache.folder(of: "b") { _ in false } == nil)
    #expect(try cache.folder(of: "b", fill: fill) == nil && fillings == 3)
  }

  @Test func `versions are derived once`() throws {
    let folder = Folder()
    var builder = try Workshop.builder(cache: folder.url)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let log = folder.url.appending(path: "log")
    let script = folder.url.appending(path: "deriver")
    let real = builder.compiler.installation.deriver
    try Workshop.writeScript("echo once >>'\(log.path)'\nexec '\(real)'", to: script)
    builder.compiler.installation.deriver = script.path
    builder.isStrictAlone = true
    let file = ModelFile(name: "A.swift", text: "struct A: Codable { var x: Int }")
    let first = try builder.build([file], type: nil)
    let again = try builder.build([file], type: nil)
    #expect(first.sources == again.sources)
    #expect(try String(contentsOf: log, encoding: .utf8) == "once\n")
    let other = ModelFile(name: "A.swift", text: "struct A: Codable { var y: Int }")
    _ = try builder.build([other], type: nil)
    #expect(try String(contentsOf: log, encoding: .utf8) == "once\nonce\n")
  }
}
