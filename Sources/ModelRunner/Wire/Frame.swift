package import DecodingReport

/// How the explorer and the process that runs a model talk: a count of four bytes, the lowest
/// first, then so many bytes of a transportable value.
package enum Frame {
  /// The descriptors of the process that runs a model.
  package static let requests: Int32 = 3
  package static let answers: Int32 = 4
  package static let notes: Int32 = 5

  /// The exit status of a process that can't get rid of its answer.
  package static let cannotAnswer: Int32 = 113

  /// The file that both processes look at: the last call, behind it what a model was denied, and the number of
  /// the trial that runs.
  package static let lastCallBytes = 4096
  package static let denialBytes = 4096
  package static let trialPlace = lastCallBytes + denialBytes
  package static let noteBytes = trialPlace + 8

  /// No frame is longer: four characters of a text that the model wrote into the pipe would be the
  /// count of a longer one.
  static let longest = 1 << 29

  package static func bytes(_ value: some Transportable) -> [UInt8] {
    var writer = TransportWriter()
    writer.bytes = [0, 0, 0, 0]
    value.write(to: &writer)
    let count = UInt32(clamping: writer.bytes.count - 4)
    for position in 0..<4 {
      writer.bytes[position] = UInt8(truncatingIfNeeded: count >> UInt32(8 * position))
    }
    return writer.bytes
  }

  /// How many bytes the frame has that begins so; `nil` for less than a beginning.
  package static func count(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
