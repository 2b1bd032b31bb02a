/// Where one is in a document: what is selected, seen and folded.
package struct EditorPlace: Sendable {
  fileprivate var selection: SourceSelection
  fileprivate var viewport: SourceViewport
  fileprivate var folds: SourceFolds
  fileprivate var revision: Int
}

extension SourceEditor {
  /// Where one is.
  package var place: EditorPlace {
    EditorPlace(selection: selection, viewport: viewport, folds: folds, revision: revision)
  }

  /// Goes back to where one was, unless the text was changed since.
  package mutating func goBack(to place: EditorPlace) {
    guard place.revision == revision else { return }
    selection = place.selection
    folds = place.folds
    viewport.firstLine = place.viewport.firstLine
    viewport.firstCell = place.viewport.firstCell
    reveal(.deselect)
  }
}
