import Courses

extension CoursePlayer {
  static func present(on stage: Stage) -> CoursePlayer? { stage.guide }

  static let bindings: [Binding<CoursePlayer>] = [
    Binding(
      ["<Space>", "<Right>"], .next, hint: "next", "the next step; puts back what was tried"),
    Binding(["<Backspace>", "<Left>"], .back, hint: "back", "the step before, as it was"),
    Binding(session: .enter("predict")) { player, _ in player.step?.question.map { _ in "guess" } },
    Binding([".", "b"], .blank, hint: "blank", "blank the screen; any key wakes it"),
    Binding(session: .own(Action.steps), "steps"),
    Binding(session: .session(.nextPane), "try it yourself"),
    Binding(["<Esc>"], .leave, hint: "leave", "leave the course, when pressed twice"),
    Binding(["<PgDn>"], in: .guided, .next, "the course's next step"),
    Binding(["<PgUp>"], in: .guided, .back, "the step before, as it was"),
  ]
}
