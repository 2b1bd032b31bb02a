import Testing

@testable import Explorer

/// What a room may know of others, read in the sources.
struct RoomsTests {
  /// What a mode needs beside its folder and its cases; empty where it needs no more.
  ///
  /// A mode is a case of `Mode`, named once in each of the six switches of `Modes/Mode.swift`, and
  /// in the table of words. Nobody else asks which mode it is, and what is declared in a mode's
  /// folder is named there and in `Modes/Mode.swift` alone.
  private func leaks(of tree: SourceTree) -> [String] {
    var leaks: [String] = []
    let file = tree.files["Modes/Mode.swift"] ?? ""
    let modes = SourceTree.cases(of: "Mode", in: file)
    let switches = file.matches(of: /switch (self|mode) \{/).count
    if switches != 6 { leaks.append("\(switches) switches in Modes/Mode.swift") }
    for mode in modes {
      let count = file.matches(of: /case \.(\w+)/).count { $0.1 == mode }
      if count != 6 { leaks.append("\(mode) stands in \(count) switches") }
      let folder = mode.prefix(1).uppercased() + mode.dropFirst()
      if mode != "panes", !tree.folders(in: "Modes").contains(folder) {
        leaks.append("\(mode) has no folder")
      }
    }
    let asking = /switch (?:\w+\.)*mode\b|\bmode (?:==|!=|~=)|case [^\n]* = (?:\w+\.)*mode\b/
    for (path, text) in tree.outside("Modes") where text.contains(asking) {
      leaks.append("\(path) asks for the mode")
    }
    for folder in tree.folders(in: "Modes") {
      let types = SourceTree.types(in: tree.below("Modes/\(folder)"))
      let others = tree.outside("Modes/\(folder)").filter { $0.key != "Modes/Mode.swift" }
      leaks += SourceTree.mentions(of: types, in: others)
    }
    return leaks
  }

  @Test func `a mode needs its folder and its cases, and nothing else`() throws {
    let tree = try SourceTree.explorer()
    #expect(
      SourceTree.cases(of: "Mode", in: tree.files["Modes/Mode.swift"] ?? "") == [
        "panes", "problems", "share", "roundTrip", "matrix", "predict", "compare", "step",
        "history",
      ])
    #expect(leaks(of: tree) == [])
  }

  private static let switches = """
    enum Mode {
      case panes
      case matrix(Matrix)
    }
    switch self { case .panes: 1 case .matrix: 2 }
    switch mode { case .panes: 1 case .matrix: 2 }
    switch mode { case .panes: 1 case .matrix: 2 }
    switch mode { case .panes: 1 case .matrix: 2 }
    switch mode { case .panes: 1 case .matrix: 2 }
    switch mode { case .panes: 1 case .matrix: 2 }
    """

  @Test(
    arguments: [
      ([:], []),
      (["Session/View.swift": "if mode == .matrix {}"], ["Session/View.swift asks for the mode"]),
      (
        ["Session/View.swift": "if case .matrix = state.mode {}"],
        ["Session/View.swift asks for the mode"]
      ),
      (["Panes/Why/Why.swift": "let matrix: Matrix"], ["Panes/Why/Why.swift: Matrix"]),
      (["Panes/Why/Why.swift": "// The Matrix is another room's."], []),
    ] as [([String: String], [String])])
  func `what a mode leaves elsewhere is found`(_ files: [String: String], _ found: [String]) {
    let room = [
      "Modes/Mode.swift": Self.switches, "Modes/Matrix/Matrix.swift": "struct Matrix: Sendable {",
    ]
    #expect(leaks(of: SourceTree(room.merging(files) { $1 })) == found)
  }

  @Test func `a mode that isn't in every switch, or has no folder, is found`() {
    let text = Self.switches.split(separator: "\n").dropLast().joined(separator: "\n")
    let leaks = leaks(of: SourceTree(["Modes/Mode.swift": text]))
    #expect(leaks.contains("5 switches in Modes/Mode.swift"))
    #expect(leaks.contains("matrix has no folder"))
  }

  @Test func `the editor knows nothing of the explorer`() throws {
    let tree = try SourceTree.explorer()
    let types = SourceTree.types(in: tree.outside("Editor"))
    #expect(types.contains("ExplorerState") && types.contains("Layer"))
    let editor = tree.below("Editor")
    let foreign = types.subtracting(SourceTree.types(in: editor, nested: true))
    #expect(SourceTree.mentions(of: foreign, in: editor) == [])
  }

  @Test func `panes, layers and modes see the stage, and not the session`() throws {
    let tree = try SourceTree.explorer()
    let rooms = tree.below("Panes").merging(tree.below("Layers")) { $1 }
      .merging(tree.below("Modes").filter { $0.key != "Modes/Mode.swift" }) { $1 }
    #expect(SourceTree.mentions(of: ["ExplorerState"], in: rooms) == [])
  }

  @Test(arguments: ["Source", "Result", "Model", "Why", "Lists"])
  func `a pane doesn't touch another one's state`(_ pane: String) throws {
    let tree = try SourceTree.explorer()
    #expect(tree.folders(in: "Panes").contains(pane))
    let own = tree.below("Panes/\(pane)")
    let names = Set(tree.folders(in: "Panes").map { "\($0)Pane" }).union(["Panes"])
    #expect(names.count == 6)
    #expect(
      SourceTree.mentions(of: names.subtracting(["\(pane)Pane"]), in: own) == [])
  }

  @Test func `the words of layers and modes stand in one table`() throws {
    let tree = try SourceTree.explorer()
    // Titles bear the key that opens a layer; sentences in a mode's folder would be words of its own.
    let title = /"(?:F\d+|\^[A-Z]) |FooterItem\(/
    let rooms = tree.below("Layers").filter { $0.key != "Layers/RoomWords.swift" }
    for (path, text) in rooms { #expect(!text.contains(title), "\(path)") }
    let sentence = /"[^"\n]*[a-z] [a-z][^"\n]*"/
    for (path, text) in tree.below("Modes") { #expect(!text.contains(sentence), "\(path)") }
  }
}
