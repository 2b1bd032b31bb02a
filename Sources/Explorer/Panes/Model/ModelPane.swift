/// The model, as it was compiled or as it is being changed.
struct ModelPane: Sendable {
  /// Whether what is typed in the pane goes to the model.
  var isEditing = false
  /// The first visible row.
  var top = 0
  /// Whether the wheel has moved it away from what is selected; until the next key.
  var isScrolledAway = false
}
