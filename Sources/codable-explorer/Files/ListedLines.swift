internal import Explorer
internal import JSONSource

/// The lines of JSON Lines, as the explorer lists them.
struct ListedLines {
  /// So many are listed.
  private static let most = 1000

  let parts: [PartReading]
  /// How many there are.
  private let count: Int

  /// `nil` for any other text.
  init?(_ bytes: [UInt8], dialect: JSONDialect = .rfc8259) {
    guard let lines = JSONLines(bytes, dialect: dialect)?.lines else { return nil }
    parts = lines.prefix(Self.most).map {
      PartReading(.line($0.number), bytes: Array(bytes[$0.range]))
    }
    count = lines.count
  }

  /// What is said of them.
  var notice: String {
    let all = "JSON Lines: each of \(count) lines is a payload, F3 lists them"
    return count > parts.count ? "\(all), the first \(parts.count)" : all
  }
}
