/// What is looked for: a sequence of scalars, each with the byte sequences that may stand for it.
package struct SourceQuery: Sendable {
  private let units: [[[UInt8]]]
  /// For each byte whether a match can begin with it.
  private let canBegin: [Bool]
  /// The length of the longest match in bytes.
  let longest: Int

  /// A query in smart case: without a capital letter in it, letters match in either case.
  package init(_ query: String) {
    let ignoresCase = !query.unicodeScalars.contains { $0.properties.isUppercase }
    units = query.unicodeScalars.map { scalar in
      let own = Array(String(scalar).utf8)
      let upper = Array(scalar.properties.uppercaseMapping.utf8)
      return ignoresCase && upper != own ? [own, upper] : [own]
    }
    var canBegin = [Bool](repeating: false, count: 256)
    for form in units.first ?? [] {
      if let byte = form.first { canBegin[Int(byte)] = true }
    }
    self.canBegin = canBegin
    longest = units.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) }
  }

  /// The first match that begins in `starts`.
  func firstMatch(in bytes: UnsafeBufferPointer<UInt8>, starts: Range<Int>) -> Range<Int>? {
    canBegin.withUnsafeBufferPointer { canBegin in
      for start in starts where canBegin[Int(bytes[start])] {
        if let end = end(ofMatchAt: start, in: bytes) { return start..<end }
      }
      return nil
    }
  }

  /// The last match that begins in `starts`.
  func lastMatch(in bytes: UnsafeBufferPointer<UInt8>, starts: Range<Int>) -> Range<Int>? {
    canBegin.withUnsafeBufferPointer { canBegin in
      for start in starts.reversed() where canBegin[Int(bytes[start])] {
        if let end = end(ofMatchAt: start, in: bytes) { return start..<end }
      }
      return nil
    }
  }

  private func end(ofMatchAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = start
    for forms in units {
      let form = forms.first { form in
        index + form.count <= bytes.count
          && form.indices.allSatisfy { bytes[index + $0] == form[$0] }
      }
      guard let form else { return nil }
      index += form.count
    }
    return index
  }
}

extension String {
  /// Whether the query stands in a text, of which there may be very many.
  package func contains(_ query: SourceQuery) -> Bool {
    var text = self
    return text.withUTF8 { query.firstMatch(in: $0, starts: 0..<$0.count) != nil }
  }
}

extension SourceText {
  private static let searchPiece = 65_536

  /// The first match that begins at or behind `start`, and before `limit` if that is given.
  func firstMatch(
    of query: SourceQuery, from start: Int, upTo limit: Int? = nil
  ) -> Range<Int>? {
    var start = start
    let limit = limit ?? count
    while start < limit {
      let end = min(limit, start + Self.searchPiece)
      let piece = bytes(in: start..<min(count, end + query.longest))
      let match = piece.withUnsafeBufferPointer {
        query.firstMatch(in: $0, starts: 0..<(end - start))
      }
      if let match { return (start + match.lowerBound)..<(start + match.upperBound) }
      start = end
    }
    return nil
  }

  /// The last match that begins before `end`, and not before `limit`.
  func lastMatch(
    of query: SourceQuery, startingBefore end: Int, downTo limit: Int = 0
  ) -> Range<Int>? {
    var end = end
    while end > limit {
      let start = max(limit, end - Self.searchPiece)
      let piece = bytes(in: start..<min(count, end + query.longest))
      let match = piece.withUnsafeBufferPointer {
        query.lastMatch(in: $0, starts: 0..<(end - start))
      }
      if let match { return (start + match.lowerBound)..<(start + match.upperBound) }
      end = start
    }
    return nil
  }
}
