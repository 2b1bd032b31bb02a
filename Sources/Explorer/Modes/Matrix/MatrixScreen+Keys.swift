import DecodingReport
import TerminalCanvas

extension MatrixScreen {
  static let name = ModeName(
    "matrix", "Matrix", keys: ["<F6>"],
    "matrix: each field broken in each way, in all styles",
    also: "grid, heat map, fuzzing, mutations, all faults, every fault, break everything, "
      + "robustness, overview",
    formerContexts: [KeyContext(rawValue: "cells")], .leaves(letters: false))

  static let bindings: [Binding<MatrixScreen>] = [
    Binding(session: .moving(.move(.up)), "cell"), Binding(session: .moving(.move(.down)), "cell"),
    Binding(["<Left>", "h"], .left, hint: "cell", "the column before"),
    Binding(["<Right>", "l"], .right, hint: "cell", "the next column"),
    Binding(["<Enter>"], session: .moving(.choose), hint: "open", "open the copy; Esc comes back"),
    Binding(session: .session(.leave), "back"),
    Binding(session: .session(.nextPane), "turn over"),
    Binding(["<Space>"], .revealCell, hint: "reveal", "reveal a hidden cell"),
    Binding(
      ["f"], .differing, hint: "differing",
      "leave rows and columns that differ from those before them"),
    Binding(["["], .previousBase, "the payload before, with this cell"),
    Binding(["]"], .nextBase, hint: "next payload", "the next payload"),
    Binding(["w"], .write, hint: "write", "write the table to a Markdown file"),
    Binding(["v"], session: .session(.toggleResults), hint: "hide", "hide all cells; show them"),
    Binding(
      ["1"], session: .session(.style(.strict)),
      "strict alone, with its values; once more: all"),
    Binding(["2"], session: .session(.style(.default)), "default alone"),
    Binding(["3"], session: .session(.style(.smart)), "smart alone"),
    Binding(
      ["!"], session: .field(.nextSilentLoss), hint: "loss", "the next value that is lost"),
  ]
}
