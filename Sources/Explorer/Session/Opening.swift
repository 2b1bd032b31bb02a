package import DecodingReport
package import JSONSource
package import Workbench

/// A model of the user's own that can't be compiled as it is.
package struct RefusedModel: Sendable {
  package var fault: ModelFault
  /// The type that was to be decoded, and the model's own decoder, where these were asked for.
  package var root: String?
  package var decoder: String?

  package init(_ fault: ModelFault, root: String?, decoder: String?) {
    self.fault = fault
    self.root = root
    self.decoder = decoder
  }
}

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
  /// What is wrong with the sample's own model, if it can't be had.
  package var refused: RefusedModel?
  /// What went wrong before the screen opened, a sentence; shown in the status line.
  package var notice: String?

  /// Whether nothing was asked for: then the first keys are told until one is pressed.
  package var greets = false

  /// What is asked, one after the other, where the screen opens for guessing.
  package var quiz: Quiz?

  /// The course that leads through what is opened.
  package var course: CoursePlayer?

  /// The exercises, where the screen opens for them.
  package var practice: Practice?
  /// The code that came along with them; `nil` for the program's own.
  package var trust: Trust?

  /// What is selected, where that is known before anything is decoded.
  package var subject: Subject?

  package struct Subject: Sendable {
    package var path: JSONPath?
    package var style: DecodingStyle

    package init(path: JSONPath?, style: DecodingStyle) {
      self.path = path
      self.style = style
    }
  }

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
