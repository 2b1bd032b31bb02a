import DecodingRecord
import Foundation
import JSONSource

/// A null is held as it was sent: `NSNull()`, or a nil that isn't the one of a missing key, `.some(nil)`.
enum KeptNull: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard sent.kind == .null, let part = provenance.parts.first else { return nil }
    let isOtherNil =
      part.form == .nothing && !sent.isElement
      && provenance.absent.changes.contains { $0.old === part && $0.new?.form == .nothing }
    guard part.value is NSNull || isOtherNil else { return nil }
    return Conclusion(outcome: .asSent, row: .same, part: part)
  }
}
