/// One line of a mode's or a guide's table of keys: what dispatch, footer, help, palette and users' files
/// are made from.
struct Binding<Holder: KeyHolder>: Sendable {
  /// What is asked of one that is open.
  typealias Words = @Sendable (Holder, Stage) -> String?

  /// In the notation of `KeyEvent`; empty where it has words alone for what the session's keys do.
  let keys: [String]
  /// Where they count, if that isn't the holder's own context.
  let context: KeyContext?
  let action: Explorer.Action
  /// Two or three words for the footer; `nil` where it isn't named there now. Neighbours with the same
  /// words share them.
  let hint: Words
  /// The sentence in the help.
  let help: String
  /// Other words for it, by which the palette finds it.
  let also: String
  /// Why it can't be done now.
  let refusal: Words

  /// Keys for an action of its own.
  init(
    _ keys: [String], in context: KeyContext? = nil, _ action: Holder.Action, hint: String? = nil,
    _ help: String, also: String = "", hinted: Words? = nil,
    refused: @escaping Words = { _, _ in nil }
  ) {
    (self.keys, self.context, self.action, self.help) = (keys, context, .own(action), help)
    self.also = also
    self.hint = hinted ?? { _, _ in hint }
    refusal = refused
  }

  /// Keys for what the session or the panes are asked for.
  init(_ keys: [String], session action: Explorer.Action, hint: String? = nil, _ help: String) {
    (self.keys, context, self.action, self.help, also) = (keys, nil, action, help, "")
    self.hint = { _, _ in hint }
    refusal = { _, _ in nil }
  }

  /// Words for what everybody's keys do in it.
  init(session action: Explorer.Action, _ hint: String) {
    self.init(session: action) { _, _ in hint }
  }

  init(session action: Explorer.Action, hinted: @escaping Words) {
    (keys, context, self.action, hint, help, also) = ([], nil, action, hinted, "", "")
    refusal = { _, _ in nil }
  }
}

extension KeyBinding {
  /// The line without its holder's type, in the holder's own context.
  init<Holder>(_ binding: Binding<Holder>, in context: KeyContext) {
    self.init(
      binding.keys, binding.context ?? context, binding.action,
      hinted: { stage in Holder.present(on: stage).flatMap { binding.hint($0, stage) } },
      binding.help, also: binding.also)
  }
}
