import Foundation
import JSONSource

/// JSON in a text of the payload, which a model's own code gives a decoder of its own.
extension Calls {
  /// The call made directly within the one at `index` for the text that a decoder of the model's own
  /// refused: the last one of which its error may speak.
  func textRefused(by index: Int, _ error: any Error) -> Int? {
    guard let said = InnerTextError(error) else { return nil }
    var refused: Int?
    for read in indices[(index + 1)...] {
      guard self[read].parent >= index else { break }
      if self[read].parent == index, !self[read].stoodIn, isAboutText(said, readBy: read) {
        refused = read
      }
    }
    return refused
  }

  /// As `textRefused`, of any of the texts that were read within the last call around them.
  func mayBeAboutText(_ error: any Error, within index: Int) -> Bool {
    guard let said = InnerTextError(error) else { return false }
    return indices[(index + 1)...].contains { isAboutText(said, readBy: $0) }
  }

  /// Whether an error is about the text that a call returned: that is no JSON, or something stands at the
  /// place that the error names.
  func isAboutText(_ said: InnerTextError, readBy read: Int) -> Bool {
    let call = self[read]
    guard call.isForKey, call.operation.decodesValue, case .returned(let value) = call.result,
      let text = Self.text(of: value)
    else { return false }
    let isContainer = text.first { !$0.isWhitespace }.map { $0 == "{" || $0 == "[" } ?? false
    guard isContainer || said.isMalformed else { return false }
    let document = JSONDocument.parse(text)
    if document.root < 0 || document.problems.contains(where: \.isFatal) { return said.isMalformed }
    return !said.isMalformed && document.node(at: said.path) != nil
  }

  /// A text, or one in bytes.
  static func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }
}
