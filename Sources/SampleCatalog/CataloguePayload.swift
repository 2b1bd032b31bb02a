/// A payload in a sample's folder: `2-clean.json`.
struct CataloguePayload: Hashable {
  let fileName: String
  /// Payloads are listed by this number.
  let number: Int
  /// The file's name without number and extension.
  let name: String
  let bytes: [UInt8]

  /// Whether a file of this name is meant as a payload.
  static func isPayload(_ fileName: String) -> Bool {
    fileName.hasSuffix(".json") || fileName.hasSuffix(".json5")
  }

  /// Takes the file's name apart; nil where it has no number or no name.
  init?(fileName: String, bytes: [UInt8]) {
    let stem = fileName[..<(fileName.lastIndex(of: ".") ?? fileName.endIndex)]
    let parts = stem.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = parts.first.flatMap({ Int($0) }), number >= 0,
      let name = parts.last
    else { return nil }
    self.fileName = fileName
    self.number = number
    self.name = String(name)
    self.bytes = bytes
  }
}
