import Foundation

/// The samples as they lie in the repository.
enum SamplesFolder {
  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Samples")

  /// The names of the samples' folders in order; courses and exercises lie beside them.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") && $0 != "Courses" && $0 != "Exercises" }.sorted()
  }

  /// The folder of the sample of this name.
  static func folder(of sample: String) throws -> URL {
    let name = try names().first { $0.drop { $0 != "-" }.dropFirst() == sample }
    return url.appending(path: name ?? sample)
  }
}
