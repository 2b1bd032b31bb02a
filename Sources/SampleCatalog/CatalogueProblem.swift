/// One way in which the samples' folder breaks its form: where, and what.
struct CatalogueProblem: Error, Hashable {
  /// The file or folder to open.
  var path: String
  /// The line in the file, from 1, where there is one to point at.
  var line: Int? = nil
  var fact: Fact

  /// What was found that the form doesn't allow.
  enum Fact: Hashable {
    case unreadable
    case noSamples
    case folderName(String)
    case sameSampleName(String, otherFolder: String)
    case formerNames
    case formerNameTaken(String, otherFolder: String)
    case strayFile(sample: String)
    case strayFileAmongSamples
    case missingSwiftFile(String)
    case missingSampleEnum(String)
    case missingNamespace(sample: String, namespace: String)
    case emptyNamespace(sample: String, namespace: String)
    case noPayload
    case payloadWithoutNumber(String)
    case samePayloadName(String, otherFile: String)
    case noLesson
    case lessonNotUTF8
    case lessonTitle(found: String)
    case lessonQuestion(found: String)
    case missingHeading(String)
    case factsNotJSON(String)
    case strayFileAmongCourses
    case courseNotUTF8
    case strayFileAmongExercises
    case exerciseNotUTF8
    case noExerciseText
  }
}

extension CatalogueProblem {
  /// The problem in the compilers' form, so that editors and build logs find the place: path, line
  /// if any, `error:`, what was found, what was expected, what to do.
  var message: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): error: \(fact.words)"
  }
}

extension CatalogueProblem.Fact {
  /// What was found, what was expected, what to do, in one line.
  var words: String {
    switch self {
    case .unreadable:
      "can't be read; expected a readable file or folder; check that it exists and its permissions"
    case .noSamples:
      "no sample found; expected folders such as '01-User'; add one"
    case .folderName(let name):
      "the folder is called '\(name)'; expected two digits, a hyphen and a name in UpperCamelCase "
        + "such as '07-OneBadElement'; rename it"
    case .sameSampleName(let name, let other):
      "the sample name '\(name)' is taken by '\(other)'; expected a name of its own; rename one of "
        + "the two folders and what is in it"
    case .formerNames:
      "the former names can't be read; expected literals on one line, such as "
        + "'static let formerNames = [\"Tide\"]'; write them so"
    case .formerNameTaken(let name, let other):
      "the former name '\(name)' leads to '\(other)' already; expected a name that no sample has or "
        + "had; remove it"
    case .strayFile(let sample):
      "unexpected file; expected \(sample)*.swift, numbered .json or .json5 payloads and lesson.md; "
        + "rename or remove it"
    case .strayFileAmongSamples:
      "unexpected file among the samples' folders; expected folders only; move it into a sample or "
        + "remove it"
    case .missingSwiftFile(let name):
      "no '\(name)' in the folder; expected one Swift file for the sample and one for each style; "
        + "add it"
    case .missingSampleEnum(let name):
      "no 'enum \(name): Sample' found; expected the sample's type in this file; declare it"
    case .missingNamespace(let sample, let namespace):
      "no 'extension \(sample) {' with 'enum \(namespace) {' on the next line found; expected the "
        + "style's models between these lines and the two closing braces; wrap them so"
    case .emptyNamespace(let sample, let namespace):
      "'\(sample).\(namespace)' is empty; expected the style's model; write it there"
    case .noPayload:
      "no payload found; expected at least one JSON file such as '1-as-received.json'; add one"
    case .payloadWithoutNumber(let name):
      "the payload is called '\(name)'; expected a number, a hyphen and a name such as "
        + "'2-clean.json'; rename it"
    case .samePayloadName(let name, let other):
      "the payload name '\(name)' is taken by '\(other)'; expected a name of its own; rename one of "
        + "the two"
    case .noLesson:
      "no 'lesson.md' in the folder; expected a lesson with a title, a question and the answer; "
        + "write one"
    case .lessonNotUTF8:
      "the lesson isn't UTF-8 text; expected Markdown in UTF-8; save it so"
    case .lessonTitle(let found):
      "\(quoted(found)) is the first line; expected '# Topic: Title', such as "
        + "'# Basics: Missing key'; write it there"
    case .lessonQuestion(let found):
      "\(quoted(found)) follows the title; expected a paragraph of one sentence that ends with '?'; "
        + "ask the lesson's question there"
    case .strayFileAmongCourses:
      "unexpected file among the courses; expected Markdown files such as 'dates.md'; rename or "
        + "remove it"
    case .courseNotUTF8:
      "the course isn't UTF-8 text; expected Markdown in UTF-8; save it so"
    case .strayFileAmongExercises:
      "unexpected file among the exercises; expected folders such as '01-MissingKey'; move it into "
        + "one or remove it"
    case .exerciseNotUTF8:
      "the exercise's file isn't UTF-8 text; expected Markdown, Swift or JSON in UTF-8; save it so"
    case .noExerciseText:
      "no 'exercise.md' in the folder; expected a title, what is wanted, and goals; write it"
    case .factsNotJSON(let namespace):
      "no facts of '\(namespace)' found; expected a JSON object with those of each style; remove the "
        + "file and run the tests with RECORD_GOLDENS=1"
    case .missingHeading(let heading):
      "no line '\(heading)' found; expected it after the question; add that part"
    }
  }

  private func quoted(_ text: String) -> String {
    text.isEmpty ? "nothing" : "'\(text)'"
  }
}
