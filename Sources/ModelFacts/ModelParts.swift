/// A stretch of a model's source that can be taken out: a declaration, an attribute, a comment.
package struct ModelPart: Sendable, Codable, Equatable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// Comments and blank lines before a token, or behind it.
    case comment
    /// What stands in no type.
    case declaration
    /// A member of a type, a case of several, a variable of several.
    case member
    case statement
    /// An attribute, a modifier, what is inherited, a value that something starts with.
    case detail
    case importing
  }

  package var kind: Kind
  /// Bytes of UTF-8.
  package var range: Range<Int>
  /// The part in which it stands, by its place among all.
  package var around: Int?
  /// Of an element of a list: where the separator in front of it begins.
  package var separator: Int?
  /// What it declares or extends; nothing of what is found otherwise than by a name.
  package var names: [String] = []
  /// The names in it that are in no part within.
  package var mentions: [String] = []

  package init(_ kind: Kind, _ range: Range<Int>, around: Int?, separator: Int? = nil) {
    self.kind = kind
    self.range = range
    self.around = around
    self.separator = separator
  }
}

/// A Swift file with what can be taken out of it, parts behind those in which they stand: what the
/// deriver answers a `ModelFile` with, where it is asked with `--parts`.
package struct ModelParts: Sendable, Codable {
  package var file: ModelFile
  package var parts: [ModelPart]

  package init(file: ModelFile, parts: [ModelPart]) {
    self.file = file
    self.parts = parts
  }
}

extension ModelParts {
  /// What is left of the file without some parts, and which stretches of it that is.
  package struct Remainder: Sendable {
    package fileprivate(set) var text = ""
    fileprivate var kept: [Range<Int>] = []

    /// The place in the whole file of one in the text.
    func offset(of place: SourcePlace) -> Int? {
      var line = 1
      var start = 0
      for (index, byte) in text.utf8.enumerated() where byte == 0x0A && line < place.line {
        line += 1
        start = index + 1
      }
      guard line == place.line else { return nil }
      var rest = start + place.column - 1
      for stretch in kept {
        if rest < stretch.count { return stretch.lowerBound + rest }
        rest -= stretch.count
      }
      return nil
    }
  }

  /// Takes parts out; a line of which nothing is left goes with them.
  package func remainder(without gone: Set<Int>) -> Remainder {
    let bytes = Array(file.text.utf8)
    var left = Remainder()
    var output: [UInt8] = []
    var place = 0
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    for cut in cuts(without: gone, isBlank: { isBlank(bytes[$0]) }) {
      keep(place..<cut.lowerBound, of: bytes, in: &output, &left.kept)
      place = cut.upperBound
      let isLineBegun = output.last { !isBlank($0) }.map { $0 != 0x0A } ?? false
      let rest = bytes[place...].prefix { isBlank($0) }
      let isLineEnded = rest.endIndex == bytes.count || bytes[rest.endIndex] == 0x0A
      if isLineEnded {
        while let last = output.last, isBlank(last) { drop(&output, &left.kept) }
        place = isLineBegun ? rest.endIndex : min(bytes.count, rest.endIndex + 1)
      } else if !isLineBegun || output.last.map(isBlank) == true {
        place = rest.endIndex
      }
    }
    keep(place..<bytes.count, of: bytes, in: &output, &left.kept)
    left.text = String(decoding: output, as: UTF8.self)
    return left
  }

  private func keep(
    _ range: Range<Int>, of bytes: [UInt8], in output: inout [UInt8], _ kept: inout [Range<Int>]
  ) {
    guard !range.isEmpty else { return }
    output += bytes[range]
    kept.append(range)
  }

  private func drop(_ output: inout [UInt8], _ kept: inout [Range<Int>]) {
    output.removeLast()
    guard let last = kept.popLast(), last.count > 1 else { return }
    kept.append(last.lowerBound..<(last.upperBound - 1))
  }

  /// The stretches that go, in order; what is blank between two goes, too.
  private func cuts(without gone: Set<Int>, isBlank: (Int) -> Bool) -> [Range<Int>] {
    let gone = withOwners(gone)
    var ranges = gone.map { parts[$0].range }
    // A separator stays between two that stay.
    var begun: Set<Int?> = []
    for (index, part) in parts.enumerated() {
      guard let separator = part.separator else { continue }
      let isKept = !gone.contains(index)
      if !isKept || !begun.contains(part.around) {
        ranges.append(separator..<part.range.lowerBound)
      }
      if isKept { begun.insert(part.around) }
    }
    var cuts: [Range<Int>] = []
    for range in ranges.sorted(by: {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    })
    where !range.isEmpty {
      if let last = cuts.last,
        range.lowerBound <= last.upperBound
          || (last.upperBound..<range.lowerBound).allSatisfy(isBlank)
      {
        cuts[cuts.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        cuts.append(range)
      }
    }
    return cuts
  }

  /// A list of which every element goes, goes as a whole.
  private func withOwners(_ gone: Set<Int>) -> Set<Int> {
    var owners: [Int: Bool] = [:]
    for (index, part) in parts.enumerated() where part.separator != nil {
      guard let around = part.around else { continue }
      owners[around] = (owners[around] ?? true) && gone.contains(index)
    }
    return gone.union(owners.filter(\.value).map(\.key))
  }

  /// The innermost part at a place that isn't gone.
  package func part(at place: SourcePlace, in left: Remainder) -> Int? {
    guard let offset = left.offset(of: place) else { return nil }
    return parts.indices.last { parts[$0].kind != .comment && parts[$0].range.contains(offset) }
  }

  /// Whether a part is another one, or stands in it.
  package func isWithin(_ part: Int, _ outer: Int) -> Bool {
    var place: Int? = part
    while let current = place {
      if current == outer { return true }
      place = parts[current].around
    }
    return false
  }
}
