import Testing

@testable import Explorer

/// What a room may know of others, read in the sources.
struct RoomsTests {
  @Test func `a mode stands in one folder, and is named by the array and by who asks for one`()
    throws
  {
    let tree = try SourceTree.explorer()
    var leaks: [String] = []
    for folder in tree.folders(in: "Modes") {
      let own = tree.below("Modes/\(folder)")
      let modes = own.values.flatMap { text in
        text.matches(of: /struct (\w+): (?:List)?Mode \{/).map { String($0.1) }
      }
      #expect(modes.count == 1, "\(folder)")
      leaks += SourceTree.mentions(of: Set(modes), in: tree.outside("Modes/\(folder)"))
    }
    #expect(leaks.count { $0.hasPrefix("Modes/Room.swift: ") } == Room.all.count)
    #expect(
      leaks.filter { !$0.hasPrefix("Modes/Room.swift: ") }.sorted() == [
        "Keys/KeyBinding+Table.swift: CompareScreen",
        "Modes/History/HistoryScreen.swift: CompareScreen",
        "Session/ExplorerState+Practice.swift: CompareScreen",
      ])
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
      .merging(tree.below("Modes").filter { $0.key.dropFirst(6).contains("/") }) { $1 }
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

  @Test func `the words of layers stand in one table`() throws {
    let tree = try SourceTree.explorer()
    // Titles bear the key that opens a layer.
    let title = /"(?:F\d+|\^[A-Z]) |FooterItem\(/
    let layers = tree.below("Layers").filter { $0.key != "Layers/Footers.swift" }
    for (path, text) in layers { #expect(!text.contains(title), "\(path)") }
  }

  @Test func `the sentences of modes stand in their words, and with their keys`() throws {
    let sentence = /"[^"\n]*[a-z] [a-z][^"\n]*"/
    for (path, text) in try SourceTree.explorer().below("Modes")
    where !path.hasSuffix("+Keys.swift") && !path.hasSuffix("Words.swift") {
      #expect(!text.contains(sentence), "\(path)")
    }
  }
}
