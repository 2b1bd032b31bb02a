/// The layers that are open; of each kind there is one at most.
struct LayerStack: Sendable {
  /// The topmost is the last.
  private(set) var layers: [Layer] = []
  /// Questions that came by themselves, and wait until nobody reads or chooses something else.
  private var questions: [Prompt] = []
  /// What is wrong with journals of earlier runs, to be shown before the next question.
  private var troubles: [String] = []

  var top: Layer? { layers.last }
  var isEmpty: Bool { layers.isEmpty }
  var count: Int { layers.count }

  subscript(place: Int) -> Layer {
    get { layers[place] }
    set { layers[place] = newValue }
  }

  /// Lays a layer over the others, in the place of one of its kind.
  mutating func push(_ layer: Layer) {
    close(layer.kind)
    layers.append(layer)
  }

  /// Lays a layer below the others.
  mutating func pushBelow(_ layer: Layer) {
    layers.insert(layer, at: 0)
  }

  mutating func close(_ kind: Layer.Kind) {
    layers.removeAll { $0.kind == kind }
  }

  /// Closes a layer, and returns it.
  mutating func take(_ kind: Layer.Kind) -> Layer? {
    defer { close(kind) }
    return layers.first { $0.kind == kind }
  }

  func has(_ kind: Layer.Kind) -> Bool { layers.contains { $0.kind == kind } }

  /// Asks a question as soon as nothing else is read or chosen.
  mutating func ask(_ question: Prompt) {
    questions.append(question)
  }

  /// Tells what is wrong with a journal, as soon as nothing else is read or chosen.
  mutating func tell(_ trouble: String) {
    troubles.append(trouble)
  }

  /// Puts the question that is open off until what is shown instead is closed.
  mutating func putOffQuestion() {
    if let prompt { questions.insert(prompt, at: 0) }
    close(.prompt)
  }

  /// Tells or asks what had to wait.
  mutating func askNext() {
    if isTold() { troubles = [] }
    guard layers.allSatisfy({ $0.kind == .settings }) else { return }
    if !troubles.isEmpty {
      push(.text(TextPage(.journals(troubles))))
      troubles = []
    } else if !questions.isEmpty {
      push(.prompt(questions.removeFirst()))
    }
  }

  /// Adds to what is wrong with journals while that is read; `false` where it isn't.
  private mutating func isTold() -> Bool {
    for place in layers.indices {
      guard case .text(var page) = layers[place], case .journals(let shown) = page.subject else {
        continue
      }
      page.subject = .journals(shown + troubles)
      layers[place] = .text(page)
      return true
    }
    return false
  }

  var prompt: Prompt? {
    for case .prompt(let prompt) in layers { return prompt }
    return nil
  }

  /// The contexts whose keys count in the topmost layer that has keys in the table.
  var keys: [KeyContext]? { layers.lazy.reversed().compactMap(\.keys).first }

  /// The topmost line that is typed in the status line.
  var line: Prompt? { layers.lazy.reversed().compactMap(\.line).first }
}
