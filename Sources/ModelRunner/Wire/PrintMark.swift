import DecodingReport

/// What stands in a model's outputs before all that one part of an order prints.
package enum PrintMark {
  /// The order's mark, and the part: its style's place, and whether it is the one that counts, since
  /// a model's code runs again for the whys.
  package static func bytes(_ mark: [Int], _ part: DecodeOrder.Part) -> [UInt8] {
    head(mark) + [
      UInt8(DecodingStyle.allCases.firstIndex(of: part.style) ?? 0), part.effort == .values ? 1 : 0,
    ]
  }

  /// Its first byte is none that printed text ends with: such an end would be taken for the beginning of
  /// a mark, of which the rest never comes.
  static func head(_ mark: [Int]) -> [UInt8] {
    let bytes = mark.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: UInt(bitPattern: number) >> (8 * UInt($0))) }
    }
    return [0] + bytes.dropFirst()
  }
}
