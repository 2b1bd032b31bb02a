import Foundation

/// The samples as they lie in the repository.
enum SamplesFolder {
  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Samples")

  /// The folders' names in order.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The folder of the sample of this name.
  static func folder(of sample: String) throws -> URL {
    let name = try names().first { $0.drop { $0 != "-" }.dropFirst() == sample }
    return url.appending(path: name ?? sample)
  }
}
