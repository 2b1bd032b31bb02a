import Courses
import DecodingReport
import JSONSource
import TestSupport
import TextEditor
import Workbench

@testable import Explorer

/// Two exercises, and what stands for the compiler: which model a text is.
enum PracticeFixture {
  struct Plain: Codable {
    var fontSize: Int = 14
    var theme: String
  }

  struct Fixed: Codable {
    var fontSize: Int = 14
    var theme: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      fontSize = try container.decodeIfPresent(Int.self, forKey: .fontSize) ?? 14
      theme = try container.decode(String.self, forKey: .theme)
    }
  }

  struct Bare: Codable {
    var theme: String
  }

  /// The model that a text is compiled to; `nil` where it isn't.
  static func type(of text: String) -> (any Decodable.Type)? {
    if text.contains("oops") { return nil }
    if text.contains("bare") { return Bare.self }
    return text.contains("decodeIfPresent") ? Fixed.self : Plain.self
  }

  static let start =
    "struct Settings: Codable {\n  var fontSize: Int = 14\n  var theme: String\n}\n"

  static let text = """
    ---
    format: 1
    title: A key is missing
    ---
    Old files have no font size: it is 14 then.

    ```goal
    payload: clean
    keep: yes
    value: $.fontSize = 16

    The clean payload comes as it was sent.
    ```

    ```goal
    payload: without-font-size
    value: $.fontSize = 14
    hint: Which key does the error name?
    hint: The compiler's init(from:) doesn't use the initial value.
    hint: fontSize needs decodeIfPresent, or a wrapper with the default.

    fontSize is 14 where the key is missing.
    ```
    """

  static func item(
    _ name: String, draft: String? = nil, mark: ExerciseRecord.State? = nil, digest: UInt64? = nil
  ) -> PracticeItem {
    let exercise = ExerciseReader(
      ExerciseFiles(
        folder: "01-\(name)",
        files: [
          ("exercise.md", text), ("start.swift", start),
          ("solution.swift", start + "// decodeIfPresent\n"),
          ("1-clean.json", "{\n  \"fontSize\": 16,\n  \"theme\": \"dark\"\n}\n"),
          ("2-without-font-size.json", "{\n  \"theme\": \"dark\"\n}\n"),
        ])
    ).exercise
    return PracticeItem(
      exercise, name: name,
      draft: PracticeItem.Draft(path: "/state/exercises/\(name).swift", text: draft),
      mark: mark.map {
        ExerciseRecord.Mark(name: name, state: $0, digest: digest ?? exercise.digest)
      })
  }

  static let items = [item("One"), item("Two")]

  /// What becomes of a model.
  static func compiled(_ request: ModelRequest) -> ModelAnswer {
    guard let type = type(of: request.text) else {
      let finding = Diagnostic(
        source: request.fileName, position: JSONPosition(line: 1, column: 1), severity: .error,
        message: "cannot find 'oops' in scope")
      return ModelAnswer(to: request, .failure(ModelFault(findings: [finding])))
    }
    let source = ModelSource(files: request.files.map { ($0.name, $0.text) }).withFacts
    var compiled = ModelAnswer.Compiled(
      sources: [.strict: source, .default: source, .smart: source],
      models: .loaded(
        ModelTypes(strict: type, default: type, smart: type), DecodingOptions()))
    compiled.root = "Settings"
    compiled.roots = ["Settings"]
    compiled.files = request.files
    return ModelAnswer(to: request, .success(compiled))
  }

  static var opening: Opening {
    var opening = Opening()
    opening.practice = Practice(items)
    return opening
  }
}

/// What was asked for besides decodes and models.
struct PracticeTraces {
  var marks: [ExerciseRecord.Mark] = []
  var saves: [SaveRequest] = []
  /// The models that were compiled for a comparison.
  var compared: [String] = []
  /// The texts that were set aside.
  var aside: [String] = []

  var states: [String] { marks.map { "\($0.name) \($0.state.rawValue)" } }
  var savedTexts: [String] { saves.map { String(decoding: $0.bytes, as: UTF8.self) } }
}

extension Session {
  /// Carries out what an exercise asks for until nothing is left: decodes, models, goals, saves.
  @discardableResult
  mutating func settlePractice() -> PracticeTraces {
    var traces = PracticeTraces()
    var queue = effects
    while !queue.isEmpty {
      for message in Self.answers(to: queue.removeFirst(), &traces) {
        send(message)
        queue += effects
      }
    }
    return traces
  }

  /// Presses keys, and carries out what that asks for.
  @discardableResult
  mutating func practise(_ keys: String) throws -> PracticeTraces {
    try press(keys)
    return settlePractice()
  }

  private static func answers(to effect: Effect, _ traces: inout PracticeTraces) -> [Message] {
    guard case .ask(let job) = effect else {
      return answer(to: effect, &traces).map { [$0] } ?? []
    }
    let compares = job.name == CompareQuestion.sides.name
    guard compares || [ModelQuestion.compiled.name, Practice.goals.name].contains(job.name) else {
      return []
    }
    let texts = Noted<String>()
    var workshop = PlayedWorkshop()
    workshop.compiled = {
      texts.note($0.text)
      return PracticeFixture.compiled($0)
    }
    let answers = job.answers(in: workshop)
    if compares { traces.compared += texts.all }
    return answers.map { .answered($0) }
  }

  private static func answer(to effect: Effect, _ traces: inout PracticeTraces) -> Message? {
    switch effect {
    case .explain(let request):
      var answer = request.run()
      // A recorded screen tells the time.
      answer.microseconds = 1000
      return .explained(answer)
    case .after(_, let timer):
      if case .modelDue = timer { return .timer(timer) }
      return nil
    case .recordExercise(let mark):
      traces.marks.append(mark)
      return nil
    case .setAside(let text, let path):
      traces.aside.append(text.string(in: 0..<text.count))
      return .setAside(text, .success(path + ".aside"))
    case .save(let request):
      traces.saves.append(request)
      return .saved(request, nil)
    default: return nil
    }
  }
}
