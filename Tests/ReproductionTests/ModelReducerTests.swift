import DecodingConclusions
import ModelFacts
import Reproduction
import Synchronization
import Testing

/// What is left of a model whose parts are lines, where a rule says what compiles and what happens.
@Suite struct ModelReducerTests {
  /// A line that begins a type, or its members, indented; the names are its capitals or its last word's.
  private static func parts(_ text: String) -> ModelParts {
    var parts: [ModelPart] = []
    var start = 0
    var type: Int?
    for line in text.split(separator: "\n") {
      let range = start..<(start + line.utf8.count)
      start = range.upperBound + 1
      let words = line.split(separator: " ").map(String.init)
      let isMember = line.hasPrefix(" ")
      var part = ModelPart(
        isMember ? .member : .declaration, range, around: isMember ? type : nil)
      if !isMember {
        type = parts.count
      } else if let type {
        parts[type].range = parts[type].range.lowerBound..<range.upperBound
      }
      part.names = [words[0]]
      part.mentions = words
      parts.append(part)
    }
    return ModelParts(file: ModelFile(name: "M.swift", text: text), parts: parts)
  }

  private static let model = """
    Root
     items Item
     other Other
     total
    Item
     id
     name Name
    Name
     first
    Other
     x
    Unused
     y

    """

  /// Whether each type that a line names is there; the places of lines for which one isn't.
  private static func broken(_ text: String) -> [[SourcePlace]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let types = Set(lines.filter { !$0.hasPrefix(" ") }.map(String.init))
    return lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ")
      guard line.hasPrefix(" "), words.count > 1, !types.contains(String(words[1])) else {
        return nil
      }
      return [SourcePlace(file: "M.swift", line: number + 1, column: 2)]
    }
  }

  /// Reduces as long as a text has some lines, and tells what was tried.
  private static func reduce(
    needing needed: [String], along ways: [Set<String>] = [], triesNext: Bool = false,
    most: Int = .max
  ) -> (reduction: ModelReducer.Reduction?, tried: [String]) {
    let tried = Mutex<[String]>([])
    let trials = TrialRuns<ModelFile, ModelReducer.Finding>(threads: triesNext ? 2 : 1) { file, _ in
      let text = file.text
      guard tried.withLock({ $0.count < most ? ($0.append(text), true).1 : false }) else {
        return nil
      }
      let broken = broken(text)
      if !broken.isEmpty { return .broken(broken) }
      return needed.allSatisfy { text.contains($0 + "\n") } ? .same : .another
    }
    let reduction = ModelReducer.reduce(parts(model), along: ways, by: trials)
    return (reduction, tried.withLock { $0 })
  }

  @Test func `what a type's absence breaks goes with it`() throws {
    let (reduction, _) = Self.reduce(needing: ["Root", " items Item"])
    let left = try #require(reduction)
    #expect(left.file.text == "Root\n items Item\nItem\n")
    #expect(left.isMinimal && left.lines == 3)
  }

  @Test func `of what is left nothing can go alone`() throws {
    for needed in [[" total"], [" x", " first"], [" id", "Unused"], []] {
      let (reduction, _) = Self.reduce(needing: needed)
      let text = try #require(reduction).file.text
      let parts = Self.parts(text)
      for part in parts.parts.indices {
        let less = parts.remainder(without: [part]).text
        #expect(
          !Self.broken(less).isEmpty || !needed.allSatisfy { less.contains($0 + "\n") },
          "\(needed): \(text)")
      }
    }
  }

  @Test func `what no name leads to goes at once`() throws {
    let (reduction, tried) = Self.reduce(
      needing: [" items Item", " id"], along: [["Root", "items", "id"]])
    #expect(try #require(reduction).file.text == "Root\n items Item\nItem\n id\n")
    #expect(tried[1] == "Root\n items Item\nItem\n id\n")
  }

  @Test func `a second try at once changes nothing of the result`() throws {
    let one = Self.reduce(needing: [" items Item", " first"])
    let two = Self.reduce(needing: [" items Item", " first"], triesNext: true)
    #expect(one.reduction?.file == two.reduction?.file)
    #expect(one.reduction?.tries == two.reduction?.tries)
    #expect(two.tried.count >= one.tried.count)
    #expect(Set(two.tried).count == two.tried.count)
  }

  @Test func `what was reached is kept when it is stopped`() throws {
    let needed = [" items Item"]
    for most in 1..<12 {
      let (reduction, tried) = Self.reduce(needing: needed, most: most)
      let left = try #require(reduction)
      #expect(left.file.text.contains(needed[0] + "\n") && Self.broken(left.file.text).isEmpty)
      #expect(!left.isMinimal && tried.count == most)
    }
  }

  @Test func `a model without the symptom isn't reduced`() {
    #expect(Self.reduce(needing: ["nothing"]).reduction == nil)
  }
}
