import DecodingReport
import ModelFacts

/// The expression that gives the model's own decoder, as it is compiled with the model.
extension ModelModule {
  /// The file that messages on the expression are about.
  package static let decoderSource = "--decoder"

  private static let decoderFunction = "_modelOwnDecoder"

  /// What stands above the expression, whose lines are lines of their own.
  private static let aboveDecoder = """
    import Foundation

    private func \(decoderFunction)() -> Foundation.JSONDecoder {
      return (

    """

  private static let linesAbove = aboveDecoder.utf8.count { $0 == 0x0A }

  /// The file with the expression, and with the functions that hand out what it gives.
  var decoderEntry: ModelFile? {
    decoder.map { expression in
      let entries = DecodingStyle.allCases.filter { roots[$0] != nil }.map { style in
        """

        @_cdecl("\(ModelEntry.decoder(style))")
        public func _modelDecoder\(style.rawValue)(_ result: UnsafeMutableRawPointer) {
          result.assumingMemoryBound(to: Foundation.JSONDecoder.self)
            .initialize(to: \(Self.decoderFunction)())
        }

        """
      }
      return ModelFile(
        name: ownName(Self.decoderFile),
        text: Self.aboveDecoder + expression + "\n  )\n}\n" + entries.joined())
    }
  }

  private static let decoderFile = "ModelDecoder.swift"

  /// A finding in the file with the expression is one in the expression.
  func located(_ finding: CompilerDiagnostic) -> CompilerDiagnostic {
    guard let decoder, let place = finding.place, place.file == ownName(Self.decoderFile) else {
      return finding
    }
    let lines = decoder.split(separator: "\n", omittingEmptySubsequences: false)
    var finding = finding
    var inside = SourcePlace(
      file: Self.decoderSource, line: place.line - Self.linesAbove, column: place.column)
    if inside.line < 1 { (inside.line, inside.column) = (1, 1) }
    if inside.line > lines.count {
      (inside.line, inside.column) = (lines.count, (lines.last?.utf8.count ?? 0) + 1)
    }
    finding.place = inside
    return finding
  }

  /// Whether a finding advises a change of what the user didn't write.
  static func isAboutEntry(_ finding: CompilerDiagnostic) -> Bool {
    finding.severity == .note && finding.message.contains(decoderFunction)
  }

  /// The place in the expression of a trap in its file, whatever name that has in the module.
  static func placeInDecoder(ofTrapAt place: SourcePlace) -> SourcePlace {
    guard place.file.hasSuffix(decoderFile) else { return place }
    return SourcePlace(
      file: decoderSource, line: max(1, place.line - linesAbove), column: place.column)
  }
}
