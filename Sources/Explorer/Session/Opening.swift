package import Workbench

/// What the explorer shows first: a sample with one of its payloads, or a source from outside.
package struct Opening: Sendable {
  /// Where the JSON comes from.
  package enum Source: Sendable {
    /// One of the sample's own payloads, by its place in the sample's list, from 0.
    case payload(Int)
    /// A file that was read; saving writes it back.
    case file(path: String, bytes: [UInt8])
    /// Bytes from standard input; they have no place to be saved to.
    case standardInput([UInt8])
    /// Payloads in a file or in standard input; the first is opened, and saving writes each back into
    /// its place.
    case parts([PartReading], of: TextOrigin)
  }

  /// The place of the sample in the list of samples, from 0.
  package var sample: Int
  /// Where the JSON comes from.
  package var source: Source
  /// Whether it is the first of several payloads.
  package var isOfSeveral = false
  /// The decoders' settings that were asked for, before the samples' own.
  package var options: DecodingChanges
  /// What went wrong before the screen opened, a sentence; shown in the status line.
  package var notice: String?

  /// Describes an opening; without arguments, the first sample with its first payload.
  package init(
    sample: Int = 0, source: Source = .payload(0), options: DecodingChanges = DecodingChanges(),
    notice: String? = nil
  ) {
    self.sample = sample
    self.source = source
    self.options = options
    self.notice = notice
  }
}
