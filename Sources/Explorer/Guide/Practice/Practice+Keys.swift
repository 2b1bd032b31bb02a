extension Practice {
  static func present(on stage: Stage) -> Practice? { stage.practice }

  static let bindings: [Binding<Practice>] = [
    Binding(
      ["n"], .next, "the next exercise, once all goals are met",
      hinted: { practice, _ in practice.isDone ? "next" : nil }),
    Binding(["i"], .edit, hint: "edit the model", "edit the exercise's model; Esc comes back"),
    Binding(
      ["h"], .hint, "the goal's next hint",
      hinted: { practice, _ in
        practice.hintsHere.shown.count < practice.hintsHere.count ? "hint" : nil
      }),
    Binding(["<Up>", "k"], .up, hint: "goal", "the goal before"),
    Binding(["<Down>", "j"], .down, hint: "goal", "the next goal"),
    Binding(["<Enter>"], .goTo, hint: "go there", "to the goal's payload and field"),
    Binding(
      ["="], .compare, "compare with our model: when done, or out of hints",
      hinted: { practice, _ in practice.hidesFixes ? nil : "compare" }),
    Binding(["S"], .skip, hint: "skip", "skip the exercise; what was typed stays"),
    Binding(session: .own(Action.list), "exercises"),
    Binding(["R"], .reset, "start the exercise again; asks first"),
    Binding(["<Esc>"], .leave, "leave the exercise, when pressed twice"),
  ]
}
