/// The layers that are open; of each kind there is one at most.
struct LayerStack: Sendable {
  /// The topmost is the last.
  private(set) var layers: [Layer] = []
  /// Questions that came by themselves, and wait until nobody reads or chooses something else.
  private var questions: [Prompt] = []
  /// How many of them were asked.
  private var asked = 0
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

  /// Asks a question as soon as nothing else is read or chosen, in the place of one about the same
  /// that waits.
  mutating func ask(_ question: Prompt) {
    questions.removeAll(where: question.replaces)
    var question = question
    question.isSeen = false
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

  /// Tells or asks what had to wait; of a question that nobody can have read yet, its number.
  mutating func askNext() -> Int? {
    if isTold() { troubles = [] }
    guard layers.allSatisfy({ $0.kind == .settings }) else { return nil }
    if !troubles.isEmpty {
      push(.text(TextPage(.journals(troubles))))
      troubles = []
    } else if !questions.isEmpty {
      let question = questions.removeFirst()
      push(.prompt(question))
      asked += 1
      return question.isSeen ? nil : asked
    }
    return nil
  }

  /// Takes note that there was time to read the question with this number.
  mutating func noteSeen(_ question: Int) {
    guard question == asked else { return }
    for place in layers.indices {
      guard case .prompt(var prompt) = layers[place] else { continue }
      prompt.isSeen = true
      layers[place] = .prompt(prompt)
    }
  }

  /// Puts a question off that nobody can have read yet: what is typed is meant for what lies below.
  mutating func yieldUnseen() {
    if prompt?.isSeen == false { putOffQuestion() }
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
  var keys: [KeyContext]? { layers.lazy.reversed().compactMap(\.content.keys).first }

  /// The topmost line that is typed in the status line.
  var line: Prompt? { layers.lazy.reversed().compactMap(\.content.line).first }
}
