import Foundation

/// A samples' folder of its own for one test, with one whole sample in it; removed at the end.
struct TemporarySamples: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/samples-" + UUID().uuidString
    try addSample("Tide", in: "01-Tide")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes all files of a small whole sample.
  func addSample(_ name: String, in folder: String) throws {
    try write(Self.sampleFile(name), to: "\(folder)/\(name).swift")
    for (suffix, namespace) in [
      ("Strict", "Strict"), ("Default", "Defaulted"), ("Smart", "Smart"),
    ] {
      let text = Self.styleFile(name, namespace: namespace)
      try write(text, to: "\(folder)/\(name)+\(suffix).swift")
    }
    try write(Self.lesson, to: "\(folder)/lesson.md")
    try write("{ \"height\": \"2.1\" }\n", to: "\(folder)/1-as-received.json")
  }

  func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + file)
  }

  func move(_ file: String, to newName: String) throws {
    try FileManager.default.moveItem(atPath: path + "/" + file, toPath: path + "/" + newName)
  }

  static func sampleFile(_ name: String, former: [String] = []) -> String {
    """
    import Workbench

    enum \(name): Sample {
      typealias StrictModel = Strict.Level
      typealias DefaultModel = Defaulted.Level
      typealias SmartModel = Smart.Level
    \(former.isEmpty ? "" : "  static let formerNames = \(former)")
    }

    """
  }

  static func styleFile(_ name: String, namespace: String) -> String {
    """
    import Foundation

    extension \(name) {
      enum \(namespace) {
        struct Level: Codable {
          var height: Double

          var date: Date?
        }
      }
    }

    """
  }

  static let lesson = """
    # Numbers: High tide

    The gauge sends its height in quotes:
    what does each style make of it?

    ## What happens

    - **Strict** throws.

    ## What to write

    A number.

    """
}
