package import DecodingReport
package import JSONSource
import TextEditor

/// The screen without a terminal, for a picture of it.
extension ExplorerState {
  /// Carries out what the screen waits for, in this thread: decodes, and the marks of the lists.
  package mutating func settle(_ effects: [Effect]) {
    var waiting = effects
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .explain(let request): waiting += update(.explained(request.run()))
      case .survey(let request): waiting += update(.surveyed(request.run()))
      default: break
      }
    }
  }

  /// Looks at a field, and at a style.
  package mutating func look(at path: JSONPath?, in style: DecodingStyle?) {
    if let style { self.style = style }
    if let path, let row = live.shown?.index.rowOfPath[path] { select(row: row) }
    fitPanes()
  }

  /// The panes with another payload in the place of the open one, all decoded.
  func showing(_ payload: [UInt8]) -> ExplorerState {
    var other = self
    other.library.editor = SourceEditor(
      SourceReading(payload), indentation: library.indentation)
    other.live.textReplaced()
    other.settle(other.parseAndExplain(afterEdit: false))
    other.look(at: selection, in: style)
    return other
  }

  /// The panes as they are, for a picture of them.
  var pictured: ExplorerState {
    var panes = self
    panes.room = nil
    panes.layers = LayerStack()
    panes.left = [:]
    panes.questions = Questions()
    panes.notice = nil
    panes.environment.tellsTime = false
    return panes
  }

  /// A payload laid out, a member a line; as it is where it can't be.
  package static func laidOut(_ bytes: [UInt8]) -> [UInt8] {
    SourceFormatter.formatted(bytes).map { $0 + [0x0A] } ?? bytes
  }
}
