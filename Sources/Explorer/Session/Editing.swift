import TextEditor

/// That a text is edited: the JSON, or the model.
///
/// It begins by a key or a click that asks for it, and ends when the focus goes elsewhere: nobody
/// types into a text by passing through.
struct Editing: Sendable {
  /// The pane to go back to.
  var from: Pane
  /// The text's revision when it began.
  var revision: Int
}

extension ExplorerState {
  /// Whether what is typed goes to a text.
  var isEditing: Bool { editing != nil && (focus == .source || editsModel) }

  /// Whether what is typed goes to the model.
  var editsModel: Bool { focus == .model && editing != nil && library.modelDraft != nil }

  /// The editor that the keys go to, or would go to.
  var editedText: SourceEditor { editsModel ? library.modelDraft?.editor ?? editor : editor }

  /// Has what is typed go to the JSON, or to the model, of which there must be a draft.
  mutating func beginEditing(_ pane: Pane) {
    guard !(isEditing && focus == pane) else { return }
    let from = focus.isList ? returnFocus : focus
    moveFocus(to: pane)
    let text = pane == .model ? library.modelDraft?.editor : editor
    editing = Editing(from: from, revision: text?.revision ?? 0)
  }

  /// Goes back to where editing began. If something was typed, a selection is given up first.
  mutating func leaveEditing() -> [Effect] {
    guard let editing else { return [] }
    let isSelecting = editedText.selection.range != nil
    let effects = isSelecting ? edit(.deselect) : []
    guard !isSelecting || editedText.revision == editing.revision else { return effects }
    self.editing = nil
    focus = editing.from
    if practice?.isOpen == true, practice?.sample == sample { practice?.takeFocus() }
    return effects
  }
}

// MARK: - Steps of undo

extension ExplorerState {
  /// After so many milliseconds without a key, what is typed next is undone on its own.
  private static let pauseAfter = 1000

  /// Has the step of undo end after a pause in typing.
  func duePause() -> [Effect] {
    guard isEditing, editedText.isInStep else { return [] }
    return [.after(milliseconds: Self.pauseAfter, .pause(revision: editedText.revision))]
  }

  mutating func endStep(ofRevision revision: Int) {
    guard editedText.revision == revision else { return }
    if editsModel {
      library.models[sample]?.editor.endStep()
    } else {
      library.editor.endStep()
    }
  }
}
